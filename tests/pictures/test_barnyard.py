"""The picture of a barnyard shows every tile once, with its pips, and what may be played on."""

import pytest

from scorekeeper.pictures.barnyard import Link, barnyard_svg
from scorekeeper.rules import Barnyard, RuleSet, Tile, TileSet
from tests.pictures.svg import parsed

FOOT = ("6-1", "6-2", "6-3", "6-4", "1-1", "2-1@1-1")


def barnyard(*plays: str) -> Barnyard:
    yard = Barnyard.start(TileSet(6), Tile(6, 6), RuleSet(arms=4))
    for play in plays:
        yard = yard.play(yard.resolve(play))
    return yard


def test_every_tile_is_shown_once():
    tree = parsed(barnyard_svg(barnyard(*FOOT), title="The table"))

    shown = [group.attrib["data-tile"] for group in tree.iter("g") if "data-tile" in group.attrib]
    assert sorted(shown) == sorted(["6-6", "6-1", "6-2", "6-3", "6-4", "1-1", "2-1"])


@pytest.mark.parametrize(("plays", "rooms"), [(FOOT[:1], 3), (FOOT[:4], 0), (FOOT[:5], 3), (FOOT, 2)])
def test_the_unfinished_double_shows_what_it_still_takes(plays: tuple[str, ...], rooms: int):
    tree = parsed(barnyard_svg(barnyard(*plays), title=""))

    assert len(tree.findall(".//rect[@class='room']")) == rooms


def test_only_ends_that_may_be_played_on_are_lit():
    tree = parsed(barnyard_svg(barnyard(*FOOT), title=""))

    classes = {g.attrib["data-tile"]: g.attrib["class"] for g in tree.iter("g") if "data-tile" in g.attrib}
    assert classes["1-1"] == "laid end end--lit"
    assert classes["6-2"] == classes["2-1"] == "laid end end--frozen"
    assert classes["6-6"] == classes["6-1"] == "laid"


def test_an_end_may_be_a_link():
    links = {Tile(1, 1): Link("/lay?x=1&y=2", "Play onto the double one")}
    tree = parsed(barnyard_svg(barnyard(*FOOT), title="", links=links))

    (link,) = tree.findall("a")
    assert (link.attrib["href"], link.attrib["aria-label"]) == ("/lay?x=1&y=2", "Play onto the double one")
    assert link.find("g[@data-tile='1-1']") is not None
    assert tree.attrib["role"] == "group"
