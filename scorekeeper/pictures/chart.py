"""The story of a game as a picture: running totals, hand by hand. The winner's is the lowest, and stands out.

Lines are told apart by dash, marker and a label at their end; colour helps but nothing rests on it. The hues
hold 3 : 1 on light and on dark ground; the ink is the page's ``currentColor``. CSS may recolour
``.chart-best`` and, by seat, ``.chart-1``, ``.chart-2`` …
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.pictures.layout import every, text_width
from scorekeeper.pictures.markup import attributes, text
from scorekeeper.pictures.plot import FONT, End, Line, Plot, Series

_ACCENT = "#c4502a"
_HUES = (
    *("#3b82c4", "#2f9161", "#8a7a1c", "#8a5fc0", "#c2528f", "#0f8f94"),
    *("#a0693a", "#6b7f2a", "#5c6ed6", "#b0524f", "#4d8a8a", "#87708a"),
)
_DASHES = (None, "7 3", "2 3", "10 3 2 3", "5 5", "10 3 2 3 2 3")
_MARKS = (
    "M{x} {y}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
    "M{x} {y}m-3-3h6v6h-6z",
    "M{x} {y}m0-4l4 7h-8z",
    "M{x} {y}m0-4l4 4l-4 4l-4-4z",
    "M{x} {y}m0 4l4-7h-8z",
    "M{x} {y}m-3-3l6 6m0-6l-6 6",
)
"""The first six players have them solid, the next six hollow."""


@dataclass(frozen=True)
class ChartName:
    """A name that whoever shows the chart writes over it."""

    name: str
    """As much of it as fits."""
    left: float
    """Where it begins, in hundredths of the picture's width."""
    middle: float
    """How far down its middle is, in hundredths of the picture's height."""
    best: bool
    """Whether it is the winner's."""


def score_chart(
    series: Series,
    *,
    labels: Sequence[str],
    title: str,
    width: int = 360,
    font: str | None = None,
) -> str:
    """Return an inline ``<svg>`` of each player's running totals, one a hand.

    ``labels`` name the hands (their opening doubles); ``width``, in CSS pixels, is what the picture is laid
    out for, its text 12 high. The description in it lists the totals, lowest first.

    With a ``font``, the family for where CSS does not reach (a PDF), names are left out: the PDF library sets
    a picture's text letter by letter, which no script but the simplest survives. See ``chart_names``.
    """
    plot = Plot.of(series, len(labels), width)
    told = ", ".join(f"{line.name} {line.total}" for line in sorted(plot.lines, key=lambda line: line.total))
    head = attributes(
        class_="chart",
        viewBox=f"0 0 {plot.width} {plot.height}",
        width=plot.width,
        height=plot.height,
        role="img",
        font_size=FONT,
        font_family=font,
        fill="currentColor",
    )
    lines = "".join(_line(plot, line) for line in sorted(plot.lines, key=lambda line: line.best))
    ends = "".join(_end(plot, end, named=font is None) for end in plot.ends())
    about = f"<title>{text(title)}</title><desc>{text(told)}</desc>"
    return f"<svg{head}>{about}{_scale(plot)}{_hands(plot, labels)}{lines}{ends}</svg>"


def chart_names(series: Series, *, hands: int, width: int = 360) -> tuple[ChartName, ...]:
    """Return the names for a chart that was drawn without them."""
    plot = Plot.of(series, hands, width)
    return tuple(
        ChartName(end.text, 100 * end.name / plot.width, 100 * end.y / plot.height, end.line.best)
        for end in plot.ends()
    )


def _scale(plot: Plot) -> str:
    rules = "".join(f"M{plot.left:.1f} {plot.y(number)}H{plot.right:.1f}" for number in plot.scale)
    numbers = "".join(
        f'<text x="{plot.left - 6:.1f}" y="{plot.y(number) + 4:.1f}">{number}</text>' for number in plot.scale
    )
    return (
        f'<path class="chart-grid" stroke="currentColor" stroke-opacity=".2" d="{rules}"/>'
        f'<g class="chart-scale" text-anchor="end" fill-opacity=".8">{numbers}</g>'
    )


def _hands(plot: Plot, labels: Sequence[str]) -> str:
    places = [plot.x(hand) for hand in range(1, len(labels) + 1)]
    step = every(places, 8 + max((text_width(label, FONT) for label in labels), default=0))
    names = "".join(
        f'<text x="{place}" y="{plot.height - 6}">{text(label)}</text>'
        for place, label in list(zip(places, labels, strict=True))[::step]
    )
    return f'<g class="chart-hands" text-anchor="middle" fill-opacity=".8">{names}</g>'


def _ink(line: Line) -> str:
    """Return the attributes of whatever belongs to one line."""
    hue = _ACCENT if line.best else _HUES[line.index % len(_HUES)]
    solid = line.index % len(_HUES) < len(_MARKS)
    return attributes(
        class_=f"chart-{line.index + 1}" + " chart-best" * line.best,
        stroke=hue,
        stroke_width=2 if line.best else None,
        fill=hue if solid else "none",
    )


def _mark(line: Line, x: float, y: float) -> str:
    return _MARKS[line.index % len(_MARKS)].format(x=round(x, 1), y=round(y, 1))


def _line(plot: Plot, line: Line) -> str:
    points = [(plot.x(hand), plot.y(total)) for hand, total in enumerate(line.totals)]
    path = "M" + "L".join(f"{x} {y}" for x, y in points)
    step = -(-plot.hands // 8) or 1
    marks = "".join(_mark(line, x, y) for x, y in points[-1 - step : 0 : -step])
    stroke = attributes(
        fill="none",
        stroke_width=3 if line.best else 1.5,
        stroke_linejoin="round",
        stroke_dasharray=None if line.best else _DASHES[line.index % len(_DASHES)],
    )
    return f'<g{_ink(line)}><path{stroke} d="{path}"/><path d="{marks}"/></g>'


def _end(plot: Plot, end: End, *, named: bool) -> str:
    line = end.line
    thread = f"M{plot.x(len(line.totals) - 1)} {plot.y(line.total)}L{end.mark:.1f} {end.y:.1f}"
    baseline = f'y="{end.y + 4:.1f}"'
    name = f'<text class="chart-name" x="{end.name:.1f}" {baseline}>{text(end.text)}</text>' if named else ""
    return (
        f'<g{_ink(line)}><path stroke-width=".7" d="{thread}"/><path d="{_mark(line, end.mark, end.y)}"/></g>'
        f'<g class="chart-end"{attributes(font_weight="bold" if line.best else None)}>'
        f'<text text-anchor="end" x="{end.total:.1f}" {baseline}>{line.total}</text>{name}</g>'
    )
