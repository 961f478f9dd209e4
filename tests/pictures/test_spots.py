"""Every step from a tile to the next leads to where they touch and do not overlap, whichever way it faces."""

from itertools import combinations

import pytest

from scorekeeper.pictures.spots import (
    AFTER_TILE,
    ARMS,
    DOUBLE_AFTER_TILE,
    TOES_OF_DOUBLE,
    Spot,
    Step,
    Thing,
    hits,
)
from tests.pictures.geometry import Box, box, gap, overlap

TURNS = range(8)


def shape(spot: Spot) -> Box:
    return box(spot.x, spot.y, 45 * spot.turn + 90 * spot.crosswise)


def spots(steps: tuple[Step, ...], *, crosswise: bool) -> list[Spot]:
    return [Spot(*step, crosswise) for step in steps]


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize(("steps", "crosswise"), [(AFTER_TILE, False), (DOUBLE_AFTER_TILE, True)])
def test_what_comes_after_a_tile_touches_it(turn: int, steps: tuple[tuple[Step, ...], ...], crosswise: bool):
    tile = shape(Spot(0, 0, turn, crosswise=False))
    for after in spots(steps[turn], crosswise=crosswise):
        assert not overlap(tile, shape(after))
        assert gap(tile, shape(after)) <= 1.5


@pytest.mark.parametrize("turn", TURNS)
def test_toes_touch_their_double_and_are_clear_of_each_other(turn: int):
    double = shape(Spot(0, 0, turn, crosswise=True))
    toes = [shape(toe) for toe in spots(TOES_OF_DOUBLE[turn], crosswise=False)]

    assert [step[2] for step in TOES_OF_DOUBLE[turn]] == [turn, (turn - 1) % 8, (turn + 1) % 8]
    assert all(gap(double, toe) <= 1.5 for toe in toes)
    assert not any(overlap(one, other) for one, other in combinations([double, *toes], 2))


@pytest.mark.parametrize("arms", ARMS)
def test_arms_are_clear_of_each_other(arms: int):
    double = shape(Spot(0, 0, 2, crosswise=True))
    placed = [shape(arm) for arm in spots(ARMS[arms], crosswise=False)]

    assert len(placed) == arms
    assert not any(overlap(one, other) for one, other in combinations([double, *placed], 2))


@pytest.mark.parametrize("one", range(4))
@pytest.mark.parametrize("other", range(4))
def test_what_overlaps_is_told_exactly(one: int, other: int):
    """Of all places around a tile, some units apart."""
    tile = box(0, 0, 45 * one)
    for x in range(-98, 99, 7):
        for y in range(-98, 99, 7):
            apart = box(x, y, 45 * other)
            assert hits(0, 0, one, [Thing(x, y, other)]) == overlap(tile, apart), (x, y)
