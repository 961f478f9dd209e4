"""Questions people ask about plays, each with the right answer under the default rules (RULES 7)."""

import pytest

from scorekeeper.rules import HandCode, HandRecord, IllegalPlay, Reason

from .tables import lay, texts, tile, tiles

OPEN_FOOT = """
    9-9
      9-7
      9-5
      9-4
        4-4 +3
      9-3
"""
HEAD = "[set double-9] [rules pagat] [deal 11] [seats Ana, Ben, Cy, Dee]\n"
FOOT = HEAD + "Ana 9-9\nBen 9-4\nCy 9-7\nDee 9-5\nAna 9-3\nBen 4-4\n"


def test_may_i_play_elsewhere_while_a_foot_is_open_no_draw() -> None:
    yard = lay(OPEN_FOOT)
    assert yard.legal_plays(tiles("7-1 5-3 9-8")) == ()
    with pytest.raises(IllegalPlay) as refused:
        yard.resolve("7-1")
    assert refused.value.reason is Reason.FOOT_FIRST
    assert HandRecord.parse(FOOT + "Cy draw pass").problems == ()


def test_must_i_cover_a_double_that_somebody_else_played_yes() -> None:
    hand = HandRecord.parse(FOOT + "Cy 7-1")
    assert [(problem.code, problem.params["reason"]) for problem in hand.problems] == [
        (HandCode.ILLEGAL, Reason.FOOT_FIRST)
    ]


def test_can_i_play_two_doubles_in_one_turn_no() -> None:
    hand = HandRecord.parse(FOOT + "Ben 5-5")
    assert HandCode.OUT_OF_TURN in [problem.code for problem in hand.problems]
    with pytest.raises(IllegalPlay):
        lay(OPEN_FOOT).resolve("5-5")


def test_can_a_double_be_an_arm_or_a_toe_no() -> None:
    yard = lay(OPEN_FOOT)
    assert [play for play in yard.legal_plays() if play.tile.is_double] == []
    with pytest.raises(IllegalPlay):
        lay("9-9 +4").resolve("8-8")


def test_can_i_end_on_a_double_yes() -> None:
    hand = HandRecord.parse(
        "[set double-9] [rules pagat] [deal 2] [seats Ana, Ben]\n"
        "Ana 9-9\nBen 9-4\nAna draw 9-5\nBen draw 9-6\nAna draw 9-7\nBen 4-4\nBen out\n"
    )
    assert hand.problems == ()
    assert hand.ending and (hand.ending.seat, hand.ending.on_double) == ("Ben", True)


def test_are_blanks_wild_no() -> None:
    yard = lay(
        """
        6-6
          6-1
          6-2
          6-3
          6-4
    """,
        size=6,
    )
    assert texts(yard.plays_of(tile("4-0"))) == "4-0@6-4"
    with pytest.raises(IllegalPlay) as refused:
        yard.resolve("5-0")
    assert refused.value.message == "5-0 fits no open end: they take 1, 2, 3, 4."


def test_all_twos_but_the_double_are_covered_its_holder_cannot_play_it() -> None:
    yard = lay(
        """
        6-6
          6-2
            2-1
          6-1
          6-3
            3-2
              2-5
          6-4
            4-2
              2-0
    """,
        size=6,
    )
    assert yard.on_table(2) == 6
    assert yard.plays_of(tile("2-2")) == ()


def test_must_i_draw_when_the_yard_is_empty_no_pass() -> None:
    table = "[set double-6] [rules pagat] [deal 14] [seats Ana, Ben]\nAna 6-6\nBen 6-1\n"
    assert HandRecord.parse(table).yard == 0
    assert HandRecord.parse(table + "Ana pass").problems == ()
    assert [problem.code for problem in HandRecord.parse(table + "Ana draw pass").problems] == [
        HandCode.DREW_FROM_EMPTY_YARD
    ]
