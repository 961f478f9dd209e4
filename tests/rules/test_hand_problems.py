"""What can be wrong with a hand at a table, each with its place and its sentence (RULES 3)."""

import pytest

from scorekeeper.rules import Ending, HandCode, HandRecord

from .marks import check, head

HANDS = {
    "somebody plays out of turn": """
        Ana 9-9
        Cy 9-4
        ^ OUT_OF_TURN It is Ben's turn, not Cy's.
        Ana draw pass
        """,
    "somebody passes out of turn": """
        Ana 9-9
        Ana draw pass
        ^ OUT_OF_TURN It is Ben's turn, not Ana's.
        """,
    "somebody plays while another has only drawn": """
        Ana 9-9
        Ben draw
        Cy 9-4
        ^ OUT_OF_TURN It is still Ben's turn, who drew and neither played nor passed: not Cy's.
        """,
    "somebody passes without drawing": """
        Ana 9-9
        Ben pass
            ^ PASSED_WITHOUT_DRAWING Ben passed, but has to draw: 22 can still be drawn.
        """,
    "somebody draws twice in a turn": """
        Ana 9-9
        Ben draw draw 9-4
                 ^ DREW_TOO_MANY Ben drew twice: one tile a turn is drawn.
        Cy draw
        Cy draw
           ^ DREW_TOO_MANY Cy drew twice: one tile a turn is drawn.
        """,
    "a play that the layout cannot hold": """
        Ana 9-9
        Ben 7-4
            ^ ILLEGAL 7-4 fits no open end: they take 9.
        Cy 9-4@9-8
           ^ ILLEGAL 9-4 cannot go onto 9-8: that tile is not on the table.
        Ana draw 10-9
                 ^ ILLEGAL 10-9 is not in the double-9 set.
        Ben 9-9
            ^ ILLEGAL 9-9 lies on the table already.
        Cy 9-4
        Ana 4-1
            ^ ILLEGAL 4-1 has to wait: 9-9 still takes 3 more, and until then only tiles bearing 9 may be \
played, onto it.
        """,
    "a tile that several ends take": """
        Ana 9-9
        Ben 9-4
        Cy 9-5
        Ana 9-6
        Ben 9-7
        Cy 5-4
           ^ UNREADABLE 5-4 fits several ends: write 5-4@9-5, 5-4@9-4.
        Ana 5-4@9-5
        """,
    "what comes after an illegal tile cannot rest on it": """
        Ana 9-9
        Ben 9-10
            ^ ILLEGAL 10-9 is not in the double-9 set.
        Cy 9-5
        Ana 10-3@10-9
            ^ ILLEGAL 10-3 is not in the double-9 set.
        Ben 8-3@10-9
            ^ ILLEGAL 8-3 cannot go onto 10-9: that tile is not on the table.
        """,
}


@pytest.mark.parametrize("what", HANDS)
def test_what_goes_wrong_in_turns_is_named_with_its_place(what: str) -> None:
    check(HANDS[what], head=head())


WITH_RULES = {
    "nobody draws": (
        "draw=none",
        """
        Ana 9-9
        Ben draw 9-4
            ^ DREW_TOO_MANY Ben must not draw: by the house rules nobody does.
        Cy pass
        """,
    ),
    "one draws until a tile fits": (
        "draw=until_playable drawn_tile=must",
        """
        Ana 9-9
        Ben draw draw pass
                      ^ PASSED_WITHOUT_DRAWING Ben passed, but has to draw: 20 can still be drawn.
        """,
    ),
    "a drawn tile waits": (
        "drawn_tile=wait",
        """
        Ana 9-9
        Ben draw 9-4
                 ^ OUT_OF_TURN Ben drew, and by the house rules what is drawn waits for the next turn: 9-4 \
comes too early.
        Cy 9-5
        """,
    ),
    "the last tile is called, but this was not the last": (
        "last_tile_call=true",
        """
        Ana 9-9
        Ana forgot draw
                   ^ DREW_TOO_MANY Ana need not draw: there is no last tile to call with 10 in hand.
        Ana forgot miss
                   ^ PASSED_WITHOUT_DRAWING Ana misses no turn: there is no last tile to call with 11 in hand.
        """,
    ),
    "the last tile need not be called": (
        "last_tile_call=false",
        """
        Ana 9-9
        Ana forgot draw
                   ^ DREW_TOO_MANY Ana need not draw: by the house rules the last tile need not be called.
        Ana forgot miss
                   ^ PASSED_WITHOUT_DRAWING Ana misses no turn: by the house rules the last tile need not be \
called.
        """,
    ),
}


