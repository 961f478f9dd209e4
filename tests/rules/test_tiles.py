"""Tiles, and the sets they come in."""

import pytest

from scorekeeper.rules import RulesError, Tile, TileSet, UnknownSet, UnreadableTile

from .vectors import vectors

# the table of the sets: tiles, pips, tiles bearing one number
SETS = [(6, 28, 168, 7), (9, 55, 495, 10), (12, 91, 1092, 13), (15, 136, 2040, 16), (18, 190, 3420, 19)]


@pytest.mark.parametrize(("size", "tiles", "pips", "bearing"), SETS)
def test_what_a_set_holds(size: int, tiles: int, pips: int, bearing: int) -> None:
    tile_set = TileSet(size)
    assert len(tile_set) == len(set(tile_set)) == tiles
    assert tile_set.pips == sum(tile.pips for tile in tile_set) == pips
    assert {len(set(tile_set.bearing(number))) for number in range(size + 1)} == {bearing}
    assert [str(double) for double in tile_set.doubles] == [f"{n}-{n}" for n in range(size, -1, -1)]


def test_a_set_bears_no_number_beyond_its_own() -> None:
    assert TileSet(9).bearing(10) == TileSet(9).bearing(-1) == ()


@pytest.mark.parametrize("size", [0, 7, 10, 21, -6, 9.0, "9", None, True])
def test_there_are_five_sets(size: object) -> None:
    with pytest.raises(UnknownSet):
        TileSet(size)  # type: ignore[arg-type]


def test_a_tile_equals_its_reverse() -> None:
    assert Tile(4, 6) == Tile(6, 4)
    assert len({Tile(4, 6), Tile(6, 4)}) == 1


def test_a_set_says_which_tiles_it_has() -> None:
    assert Tile(7, 3) in TileSet(9)
    assert Tile(7, 3) not in TileSet(6)
    assert "6-4" not in TileSet(6)


def test_what_a_tile_is() -> None:
    tile = Tile(6, 4)
    assert (tile.high, tile.low, tile.pips, tile.is_double, tile.is_blank) == (6, 4, 10, False, False)
    assert (6 in tile, 4 in tile, 5 in tile) == (True, True, False)
    assert (tile.other(6), tile.other(4), Tile(5, 5).other(5)) == (4, 6, 5)
    assert (Tile(5, 5).is_double, Tile(5, 0).is_blank, Tile(0, 0).is_blank) == (True, True, False)


def test_tiles_are_in_order() -> None:
    assert [str(tile) for tile in sorted([Tile(6, 4), Tile(5, 5), Tile(6, 0)])] == ["5-5", "6-0", "6-4"]


def test_a_tile_has_no_other_half_of_a_number_it_does_not_bear() -> None:
    with pytest.raises(RulesError, match="6-4 bears no 5"):
        Tile(6, 4).other(5)


def test_no_half_has_less_than_nothing() -> None:
    with pytest.raises(RulesError):
        Tile(3, -1)


@pytest.mark.parametrize("row", vectors("tiles"), ids=lambda row: repr(row["text"]))
def test_reading_a_tile(row: dict[str, str | None]) -> None:
    text = str(row["text"])
    if row["tile"] is None:
        with pytest.raises(UnreadableTile) as refused:
            Tile.parse(text)
        assert refused.value.text == text
    else:
        assert str(Tile.parse(text)) == row["tile"]
