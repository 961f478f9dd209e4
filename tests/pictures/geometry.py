"""Boxes on a table, by corners and sides: nothing of how the pictures themselves reckon."""

from itertools import pairwise
from math import cos, hypot, radians, sin

from scorekeeper.pictures.placing import Placed

Point = tuple[float, float]
Box = list[Point]


def box(x: float, y: float, angle: float, length: float = 80, width: float = 40) -> Box:
    """The corners of a box around a point, turned clockwise."""
    along, across = direction(angle), direction(angle + 90)
    return [
        (
            x + side * along[0] * length / 2 + end * across[0] * width / 2,
            y + side * along[1] * length / 2 + end * across[1] * width / 2,
        )
        for side, end in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def box_of(tile: Placed) -> Box:
    return box(tile.x, tile.y, tile.angle)


def direction(angle: float) -> Point:
    return cos(radians(angle)), sin(radians(angle))


def overlap(one: Box, other: Box) -> bool:
    """Whether no line keeps them apart; of boxes, one along a side would."""
    return not any(_kept_apart(one, other, side) for shape in (one, other) for side in sides(shape))


def sides(shape: Box) -> list[tuple[Point, Point]]:
    return list(pairwise([*shape, shape[0]]))


def _kept_apart(one: Box, other: Box, side: tuple[Point, Point]) -> bool:
    (x, y), (u, v) = side
    normal = (v - y, x - u)
    ones, others = ([p[0] * normal[0] + p[1] * normal[1] for p in shape] for shape in (one, other))
    least = 1e-6 * hypot(*normal)
    return max(ones) <= min(others) + least or max(others) <= min(ones) + least


def gap(one: Box, other: Box) -> float:
    """How far apart two boxes that do not overlap are."""
    return min(
        *(to_side(corner, side) for corner in one for side in sides(other)),
        *(to_side(corner, side) for corner in other for side in sides(one)),
    )


def to_side(point: Point, side: tuple[Point, Point]) -> float:
    """How far a point is from a line between two."""
    (x, y), (u, v) = side
    squared = (u - x) ** 2 + (v - y) ** 2
    share = ((point[0] - x) * (u - x) + (point[1] - y) * (v - y)) / squared
    share = min(max(share, 0), 1)
    return hypot(x + share * (u - x) - point[0], y + share * (v - y) - point[1])


def inside(point: Point, shape: Box) -> bool:
    return overlap(shape, box(*point, 0, 0.1, 0.1))
