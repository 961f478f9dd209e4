"""What takes up room on the table, and how good a spot for the next tile is among it.

The weights were tried out on the hands in ``scorekeeper/demo`` and random ones of every set: they made the
pictures largest on a phone with few bends, and hardly any branch was boxed in.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from math import hypot, sqrt

from scorekeeper.pictures.spots import FOOTPRINTS, LONG, ROOM, TOES_OF_DOUBLE, Spot, Thing, hits
from scorekeeper.rules import Tile

_SIGHT = 390
"""Things farther than this from a tile's end do not matter to what is laid there."""
_ELBOW_ROOM = 200
_AHEAD, _AHEAD_OF_TOES = 110, 140
"""Where it is best to have elbow room: that far ahead of a tile's middle."""
_REACH, _REACH_OF_TOES = 75, 110
"""About how far ahead of its middle a tile, with the mark at its end, reaches."""

_CROWDED, _BY_ROOMS = 0.8, 0.3
_TAKES_ROOM = 0.5
_DEAD_END = 0.8
_OUTWARD = 1.0
_GROWS, _WIDENS = 9.0, 1.5
_ROOMY = 64
"""Units of the table's size for the root of the number of tiles."""


_CELL = 100
"""Side of a cell of the table: more than what can lie between the middles of two things that overlap."""
Cell = tuple[float, float]


@dataclass
class Crowd:
    """Things and rooms on the table, or those of them that matter where a tile is to be laid."""

    size: float
    """How wide and how high the table may become before its growing counts."""
    cells: dict[Cell, list[Thing]] = field(default_factory=lambda: defaultdict(list))
    """By cell, what lies in it or in one beside it: always all things."""
    things: list[Thing] = field(default_factory=list)
    """Tiles and pieces of connectors."""
    rooms: dict[Tile, Thing] = field(default_factory=dict)
    """By tile with an open end: the room ahead of it."""
    reach: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Left, top, right and bottom of the tiles."""

    @classmethod
    def of(cls, tiles: int) -> "Crowd":
        """Return an empty table for a set of so many tiles."""
        return cls(_ROOMY * sqrt(tiles))

    def lay(self, tile: Tile, spot: Spot) -> None:
        """Take up the room of a tile and, ahead of its end, that of the next one."""
        self.add(Thing(spot.x, spot.y, spot.shape))
        left, top, right, bottom = self.reach
        self.reach = (
            min(left, spot.x - 40),
            min(top, spot.y - 40),
            max(right, spot.x + 40),
            max(bottom, spot.y + 40),
        )
        if not tile.is_double:
            self.rooms[tile] = Thing(*spot.ahead(LONG), ROOM + spot.turn % 2)

    def add(self, thing: Thing) -> None:
        """Take up the room of a thing."""
        self.things.append(thing)
        column, row = thing[0] // _CELL, thing[1] // _CELL
        for across in (column - 1, column, column + 1):
            for down in (row - 1, row, row + 1):
                self.cells[across, down].append(thing)

    def is_taken(self, x: float, y: float, shape: int) -> bool:
        """Whether something there would lie on a tile or on a connector."""
        things = self.cells.get((x // _CELL, y // _CELL))
        return things is not None and hits(x, y, shape, things)

    def around(self, x: float, y: float, sight: float = _SIGHT) -> "Crowd":
        """Return what is within sight of a point."""
        left, right, top, bottom = x - sight, x + sight, y - sight, y + sight
        things = [thing for thing in self.things if left < thing[0] < right and top < thing[1] < bottom]
        rooms = {
            tile: room
            for tile, room in self.rooms.items()
            if left < room[0] < right and top < room[1] < bottom
        }
        return Crowd(self.size, self.cells, things, rooms, self.reach)

    def takes(self, spot: Spot) -> bool:
        """Whether there is room for a tile there, and for the toes if it is a double."""
        x, y, turn, crosswise = spot
        for right, down, shape in FOOTPRINTS[turn][crosswise]:
            if self.is_taken(x + right, y + down, shape):
                return False
        return True

    def outwardness(self, spot: Spot) -> float:
        """Return how bad it is that the branch goes outwards there, where the picture would have to grow."""
        x, y = spot.ahead(_REACH_OF_TOES if spot.crosswise else _REACH)
        far = _OUTWARD * (x * x + y * y) / self.size**2
        left, top, right, bottom = self.reach
        if left <= x <= right and top <= y <= bottom:
            return far
        wider, higher = max(left - x, x - right, 0), max(top - y, y - bottom, 0)
        width, height = right - left, bottom - top
        size = max(width, height, self.size)
        grown = max(width + wider, height + higher, self.size)
        return far + (_GROWS * (grown - size) + _WIDENS * (wider + higher)) / size

    def crowding(self, spot: Spot) -> float:
        """Return how bad it is that others lie around the spot, or want to go on there."""
        x, y = spot.ahead(_AHEAD_OF_TOES if spot.crosswise else _AHEAD)
        rooms = self.rooms.values()
        things = [apart for u, v, _ in self.things if (apart := hypot(x - u, y - v)) < _ELBOW_ROOM]
        others = [apart for u, v, _ in rooms if (apart := hypot(x - u, y - v)) < _ELBOW_ROOM]
        cost = _CROWDED * (len(things) - sum(things) / _ELBOW_ROOM)
        cost += _BY_ROOMS * (len(others) - sum(others) / _ELBOW_ROOM)
        for right, down, shape in FOOTPRINTS[spot.turn][spot.crosswise]:
            cost += _TAKES_ROOM * hits(spot.x + right, spot.y + down, shape, rooms)
        if not spot.crosswise:
            cost += _DEAD_END * self.is_taken(*spot.ahead(LONG), ROOM + spot.turn % 2)
        return cost


def toes(double: Spot) -> list[Spot]:
    """Return where the toes of a double lie, the middle one first."""
    return [
        Spot(double.x + right, double.y + down, turn, crosswise=False)
        for right, down, turn in TOES_OF_DOUBLE[double.turn]
    ]
