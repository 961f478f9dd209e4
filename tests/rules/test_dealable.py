"""Whether all hands can be dealt at once: by hand, and against every way to deal a double-six."""

from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import Tile, TileSet
from scorekeeper.rules.dealable import Budget, Held, conflict, dealable

from .solver import can_be_dealt
from .vectors import about, vectors

SIX = tuple(TileSet(6))
AMPLE = 10**9


def decide(
    free: tuple[Tile, ...], hands: list[Held], *, blanks_count: bool = False, steps: int = AMPLE
) -> bool | None:
    return dealable(free, hands, blanks_count=blanks_count, budget=Budget(steps))


def held(hand: dict[str, Any]) -> Held:
    tiles = tuple(sorted(map(Tile.parse, hand.get("tiles", "").split())))
    return Held(hand.get("pips", 0), hand.get("blanks", 0), tiles)


@pytest.mark.parametrize("row", vectors("dealable"), ids=about)
def test_hands_worked_out_by_hand(row: dict[str, Any]) -> None:
    table = set(map(Tile.parse, row["on_table"]))
    free = tuple(tile for tile in TileSet(row["set"]) if tile not in table)
    hands = [held(hand) for hand in row["hands"]]
    assert decide(free, hands, blanks_count=row["blanks_count"]) is row["dealable"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_small_hands_of_a_double_six(players: int) -> None:
    free = tuple(tile for tile in SIX if 0 < tile.pips <= 5)
    for pips in combinations_with_replacement(range(1, 8), players):
        wanted = [(number, 0) for number in pips]
        expected = can_be_dealt(free, wanted, blanks_count=False)
        assert decide(free, [Held(number) for number in pips]) is expected, pips


def test_all_pairs_of_hands_that_hold_nearly_everything() -> None:
    free = tuple(map(Tile.parse, ["6-5", "5-5", "6-3", "4-4", "3-1", "2-0", "1-0"]))
    total = sum(tile.pips for tile in free)
    for one in range(1, total):
        for rest in range(min(6, total - one)):
            wanted = [(one, 0), (total - one - rest, 0)]
            expected = can_be_dealt(free, wanted, blanks_count=False)
            assert decide(free, [Held(*hand) for hand in wanted]) is expected, wanted


tiles_of_six = st.lists(st.sampled_from(SIX[1:]), unique=True, max_size=12)
hands_by_number = st.lists(st.tuples(st.integers(1, 30), st.integers(0, 3)), max_size=3)


@given(free=tiles_of_six, hands=hands_by_number, blanks_count=st.booleans())
def test_any_hands_from_any_tiles(free: list[Tile], hands: list[tuple[int, int]], blanks_count: bool) -> None:
    """Few tiles are free as many lie on the table: both many refusals and a small rest."""
    expected = can_be_dealt(free, hands, blanks_count=blanks_count)
    assert decide(tuple(free), [Held(*hand) for hand in hands], blanks_count=blanks_count) is expected


@given(free=tiles_of_six, known=tiles_of_six, hands=hands_by_number, blanks_count=st.booleans())
def test_known_hands_take_their_tiles_away(
    free: list[Tile], known: list[Tile], hands: list[tuple[int, int]], blanks_count: bool
) -> None:
    known = [tile for tile in free if tile in known]
    left = [tile for tile in free if tile not in known]
    expected = can_be_dealt(left, hands, blanks_count=blanks_count)
    by_tile = [Held(sum(tile.pips for tile in known), 0, tuple(sorted(known)))] if known else []
    everybody = [Held(*hand) for hand in hands] + by_tile
    assert decide(tuple(free), everybody, blanks_count=blanks_count) is expected


@given(
    size=st.sampled_from(TileSet.SIZES),
    players=st.integers(2, 12),
    each=st.integers(1, 15),
    blanks_count=st.booleans(),
    order=st.randoms(use_true_random=False),
)
def test_what_was_dealt_is_never_refused(
    size: int, players: int, each: int, blanks_count: bool, order: Any
) -> None:
    tiles = list(TileSet(size))[1:]
    shuffled = order.sample(tiles, len(tiles))
    dealt = [shuffled[start : start + each] for start in range(0, players * each, each)]
    hands = [Held(sum(t.pips for t in hand), sum(t.is_blank for t in hand)) for hand in dealt if hand]
    assert decide(tuple(tiles), hands, blanks_count=blanks_count, steps=Budget.steps) is not False


def test_a_budget_that_is_spent_leaves_it_undecided_and_accepts() -> None:
    pips = {seat: Held(40) for seat in range(3)}
    assert decide(SIX, list(pips.values())) is True
    assert decide(SIX, list(pips.values()), steps=10) is None
    assert conflict(SIX, pips, blanks_count=False, budget=Budget(10)) == frozenset()


CONFLICTS = [
    # pips by seat → those who cannot all hold what they say
    ({"a": 1, "b": 1, "c": 20}, "ab"),
    ({"a": 2, "b": 2, "c": 2, "d": 9}, "abc"),
    ({"a": 2, "b": 2, "c": 9}, ""),
    ({"a": 1, "b": 3, "c": 3, "d": 3, "e": 60}, "abcd"),
    ({"a": 1, "b": 1, "c": 2, "d": 2, "e": 2, "f": 30}, "abcde"),  # two clashes, both named
]


@pytest.mark.parametrize(("pips", "expected"), CONFLICTS)
def test_who_is_in_the_conflict(pips: dict[str, int], expected: str) -> None:
    hands = {seat: Held(number) for seat, number in pips.items()}
    backwards = dict(reversed(hands.items()))
    assert conflict(SIX, hands, blanks_count=False) == set(expected)
    assert conflict(SIX, backwards, blanks_count=False) == set(expected)
