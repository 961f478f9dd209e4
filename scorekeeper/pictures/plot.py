"""Where everything in the chart of a game is, before anything is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.pictures.layout import fit, spread, text_width, ticks

FONT = 12
"""Height of the chart's text, in its pixels."""

_LABEL_GAP = 15
_ROOM_FOR_NAMES = 0.3  # of the width, at most

Series = Sequence[tuple[str, Sequence[int]]]
"""Each player's name and running totals, one a hand."""


@dataclass(frozen=True)
class Line:
    """One player's line."""

    index: int
    """Place among the players; says which hue, dash and marker."""
    name: str
    """As typed."""
    totals: tuple[int, ...]
    """Running totals, from the 0 before the first hand."""
    best: bool
    """Whether this is the lowest, or shares it."""

    @property
    def total(self) -> int:
        """The last running total."""
        return self.totals[-1]


@dataclass(frozen=True)
class End:
    """The label at a line's end: its marker, total and name, each at its place."""

    line: Line
    """Whose."""
    y: float
    """The height of its middle."""
    mark: float
    """Where the marker's middle is."""
    total: float
    """Where the total ends."""
    name: float
    """Where the name begins."""
    room: float
    """What the name has for its width."""

    @property
    def text(self) -> str:
        """The name, as much of it as fits."""
        return fit(self.line.name, self.room, FONT)


@dataclass(frozen=True)
class Plot:
    """The chart's measures, in pixels."""

    width: int
    """Of the picture."""
    height: int
    """Of the picture."""
    left: float
    """Where the first hand begins."""
    right: float
    """Where the last hand ends."""
    hands: int
    """How many there are."""
    scale: tuple[int, ...]
    """The numbers on the scale, the lowest first."""
    lines: tuple[Line, ...]
    """The players, by seat."""

    top: int = 10
    """Where the highest number of the scale is."""

    @classmethod
    def of(cls, series: Series, hands: int, width: int) -> "Plot":
        """Lay out a chart; the labels at the right get what they need, to a limit."""
        lines = _lines(series)
        everything = [total for line in lines for total in line.totals]
        scale = tuple(ticks(min(everything, default=0), max(everything, default=0)))
        names = max((text_width(line.name, FONT) for line in lines), default=0) + 4
        return cls(
            width=width,
            height=max(130 + width // 4, 50 + _LABEL_GAP * len(lines)),
            left=8 + max(text_width(str(number), FONT) for number in scale),
            right=width - min(names, _ROOM_FOR_NAMES * width) - _totals_width(lines) - 24,
            hands=hands,
            scale=scale,
            lines=lines,
        )

    @property
    def bottom(self) -> int:
        """Where the lowest number of the scale is."""
        return self.height - 24

    def x(self, hands: int) -> float:
        """Return how far right the end of that hand is."""
        return round(self.left + (self.right - self.left) * hands / max(self.hands, 1), 1)

    def y(self, total: int) -> float:
        """Return how far down that total is."""
        low, high = self.scale[0], self.scale[-1]
        return round(self.bottom - (self.bottom - self.top) * (total - low) / (high - low), 1)

    def ends(self) -> tuple[End, ...]:
        """Return the labels, the highest total first, pushed apart where lines end close together."""
        ordered = sorted(self.lines, key=lambda line: -line.total)
        places = spread([self.y(line.total) for line in ordered], _LABEL_GAP, self.top, self.height - 8)
        mark = self.right + 12
        total = mark + 7 + _totals_width(self.lines)
        return tuple(
            End(line, y, mark, total, total + 5, self.width - total - 5)
            for line, y in zip(ordered, places, strict=True)
        )


def _lines(series: Series) -> tuple[Line, ...]:
    lowest = min((totals[-1] for _, totals in series if totals), default=None)
    return tuple(
        Line(index, name, (0, *totals), best=bool(totals) and totals[-1] == lowest)
        for index, (name, totals) in enumerate(series)
    )


def _totals_width(lines: Sequence[Line]) -> float:
    """Return how wide the widest total is, in bold."""
    return max((text_width(str(line.total), 1.1 * FONT) for line in lines), default=0)
