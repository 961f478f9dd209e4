"""The story of a game as a picture: running totals, hand by hand. The winner's is the lowest, and stands out.

Lines are told apart by dash, marker and a label at their end; colour helps but nothing rests on it. The hues
hold 3 : 1 on light and on dark ground; the ink is the page's ``currentColor``. CSS may recolour
``.chart-best`` and, by seat, ``.chart-1``, ``.chart-2`` …
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.pictures.layout import every, fit, spread, text_width, ticks
from scorekeeper.pictures.markup import attributes, text

_FONT = 12
_ACCENT = "#c4502a"
_HUES = (
    *("#3b82c4", "#2f9161", "#8a7a1c", "#8a5fc0", "#c2528f", "#0f8f94"),
    *("#a0693a", "#6b7f2a", "#5c6ed6", "#b0524f", "#4d8a8a", "#87708a"),
)
_LABEL_GAP = 15
_DASHES = (None, "7 3", "2 3", "10 3 2 3", "5 5", "10 3 2 3 2 3")
_MARKS = (
    "M{x} {y}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
    "M{x} {y}m-3-3h6v6h-6z",
    "M{x} {y}m0-4l4 7h-8z",
    "M{x} {y}m0-4l4 4l-4 4l-4-4z",
    "M{x} {y}m0 4l4-7h-8z",
    "M{x} {y}m-3-3l6 6m0-6l-6 6",
)
"""The first six series have them solid, the next six hollow."""


@dataclass(frozen=True)
class _Line:
    """One player's line."""

    index: int
    """Place among the series; says which dash and marker."""
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
class _Frame:
    """The plot's place in the picture, in pixels."""

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

    top: int = 10
    """Where the highest number of the scale is."""

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


def score_chart(
    series: Sequence[tuple[str, Sequence[int]]],
    *,
    labels: Sequence[str],
    title: str,
    width: int = 360,
    font: str | None = None,
) -> str:
    """Return an inline ``<svg>`` of each player's running totals, one a hand.

    ``labels`` name the hands (their opening doubles); ``width``, in CSS pixels, is what the picture is laid
    out for, its text 12 high; ``font`` names a family where CSS does not reach (a PDF). The description in it
    lists the totals, lowest first.
    """
    lines = _lines(series)
    frame = _frame(lines, len(labels), width)
    drawn = sorted(lines, key=lambda line: line.best)
    told = ", ".join(f"{line.name} {line.total}" for line in sorted(lines, key=lambda line: line.total))
    head = attributes(
        class_="chart",
        viewBox=f"0 0 {frame.width} {frame.height}",
        width=frame.width,
        height=frame.height,
        role="img",
        font_size=_FONT,
        font_family=font,
        fill="currentColor",
    )
    return (
        f"<svg{head}><title>{text(title)}</title><desc>{text(told)}</desc>"
        f"{_scale(frame)}{_hands(frame, labels)}"
        f"{''.join(_drawn(frame, line) for line in drawn)}{_ends(frame, lines)}</svg>"
    )


def _lines(series: Sequence[tuple[str, Sequence[int]]]) -> list[_Line]:
    lowest = min((totals[-1] for _, totals in series if totals), default=None)
    return [
        _Line(index, name, (0, *totals), best=bool(totals) and totals[-1] == lowest)
        for index, (name, totals) in enumerate(series)
    ]


