"""Points that a person writes down instead of counting them: a correction, a start, totals from paper."""

from scorekeeper.rules.entries import HIGHEST_ADJUSTMENT
from scorekeeper.services.errors import FieldCode, Refused

HIGHEST = HIGHEST_ADJUSTMENT
"""More than any game comes to."""


def is_points(points: object, most: int = HIGHEST) -> bool:
    """Whether it is a whole number of points that can be kept: True is not 1."""
    return type(points) is int and -HIGHEST <= points <= most


def check_points(field: str, points: int) -> int:
    """Return the points; Refused at that field if they are none."""
    if not is_points(points):
        raise Refused.because(field, FieldCode.BAD_POINTS, most=HIGHEST)
    return points
