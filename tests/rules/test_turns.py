"""Whose turn it is, what may be drawn, and who passes: the house rules at work (RULES 3 and 4)."""

import pytest

from scorekeeper.rules import HandRecord

from .marks import WORD, check, head

ARMS = """
Ana 9-9
Ben 9-4
Cy 9-5
Ana 9-6
Ben 9-7
"""


def test_turns_go_round_after_the_opening_double() -> None:
    hand = HandRecord.parse(head())
    turns = []
    for text in ARMS.strip().splitlines():
        hand = hand.then(text)
        turns.append(hand.turn)
    assert turns == ["Ben", "Cy", "Ana", "Ben", "Cy"]
    assert dict(hand.tiles_in_hand) == {"Ana": 9, "Ben": 9, "Cy": 10}
    assert hand.yard == 55 - 33
    assert hand.problems == ()


def test_before_the_opening_double_it_is_nobodys_turn() -> None:
    hand = HandRecord.parse(head())
    assert (hand.turn, hand.barnyard, hand.opening, hand.ending) == (None, None, None, None)
    assert (hand.may_draw, hand.may_pass, hand.drawn) == (True, False, 0)


def test_whoever_plays_out_of_turn_has_played_and_the_turn_goes_on_from_them() -> None:
    hand = check(
        """
        Ana 9-9
        Cy 9-4
        ^ OUT_OF_TURN It is Ben's turn, not Cy's.
        Ana 9-5
        Ben 9-6
        """,
        head=head(),
    )
    assert hand.turn == "Cy"


def test_who_only_drew_is_still_to_play_or_to_pass() -> None:
    hand = check(
        """
        Ana 9-9
        Ben draw
        """,
        head=head(),
    )
    assert (hand.turn, hand.drawn, hand.may_draw, hand.may_pass) == ("Ben", 1, False, True)
    check(
        """
        Ana 9-9
        Ben draw
        Cy 9-4
        ^ OUT_OF_TURN It is still Ben's turn, who drew and neither played nor passed: not Cy's.
        """,
        head=head(),
    )


def test_a_turn_that_goes_on_in_the_next_line_is_one_turn() -> None:
    hand = check(
        """
        Ana 9-9
        Ben draw   # oh
        Ben 9-4    # well
        Cy draw
        Cy pass
        """,
        head=head(),
    )
    assert str(hand).splitlines()[1:] == ["Ana 9-9", "Ben draw 9-4  # oh  # well", "Cy draw pass"]
    assert len(hand.events) == 3


def test_a_comment_between_keeps_a_turn_in_two_lines() -> None:
    hand = check(
        """
        Ana 9-9
        Ben draw
        # at last
        Ben 9-4
        """,
        head=head(),
    )
    assert (hand.turn, len(hand.events)) == ("Cy", 3)


def test_after_an_unreadable_line_whoever_comes_next_is_right() -> None:
    hand = check(
        f"""
        Ana 9-9
        Ben nine four
            ^ UNREADABLE “nine” {WORD}
        Cy 9-5
        """,
        head=head(),
    )
    assert hand.turn == "Ana"
    assert hand.undone().turn is None
    assert HandRecord.parse(f"{head()}\nAna 9-9\nBen draw\nBen nine").drawn == 0


OPENER_AGAIN = [("opener_again=true", "Ana"), ("opener_again=false", "Ben")]


@pytest.mark.parametrize(("rule", "turn"), OPENER_AGAIN)
def test_who_opened_plays_again_at_once_where_the_house_rules_say_so(rule: str, turn: str) -> None:
    hand = HandRecord.parse(head(rules=rule) + "\nAna 9-9")
    assert hand.turn == turn
    assert hand.then(f"{turn} 9-4").then(f"{'Ben' if turn == 'Ana' else 'Cy'} 9-5").problems == ()


def test_who_opened_and_cannot_play_again_draws_like_anybody() -> None:
    hand = check(
        """
        Ana 9-9
        Ana draw pass
        Ben 9-4
        """,
        head=head(rules="opener_again=true"),
    )
    assert hand.turn == "Cy"


