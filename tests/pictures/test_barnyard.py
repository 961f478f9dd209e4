"""The picture of a barnyard shows every tile once, with its pips, and what may be played on."""

import gzip
import re
from math import cos, radians, sin
from xml.etree.ElementTree import Element

import pytest

from scorekeeper.pictures.barnyard import Link, barnyard_svg, place
from scorekeeper.rules import Barnyard, RuleSet, Tile, TileSet
from tests.pictures.geometry import direction
from tests.pictures.layouts import by_chance, first, fullest, played_hands
from tests.pictures.svg import parsed

FOOT = ("6-1", "6-2", "6-3", "6-4", "1-1", "2-1@1-1")


def barnyard(*plays: str) -> Barnyard:
    yard = Barnyard.start(TileSet(6), Tile(6, 6), RuleSet(arms=4))
    for play in plays:
        yard = yard.play(yard.resolve(play))
    return yard


def picture(*plays: str, **more: object) -> Element:
    return parsed(barnyard_svg(barnyard(*plays), title="The table", **more))  # type: ignore[arg-type]


def tiles(tree: Element) -> dict[str, Element]:
    """Every tile's group, by the tile."""
    return {group.attrib["data-tile"]: group for group in tree.iter("g") if "data-tile" in group.attrib}


def shown_halves(group: Element) -> set[tuple[int, int, int]]:
    """The number of each half that is not blank, and where on the table its middle is."""
    x, y, turn = map(
        int,
        re.findall(r"-?\d+", group.attrib["transform"] + "0" * ("rotate" not in group.attrib["transform"])),
    )
    return {
        (
            int(use.attrib["href"].rpartition("-")[2]),
            round(x + int(use.attrib["x"]) * cos(radians(turn))),
            round(y + int(use.attrib["x"]) * sin(radians(turn))),
        )
        for use in group.findall("use")
        if "x" in use.attrib
    }


def test_every_tile_is_shown_once():
    assert sorted(tiles(picture(*FOOT))) == sorted(["6-6", "6-1", "6-2", "6-3", "6-4", "1-1", "2-1"])


@pytest.mark.parametrize(
    "yard", [fullest(9, 8), fullest(12, 6), by_chance(18, 4, seed=3)], ids=["9", "12", "18"]
)
def test_the_pips_of_each_half_lie_where_the_half_lies(yard: Barnyard):
    tree = parsed(barnyard_svg(yard, title=""))
    groups = tiles(tree)

    for tile in place(yard).placed:
        right, down = direction(tile.angle)
        halves = {(tile.near, -20), (tile.far, 20)}
        assert shown_halves(groups[str(tile.tile)]) == {
            (number, round(tile.x + side * right), round(tile.y + side * down))
            for number, side in halves
            if number
        }


def test_a_half_has_its_pips():
    tree = picture(*FOOT)
    for number in (1, 2, 3, 4, 6):
        (path,) = tree.findall(f"defs/g[@id='laid-{number}']//path")
        assert path.attrib["d"].count("M") == number


@pytest.mark.parametrize("ids", ["laid", "step-3"])
def test_ids_are_unique_and_all_that_is_referred_to_is_there(ids: str):
    tree = parsed(barnyard_svg(fullest(9), title="", ids=ids))

    defined = [node.attrib["id"] for node in tree.iter() if "id" in node.attrib]
    used = {use.attrib["href"] for use in tree.iter("use")}
    assert len(set(defined)) == len(defined)
    assert used == {f"#{name}" for name in defined}
    assert all(name.startswith(f"{ids}-") for name in defined)


@pytest.mark.parametrize(("plays", "rooms"), [(FOOT[:1], 3), (FOOT[:4], 0), (FOOT[:5], 3), (FOOT, 2)])
def test_the_unfinished_double_shows_what_it_still_takes(plays: tuple[str, ...], rooms: int):
    assert len(picture(*plays).findall(".//rect[@class='room']")) == rooms