def _frame(lines: Sequence[_Line], hands: int, width: int) -> _Frame:
    """Give the labels at the right what they need, up to nearly half the picture."""
    everything = [total for line in lines for total in line.totals]
    scale = ticks(min(everything, default=0), max(everything, default=0))
    named = max((text_width(line.name, _FONT) for line in lines), default=0)
    return _Frame(
        width=width,
        height=max(130 + width // 4, 50 + _LABEL_GAP * len(lines)),
        left=8 + max(text_width(str(number), _FONT) for number in scale),
        right=width - min(named + 4, 0.3 * width) - _totals_width(lines) - 24,
        hands=hands,
        scale=tuple(scale),
    )


def _totals_width(lines: Sequence[_Line]) -> float:
    """Return how wide the widest total is, in bold."""
    return max((text_width(str(line.total), 1.1 * _FONT) for line in lines), default=0)


def _scale(frame: _Frame) -> str:
    rules = "".join(f"M{frame.left:.1f} {frame.y(number)}H{frame.right:.1f}" for number in frame.scale)
    numbers = "".join(
        f'<text x="{frame.left - 6:.1f}" y="{frame.y(number) + 4:.1f}">{number}</text>'
        for number in frame.scale
    )
    return (
        f'<path class="chart-grid" stroke="currentColor" stroke-opacity=".2" d="{rules}"/>'
        f'<g class="chart-scale" text-anchor="end" fill-opacity=".8">{numbers}</g>'
    )


def _hands(frame: _Frame, labels: Sequence[str]) -> str:
    places = [frame.x(hand) for hand in range(1, len(labels) + 1)]
    step = every(places, 8 + max((text_width(label, _FONT) for label in labels), default=0))
    names = "".join(
        f'<text x="{place}" y="{frame.height - 6}">{text(label)}</text>'
        for place, label in list(zip(places, labels, strict=True))[::step]
    )
    return f'<g class="chart-hands" text-anchor="middle" fill-opacity=".8">{names}</g>'


def _ink(line: _Line) -> str:
    """Return the attributes of whatever belongs to one line."""
    hue = _ACCENT if line.best else _HUES[line.index % len(_HUES)]
    solid = line.index % len(_HUES) < len(_MARKS)
    return attributes(
        class_=f"chart-{line.index + 1}" + " chart-best" * line.best,
        stroke=hue,
        stroke_width=2 if line.best else None,
        fill=hue if solid else "none",
    )


def _mark(line: _Line, x: float, y: float) -> str:
    return _MARKS[line.index % len(_MARKS)].format(x=round(x, 1), y=round(y, 1))


def _drawn(frame: _Frame, line: _Line) -> str:
    points = [(frame.x(hand), frame.y(total)) for hand, total in enumerate(line.totals)]
    path = "M" + "L".join(f"{x} {y}" for x, y in points)
    step = -(-frame.hands // 8) or 1
    marks = "".join(_mark(line, x, y) for x, y in points[-1 - step : 0 : -step])
    stroke = attributes(
        fill="none",
        stroke_width=3 if line.best else 1.5,
        stroke_linejoin="round",
        stroke_dasharray=None if line.best else _DASHES[line.index % len(_DASHES)],
    )
    return f'<g{_ink(line)}><path{stroke} d="{path}"/><path d="{marks}"/></g>'


def _ends(frame: _Frame, lines: Sequence[_Line]) -> str:
    """Return each line's marker, total and name at its end, pushed apart, with a thread to the line."""
    ordered = sorted(lines, key=lambda line: -line.total)
    wanted = [frame.y(line.total) for line in ordered]
    places = spread(wanted, _LABEL_GAP, frame.top, frame.height - 8)
    return "".join(
        _end(frame, line, place, _totals_width(lines)) for line, place in zip(ordered, places, strict=True)
    )


def _end(frame: _Frame, line: _Line, y: float, total_width: float) -> str:
    mark = frame.right + 12
    right = mark + 7 + total_width
    name = fit(line.name, frame.width - right - 5, _FONT)
    thread = f"M{frame.x(len(line.totals) - 1)} {frame.y(line.total)}L{mark:.1f} {y:.1f}"
    return (
        f'<g{_ink(line)}><path stroke-width=".7" d="{thread}"/><path d="{_mark(line, mark, y)}"/></g>'
        f'<g class="chart-end"{attributes(font_weight="bold" if line.best else None)}>'
        f'<text text-anchor="end" x="{right:.1f}" y="{y + 4:.1f}">{line.total}</text>'
        f'<text class="chart-name" x="{right + 5:.1f}" y="{y + 4:.1f}">{text(name)}</text></g>'
    )