def test_a_double_set_out_comes_out_of_the_yard_and_the_next_player_starts() -> None:
    hand = HandRecord.parse(head(rules="opening=set_out") + "\nset out 9-9")
    assert (hand.turn, str(hand.opening), hand.yard) == (None, "9-9", 55 - 33 - 1)
    assert (hand.may_draw, hand.may_pass) == (True, False)
    hand = check(
        """
        set out 9-9
        Cy 9-4
        Ana 9-5
        Cy 9-6
        ^ OUT_OF_TURN It is Ben's turn, not Cy's.
        """,
        head=head(rules="opening=set_out"),
    )
    assert dict(hand.tiles_in_hand) == {"Ana": 10, "Ben": 11, "Cy": 9}


def test_who_opens_is_not_asked_for_when_the_double_is_set_out_though_rules_say_otherwise() -> None:
    """The text says what happened; how the double should have been found is the table's affair."""
    assert check("set out 9-9\nBen 9-4", head=head()).turn == "Cy"
    assert check("Ana 9-9", head=head(rules="opening=set_out")).turn == "Ben"


DRAWING = [
    # house rules, yard, drawn so far, may draw, may pass
    ("draw=one drawn_tile=may", 2, 0, True, False),
    ("draw=one drawn_tile=may", 2, 1, False, True),
    ("draw=one drawn_tile=must", 2, 1, False, True),
    ("draw=one drawn_tile=wait", 2, 1, False, True),
    ("draw=one drawn_tile=may", 1, 0, True, False),
    ("draw=one drawn_tile=may", 0, 0, False, True),
    ("draw=until_playable drawn_tile=must", 5, 0, True, False),
    ("draw=until_playable drawn_tile=must", 5, 1, True, False),
    ("draw=until_playable drawn_tile=must", 5, 4, True, False),
    ("draw=until_playable drawn_tile=must", 5, 5, False, True),
    ("draw=until_playable drawn_tile=may", 5, 1, True, True),
    ("draw=until_playable drawn_tile=wait", 5, 1, True, True),
    ("draw=until_playable drawn_tile=may", 5, 0, True, False),
    ("draw=none drawn_tile=may", 5, 0, False, True),
    ("draw=one drawn_tile=may reserve=1", 2, 0, True, False),
    ("draw=one drawn_tile=may reserve=1", 1, 0, False, True),
    ("draw=one drawn_tile=may reserve=2", 3, 0, True, False),
    ("draw=one drawn_tile=may reserve=2", 2, 0, False, True),
    ("draw=one drawn_tile=may reserve=2", 3, 1, False, True),
    ("draw=until_playable drawn_tile=must reserve=2", 5, 2, True, False),
    ("draw=until_playable drawn_tile=must reserve=2", 5, 3, False, True),
]


@pytest.mark.parametrize(("rules", "yard", "drawn", "may_draw", "may_pass"), DRAWING)
def test_what_the_house_rules_leave_open_to_the_one_on_turn(
    rules: str, yard: int, drawn: int, may_draw: bool, may_pass: bool
) -> None:
    """A double-six for two: twenty-eight tiles less those in the yard are dealt, or looked for first."""
    hand = HandRecord.parse(head("Ana, Ben", size=6, deal=5, rules=rules))
    for draw in range(18 - yard):
        hand = hand.then(f"{('Ana', 'Ben')[draw % 2]} draw")
    hand = hand.then("Ana 6-6")
    for _ in range(drawn):
        hand = hand.then("Ben draw")
    assert hand.problems == ()
    assert (hand.turn, hand.drawn, hand.yard) == ("Ben", drawn, yard - drawn)
    assert (hand.may_draw, hand.may_pass) == (may_draw, may_pass)


UNTIL = head(rules="draw=until_playable drawn_tile=must")


def test_where_one_draws_until_a_tile_fits_several_draws_are_one_turn() -> None:
    hand = check("Ana 9-9\nBen draw draw draw 9-2\nCy 9-4", head=UNTIL)
    assert (hand.yard, hand.tiles_in_hand["Ben"]) == (22 - 3, 11 + 3 - 1)
