"""Where each tile of a barnyard lies on the table.

Plays are placed one by one, each by what was placed before it alone: a tile that is laid never moves the
others. A double is laid where its three toes have room too; they come next, since an unfinished double
freezes the table.
"""

from dataclasses import dataclass, field

from scorekeeper.pictures.choosing import Crowd, best_spot
from scorekeeper.pictures.folding import fold
from scorekeeper.pictures.spots import (
    ARMS,
    BEAD,
    EXTENTS,
    LONG,
    ROOM,
    TOES_OF_DOUBLE,
    Spot,
    Step,
    Thing,
)
from scorekeeper.rules import Barnyard, Tile

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile in its place."""

    tile: Tile
    """Which."""
    spot: Spot
    """Where."""
    near: int
    """The number of the half that touches the tile before it."""
    far: int
    """The number of the half that others go on from."""

    @property
    def x(self) -> int:
        """Its middle, in units to the right of the opening double's."""
        return self.spot.x

    @property
    def y(self) -> int:
        """Its middle, in units below the opening double's."""
        return self.spot.y

    @property
    def angle(self) -> int:
        """How it is turned, in degrees clockwise: at 0 it lies with its near half left."""
        return (45 * self.spot.turn + 90 * self.spot.crosswise) % 360


@dataclass(frozen=True, slots=True)
class Connector:
    """A line to a tile that found no room beside the one that it was played onto."""

    tile: Tile
    """Where it leads."""
    points: tuple[Point, ...]
    """Its corners, from the tile played onto."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A barnyard as it lies on the table, in units of a fortieth of a half; no two tiles overlap."""

    placed: tuple[Placed, ...]
    """The tiles, in the order in which they were laid."""
    connectors: tuple[Connector, ...]
    """The lines between tiles that do not touch."""
    rooms: tuple[Spot, ...]
    """Where the tiles that the unfinished double still takes will lie."""
    bounds: tuple[int, int, int, int]
    """Left, top, right and bottom of all of it."""


@dataclass
class _Table:
    """The table while tiles are laid on it."""

    placed: dict[Tile, Placed] = field(default_factory=dict)
    crowd: Crowd = field(default_factory=Crowd)
    connectors: list[Connector] = field(default_factory=list)
    fans: dict[Tile, list[Spot]] = field(default_factory=dict)

    def lay(self, tile: Tile, near: int, spot: Spot) -> None:
        """Lay a tile down and keep the room ahead of it, or where its toes will lie."""
        far = near if tile.is_double else tile.other(near)
        self.placed[tile] = Placed(tile, spot, near, far)
        self.crowd.things.append(Thing(spot.x, spot.y, spot.shape))
        if tile.is_double:
            self.fans[tile] = _steps(spot, TOES_OF_DOUBLE[spot.turn])
        else:
            self.crowd.rooms[tile] = Thing(*spot.ahead(LONG), ROOM + spot.turn % 2)

    def play(self, tile: Tile, onto: Tile) -> None:
        """Lay a tile beside the one it was played onto, or as near as there is room."""
        before = self.placed[onto]
        fan = self.fans.get(onto)
        if fan:
            spot = fan.pop(0)
            self.crowd.arms = [Thing(arm.x, arm.y, arm.shape) for arm in fan]
        else:
            del self.crowd.rooms[onto]
            spot = best_spot(before.spot, self.crowd, crosswise=tile.is_double) or self._fold(
                before.spot, tile
            )
        self.lay(tile, before.far, spot)

    def _fold(self, before: Spot, tile: Tile) -> Spot:
        spot, points = fold(before, self.crowd, crosswise=tile.is_double)
        self.connectors.append(Connector(tile, points))
        return spot


def place(barnyard: Barnyard) -> Layout:
    """Lay out a barnyard. ``place(barnyard.play(…))`` leaves every tile where it was."""
    table = _Table()
    opening = barnyard.opening
    table.lay(opening, opening.high, Spot(0, 0, 2, crosswise=True))
    arms = ARMS[barnyard.ruleset.arms_for(barnyard.tile_set)]
    table.fans[opening] = _steps(Spot(0, 0, 2, crosswise=True), arms)
    for play in barnyard.plays:
        table.play(play.tile, play.onto)
    rooms = tuple(table.fans[barnyard.unfinished]) if barnyard.unfinished else ()
    placed = tuple(table.placed.values())
    connectors = tuple(table.connectors)
    return Layout(placed, connectors, rooms, _bounds([*(tile.spot for tile in placed), *rooms], connectors))


def _steps(spot: Spot, steps: tuple[Step, ...]) -> list[Spot]:
    return [Spot(spot.x + right, spot.y + down, turn, crosswise=False) for right, down, turn in steps]


def _bounds(spots: list[Spot], connectors: tuple[Connector, ...]) -> tuple[int, int, int, int]:
    reaches = [(spot.x, spot.y, *EXTENTS[spot.shape][:2]) for spot in spots]
    reaches += [(x, y, *EXTENTS[BEAD][:2]) for connector in connectors for x, y in connector.points]
    left = min(x - wide for x, _, wide, _ in reaches)
    top = min(y - high for _, y, _, high in reaches)
    right = max(x + wide for x, _, wide, _ in reaches)
    bottom = max(y + high for _, y, _, high in reaches)
    return (int(left) - 1, int(top) - 1, int(right) + 1, int(bottom) + 1)
