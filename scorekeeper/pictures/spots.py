"""Spots on the table: where a tile can lie beside another, and whether two things lie in each other's way.

A tile is 80 × 40 units, and all angles are eighths of a turn. So everything is described by its extents along
x, y, x + y and x − y: two things overlap exactly when their extents overlap along all four. Steps are whole
units, rounded away from the neighbour.
"""

import math
from collections.abc import Iterable
from typing import NamedTuple

LONG, WIDE = 80, 40
"""The sides of a tile."""

_ROOT = math.sqrt(2)


class Spot(NamedTuple):
    """Where a tile lies, or could lie."""

    x: int
    """Its middle, to the right of the opening double's middle."""
    y: int
    """Its middle, below the opening double's middle."""
    turn: int
    """Where the branch goes on from it, in eighths of a turn clockwise: 0 right, 2 down."""
    crosswise: bool
    """Whether its long side lies across the branch, as a double's does."""

    @property
    def shape(self) -> int:
        """Which shape it is: how its long side lies, in eighths of a turn from lying (0) on."""
        return (self.turn + 2 * self.crosswise) % 4

    @property
    def end(self) -> tuple[float, float]:
        """The middle of the side on which the branch goes on."""
        return self.ahead((WIDE if self.crosswise else LONG) / 2)

    @property
    def start(self) -> tuple[float, float]:
        """The middle of the side that touches the tile before it."""
        return self.ahead(-(WIDE if self.crosswise else LONG) / 2)

    def ahead(self, units: float) -> tuple[float, float]:
        """Return the point so far ahead of its middle."""
        right, down = WAYS[self.turn]
        return self.x + right * units, self.y + down * units


class Thing(NamedTuple):
    """Something that takes up room on the table."""

    x: float
    """Its middle."""
    y: float
    """Its middle."""
    shape: int
    """A tile's (0–3), or one of the shapes below."""


ROOM, BEAD = 4, 6
"""Shapes: the square ahead of an open end (5 when it is aslant), a piece of a connector."""

WAYS = tuple(
    (round(math.cos(turn * math.pi / 4), 12), round(math.sin(turn * math.pi / 4), 12)) for turn in range(8)
)
"""By turn: the step of one unit."""


def _extents(length: float, width: float, turn: int) -> tuple[float, float, float, float]:
    """Return how far a box reaches from its middle along x, y, x + y and x − y (the last two as sums)."""
    a, b = length / 2, width / 2
    if turn % 2 == 0:
        return (a, b, a + b, a + b) if turn == 0 else (b, a, a + b, a + b)
    across = (a + b) / _ROOT
    return (across, across, a * _ROOT, b * _ROOT) if turn == 1 else (across, across, b * _ROOT, a * _ROOT)


EXTENTS = (
    *(_extents(LONG, WIDE, turn) for turn in range(4)),
    _extents(LONG, LONG, 0),
    _extents(LONG, LONG, 1),
    _extents(8, 8, 0),
)
"""By shape: how far it reaches from its middle along x, y, x + y and x − y."""

APART = tuple(tuple((a + e, b + f, c + g, d + h) for e, f, g, h in EXTENTS) for a, b, c, d in EXTENTS)
"""By two shapes: how far apart their middles must be, along one of the four, not to overlap."""

Step = tuple[int, int, int]
"""To the right, down, and the turn to face."""


def _turned(steps: tuple[Step, ...], quarters: int) -> tuple[Step, ...]:
    for _ in range(quarters):
        steps = tuple((-down, right, (turn + 2) % 8) for right, down, turn in steps)
    return steps


def _all_ways(right: tuple[Step, ...], aslant: tuple[Step, ...]) -> tuple[tuple[Step, ...], ...]:
    """Return the steps by the turn of what they start from, given those for turns 0 and 1."""
    return tuple(_turned(aslant if turn % 2 else right, turn // 2) for turn in range(8))


AFTER_TILE = _all_ways(
    (
        *((80, 0, 0), (83, 28, 1), (83, -28, 7)),
        *((20, 60, 2), (20, -60, 6), (60, 20, 2), (60, -20, 6)),
    ),
    (
        *((57, 57, 1), (38, 79, 2), (79, 38, 0)),
        *((-28, 57, 3), (57, -28, 7), (28, 57, 3), (57, 28, 7)),
    ),
)
"""By turn: steps from a tile to the next one: straight on, half right and left, beside it, round its end."""

DOUBLE_AFTER_TILE = _all_ways(
    ((60, 0, 0), (65, 24, 1), (65, -24, 7), (20, 40, 2), (20, -40, 6)),
    ((43, 43, 1), (28, 63, 2), (63, 28, 0), (-14, 43, 3), (43, -14, 7)),
)
"""By turn: steps from a tile to a double's long side: straight on, half right and left, beside it."""

TOES_OF_DOUBLE = _all_ways(
    ((60, 0, 0), (48, -69, 7), (48, 69, 1)),
    ((43, 43, 1), (83, -14, 0), (-14, 83, 2)),
)
"""By turn: steps from a double to its toes, the middle one first."""

FOOTPRINTS = tuple(
    (
        (Thing(0, 0, turn % 4),),
        (Thing(0, 0, (turn + 2) % 4), *(Thing(right, down, way % 4) for right, down, way in toes)),
    )
    for turn, toes in enumerate(TOES_OF_DOUBLE)
)
"""By turn, and whether crosswise: what a tile takes up around its middle; a double's toes are counted in."""

ARMS = {
    3: ((0, -60, 6), (69, 48, 1), (-69, 48, 3)),
    4: ((0, -60, 6), (0, 60, 2), (80, 0, 0), (-80, 0, 4)),
    6: ((0, -60, 6), (0, 60, 2), (69, -48, 7), (-69, 48, 3), (-69, -48, 5), (69, 48, 1)),
    8: (
        *((0, -60, 6), (0, 60, 2), (80, 0, 0), (-80, 0, 4)),
        *((63, -63, 7), (-63, 63, 3), (-63, -63, 5), (63, 63, 1)),
    ),
}
"""By how many: steps from the opening double, which lies, to its arms, in the order they are laid."""


def hits(x: float, y: float, shape: int, things: Iterable[Thing]) -> bool:
    """Whether something there would lie on any of the things; it may touch them."""
    apart = APART[shape]
    for u, v, other in things:
        right, below, down, up = apart[other]
        if (
            -right < x - u < right
            and -below < y - v < below
            and -down < x - u + y - v < down
            and -up < x - u - y + v < up
        ):
            return True
    return False
