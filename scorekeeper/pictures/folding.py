"""Where a branch goes on that is boxed in: the nearest free spot, and the line that leads there."""

from math import ceil, cos, hypot, pi, sin

from scorekeeper.pictures.choosing import Crowd
from scorekeeper.pictures.spots import BEAD, Spot, Thing

_RING = 40
_PIECE = 10
_UNDERNEATH = 6.0

Line = tuple[tuple[int, int], ...]


def fold(before: Spot, crowd: Crowd, *, crosswise: bool) -> tuple[Spot, Line]:
    """Return a free spot near the end of ``before``, and the line from there to it.

    The search goes on outwards until there is room: beyond all tiles there always is.
    """
    x, y = before.end
    best: tuple[float, Spot, Line] | None = None
    ring = 1
    while best is None:
        for index in range(6 * ring):
            angle = 2 * pi * index / (6 * ring)
            middle = round(x + _RING * ring * cos(angle)), round(y + _RING * ring * sin(angle))
            for turn in range(8):
                spot = Spot(*middle, turn, crosswise)
                cost = crowd.cost(spot)
                if cost is None:
                    continue
                line = ((round(x), round(y)), (round(spot.start[0]), round(spot.start[1])))
                clear = all(map(crowd.takes, _beads(before, spot)))
                cost += _RING * ring / 60 + (0 if clear else _UNDERNEATH)
                if best is None or cost < best[0]:
                    best = cost, spot, line
        ring += 1
    return best[1], best[2]


def _beads(before: Spot, spot: Spot) -> list[Thing]:
    """Return the pieces of the straight line between two spots."""
    (x, y), (u, v) = before.ahead(45 - 20 * before.crosswise), spot.ahead(-45 + 20 * spot.crosswise)
    pieces = ceil(hypot(u - x, v - y) / _PIECE) or 1
    return [
        Thing(x + (u - x) * piece / pieces, y + (v - y) * piece / pieces, BEAD) for piece in range(pieces + 1)
    ]
