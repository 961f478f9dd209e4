"""The bill of one hand: never a bare number, but lines that say what each point is for.

>>> score = bill(RuleSet(), SeatEntry(pips="12+11", double_blank=True))
>>> [(line.points, str(line.kind)) for line in score.lines], score.total
([(23, 'PIPS'), (50, 'DOUBLE_BLANK')], 73)
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from scorekeeper.rules.entries import SeatEntry
from scorekeeper.rules.ruleset import RuleSet


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
    """The bill, as far as it is known."""
    total: int | None
    """The lines' sum; None while a part of it is not known, and in a refused round."""


def bill(ruleset: RuleSet, entry: SeatEntry) -> SeatScore:
    """Work out what an entry comes to under the house rules, without asking whether it can be."""
    lines = tuple(_lines(ruleset, entry))
    known = entry.checked_adjustment is not None and (entry.out or None not in _parts(entry))
    return SeatScore(lines, sum(line.points for line in lines) if known else None)


def _parts(entry: SeatEntry) -> tuple[int | None, int | None]:
    return entry.counted_pips, entry.counted_blanks


def _lines(ruleset: RuleSet, entry: SeatEntry) -> Iterator[PointLine]:
    yield from _out_lines(ruleset, entry) if entry.out else _hand_lines(ruleset, entry)
    if entry.checked_adjustment:
        yield PointLine(entry.checked_adjustment, LineKind.ADJUSTMENT)


def _out_lines(ruleset: RuleSet, entry: SeatEntry) -> Iterator[PointLine]:
    yield PointLine(0, LineKind.OUT)
    if entry.out_on_double:
        yield PointLine(ruleset.out_on_double, LineKind.OUT_ON_DOUBLE)


def _hand_lines(ruleset: RuleSet, entry: SeatEntry) -> Iterator[PointLine]:
    pips, blanks = _parts(entry)
    if pips is not None:
        yield PointLine(pips, LineKind.PIPS)
    if entry.holds_double_blank:
        yield PointLine(ruleset.double_blank, LineKind.DOUBLE_BLANK)
    if blanks and ruleset.blank_half:
        each = ruleset.blank_half
        yield PointLine(blanks * each, LineKind.BLANK_HALVES, {"halves": blanks, "each": each})