def test_only_ends_that_may_be_played_on_are_lit():
    classes = {tile: group.attrib["class"] for tile, group in tiles(picture(*FOOT)).items()}

    assert classes["1-1"] == "laid end end--lit"
    assert classes["6-2"] == classes["2-1"] == "laid end end--frozen"
    assert classes["6-6"] == classes["6-1"] == "laid"


def test_who_asks_may_light_other_ends():
    groups = tiles(picture(*FOOT[:4], lit=[Tile(6, 2)]))

    assert [tile for tile, group in groups.items() if "end--lit" in group.attrib["class"]] == ["6-2"]
    assert sum("end--frozen" in group.attrib["class"] for group in groups.values()) == 3


def test_lit_and_frozen_ends_have_marks_of_different_shape():
    groups = tiles(picture(*FOOT[:4], lit=[Tile(6, 2)]))

    lit, frozen = groups["6-2"], groups["6-3"]
    assert (len(lit.findall("rect[@class='ring']")), len(frozen.findall("rect[@class='ring']"))) == (1, 0)
    assert lit.find("path[@class='mark']").attrib["d"].endswith("z")  # type: ignore[union-attr]
    assert not frozen.find("path[@class='mark']").attrib["d"].endswith("z")  # type: ignore[union-attr]


def test_the_newest_tile_is_framed_and_a_wrong_one_is_crossed():
    groups = tiles(picture(*FOOT, newest=Tile(2, 1), wrong=[Tile(6, 1), Tile(6, 6)]))

    marked = {
        tile: set(group.attrib["class"].split()) & {"laid--newest", "laid--wrong"}
        for tile, group in groups.items()
    }
    assert {tile: names for tile, names in marked.items() if names} == {
        "2-1": {"laid--newest"},
        "6-1": {"laid--wrong"},
        "6-6": {"laid--wrong"},
    }
    assert [tile for tile, group in groups.items() if group.find("path[@class='cross']") is not None] == [
        "6-6",
        "6-1",
    ]
    assert groups["2-1"].find("rect[@class='frame']") is not None


def test_an_end_may_be_a_link_that_says_where_it_leads():
    links = {Tile(1, 1): Link("/lay?x=1&y=2", 'Play onto "1-1"'), Tile(6, 6): Link("/", "no end")}
    tree = picture(*FOOT, links=links)

    (link,) = tree.findall("a")
    assert (link.attrib["href"], link.attrib["aria-label"]) == ("/lay?x=1&y=2", 'Play onto "1-1"')
    assert link.find("g[@data-tile='1-1']") is not None
    assert len(link.findall("rect[@class='room']")) == 2
    touch = link.find(".//rect[@class='touch']")
    assert touch is not None
    assert float(touch.attrib["width"]) > 80
    assert float(touch.attrib["height"]) > 40


def test_it_is_an_image_by_name_and_with_links_a_group():
    image, group = (
        picture(*FOOT, description="Seven tiles"),
        picture(*FOOT, links={Tile(1, 1): Link("/", "on")}),
    )

    assert (image.attrib["role"], image.findtext("title"), image.findtext("desc")) == (
        "img",
        "The table",
        "Seven tiles",
    )
    assert (group.attrib["role"], group.find("desc")) == ("group", None)


def test_markup_in_words_is_text():
    tree = parsed(barnyard_svg(barnyard(), title="<b>", description='&"', css_class='"><script>'))

    assert (tree.findtext("title"), tree.findtext("desc")) == ("<b>", '&"')
    assert tree.attrib["class"] == '"><script>'


def test_a_play_seldom_changes_what_is_shown():
    yard = dict(played_hands())["double-nine-four 3"]
    views = [picture_view(first(yard, plays)) for plays in range(len(yard.plays) + 1)]

    assert len(set(views)) < len(views) / 3


def picture_view(yard: Barnyard) -> str:
    return parsed(barnyard_svg(yard, title="")).attrib["viewBox"]


def test_it_is_small_and_needs_no_inline_style():
    svg = barnyard_svg(first(fullest(12), 59), title="", newest=Tile(1, 0))

    assert len(gzip.compress(svg.encode(), 6)) <= 4_000
    assert "style" not in svg
