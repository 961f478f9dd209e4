"""Tiles and the sets they come in (every pair of halves 0…N once).

>>> Tile(4, 6) == Tile.parse("[6-4]"), str(Tile(4, 6)), Tile(6, 4).other(6)
(True, '6-4', 4)
>>> nine = TileSet(9)
>>> len(nine), nine.pips, Tile(7, 3) in TileSet(6)
(55, 495, False)
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Self

from scorekeeper.rules.errors import RulesError, UnknownSet, UnreadableTile

_WRITTEN = re.compile(r"(\[)?([0-9]{1,3})[-|]([0-9]{1,3})(?(1)\])")


@dataclass(frozen=True, order=True, slots=True)
class Tile:
    """A domino. ``Tile(4, 6)`` is ``Tile(6, 4)``; whether a set has it is the set's to say."""

    high: int
    """The larger half (either, when made)."""
    low: int
    """The smaller half."""

    def __post_init__(self) -> None:
        high, low = self.high, self.low
        if low > high:
            object.__setattr__(self, "high", low)
            object.__setattr__(self, "low", high)
        if self.low < 0:
            raise RulesError(f"no half has {self.low} pips")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``6-4``, ``[6-4]`` or ``6|4``; raises UnreadableTile."""
        match = _WRITTEN.fullmatch(text.strip(" \t\r\n"))
        if match is None:
            raise UnreadableTile(text)
        return cls(int(match[2]), int(match[3]))

    def __hash__(self) -> int:
        return self.high << 10 | self.low  # half the time of a tuple's: layouts look tiles up again and again

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    def __contains__(self, number: object) -> bool:
        return number in (self.high, self.low)

    @property
    def pips(self) -> int:
        """The spots on both halves."""
        return self.high + self.low

    @property
    def is_double(self) -> bool:
        """Whether both halves are alike."""
        return self.high == self.low

    @property
    def is_blank(self) -> bool:
        """Whether one half is blank and the other is not (the double blank has rules of its own)."""
        return self.low == 0 < self.high

    def other(self, number: int) -> int:
        """Return the half that is not ``number`` (the same one on a double); RulesError if it bears none."""
        if number not in self:
            raise RulesError(f"{self} bears no {number}")
        return self.low if number == self.high else self.high


DOUBLE_BLANK = Tile(0, 0)


@dataclass(frozen=True)
class TileSet:
    """A double-N set: (N+1)(N+2)/2 tiles, each number on N+1 of them, its double included."""

    SIZES: ClassVar[tuple[int, ...]] = (6, 9, 12, 15, 18)

    size: int
    """N, the most pips a half has; also the highest double."""

    def __post_init__(self) -> None:
        if type(self.size) is not int or self.size not in self.SIZES:
            raise UnknownSet(self.size)

    def __str__(self) -> str:
        return f"double-{self.size}"

    def __len__(self) -> int:
        return (self.size + 1) * (self.size + 2) // 2

    def __iter__(self) -> Iterator[Tile]:
        return iter(self.tiles)

    def __contains__(self, tile: object) -> bool:
        return isinstance(tile, Tile) and tile.high <= self.size

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile, lowest first."""
        return tuple(Tile(high, low) for high in range(self.size + 1) for low in range(high + 1))

    @property
    def pips(self) -> int:
        """The spots on all tiles together."""
        return self.size * len(self)

    @cached_property
    def doubles(self) -> tuple[Tile, ...]:
        """The doubles, highest first: the order in which they open hands."""
        return tuple(Tile(number, number) for number in range(self.size, -1, -1))

    def bearing(self, number: int) -> tuple[Tile, ...]:
        """Return the N+1 tiles with that number, its double among them; none for a number it has not."""
        if not 0 <= number <= self.size:
            return ()
        return tuple(Tile(number, other) for other in range(self.size + 1))
