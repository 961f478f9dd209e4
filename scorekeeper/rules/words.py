"""The words of a hand's text: names, which are quoted where they must be, tiles and plays.

>>> write_name("Mary Ann"), read_name('"Mary Ann"'), write_name("Ana"), write_name("draw")
('"Mary Ann"', 'Mary Ann', 'Ana', '"draw"')
>>> same_name("ANA") == same_name("ana")
True
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.rules.tiles import Tile

_EVENTS = "set out end blocked dead left draw pass forgot miss"
LANGUAGE = frozenset([*_EVENTS.split(), "rules", "deal", "seats"])
"""The words that are no names unless quoted."""

QUOTED = r'"(?:[^"\\]|\\.)*+"|“[^”]*+”'
"""A name in quotes, straight or as phones set them."""
_HALVES = r"([0-9]{1,3})\s*[-|]\s*([0-9]{1,3})"
_TILE = rf"(?:\[\s*{_HALVES}\s*\]|{_HALVES})"
_NAME = re.compile(rf"\s*({QUOTED}|[^\s#]+)")
_WORD = re.compile(rf"\s*({_TILE}(?:\s*@\s*{_TILE})?(?=[\s#]|$)|[^\s#]+)")
_IN_QUOTES = re.compile(QUOTED)
_NEEDS_QUOTES = re.compile(r'[\s,#"“”\\\[\]@]|^$')
_ESCAPED = re.compile(r"\\(.)")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line."""

    text: str
    """As typed."""
    column: int
    """Where it begins, from 1."""
    tile: Tile | None = None
    """The tile that it names, if it names one."""
    onto: Tile | None = None
    """The tile after its ``@``."""


def name_at(text: str, start: int) -> tuple[list[Word], int]:
    """Read a name from an index of the line on, if there is one, and return it with the index after it."""
    found = _NAME.match(text, start)
    return ([Word(found[1], found.start(1) + 1)], found.end()) if found else ([], start)


def words_from(text: str, start: int) -> Iterator[Word]:
    """Read the words of a line from an index on, up to its comment."""
    while found := _WORD.match(text, start):
        start = found.end()
        typed, *halves = (group for group in found.groups() if group)
        tile, onto = (_tile(halves[at : at + 2]) for at in (0, 2))
        yield Word(typed, found.start(1) + 1, tile, onto)


def _tile(halves: list[str]) -> Tile | None:
    return Tile(int(halves[0]), int(halves[1])) if halves else None


def tidy(name: str) -> str:
    """Return a name composed (NFC), its white space folded: names are one line."""
    return unicodedata.normalize("NFC", " ".join(name.split()))


def same_name(name: str) -> str:
    """Return what two names share if they are the same name."""
    return unicodedata.normalize("NFC", tidy(name).casefold())


def read_name(word: str) -> str:
    """Return the name that a word is, out of its quotes."""
    if _IN_QUOTES.fullmatch(word):
        inside = word[1:-1]
        word = _ESCAPED.sub(r"\1", inside) if word[0] == '"' else inside
    return tidy(word)


def write_name(name: str) -> str:
    """Return the name as it stands in a line: quoted where it would be read as something else."""
    if name.casefold() not in LANGUAGE and not _NEEDS_QUOTES.search(name):
        return name
    escaped = name.replace("\\", r"\\").replace('"', r"\"")
    return f'"{escaped}"'
