"""The bill of one hand: never a bare number, but lines that say what each point is for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class LineKind(StrEnum):
    """What points are for."""

    OUT = "OUT"
    OUT_ON_DOUBLE = "OUT_ON_DOUBLE"
    PIPS = "PIPS"
    DOUBLE_BLANK = "DOUBLE_BLANK"
    BLANK_HALVES = "BLANK_HALVES"
    ADJUSTMENT = "ADJUSTMENT"


@dataclass(frozen=True)
class PointLine:
    """One line of a bill."""

    points: int
    """What it adds; can be 0, and an adjustment can be less."""
    kind: LineKind
    """What for."""
    params: Mapping[str, int] = field(default_factory=dict)
    """BLANK_HALVES: ``halves``, how many, and ``each``, the points of one."""


@dataclass(frozen=True)
class SeatScore:
    """What a player writes down for a hand."""

    lines: tuple[PointLine, ...]
    """The bill."""
    total: int | None
    """The lines' sum; None while the hand is not known, and in a refused round."""
