"""Points that a person writes down instead of counting them: a correction, a start, totals from paper."""

from scorekeeper.rules.entries import HIGHEST_ADJUSTMENT
from scorekeeper.services.errors import FieldCode, Refused


def check_points(field: str, points: object) -> int:
    """Return a whole number of points that can be kept; Refused at that field."""
    if type(points) is not int or abs(points) > HIGHEST_ADJUSTMENT:
        raise Refused.because(field, FieldCode.BAD_POINTS, most=HIGHEST_ADJUSTMENT)
    return points
