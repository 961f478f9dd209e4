"""The words of a hand's text: names, which are quoted where they must be, tiles and plays.

>>> write_name("Mary Ann"), read_name('"Mary Ann"'), write_name("Ana"), write_name("draw")
('"Mary Ann"', 'Mary Ann', 'Ana', '"draw"')
>>> same_name("ANA") == same_name("ana")
True
"""

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from scorekeeper.rules.tiles import Tile

_EVENTS = "set out end blocked dead left draw pass forgot miss"
LANGUAGE = frozenset([*_EVENTS.split(), "rules", "deal", "seats"])
"""The words that are no names unless quoted."""

MOST_WORDS = 192
"""``left``, a name, and all the tiles of the largest set."""

QUOTED = r'"(?:[^"\\]|\\.)*+"|“[^”]*+”'
"""A name in quotes, straight or as phones set them."""
_HALVES = r"([0-9]{1,3})\s*[-|]\s*([0-9]{1,3})"
_TILE = rf"(?:\[\s*{_HALVES}\s*\]|{_HALVES})"
_NAME = re.compile(rf"\s*+(?:{QUOTED}|[^\s#]+)")
_WORD = re.compile(rf"\s*+(?:{_TILE}(?:\s*@\s*{_TILE})?(?=[\s#]|$)|[^\s#]+)")
_IN_QUOTES = re.compile(QUOTED)
_NEEDS_QUOTES = re.compile(r'[\s,#"“”\\\[\]@]|^$')
_ESCAPED = re.compile(r"\\(.)")


class Word(NamedTuple):
    """A word of a line."""

    text: str
    """As typed."""
    column: int
    """Where it begins, from 1."""
    tile: Tile | None = None
    """The tile that it names, if it names one."""
    onto: Tile | None = None
    """The tile after its ``@``."""

    @property
    def end(self) -> int:
        """The index in the line where it ends."""
        return self.column + len(self.text) - 1


def read_words(text: str) -> list[Word]:
    """Read the words of a line up to its comment, or one more than it can have.

    The first one, and that after ``left``, may be a name.
    """
    words: list[Word] = []
    start, pattern = 0, _NAME
    while len(words) <= MOST_WORDS and (found := pattern.match(text, start)):
        start = found.end()
        words.append(_word(found))
        if len(words) > 1 or words[0].text.casefold() != "left":
            pattern = _WORD
    return words


def _word(found: re.Match[str]) -> Word:
    typed = found[0].lstrip()
    column = found.end() - len(typed) + 1
    if found.lastindex is None:
        return Word(typed, column)
    high, low, *onto = (half for half in found.groups() if half)
    return Word(typed, column, _tile(high, low), _tile(*onto) if onto else None)


@lru_cache(maxsize=1024)
def _tile(high: str, low: str) -> Tile:
    return Tile(int(high), int(low))


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
