"""A tile looks like the real thing, is small, and says what it is."""

import pytest

from scorekeeper.pictures.tile import half_sprite, tile_svg
from scorekeeper.rules import RulesError, Tile
from tests.pictures.svg import dots, parsed

IVORY = "#fffbee"
NUMBERS = range(1, 19)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def pips(tile: Tile, *, upright: bool = False) -> dict[str, list[tuple[int, int]]]:
    """Return the places of a tile's pips by the class of their half."""
    tree = parsed(tile_svg(tile, upright=upright))
    return {path.attrib["class"]: dots(path.attrib["d"]) for path in tree.findall("g/path")}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_half_has_as_many_pips_as_its_number(number: int) -> None:
    assert len(set(pips(Tile(number, 0))[f"pip-{number}"])) == number
    assert len(set(pips(Tile(number, number))[f"pip-{number}"])) == 2 * number


@pytest.mark.parametrize("number", NUMBERS)
def test_pips_do_not_touch_each_other_or_the_edge(number: int) -> None:
    path = parsed(tile_svg(Tile(number, 0))).find("g/path")
    assert path is not None
    size, places = float(path.attrib["stroke-width"]), dots(path.attrib["d"])
    apart = [((x - u) ** 2 + (y - v) ** 2) ** 0.5 for x, y in places for u, v in places if (x, y) < (u, v)]
    assert min(apart, default=size + 1) >= size + 0.6
    assert all(size / 2 + 1 < place < 39 - size / 2 for dot in places for place in dot)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_half_looks_the_same_turned_half_around(number: int) -> None:
    places = set(pips(Tile(number, 0))[f"pip-{number}"])
    assert places == {(40 - x, 40 - y) for x, y in places}


def test_six_lies_in_two_rows_along_the_tile() -> None:
    assert set(pips(Tile(6, 0))["pip-6"]) == {(x, y) for x in (10, 20, 30) for y in (10, 30)}


def test_an_upright_tile_is_the_lying_one_turned() -> None:
    lying, standing = pips(Tile(6, 4)), pips(Tile(6, 4), upright=True)
    assert {name: {(40 - y, x) for x, y in places} for name, places in lying.items()} == {
        name: set(places) for name, places in standing.items()
    }


def test_the_higher_half_is_left_or_on_top() -> None:
    assert max(x for x, _ in pips(Tile(6, 4))["pip-6"]) < 40 < min(x for x, _ in pips(Tile(6, 4))["pip-4"])
    assert max(y for _, y in pips(Tile(6, 4), upright=True)["pip-6"]) < 40


def test_a_blank_has_no_pips() -> None:
    assert pips(Tile(0, 0)) == {}
    assert list(pips(Tile(5, 0))) == ["pip-5"]


@pytest.mark.parametrize("number", NUMBERS)
def test_each_number_has_a_colour_of_its_own_that_shows_on_ivory(number: int) -> None:
    colours = [parsed(tile_svg(Tile(n, 0))).find("g/path").attrib["stroke"] for n in NUMBERS]  # type: ignore[union-attr]
    assert len(set(colours)) == 18
    assert (luminance(IVORY) + 0.05) / (luminance(colours[number - 1]) + 0.05) >= 3
    assert IVORY in tile_svg(Tile(1, 0))


def test_a_page_of_tiles_stays_light() -> None:
    assert len(tile_svg(Tile(6, 6))) <= 700
    assert len(tile_svg(Tile(18, 18), title="18-18")) <= 800


def test_a_titled_tile_is_an_image_and_an_untitled_one_decoration() -> None:
    named, bare = parsed(tile_svg(Tile(6, 4), title="6-4")), parsed(tile_svg(Tile(6, 4)))
    assert (named.attrib["role"], named.findtext("title")) == ("img", "6-4")
    assert (bare.attrib["aria-hidden"], bare.find("title")) == ("true", None)


def test_markup_in_a_title_is_text() -> None:
    assert parsed(tile_svg(Tile(1, 0), title='<b>&\x00\ud800"')).findtext("title") == '<b>&"'
    assert parsed(tile_svg(Tile(1, 0), css_class='"><script>')).attrib["class"] == '"><script>'


def test_no_picture_needs_inline_style() -> None:
    assert "style" not in tile_svg(Tile(9, 8)) + half_sprite(18)


def test_a_half_beyond_eighteen_has_no_picture() -> None:
    with pytest.raises(RulesError, match="19 pips"):
        tile_svg(Tile(19, 0))


@pytest.mark.parametrize("size", [6, 18])
def test_the_sprite_has_every_half_of_the_set_and_the_bare_tile(size: int) -> None:
    symbols = {symbol.attrib["id"]: symbol for symbol in parsed(half_sprite(size)).findall("symbol")}
    assert set(symbols) == {"tile-body", *(f"half-{number}" for number in range(size + 1))}
    path = symbols["half-6"].find("g/path")
    assert path is not None
    assert dots(path.attrib["d"]) == pips(Tile(6, 0))["pip-6"]
