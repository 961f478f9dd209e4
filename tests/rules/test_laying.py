"""A table set up as it lies there, its tiles in any order, and the first tile of it that is wrong."""

from itertools import permutations
from typing import Any

import pytest

from scorekeeper.rules import BadOpening, Barnyard, HandRecord, Play, Reason, RuleSet, TileSet

from .tables import drawn, lay_wrong, picture, texts, tile
from .vectors import demo_hands

NINE = TileSet(9)


def test_the_order_in_which_the_tiles_are_named_does_not_matter() -> None:
    table = """
        6-6
          6-1
            1-1
              2-1
              3-1
              4-1
          6-2
          6-3
          6-4
    """
    opening, *plays = drawn(table)
    for first in permutations(range(len(plays)), 3):
        order = [*first, *(set(range(len(plays))) - {*first})]
        yard, problems = Barnyard.lay_out(
            TileSet(6), opening.tile, RuleSet(), [plays[index] for index in order]
        )
        assert problems == ()
        assert {*yard.plays} == {*plays}
        assert yard.unfinished is None


def test_a_foot_is_finished_before_anything_else_though_named_last() -> None:
    yard, problems = lay_wrong("""
        9-9
          9-7
            7-5
          9-4
            4-4
              5-4
              4-1
              4-0
          9-3
          9-2
    """)
    assert problems == []
    laid = texts(yard.plays).split()
    assert laid[laid.index("4-4@9-4") + 1 :][:3] == ["5-4@4-4", "4-1@4-4", "4-0@4-4"]


def test_the_one_foot_that_lacks_toes_was_laid_last() -> None:
    yard, problems = lay_wrong("""
        9-9
          9-4
            4-4
              5-4
          9-7
            7-7
              7-5
              7-1
              7-0
          9-3
            3-1
          9-2
    """)
    assert problems == []
    assert (yard.unfinished, yard.missing) == (tile("4-4"), 2)
    assert texts(yard.plays[-2:]) == "4-4@9-4 5-4@4-4"


LOOSE = [
    # plays that do not hang together
    (["7-5@5-3", "5-3@7-5"], [Reason.NOT_ON_TABLE, Reason.NOT_ON_TABLE]),
    (["7-5@7-5"], [Reason.NOT_ON_TABLE]),
    (["7-5@8-7"], [Reason.NOT_ON_TABLE]),
    (["9-7@9-8", "9-8@9-7", "7-5@9-7"], [Reason.NOT_ON_TABLE] * 3),
    (["9-1@9-9", "9-1@9-9", "1-0@9-1"], [Reason.ALREADY_LAID, Reason.ARMS_FIRST]),
    (["10-9@9-10", "9-10@10-9"], [Reason.NOT_IN_SET, Reason.NOT_IN_SET]),
]


@pytest.mark.parametrize(("plays", "reasons"), LOOSE)
def test_plays_that_do_not_hang_together_are_named_each(plays: list[str], reasons: list[Reason]) -> None:
    _, problems = Barnyard.lay_out(NINE, tile("9-9"), RuleSet(), map(Play.parse, plays))
    assert [problem.reason for problem in problems] == reasons


def test_problems_come_in_the_order_given_with_the_sentence_and_its_names() -> None:
    plays = [Play.parse(text) for text in ("1-0@4-1", "9-1@9-9", "4-1@9-1")]
    yard, problems = Barnyard.lay_out(NINE, tile("9-9"), RuleSet(), plays)
    assert [(problem.index, problem.message) for problem in problems] == [
        (0, "1-0 cannot go onto 4-1: that tile is not on the table."),
        (
            2,
            "4-1 has to wait: 9-9 still takes 3 more, and until then only tiles bearing 9 may be played, "
            "onto it.",
        ),
    ]
    assert problems[0].params == {"tile": "1-0", "onto": "4-1"}
    assert picture(yard) == "9-9 +3\n  9-1"


def test_a_table_without_an_opening_double_cannot_be_laid() -> None:
    with pytest.raises(BadOpening):
        Barnyard.lay_out(NINE, tile("9-8"), RuleSet(), [])


def test_an_opening_double_alone_is_a_table() -> None:
    yard, problems = Barnyard.lay_out(NINE, tile("3-3"), RuleSet(), [])
    assert (picture(yard), problems) == ("3-3 +4", ())


@pytest.mark.parametrize(("hand", "row"), demo_hands())
def test_the_tables_of_the_demo_hands_can_be_laid_backwards(hand: HandRecord, row: dict[str, Any]) -> None:
    assert hand.barnyard
    yard, problems = Barnyard.lay_out(
        hand.tile_set, hand.barnyard.opening, hand.ruleset, hand.barnyard.plays[::-1]
    )
    assert problems == ()
    assert {*yard.plays} == {*hand.barnyard.plays}
    assert (yard.unfinished, yard.missing) == (hand.barnyard.unfinished, hand.barnyard.missing)
