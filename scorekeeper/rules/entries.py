"""What was written down of one hand, as it was typed or tapped."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.quoting import quoted
from scorekeeper.rules.tiles import DOUBLE_BLANK, Tile

_BLANK = re.compile(r"[ \t\r\n]*")
_SUM = re.compile(r"[ \t\r\n]*[0-9]+(?: *\+ *[0-9]+)*[ \t\r\n]*")
_BETWEEN_TILES = re.compile(r"[ \t\r\n,;]+")

LONGEST_NUMBER = 200
"""Characters; twice as many as the longest honest sum has (a term for each tile of a hand)."""
_TOO_LARGE = 10**LONGEST_NUMBER
MOST_PIECES = 191
"""One more than the tiles of the largest set: that many cannot be right, and more are not worth reading."""


@dataclass(frozen=True)
class SeatEntry:
    """One player's hand at the end of a round, as entered. Nothing is checked here: ``score_round`` does."""

    out: bool = False
    """Went out: played the last tile."""
    pips: int | str | None = None
    """The pips as typed ("12+11+7" is a number), without what house rules add; None or "": missing."""
    tiles: str | Sequence[Tile | str] | None = None
    """The tiles left, as tapped or written ("6-4 3-2"); the double blank among them when it is held."""
    double_blank: bool = False
    """Holds the double blank (it counts no pips; a tapped 0-0 says the same)."""
    blank_halves: int = 0
    """How many other tiles with a blank half there are among the pips; tapped tiles say it themselves."""
    out_on_double: bool = False
    """Went out on a double."""
    adjustment: int = 0
    """Points added or taken off for a reason that is kept elsewhere."""

    @cached_property
    def typed(self) -> int | None:
        """The typed pips; None if missing or no number."""
        return _number(self.pips)

    @property
    def is_typed(self) -> bool:
        """Whether anything was typed, a number or not."""
        return self.pips is not None and not (isinstance(self.pips, str) and _BLANK.fullmatch(self.pips))

    @cached_property
    def pieces(self) -> tuple[Tile | str, ...]:
        """The tiles as read; a piece that cannot be read stays the text it was."""
        if self.tiles is None:
            return ()
        pieces: Sequence[object] = [self.tiles]
        if isinstance(self.tiles, str):
            pieces = [piece for piece in _BETWEEN_TILES.split(self.tiles) if piece]
        elif isinstance(self.tiles, Sequence):
            pieces = self.tiles
        return tuple(_piece(piece) for piece in pieces[:MOST_PIECES])

    @cached_property
    def tapped(self) -> tuple[Tile, ...]:
        """Those of the pieces that are tiles."""
        return tuple(piece for piece in self.pieces if isinstance(piece, Tile))

    @property
    def holds_double_blank(self) -> bool:
        """Whether the double blank is in the hand, ticked or tapped."""
        return bool(self.double_blank) or DOUBLE_BLANK in self.tapped

    @property
    def counted_pips(self) -> int | None:
        """The pips: of the tiles, else as typed, else 0 with the double blank alone; None if unknown.

        >>> SeatEntry(pips="12+11+7").counted_pips, SeatEntry(tiles="6-4 3-2").counted_pips
        (30, 15)
        >>> SeatEntry(double_blank=True).counted_pips, SeatEntry(pips="12+").counted_pips
        (0, None)
        """
        if self.pieces:
            return sum(tile.pips for tile in self.tapped) if len(self.tapped) == len(self.pieces) else None
        if self.is_typed:
            return self.typed
        return 0 if self.double_blank else None


def _number(raw: object) -> int | None:
    """Read a number or a sum of numbers, in plain digits."""
    if isinstance(raw, str) and len(raw) <= LONGEST_NUMBER and _SUM.fullmatch(raw):
        return sum(map(int, raw.split("+")))
    if type(raw) is int and 0 <= raw < _TOO_LARGE:
        return raw
    return None


def _piece(raw: object) -> Tile | str:
    if isinstance(raw, Tile):
        return raw
    try:
        return Tile.parse(raw) if isinstance(raw, str) else quoted(raw)
    except RulesError:
        return quoted(raw)
