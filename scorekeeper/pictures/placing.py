"""Where each tile of a barnyard lies on the table.

Plays are placed one by one, each by what was placed before it alone: a tile that is laid never moves the
others. A double is laid where its three toes have room too; they come next, since an unfinished double
freezes the table.
"""

from dataclasses import dataclass, field

from scorekeeper.pictures.crowd import Crowd, toes
from scorekeeper.pictures.folding import Line, beads, fold
from scorekeeper.pictures.spots import AFTER_TILE, ARMS, DOUBLE_AFTER_TILE, EXTENTS, Spot
from scorekeeper.rules import Barnyard, Tile

_BENDS = (0, 0.5, 0.5, 0.7, 0.7, 1.2, 1.2)
"""What each step of ``AFTER_TILE`` costs beside going straight on."""


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
    points: Line
    """Its corners, from the tile played onto."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A barnyard as it lies on the table, in units of which a tile is 80 long; no two tiles overlap."""

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

    crowd: Crowd
    placed: dict[Tile, Placed] = field(default_factory=dict)
    connectors: list[Connector] = field(default_factory=list)
    fans: dict[Tile, list[Spot]] = field(default_factory=dict)

    def lay(self, tile: Tile, near: int, spot: Spot) -> None:
        """Lay a tile down; if it is a double, its toes know their places."""
        self.placed[tile] = Placed(tile, spot, near, tile.other(near))
        self.crowd.lay(tile, spot)
        if tile.is_double:
            self.fans[tile] = toes(spot)

    def play(self, tile: Tile, onto: Tile) -> None:
        """Lay a tile beside the one it was played onto, or as near as there is room."""
        before = self.placed[onto]
        if onto in self.fans:
            spot = self.fans[onto].pop(0)
        else:
            del self.crowd.rooms[onto]
            spot = self._beside(before.spot, crosswise=tile.is_double) or self._apart(before.spot, tile)
        self.lay(tile, before.far, spot)

    def _beside(self, before: Spot, *, crosswise: bool) -> Spot | None:
        """Return the best spot that touches ``before``, or None if there is room at none."""
        crowd = self.crowd.around(*before.end)
        best, least = None, float("inf")
        steps = (DOUBLE_AFTER_TILE if crosswise else AFTER_TILE)[before.turn]
        for bend, (right, down, turn) in zip(_BENDS, steps, strict=False):
            spot = Spot(before.x + right, before.y + down, turn, crosswise)
            cost = bend + crowd.outwardness(spot)
            if cost < least and crowd.takes(spot):
                cost += crowd.crowding(spot)
                if cost < least:
                    best, least = spot, cost
        return best

    def _apart(self, before: Spot, tile: Tile) -> Spot:
        spot, line = fold(before, self.crowd, crosswise=tile.is_double)
        self.connectors.append(Connector(tile, line))
        for bead in beads(line, every=30):
            self.crowd.add(bead)
        return spot


def place(barnyard: Barnyard) -> Layout:
    """Lay out a barnyard. ``place(barnyard.play(…))`` leaves every tile where it was."""
    opening, middle = barnyard.opening, Spot(0, 0, 2, crosswise=True)
    table = _Table(Crowd.of(len(barnyard.tile_set)))
    table.lay(opening, opening.high, middle)
    arms = barnyard.ruleset.arms_for(barnyard.tile_set)
    table.fans[opening] = [Spot(*step, crosswise=False) for step in ARMS[arms]]
    for play in barnyard.plays:
        table.play(play.tile, play.onto)
    rooms = tuple(table.fans[barnyard.unfinished]) if barnyard.unfinished else ()
    placed, connectors = tuple(table.placed.values()), tuple(table.connectors)
    return Layout(placed, connectors, rooms, _bounds([*(tile.spot for tile in placed), *rooms], connectors))


def _bounds(spots: list[Spot], connectors: tuple[Connector, ...]) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of everything."""
    reaches = [(spot.x, spot.y, *EXTENTS[spot.shape][:2]) for spot in spots]
    reaches += [(x, y, 4, 4) for connector in connectors for x, y in connector.points]
    left, top = min(x - wide for x, _, wide, _ in reaches), min(y - high for _, y, _, high in reaches)
    right, bottom = max(x + wide for x, _, wide, _ in reaches), max(y + high for _, y, _, high in reaches)
    return int(left) - 1, int(top) - 1, int(right) + 1, int(bottom) + 1
