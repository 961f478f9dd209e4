"""The hands of the three games, replayed from their texts: what is written beside them must come out."""

from typing import Any

import pytest

from scorekeeper.rules import Ending, HandRecord, score_round

from .vectors import demo_hands

HANDS = pytest.mark.parametrize(("hand", "row"), demo_hands())


@HANDS
def test_a_hand_has_no_problems(hand: HandRecord, row: dict[str, Any]) -> None:
    assert [str(problem) for problem in hand.problems] == []


@HANDS
def test_a_hand_ends_as_the_file_says(hand: HandRecord, row: dict[str, Any]) -> None:
    out = Ending("out", row["out"], row["out_on_double"])
    assert hand.ending == (out if row["out"] else Ending("blocked"))
    assert str(hand.opening) == row["opening"]
    assert {seat: [*map(str, tiles)] for seat, tiles in hand.left.items()} == row["left"]


@HANDS
def test_a_hand_comes_to_the_points_in_the_file(hand: HandRecord, row: dict[str, Any]) -> None:
    assert hand.barnyard and hand.opening
    score = score_round(
        hand.ruleset,
        hand.tile_set,
        hand.opening,
        hand.entries(),
        on_table=hand.barnyard.tiles[1:],
        tiles_each=hand.tiles_each,
    )
    assert score.problems == ()
    assert {seat: score[seat].total for seat in score} == row["points"]


@HANDS
def test_a_hand_is_written_as_it_was_read(hand: HandRecord, row: dict[str, Any]) -> None:
    assert str(hand) == "\n".join(text for _, text in hand.lines)


@HANDS
def test_the_tiles_are_all_somewhere(hand: HandRecord, row: dict[str, Any]) -> None:
    for step in range(len(hand.events) + 1):
        so_far = hand.at(step)
        laid = len(so_far.barnyard.tiles) if so_far.barnyard else 0
        assert laid + so_far.yard + sum(so_far.tiles_in_hand.values()) == len(hand.tile_set)