@pytest.mark.parametrize("what", WITH_RULES)
def test_what_breaks_a_house_rule_is_named(what: str) -> None:
    rules, hand = WITH_RULES[what]
    check(hand, head=head(rules=rules))


def test_who_forgot_to_call_misses_no_turn_while_there_is_a_tile_to_draw() -> None:
    check(
        """
        Ana 9-9
        Ana forgot miss
                   ^ PASSED_WITHOUT_DRAWING Ana misses no turn, but draws: 49 can still be drawn.
        """,
        head=head(deal=2, rules="last_tile_call=true"),
    )


ALONE = ["6-6", "6-1", "6-2", "6-3", "6-4", "5-1", "5-0", "4-0@6-4"]
"""What Ana plays while the others pass."""


@pytest.mark.parametrize(
    ("others", "deal", "reserve", "sentence"),
    [
        (["Ben", "Cy", "Dee"], 7, 0, "Ana cannot have drawn: the yard is empty."),
        (
            ["Ben", "Cy"],
            9,
            1,
            "Ana must not draw: by the house rules the yard keeps 1.",
        ),
    ],
)
def test_who_forgot_to_call_cannot_draw_what_is_not_there(
    others: list[str], deal: int, reserve: int, sentence: str
) -> None:
    passes = "".join(f"\n{name} pass" for name in others)
    played = f"{passes}\n".join(f"Ana {text}" for text in ALONE[: deal - 1])
    check(
        f"{played}\nAna forgot draw\n           ^ DREW_FROM_EMPTY_YARD {sentence}",
        head=head(
            ", ".join(["Ana", *others]), size=6, deal=deal, rules=f"last_tile_call=true reserve={reserve}"
        ),
    )


def test_who_draws_twice_does_so_though_one_tile_is_still_there() -> None:
    hand = check(
        """
        Ana 6-6
        Ben draw draw pass
                 ^ DREW_TOO_MANY Ben drew twice: one tile a turn is drawn.
        """,
        head=head("Ana, Ben", size=6, deal=13),
    )
    assert hand.yard == 0


def test_a_problem_names_what_its_sentence_needs_and_no_more() -> None:
    (problem,) = HandRecord.parse(f"{head()}\nAna 9-9\nCy 9-4").problems
    assert (problem.line, problem.column, problem.code) == (3, 1, HandCode.OUT_OF_TURN)
    assert problem.params == {"seat": "Cy", "turn": "Ben"}


def test_the_yard_gives_no_more_than_it_has() -> None:
    hand = check(
        """
        Ana 6-6
        Ben draw 6-1
        Cy draw pass
           ^ DREW_FROM_EMPTY_YARD Cy cannot have drawn: the yard is empty.
        """,
        head=head(size=6, deal=9),
    )
    assert (hand.yard, hand.tiles_in_hand["Cy"]) == (0, 9)


def test_the_reserve_of_the_yard_is_never_drawn() -> None:
    hand = check(
        """
        Ana 6-6
        Ben draw 6-1
            ^ DREW_FROM_EMPTY_YARD Ben must not draw: by the house rules the yard keeps 2.
        Ana pass
        """,
        head=head("Ana, Ben", size=6, deal=13, rules="reserve=2"),
    )
    assert (hand.yard, hand.tiles_in_hand["Ben"]) == (1, 13)


def test_who_has_played_all_that_was_dealt_and_drawn_has_no_tile_left() -> None:
    """The count says that Ana is out; she plays on, so the count was wrong: that is said once."""
    hand = check(
        """
        Ana 9-9
        Ben 9-1
        Ana 9-2
        Ben draw 9-3
        ^ AFTER_THE_END The hand is over: Ana has played the last tile.
        Ana 9-4
            ^ PLAYED_MORE_THAN_HELD Ana has no tile left to play: 9-4 is one more than were dealt and drawn.
        Ben draw 4-1@9-4
        Ana 2-1@9-2
            ^ PLAYED_MORE_THAN_HELD Ana has no tile left to play: 2-1 is one more than were dealt and drawn.
        Ana out
        left Ben 3-2
        """,
        head=head("Ana, Ben", deal=2),
    )
    assert hand.ending == Ending("out", "Ana")
    assert hand.tiles_in_hand["Ana"] == 0


def test_who_goes_on_at_once_after_the_last_tile_has_one_too_many() -> None:
    check(
        """
        Ana 9-9
        Ana 9-2
            ^ PLAYED_MORE_THAN_HELD Ana has no tile left to play: 9-2 is one more than were dealt and drawn.
        Ben 9-3
        """,
        head=head("Ana, Ben", deal=1, rules="opener_again=true"),
    )
