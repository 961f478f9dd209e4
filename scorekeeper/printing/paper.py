"""How a sheet is laid on its paper. All measures are millimetres."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of each paper, upright."""

POINT = 25.4 / 72
"""The unit of type."""
MARGIN = 9.0
"""White all around; as ``@page`` has it in print.css."""
ROW_TO_WRITE_IN = 8.0
"""The least height of a row that is filled in by hand."""

_HEAD = 31.0  # title, line for date and place, names
_OUTCOME = 15.0  # who won, and a second line in the title
_NAMES = 14.0  # names alone, repeated on a second page
_LETTERS = 0.8  # a millimetre of the foot holds so many
_CHART = 0.47  # its height, as a part of its width
_HIGHEST_ROW = 24.0


@dataclass(frozen=True)
class Page:
    """The paper, as it lies, and what is to stand at its foot."""

    width: float
    """From edge to edge."""
    height: float
    """From edge to edge."""
    foot: float
    """About how high the legend and the house rules, run together, are."""

    @classmethod
    def of(cls, paper: str, lines: Sequence[str], *, landscape: bool = False) -> "Page":
        """Return that paper (a key of PAPERS), upright or lying, with room for these lines at its foot."""
        width, height = PAPERS[paper][::-1] if landscape else PAPERS[paper]
        letters = sum(len(line) + 3 for line in lines)
        return cls(width, height, 12 + 3.8 * ceil(letters / ((width - 2 * MARGIN) * _LETTERS)))

    @property
    def inner_width(self) -> float:
        """Between the margins."""
        return self.width - 2 * MARGIN

    @property
    def inner_height(self) -> float:
        """Between the margins."""
        return self.height - 2 * MARGIN


@dataclass(frozen=True)
class BlankLayout:
    """A sheet to write on: upright to eight players, lying above."""

    page: Page
    """The paper."""
    players: int
    """How many columns."""
    row: float
    """Height of a row."""
    break_before: int | None
    """The row (from 0) with which a second page begins; None if one page holds all."""

    @classmethod
    def of(cls, *, paper: str, players: int, hands: int, lines: Sequence[str]) -> "BlankLayout":
        """Return the layout with the highest rows, to a limit; the total is one more row."""
        page, rows = Page.of(paper, lines, landscape=players > 8), hands + 1
        row = (page.inner_height - _HEAD - page.foot) / rows
        if row >= ROW_TO_WRITE_IN:
            return cls(page, players, min(row, _HIGHEST_ROW), None)
        above = (page.inner_height - _HEAD) / ceil(rows / 2)
        below = (page.inner_height - _NAMES - page.foot) / (rows // 2)
        return cls(page, players, min(above, below, _HIGHEST_ROW), ceil(rows / 2))

    @property
    def tile(self) -> float:
        """Width of the tile in a row; it is half as high."""
        return min(1.5 * self.row, 16)

    @property
    def opening(self) -> float:
        """Width of the first column: the tile and its name."""
        return self.tile + 13

    @property
    def player(self) -> float:
        """Width of what one player has."""
        return (self.page.inner_width - self.opening) / self.players

    @property
    def score(self) -> float:
        """Width of the part for the hand's score; the rest is for the running total."""
        return self.player * (0.6 if self.player < 30 else 0.5)


@dataclass(frozen=True)
class FilledLayout:
    """A sheet with scores: always upright, with the chart where there is room for it."""

    page: Page
    """The paper."""
    players: int
    """How many columns."""
    row: float
    """Height of a row."""
    chart: bool
    """Whether there is room for the chart."""

    opening: float = 26
    """Width of the first column: the tile and its name."""
    break_before: int | None = None
    """A long game takes the pages it takes."""

    @classmethod
    def of(cls, *, paper: str, players: int, hands: int, lines: Sequence[str]) -> "FilledLayout":
        """Return the layout: rows shrink to fit one page, the chart has what they leave."""
        page, rows = Page.of(paper, lines), hands + 2
        free = page.inner_height - _HEAD - _OUTCOME - page.foot
        beside_chart = (free - _CHART * page.inner_width) / rows
        chart = beside_chart >= 5.5
        return cls(page, players, min(8, beside_chart if chart else max(free / rows, 4.5)), chart)

    @property
    def tile(self) -> float:
        """Width of the tile in a row; it is half as high."""
        return min(13, 2 * self.row - 2.4)

    @property
    def player(self) -> float:
        """Width of what one player has."""
        return (self.page.inner_width - self.opening) / self.players

    @property
    def between(self) -> float:
        """The gap between a score and its running total."""
        return max(0, 0.25 * (self.player - 20))

    @property
    def figures(self) -> float:
        """Type size, in points: a tile, a score of three figures and a total of four fit a column."""
        return min(9.5, (self.player - 1.6) / 5.5 / POINT)
