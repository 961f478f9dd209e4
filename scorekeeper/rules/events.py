"""The events of a hand, a line each, and how they are written."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from scorekeeper.rules.tiles import Tile
from scorekeeper.rules.words import write_name

Place = tuple[int, int]
"""Line and column, from 1."""


class EventKind(StrEnum):
    """What a line says."""

    TURN = "turn"
    SET_OUT = "set out"
    FORGOT_DRAW = "forgot draw"
    FORGOT_MISS = "forgot miss"
    OUT = "out"
    BLOCKED = "end blocked"
    DEAD = "end dead"
    LEFT = "left"
    COMMENT = "comment"
    UNREADABLE = "unreadable"


class Event(NamedTuple):
    """A line of a hand."""

    kind: EventKind
    """What it says."""
    places: tuple[Place, ...]
    """Where its words stand: the first, then each after it."""
    comment: str = ""
    """What stands behind it in its line, with its ``#``."""
    seat: str = ""
    """The player it is about; empty if it is about none."""
    draws: int = 0
    """In a turn: how many tiles were drawn."""
    tile: Tile | None = None
    """The tile played or set out."""
    onto: Tile | None = None
    """The tile that it was played onto: as written, or as the layout left no choice; None if unknown."""
    several: bool = True
    """Whether the tile played onto has to be written, as other ends would have taken the tile too."""
    passes: bool = False
    """In a turn: whether the player passed."""
    tiles: tuple[Tile, ...] = ()
    """In ``left``: the tiles still held."""
    text: str = ""
    """Of a comment or an unreadable line: as typed."""
    fault: str = ""
    """Of an unreadable line: the kind of what is wrong, as in ``handproblems.SENTENCES``."""
    wrong: str = ""
    """Of an unreadable line: the word that could not be read."""

    @property
    def line(self) -> int:
        """The line of the text where it stands, from 1."""
        return self.places[0][0]

    @property
    def is_open(self) -> bool:
        """Whether it is a turn that only drew: its player is still to play or to pass."""
        return self.kind is EventKind.TURN and not self.passes and self.tile is None

    def joined(self, rest: "Event") -> "Event":
        """Return this open turn with the rest of it, from the next line."""
        return rest._replace(
            draws=self.draws + rest.draws,
            comment="  ".join(filter(None, (self.comment, rest.comment))),
            places=self.places + rest.places[1:],
        )

    def shortened(self) -> "Event | None":
        """Return the event without what was done last: a turn's play or pass, or a draw of several."""
        if self.kind is not EventKind.TURN or self.draws + (not self.is_open) < 2:
            return None
        draws = self.draws - self.is_open
        return Event(EventKind.TURN, self.places[: draws + 1], self.comment, self.seat, draws)

    def __str__(self) -> str:
        said = self.text or " ".join(self._words())
        return f"{said}  {self.comment}" if self.comment else said

    def _words(self) -> Iterable[str]:
        """The words of a line that was understood."""
        if self.kind in (EventKind.SET_OUT, EventKind.BLOCKED, EventKind.DEAD):
            yield self.kind
        else:
            yield from ("left",) if self.kind is EventKind.LEFT else ()
            yield write_name(self.seat)
            yield from (self.kind,) if self.kind in _SAID_OF_SEATS else ()
        yield from ["draw"] * self.draws + ["pass"] * self.passes + [*map(str, self.tiles)]
        if self.tile:
            yield f"{self.tile}@{self.onto}" if self.onto and self.several else str(self.tile)


_SAID_OF_SEATS = (EventKind.OUT, EventKind.FORGOT_DRAW, EventKind.FORGOT_MISS)
