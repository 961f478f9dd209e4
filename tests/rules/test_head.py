"""The head of a hand: its set, house rules, deal and seats, and what may be wrong with them."""

import pytest

from scorekeeper.rules import PRESETS, HandRecord, RuleSet, TileSet

from .marks import check

WRITTEN = "[set double-9] [rules pagat] [deal 11] [seats Ana, Ben]"
TYPED = [
    WRITTEN,
    "  [ SET  Double-9 ][Rules PAGAT]   [deal   11] [seats Ana,Ben]  ",
    "[seats  Ana , Ben ] [deal 11] [rules pagat] [set double 9]",
    "[set 9] [rules pagat] [deal 11] [seats Ana, Ben]",
    '[set double9] [rules pagat arms=4] [deal 11] [seats "Ana", “Ben”]',
    "[set double-9]\n[rules pagat]\n\n[deal 11]\n[seats Ana, Ben]",
    "[set double-9] [rules pagat]\n  [deal 11] [seats Ana, Ben]",
    "[set double-9] [rules pagat] [deal 11] [seats Ana, Ben,]",
    '[set double-9] [rules pagat] [deal 11] [seats "Ana" , "Ben" ]',
]


@pytest.mark.parametrize("typed", TYPED)
def test_a_head_is_read_however_it_is_typed(typed: str) -> None:
    hand = HandRecord.parse(typed)
    assert hand.problems == ()
    assert str(hand) == WRITTEN
    assert (hand.tile_set, hand.preset, hand.tiles_each, hand.seats) == (
        TileSet(9),
        "pagat",
        11,
        ("Ana", "Ben"),
    )
    assert hand.ruleset == RuleSet()


def test_names_with_spaces_may_stand_unquoted_between_the_commas() -> None:
    hand = HandRecord.parse("[set double-9] [rules pagat] [deal 11] [seats Mary  Ann, Ben]")
    assert hand.seats == ("Mary Ann", "Ben")
    assert str(hand).endswith('[seats "Mary Ann", Ben]')


RULES = [
    ("pagat", "pagat", {}),
    ("kelley", "kelley", {}),
    ("pagat arms=6 double_blank=25", "pagat", {"arms": 6, "double_blank": 25}),
    ("Pagat  Double_Blank = 25  arms =6", "pagat", {"arms": 6, "double_blank": 25}),
    (
        "pagat arms=null opener_again=true draw=none",
        "pagat",
        {"arms": None, "opener_again": True, "draw": "none"},
    ),
    ("chickie arms=8 last_tile_call=TRUE", "chickie", {"arms": 8, "last_tile_call": True}),
    ("classic target=500", "classic", {"target": 500}),
    ("kelley out_on_double=0", "kelley", {"out_on_double": 0}),
]


@pytest.mark.parametrize(("said", "preset", "changes"), RULES)
def test_house_rules_are_a_preset_and_what_is_changed_in_it(
    said: str, preset: str, changes: dict[str, object]
) -> None:
    hand = check(f"[set double-9] [rules {said}] [deal 11] [seats Ana, Ben]")
    assert (hand.preset, hand.ruleset) == (preset, PRESETS[preset].replace(**changes))


def test_house_rules_are_written_as_changes_of_their_preset() -> None:
    ruleset = RuleSet().replace(arms=None, opener_again=True, draw="none", double_blank=25, target=500)
    hand = HandRecord.start(TileSet(12), "pagat", ruleset, 12, ["Ana", "Ben"])
    assert str(hand) == (
        "[set double-12] [rules pagat arms=null opener_again=true draw=none double_blank=25 target=500] "
        "[deal 12] [seats Ana, Ben]"
    )
    assert hand.ruleset == ruleset
    kelley = HandRecord.start(
        TileSet(12), "kelley", PRESETS["kelley"].replace(out_on_double=0), 15, ["A", "B"]
    )
    assert "[rules kelley out_on_double=0]" in str(kelley)


def test_comments_of_a_head_are_kept_with_it() -> None:
    hand = HandRecord.parse("[set double-9] # nines\n# and\n[rules pagat] [deal 11] [seats Ana, Ben] # two")
    assert hand.problems == ()
    assert str(hand) == f"# and\n{WRITTEN}  # nines  # two"
    assert HandRecord.parse(str(hand)) == hand


