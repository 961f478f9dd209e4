"""One row of the table, and how times become figures."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

HEAD = "| measure | figure | aim |\n|---|---|---|"


@dataclass(frozen=True)
class Figure:
    """One row."""

    measure: str
    """What was measured."""
    figure: str
    """What came out, with its unit."""
    aim: str = ""
    """What it should be; empty where it only helps to read another row."""

    def __str__(self) -> str:
        return f"| {self.measure} | {self.figure} | {self.aim} |"


@dataclass(frozen=True)
class Times:
    """How long the same thing took, again and again."""

    seconds: tuple[float, ...]
    """Each time."""

    @property
    def median(self) -> float:
        return median(self.seconds)

    @property
    def p95(self) -> float:
        """Nineteen of twenty took no longer."""
        return sorted(self.seconds)[math.ceil(len(self.seconds) * 0.95) - 1]

    def __str__(self) -> str:
        return f"{milliseconds(self.median)}, p95 {milliseconds(self.p95)}"


def quickest(runs: Iterable[Times]) -> Times:
    """Of alternating runs, the one that other programs of the computer disturbed least."""
    return min(runs, key=lambda times: times.median)


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def kilobytes(count: int) -> str:
    return f"{count / 1000:.1f} KB"


def megabytes(count: int) -> str:
    return f"{count / 1e6:.0f} MB"


def table(figures: Sequence[Figure]) -> str:
    return "\n".join([HEAD, *map(str, figures)])
