"""Reading a picture."""

import re
from xml.etree import ElementTree
from xml.etree.ElementTree import Element


def parsed(svg: str) -> Element:
    """Return the picture's tree; it must be well-formed."""
    return ElementTree.fromstring(svg)  # noqa: S314 - our own pictures


def words(svg: str, css_class: str) -> list[Element]:
    """Return the text elements of that class, or within a group of it."""
    tree = parsed(svg)
    own = tree.findall(f".//text[@class='{css_class}']")
    return own or tree.findall(f".//g[@class='{css_class}']/text")


def dots(path: str) -> list[tuple[int, int]]:
    """Return where the dots of a path of pips are."""
    return [(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h", path)]