NO_HEAD = "cannot be read here: a hand begins with [set double-9] [rules pagat] [deal 11] [seats Ana, Ben]."
NO_PRESET = "are no rules: write pagat, kelley, chickie or classic first."
NO_RULE = "is no house rule, or not one of its values."
NO_NAME = "begins with no name: write names with commas between them, and unusual ones in quotes."
WRONG = {
    "the set": """
        [set double-7] [rules pagat] [deal 11] [seats Ana, Ben]
             ^ UNREADABLE “double-7” is no set: sets are double-6, 9, 12, 15 and 18.
        """,
    "no set": """
        [set] [rules pagat] [deal 11] [seats Ana, Ben]
            ^ UNREADABLE “” is no set: sets are double-6, 9, 12, 15 and 18.
        """,
    "the preset": f"""
        [set double-9] [rules texas] [deal 11] [seats Ana, Ben]
                              ^ UNREADABLE “texas” {NO_PRESET}
        """,
    "a rule without a preset": f"""
        [set double-9] [rules arms=6] [deal 11] [seats Ana, Ben]
                              ^ UNREADABLE “arms=6” {NO_PRESET}
        """,
    "a stray sign among the rules": f"""
        [set double-9] [rules pagat = = arms=6] [deal 11] [seats Ana, Ben]
                              ^ UNREADABLE “pagat = = arms=6” {NO_PRESET}
        """,
    "a value of a rule": f"""
        [set double-9] [rules pagat arms=5] [deal 11] [seats Ana, Ben]
                                    ^ UNREADABLE “arms=5” {NO_RULE}
        """,
    "a rule without a value": f"""
        [set double-9] [rules pagat opener_again] [deal 11] [seats Ana, Ben]
                                    ^ UNREADABLE “opener_again” {NO_RULE}
        """,
    "an unknown rule": f"""
        [set double-9] [rules pagat double_blank=25 legs=3] [deal 11] [seats Ana, Ben]
                                                    ^ UNREADABLE “legs=3” {NO_RULE}
        """,
    "the deal": """
        [set double-9] [rules pagat] [deal eleven] [seats Ana, Ben]
                                           ^ UNREADABLE “eleven” is no number of tiles to deal.
        """,
    "no tiles dealt": """
        [set double-9] [rules pagat] [deal 0] [seats Ana, Ben]
                                           ^ UNREADABLE “0” is no number of tiles to deal.
        """,
    "more dealt than there are": """
        [set double-9] [rules pagat] [deal 28] [seats Ana, Ben]
                                           ^ UNREADABLE 28 tiles each are not to be had: at most 27 are.
        """,
    "more dealt than there are when the double is set out": """
        [set double-6] [rules pagat opening=set_out] [deal 14] [seats Ana, Ben]
                                                           ^ UNREADABLE 14 tiles each are not to be had: at \
most 13 are.
        """,
    "one player": """
        [set double-9] [rules pagat] [deal 11] [seats Ana]
                                                      ^ UNREADABLE Two to twelve can play, not 1.
        """,
    "no player": """
        [set double-9] [rules pagat] [deal 11] [seats]
                                                     ^ UNREADABLE Two to twelve can play, not 0.
        """,
    "thirteen players": """
        [set double-9] [rules pagat] [deal 1] [seats A, B, C, D, E, F, G, H, I, J, K, L, M]
                                                     ^ UNREADABLE Two to twelve can play, not 13.
        """,
    "one name twice": """
        [set double-9] [rules pagat] [deal 11] [seats Jo, JO]
                                                          ^ UNREADABLE Two players cannot both be called JO.
        """,
    "an empty name": f"""
        [set double-9] [rules pagat] [deal 11] [seats Ana,, Ben]
                                                          ^ UNREADABLE “, Ben” {NO_NAME}
        """,
    "an empty name in quotes": f"""
        [set double-9] [rules pagat] [deal 11] [seats "", Ben]
                                                      ^ UNREADABLE “"", Ben” {NO_NAME}
        """,
    "something between brackets": f"""
        [set double-9] [rules pagat] so [deal 11] [seats Ana, Ben]
                                     ^ UNREADABLE “so [deal 11] [seats Ana, Ben]” {NO_HEAD}
        """,
    "an unknown part": f"""
        [set double-9] [rules pagat] [deal 11] [seats Ana, Ben] [table round]
                                                                 ^ UNREADABLE “table” {NO_HEAD}
        """,
    "a part twice": """
        [set double-9] [rules pagat] [deal 11] [deal 10] [seats Ana, Ben]
                                                ^ UNREADABLE [deal …] stands there twice.
        """,
    "a part that is missing": """
        [set double-9] [deal 11] [seats Ana, Ben]
        ^ UNREADABLE The head of the hand lacks [rules …].
        """,
    "two parts that are missing": """
        [set double-9] [rules pagat]
        ^ UNREADABLE The head of the hand lacks [seats …].
        ^ UNREADABLE The head of the hand lacks [deal …].
        """,
    "a bracket that does not end": f"""
        [set double-9 [rules pagat] [deal 11] [seats Ana, Ben
        ^ UNREADABLE “[set double-9 [rules pagat] [deal 11] […” {NO_HEAD}
        """,
    "something between quotes": f"""
        [set double-9] [rules pagat] [deal 11] [seats Ana"x", Ben, A"]
                                               ^ UNREADABLE “[seats Ana"x", Ben, A"]” {NO_HEAD}
        """,
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_a_head_is_named_and_it_is_kept_as_typed(what: str) -> None:
    hand = check(WRONG[what])
    assert str(hand) == WRONG[what].splitlines()[1].strip()


FILLED_IN = "[set double-8] [deal x] [rules y] [seats z]\n"


def test_what_a_head_does_not_say_is_filled_in_as_usual_so_that_the_hand_can_be_followed() -> None:
    hand = HandRecord.parse(f"{FILLED_IN}Ana 9-9\nben 9-4\nCy draw 9-5\nDee 9-7\nANA 9-6")
    assert (hand.tile_set, hand.preset, hand.ruleset) == (TileSet(9), "pagat", RuleSet())
    assert (hand.seats, hand.tiles_each) == (("Ana", "ben", "Cy", "Dee"), 11)
    assert [problem.line for problem in hand.problems] == [1, 1, 1, 1]
    assert hand.barnyard
    assert len(hand.barnyard.tiles) == 5


def test_a_head_of_several_lines_is_kept_as_typed_if_something_is_wrong_with_it() -> None:
    text = "[set double-9]\n[rules pagat] [deal 0]\n[seats Ana, Ben]"
    hand = HandRecord.parse(text)
    assert [(problem.line, problem.column) for problem in hand.problems] == [(2, 21)]
    assert str(hand) == text


def test_players_are_those_who_draw_play_or_pass() -> None:
    hand = HandRecord.parse("Ana draw\nBen pass\nCy 9-9\nDee\nEve out\nleft Fay 6-4\nana 9-4")
    assert hand.seats == ("Ana", "Ben", "Cy")
    crowd = HandRecord.parse("\n".join(f"P{number} draw" for number in range(14)))
    assert crowd.seats == tuple(f"P{number}" for number in range(12))


def test_a_head_is_missed_where_the_text_begins() -> None:
    assert [problem.line for problem in HandRecord.parse("\n\nAna draw").problems] == [3]
    (hand,) = HandRecord.parse_all("\n  \n  # so\n  Ana draw")
    assert [(problem.line, problem.column) for problem in hand.problems] == [(3, 1)]


def test_a_hand_without_a_head_is_followed_all_the_same() -> None:
    hand = check(
        f"""
        Ana 9-9
        ^ UNREADABLE The head of the hand is missing: {HEAD}
        Ben 9-4
        # well
        what is this
        ^ UNREADABLE “what” is no player of this hand.
        Ana 9-5
        """
    )
    assert hand.seats == ("Ana", "Ben")
    assert hand.turn == "Ben"
    assert str(hand).splitlines() == ["Ana 9-9", "Ben 9-4", "# well", "what is this", "Ana 9-5"]


HEAD = "[set double-9] [rules pagat] [deal 11] [seats Ana, Ben]."


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet", "\ufeff"])
def test_where_nothing_is_said_the_head_is_missing(text: str) -> None:
    hand = HandRecord.parse(text)
    assert [problem.message for problem in hand.problems] == [f"The head of the hand is missing: {HEAD}"]
    assert (hand.events, hand.seats, hand.barnyard) == ((), (), None)
    assert str(hand) == text.strip().removeprefix("\ufeff")
