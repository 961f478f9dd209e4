"""Reading what was typed, and the bill of one hand."""

from typing import Any

import pytest

from scorekeeper.rules import SeatEntry, Tile, bill

from .vectors import about, rules, vectors


@pytest.mark.parametrize("row", vectors("sums"), ids=lambda row: repr(row["raw"])[:20])
def test_a_number_or_a_sum_is_read(row: dict[str, Any]) -> None:
    assert SeatEntry(pips=row["raw"]).counted_pips == row["number"]


def test_a_number_too_long_to_print_is_no_number() -> None:
    assert SeatEntry(pips=10**5000).counted_pips is None


def test_tiles_can_be_written_or_given() -> None:
    for tiles in ("6-4 3-2", "[6-4], [3-2]", "4|6;2|3", ["6-4", "2-3"], (Tile(6, 4), Tile(3, 2))):
        assert SeatEntry(tiles=tiles).tapped == (Tile(6, 4), Tile(3, 2))


def test_a_piece_that_is_no_tile_stays_what_it_was_or_is_named_by_its_kind() -> None:
    entry = SeatEntry(tiles=["6-4", "cow", 7, [1]])
    assert entry.pieces == (Tile(6, 4), "cow", "7", "list")
    assert not entry.is_readable


@pytest.mark.parametrize("row", vectors("bills"), ids=about)
def test_the_bill_says_what_each_point_is_for(row: dict[str, Any]) -> None:
    score = bill(rules(row["rules"]), SeatEntry(**row["entry"]))
    assert [[line.kind, line.points, *filter(None, [line.params])] for line in score.lines] == row["lines"]
    assert score.total == row["total"]
