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
HIGHEST_ADJUSTMENT = 9999
"""Points; no game comes to more."""
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
    blank_halves: int | str | None = 0
    """How many other tiles with a blank half there are among the pips; tapped tiles say it themselves."""
    out_on_double: bool = False
    """Went out on a double."""
    adjustment: int = 0
    """Points added or taken off; at most HIGHEST_ADJUSTMENT."""
    reason: str = ""
    """Why they were."""
    unknown: frozenset[str] = frozenset()
    """The fields among these that nobody remembers: they count as they stand."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Kept, as bills are looked up by their entries again and again."""
        typed = (self.pips, self.tiles, self.blank_halves, self.adjustment)
        return hash((self.out, self.double_blank, self.out_on_double, *typed))

    @cached_property
    def typed(self) -> int | None:
        """The typed pips; None if missing or no number."""
        return _number(self.pips)

    @cached_property
    def is_typed(self) -> bool:
        """Whether pips were typed, a number or not."""
        return not _is_blank(self.pips)

    @cached_property
    def claimed_blanks(self) -> int | None:
        """The blank halves claimed; None if that is no number."""
        return 0 if _is_blank(self.blank_halves) else _number(self.blank_halves)

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
    def is_readable(self) -> bool:
        """Whether every piece is a tile."""
        return len(self.tapped) == len(self.pieces)

    @property
    def holds_double_blank(self) -> bool:
        """Whether the double blank is in the hand, ticked or tapped."""
        return bool(self.double_blank) or DOUBLE_BLANK in self.tapped

    @property
    def holds_anything(self) -> bool:
        """Whether the entry says that something is left in the hand."""
        return bool(self.pieces or self.double_blank or self.typed or self.claimed_blanks)

    @cached_property
    def counted_blanks(self) -> int | None:
        """The blank halves of the hand but for the double blank's: of the tiles, else as claimed."""
        if self.pieces:
            return sum(tile.is_blank for tile in self.tapped) if self.is_readable else None
        return self.claimed_blanks

    @property
    def checked_adjustment(self) -> int | None:
        """The adjustment; None if it is no number of points, or beyond HIGHEST_ADJUSTMENT."""
        points: object = self.adjustment
        return points if type(points) is int and abs(points) <= HIGHEST_ADJUSTMENT else None

    @cached_property
    def counted_pips(self) -> int | None:
        """The pips: of the tiles, else as typed, else 0 with the double blank alone; None if unknown.

        >>> SeatEntry(pips="12+11+7").counted_pips, SeatEntry(tiles="6-4 3-2").counted_pips
        (30, 15)
        >>> SeatEntry(double_blank=True).counted_pips, SeatEntry(pips="12+").counted_pips
        (0, None)
        """
        if self.pieces:
            return sum(tile.pips for tile in self.tapped) if self.is_readable else None
        if self.is_typed:
            return self.typed
        return 0 if self.double_blank else None


def _is_blank(raw: object) -> bool:
    return raw is None or (isinstance(raw, str) and _BLANK.fullmatch(raw) is not None)


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
