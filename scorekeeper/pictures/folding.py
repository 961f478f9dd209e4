"""Where a branch goes on that is boxed in: the nearest free spot, and the line that leads there.

The line finds its way between the tiles as water would, in small steps. Only where they close a ring around
the end does it run underneath.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import pairwise
from math import ceil, hypot, inf

from scorekeeper.pictures.crowd import Crowd
from scorekeeper.pictures.spots import BEAD, WAYS, WIDE, Spot, Thing, hits

Point = tuple[int, int]
Line = tuple[Point, ...]

_STEPS = ((28, 0, 0), (0, 28, 2), (-28, 0, 4), (0, -28, 6))
"""To the right, down, and the turn to face."""
_OFF = 10
"""How far from the sides of tiles a line sets out and arrives."""
_PIECE = 10
_SIGHT = 700
_LOOK_ON = 2
"""How many more steps it looks for a better spot than the first one found."""
_THROUGH_ROOM, _UNDERNEATH = 4, 8
"""How many steps more a step counts where another branch may go on, and where a tile lies."""
_PER_STEP = 0.4
"""What a step costs beside what makes a spot bad."""


def fold(before: Spot, crowd: Crowd, *, crosswise: bool) -> tuple[Spot, Line]:
    """Return a free spot near the end of ``before``, and the line from there to it.

    There always is one: beyond all tiles.
    """
    return _Water(before, crowd.around(*before.end, _SIGHT)).spot(crosswise=crosswise)


def beads(line: Line, every: int = _PIECE) -> Iterator[Thing]:
    """Yield the pieces of a line."""
    for (x, y), (u, v) in pairwise(line):
        pieces = ceil(hypot(u - x, v - y) / every) or 1
        for piece in range(pieces + 1):
            yield Thing(x + (u - x) * piece / pieces, y + (v - y) * piece / pieces, BEAD)


class _Water:
    """What spreads from the end of a tile, step by step."""

    def __init__(self, before: Spot, crowd: Crowd) -> None:
        self._before = before
        self._crowd = crowd
        self._rooms = tuple(crowd.rooms.values())
        self._reached: dict[Point, Point] = {}
        """By point, the one before it; a source is its own."""

    def spot(self, *, crosswise: bool) -> tuple[Spot, Line]:
        """Return the best of the spots it reaches first, and the way there."""
        found: list[tuple[float, Spot, Point]] = []
        enough = inf
        for far, point, turn in self._flow():
            if far > enough:
                break
            for spot in _spots_at(point, turn, crosswise=crosswise):
                if self._crowd.takes(spot):
                    cost = _PER_STEP * far + self._crowd.outwardness(spot) + self._crowd.crowding(spot)
                    found.append((cost, spot, point))
                    enough = min(enough, far + _LOOK_ON)
        _, best, at = min(found)
        return best, self._line(best, at)

    def _flow(self) -> Iterator[tuple[int, Point, int]]:
        """Yield points without end, the nearest first: how far each is, and how the last step turned."""
        heap: list[tuple[int, Point, int]] = []
        for source, turn in _sources(self._before):
            self._reach(source, source, turn, 0, heap)
        while True:
            far, point, turn = heappop(heap)
            yield far, point, turn
            for right, down, way in _STEPS:
                self._reach((point[0] + right, point[1] + down), point, way, far + 1, heap)

    def _reach(
        self, point: Point, before: Point, turn: int, far: int, heap: list[tuple[int, Point, int]]
    ) -> None:
        """Come to a point, which counts as far where a tile lies or another branch may go on."""
        if point in self._reached:
            return
        self._reached[point] = before
        if self._crowd.is_taken(*point, BEAD):
            far += _UNDERNEATH
        elif hits(*point, BEAD, self._rooms):
            far += _THROUGH_ROOM
        heappush(heap, (far, point, turn))

    def _line(self, spot: Spot, at: Point) -> Line:
        """Return the way to a spot, pulled straight where nothing is between."""
        way = [at]
        while self._reached[way[-1]] != way[-1]:
            way.append(self._reached[way[-1]])
        corners = [way[-1]]
        while corners[-1] != at:
            corners.append(next(point for point in way if self._is_clear(corners[-1], point)))
        return (_inside(self._before, 1), *corners, _inside(spot, -1))

    def _is_clear(self, one: Point, other: Point) -> bool:
        return self._reached[other] == one or not any(
            self._crowd.is_taken(*bead) for bead in beads((one, other))
        )


def _sources(spot: Spot) -> Iterator[tuple[Point, int]]:
    """Yield where a line may set out: ahead of the end, or beside its half."""
    x, y = spot.ahead(WIDE + _OFF)
    yield (round(x), round(y)), spot.turn
    x, y = spot.ahead(WIDE / 2)
    for turn in ((spot.turn + 2) % 8, (spot.turn - 2) % 8):
        right, down = WAYS[turn]
        off = WIDE / 2 + _OFF
        yield (round(x + off * right), round(y + off * down)), turn


def _spots_at(point: Point, turn: int, *, crosswise: bool) -> Iterator[Spot]:
    """Yield the spots at the end of a line, those apart where it would come back on itself."""
    to_middle = _OFF + (WIDE / 2 if crosswise else WIDE)
    for way in (turn, turn + 1, turn - 1):
        right, down = WAYS[way % 8]
        yield Spot(
            round(point[0] + to_middle * right), round(point[1] + to_middle * down), way % 8, crosswise
        )


def _inside(spot: Spot, towards: int) -> Point:
    """Return the middle of a half, the one towards the branch's end (1) or its beginning (-1)."""
    x, y = (spot.x, spot.y) if spot.crosswise else spot.ahead(towards * WIDE / 2)
    return round(x), round(y)
