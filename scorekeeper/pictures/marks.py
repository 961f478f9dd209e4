"""What a barnyard's picture says about its tiles beside where they lie, never by colour alone.

An end that may be played on has a ring and an arrowhead, a frozen one a bar across; the newest tile has a
frame, a wrong one a frame and a cross. All is drawn for a tile that lies around 0 0.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.pictures.markup import attributes
from scorekeeper.pictures.placing import Placed
from scorekeeper.pictures.spots import LONG, WIDE
from scorekeeper.pictures.tile import IVORY
from scorekeeper.rules import Tile

GLOW = "#ffd24a"
"""What may be played on."""
_BAR, _WRONG = "#8d8672", "#d0291a"
_RING = attributes(rx=7, fill="none", stroke=GLOW, stroke_width=5)
_FRAME = attributes(x=-42, y=-22, width=LONG + 4, height=WIDE + 4, rx=9, fill="none")
_CROSS = "M-7-7l14 14m0-14l-14 14"


@dataclass(frozen=True, slots=True)
class Link:
    """Where a tap on an open end leads."""

    href: str
    """The address."""
    label: str
    """What it does, for those who do not see the picture."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Which tiles are marked as what."""

    ends: frozenset[Tile]
    """Those with room for others."""
    lit: frozenset[Tile]
    """Those of them that may be played on now."""
    links: Mapping[Tile, Link]
    """Where a tap on them leads."""
    newest: Tile | None
    """The one laid last."""
    wrong: frozenset[Tile]
    """Those that should not lie there."""

    def classes(self, tile: Tile) -> str:
        """Return the classes of a tile."""
        names = ["laid"]
        if tile in self.ends:
            names += ["end", "end--lit" if tile in self.lit else "end--frozen"]
        names += ["laid--newest"] * (tile == self.newest) + ["laid--wrong"] * (tile in self.wrong)
        return " ".join(names)

    def on(self, placed: Placed) -> str:
        """Return what is drawn over a tile, and what can be tapped where its end leads somewhere."""
        tile, drawn = placed.tile, ""
        if tile == self.newest:
            drawn += f'<rect class="frame"{_FRAME} stroke="{IVORY}" stroke-width="3"/>'
        if tile in self.ends:
            drawn += _lit(placed) if tile in self.lit else _frozen(placed)
        if tile in self.wrong:
            drawn += _wrong()
        return drawn + (_touch(placed) if tile in self.ends and tile in self.links else "")


def onward(placed: Placed) -> int:
    """Return 1 if its branch goes on to the right of a tile as it is drawn, above if crosswise; else -1."""
    return 1 if placed.angle < 180 else -1


def _lit(placed: Placed) -> str:
    if placed.spot.crosswise:
        return f'<rect class="ring" x="-40" y="-20" width="{LONG}" height="{WIDE}"{_RING}/>'
    side = onward(placed)
    return (
        f'<rect class="ring" x="{-20 + 20 * side}" y="-20" width="{WIDE}" height="{WIDE}"{_RING}/>'
        f'<path class="mark" fill="{GLOW}" d="M{45 * side}-8v16l{10 * side}-8z"/>'
    )


def _frozen(placed: Placed) -> str:
    side = onward(placed)
    bar = f"M-28 {-17 * side}h56" if placed.spot.crosswise else f"M{37 * side}-14v28"
    return f'<path class="mark" stroke="{_BAR}" stroke-width="6" stroke-linecap="round" d="{bar}"/>'


def _wrong() -> str:
    return (
        f'<rect class="frame"{_FRAME} stroke="{_WRONG}" stroke-width="4"/>'
        f'<path stroke="{IVORY}" stroke-width="10" stroke-linecap="round" d="{_CROSS}"/>'
        f'<path class="cross" stroke="{_WRONG}" stroke-width="5" stroke-linecap="round" d="{_CROSS}"/>'
    )


def _touch(placed: Placed) -> str:
    """Return what can be tapped: the tile and what lies around it, ahead above all."""
    left, width = (-50, 100) if placed.spot.crosswise else (-95 if onward(placed) < 0 else -45, 140)
    area = attributes(x=left, y=-32, width=width, height=64, rx=9, fill="none", pointer_events="all")
    return f'<rect class="touch"{area}/>'
