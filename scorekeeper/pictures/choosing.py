"""Which of the spots beside a tile is best: straight on if it can be, out of the others' way, not far out."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import hypot

from scorekeeper.pictures.spots import (
    AFTER_TILE,
    DOUBLE_AFTER_TILE,
    TOES_OF_DOUBLE,
    Spot,
    Thing,
    overlaps,
)
from scorekeeper.rules import Tile

_BEND = (0.0, 0.35, 0.35, 0.6, 0.6, 0.7, 0.7)
"""What each step of ``AFTER_TILE`` costs beside the first."""
_OUTWARD = 0.5
_CROWDED = 1.2
_IN_THE_WAY = 3.0
_TOO_BAD = 9.0
_SIGHT = 420
_ELBOW_ROOM = 190


@dataclass
class Crowd:
    """What takes up room on the table."""

    things: list[Thing] = field(default_factory=list)
    """Tiles and connectors."""
    rooms: dict[Tile, Thing] = field(default_factory=dict)
    """By tile with an open end: the room ahead of it."""
    arms: list[Thing] = field(default_factory=list)
    """Where tiles will lie that come before all others."""

    def near(self, x: float, y: float) -> "Crowd":
        """Return what is within sight of a point."""

        def seen(thing: Thing) -> bool:
            return abs(thing.x - x) < _SIGHT and abs(thing.y - y) < _SIGHT

        rooms = {tile: room for tile, room in self.rooms.items() if seen(room)}
        return Crowd(list(filter(seen, self.things)), rooms)

    def takes(self, thing: Thing) -> bool:
        """Whether there is room for it."""
        return not any(overlaps(thing, other) for other in self.things)

    def cost(self, spot: Spot) -> float | None:
        """Return how bad a spot is, or None if there is no room."""
        parts = list(_parts(spot))
        if not all(map(self.takes, parts)):
            return None
        blocked = sum(overlaps(part, room) for part in parts for room in self.rooms.values())
        x, y = spot.ahead(140 if spot.crosswise else 110)
        reach = _ELBOW_ROOM * (1.5 if spot.crosswise else 1)
        crowded = sum(max(0, 1 - hypot(x - thing.x, y - thing.y) / reach) for thing in self.things)
        crowded += 0.7 * sum(
            max(0, 1 - hypot(x - thing.x, y - thing.y) / reach) for thing in self.rooms.values()
        )
        return _IN_THE_WAY * blocked + _CROWDED * crowded + _OUTWARD * hypot(1.15 * x, y) / 80


def _parts(spot: Spot) -> Iterator[Thing]:
    """Yield what a tile there takes up, a double's toes included."""
    yield Thing(spot.x, spot.y, spot.shape)
    if spot.crosswise:
        for right, down, turn in TOES_OF_DOUBLE[spot.turn]:
            yield Thing(spot.x + right, spot.y + down, turn % 4)


def best_spot(before: Spot, crowd: Crowd, *, crosswise: bool) -> Spot | None:
    """Return the best spot that touches ``before``, or None if none is good enough."""
    near = crowd.near(*before.end)
    best, least = None, _TOO_BAD
    steps = (DOUBLE_AFTER_TILE if crosswise else AFTER_TILE)[before.turn]
    for bend, (right, down, turn) in zip(_BEND, steps, strict=False):
        spot = Spot(before.x + right, before.y + down, turn, crosswise)
        cost = near.cost(spot)
        if cost is not None and cost + bend < least:
            best, least = spot, cost + bend
    return best
