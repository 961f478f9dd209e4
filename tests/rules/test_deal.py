"""How many tiles each, and how often nobody will hold the opening double."""

from fractions import Fraction

import pytest

from scorekeeper.rules import DealTooLarge, DealTooSmall, TileSet, WrongPlayers, deal

PUREMCO = "Puremco, as pagat gives it"

GIVEN = """
set  players  tiles  yard  source
9    2        20     15    Puremco, as pagat gives it
9    3        14     13    Puremco, as pagat gives it
9    4        11     11    Puremco, as pagat gives it
9    5        9      10    Puremco, as pagat gives it
9    6        7      13    Puremco, as pagat gives it
12   4        18     19    Puremco, as pagat gives it
12   5        14     21    Puremco, as pagat gives it
12   6        12     19    Puremco, as pagat gives it
12   7        10     21    Puremco, as pagat gives it
12   8        9      19    Puremco, as pagat gives it
15   6        18     28    Puremco, as pagat gives it
15   7        15     31    Puremco, as pagat gives it
15   8        14     24    Puremco, as pagat gives it
15   9        12     28    Puremco, as pagat gives it
15   10       10     36    Puremco, as pagat gives it
15   11       10     26    Puremco, as pagat gives it
15   12       9      28    Puremco, as pagat gives it
9    2        12     31    pagat's alternative
9    3        11     22    pagat's alternative
9    4        10     15    pagat's alternative
12   4        15     31    Kelley
6    2        5      18    Chickenfoot Domino Rules
9    4        7      27    Chickenfoot Domino Rules
9    6        7      13    Chickenfoot Domino Rules
12   10       7      21    Chickenfoot Domino Rules
9    2        11     33    Fundex
9    3        11     22    Fundex
9    4        9      19    Fundex
9    5        7      20    Fundex
9    6        7      13    Fundex
"""


@pytest.mark.parametrize("row", GIVEN.strip().splitlines()[1:])
def test_every_deal_that_a_text_gives_is_suggested(row: str) -> None:
    size, players, tiles, yard, source = row.split(maxsplit=4)
    found = deal.suggestions(TileSet(int(size)), int(players))
    assert (source, int(tiles), int(yard)) in [(d.source, d.tiles_each, d.yard) for d in found]


@pytest.mark.parametrize(
    ("players", "tiles", "odds"),
    [(4, 11, "20.0"), (4, 10, "27.3"), (3, 14, "23.6"), (3, 11, "40.0"), (2, 12, "56.4")],
)
def test_odds_of_the_opening_double_lying_in_the_yard(players: int, tiles: int, odds: str) -> None:
    assert f"{100 * float(deal.Deal.plan(TileSet(9), players, tiles).opening_in_yard):.1f}" == odds


@pytest.mark.parametrize(
    ("size", "players"), [(9, 2), (9, 3), (9, 4), (9, 5), (9, 6), (12, 4), (12, 8), (15, 12)]
)
def test_puremco_comes_first(size: int, players: int) -> None:
    assert deal.suggestions(TileSet(size), players)[0].source == PUREMCO


COMPUTED = [
    # set, players, tiles each, yard: at least ten tiles and a fifth of the set, at most twenty each
    (18, 12, 12, 46),  # 190 less 38 are 152
    (18, 4, 20, 110),
    (15, 2, 20, 96),
    (15, 5, 20, 36),  # 136 less 28 are 108, but no more than twenty
    (9, 7, 6, 13),  # 55 less 11 are 44
    (9, 12, 3, 19),
    (12, 11, 6, 25),  # 91 less 19 are 72
    (6, 6, 3, 10),  # 28 less 10 are 18
    (6, 12, 1, 16),
]


@pytest.mark.parametrize(("size", "players", "tiles", "yard"), COMPUTED)
def test_where_no_text_gives_a_deal_one_is_computed(size: int, players: int, tiles: int, yard: int) -> None:
    assert deal.suggestions(TileSet(size), players) == [
        deal.Deal(deal.COMPUTED, tiles, yard, Fraction(yard, len(TileSet(size))))
    ]


def test_a_double_set_out_makes_the_yard_smaller_and_the_odds_nil() -> None:
    first = deal.suggestions(TileSet(9), 4, set_out=True)[0]
    assert (first.tiles_each, first.yard, first.opening_in_yard) == (11, 10, Fraction(0))
    computed = deal.suggestions(TileSet(6), 6, set_out=True)[0]  # 28 less one less ten are 17
    assert (computed.tiles_each, computed.yard) == (2, 15)


def test_every_company_has_a_deal_in_every_set() -> None:
    for size in TileSet.SIZES:
        for players in deal.PLAYERS:
            for set_out in (False, True):
                for one in deal.suggestions(TileSet(size), players, set_out):
                    assert players * one.tiles_each + one.yard + set_out == len(TileSet(size))


@pytest.mark.parametrize(
    ("players", "size"), [(2, 6), (3, 6), (4, 9), (6, 9), (7, 12), (10, 12), (11, 15), (12, 15)]
)
def test_the_set_suggested_for_a_company(players: int, size: int) -> None:
    assert deal.suggested_set(players) == TileSet(size)


@pytest.mark.parametrize("players", [-1, 0, 1, 13])
def test_two_to_twelve_can_play(players: int) -> None:
    with pytest.raises(WrongPlayers):
        deal.suggested_set(players)
    with pytest.raises(WrongPlayers):
        deal.suggestions(TileSet(9), players)
    with pytest.raises(WrongPlayers) as refused:
        deal.Deal.plan(TileSet(9), players, 5)
    assert str(refused.value) == f"two to twelve can play, not {players}"


@pytest.mark.parametrize(("set_out", "largest"), [(False, 13), (True, 13)])
def test_a_deal_too_large_names_the_largest_that_fits(set_out: bool, largest: int) -> None:
    with pytest.raises(DealTooLarge) as refused:
        deal.Deal.plan(TileSet(9), 4, 14, set_out=set_out)
    assert refused.value.largest == largest
    assert str(refused.value) == "14 tiles each are not to be had: at most 13 are"


def test_a_double_set_out_cannot_be_dealt_as_well() -> None:
    assert deal.Deal.plan(TileSet(6), 2, 14).yard == 0
    with pytest.raises(DealTooLarge):
        deal.Deal.plan(TileSet(6), 2, 14, set_out=True)


def test_a_double_set_out_can_make_the_largest_deal_smaller() -> None:
    assert (deal.largest_deal(TileSet(9), 5), deal.largest_deal(TileSet(9), 5, set_out=True)) == (11, 10)


def test_everybody_is_dealt_a_tile() -> None:
    with pytest.raises(DealTooSmall) as refused:
        deal.Deal.plan(TileSet(9), 4, 0)
    assert str(refused.value) == "0 tiles each are too few: everybody needs one"
