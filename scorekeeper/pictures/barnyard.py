"""The barnyard as a picture: tiles as they lie on a table, seen from above.

Open ends are told apart by their marks, not by colour alone: one that may be played on has a ring and an
arrowhead, a frozen one a bar across. CSS may restyle ``.laid``, ``.end--lit``, ``.end--frozen``,
``.laid--newest``, ``.laid--wrong``, ``.room`` and ``.connector``.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from scorekeeper.pictures.markup import attributes, text
from scorekeeper.pictures.placing import Layout, Placed, place
from scorekeeper.pictures.spots import Spot
from scorekeeper.pictures.tile import EDGE, GROOVE, HALF, IVORY, half
from scorekeeper.rules import Barnyard, Tile

__all__ = ["Link", "barnyard_svg", "place"]

_GLOW, _DIM, _WRONG = "#ffd24a", "#8d8672", "#e0301e"
_EDGE_OF_TABLE = 30
_STEP = 80
_LEAST = (480, 400)

_LIGHT = ((0, 1), (0.7, 0.7), (1, 0), (0.7, -0.7))
"""By shape: which way the lower edge of the picture lies for the turned tile."""


@dataclass(frozen=True, slots=True)
class Link:
    """Where a tap on an open end leads."""

    href: str
    """The address."""
    label: str
    """What it does, for those who do not see the picture."""


@dataclass(frozen=True, slots=True)
class _Marks:
    """What is said about tiles beside where they lie."""

    ends: frozenset[Tile]
    """Those with room."""
    lit: frozenset[Tile]
    """Those of them that may be played on now."""
    links: Mapping[Tile, Link]
    """Where a tap on them leads."""
    newest: Tile | None
    """The one laid last."""
    wrong: frozenset[Tile]
    """Those that should not lie there."""
    ids: str
    """What all ids of the picture begin with."""


def barnyard_svg(  # noqa: PLR0913 - each says one thing about the picture
    barnyard: Barnyard,
    *,
    title: str,
    description: str = "",
    lit: Collection[Tile] | None = None,
    links: Mapping[Tile, Link] | None = None,
    newest: Tile | None = None,
    wrong: Collection[Tile] = (),
    css_class: str = "barnyard",
    ids: str = "laid",
) -> str:
    """Return a complete inline ``<svg>``: an image of that name, or a group of links if there are any.

    ``lit``: the tiles whose open ends may be played on now, by default what the layout allows; ``links``: by
    tile, where its open end leads; ``newest`` is set off, ``wrong`` are crossed out. Several pictures on one
    page need different ``ids``.
    """
    layout = place(barnyard)
    marks = _Marks(
        ends=frozenset(end.tile for end in barnyard.open_ends),
        lit=frozenset(lit if lit is not None else (end.tile for end in barnyard.playable_ends)),
        links=links or {},
        newest=newest,
        wrong=frozenset(wrong),
        ids=ids,
    )
    left, top, width, height = _view(layout)
    head = attributes(
        class_=css_class,
        viewBox=f"{left} {top} {width} {height}",
        width=width // 2,
        height=height // 2,
        role="group" if links else "img",
    )
    about = f"<title>{text(title)}</title>" + (f"<desc>{text(description)}</desc>" if description else "")
    tiles = sorted(layout.placed, key=lambda placed: placed.tile in marks.ends)
    drawn = "".join(_tile(placed, layout, marks) for placed in tiles)
    return f"<svg{head}>{about}{_defs(layout, ids)}{_connectors(layout)}{drawn}</svg>"


def _view(layout: Layout) -> tuple[int, int, int, int]:
    """Return left, top, width and height of what is shown: in large steps, so that it seldom changes."""
    left, top, right, bottom = layout.bounds
    wide, high = _LEAST
    left = min(-wide // 2, (left - _EDGE_OF_TABLE) // _STEP * _STEP)
    top = min(-high // 2, (top - _EDGE_OF_TABLE) // _STEP * _STEP)
    right = max(wide // 2, -((-right - _EDGE_OF_TABLE) // _STEP) * _STEP)
    bottom = max(high // 2, -((-bottom - _EDGE_OF_TABLE) // _STEP) * _STEP)
    return left, top, right - left, bottom - top


def _defs(layout: Layout, ids: str) -> str:
    numbers = {number for placed in layout.placed for number in (placed.near, placed.far)} - {0}
    shapes = {placed.spot.shape for placed in layout.placed}
    halves = "".join(
        f'<g id="{text(ids)}-{number}" transform="translate(-20 -20)">{half(number)}</g>'
        for number in sorted(numbers)
    )
    return f"<defs>{''.join(_body(shape, ids) for shape in sorted(shapes))}{halves}</defs>"


def _body(shape: int, ids: str) -> str:
    """Return the bare tile, turned: a shade thicker below, as if lit from above, however it lies."""
    right, down = (0.6 * part for part in _LIGHT[shape])
    ivory = attributes(
        x=f"{-38.8 - right:.1f}", y=f"{-18.8 - down:.1f}", width=77.6, height=37.6, rx=6, fill=IVORY
    )
    return (
        f'<g id="{text(ids)}-body-{shape}">'
        f'<rect x="-40" y="-20" width="80" height="40" rx="7" fill="{EDGE}"/>'
        f"<rect{ivory}/>"
        f'<path stroke="{GROOVE}" stroke-width="1.5" d="M0-13v26"/></g>'
    )


def _connectors(layout: Layout) -> str:
    if not layout.connectors:
        return ""
    lines = "".join(
        "M" + "L".join(f"{x} {y}" for x, y in connector.points) for connector in layout.connectors
    )
    return (
        f'<path class="connector" fill="none" stroke="{EDGE}" stroke-width="5" stroke-linecap="round" '
        f'stroke-linejoin="round" stroke-dasharray="1 9" d="{lines}"/>'
    )


def _tile(placed: Placed, layout: Layout, marks: _Marks) -> str:
    """Return a tile, its marks on it; a link around it where its end leads somewhere."""
    tile, spot, ids = placed.tile, placed.spot, text(marks.ids)
    onward = 1 if placed.angle < 180 else -1  # a tile turned half around looks the same, but for its halves
    halves = "".join(
        f'<use href="#{ids}-{number}" x="{side}"/>'
        for number, side in ((placed.near, -20 * onward), (placed.far, 20 * onward))
        if number
    )
    rooms = _rooms(layout) if tile.is_double and tile in marks.ends else ""
    turn = f"translate({spot.x} {spot.y})" + (f"rotate({45 * spot.shape})" if spot.shape else "")
    drawn = (
        f'<g class="{_classes(tile, marks)}" data-tile="{tile}" transform="{turn}">'
        f'<use href="#{ids}-body-{spot.shape}"/>{halves}{_mark(placed, onward, marks)}</g>'
    )
    link = marks.links.get(tile)
    if link is None:
        return rooms + drawn
    return f"<a{attributes(href=link.href, aria_label=link.label)}>{rooms}{drawn}</a>"


def _classes(tile: Tile, marks: _Marks) -> str:
    names = ["laid"]
    if tile in marks.ends:
        names += ["end", "end--lit" if tile in marks.lit else "end--frozen"]
    names += ["laid--newest"] * (tile == marks.newest) + ["laid--wrong"] * (tile in marks.wrong)
    return " ".join(names)


def _rooms(layout: Layout) -> str:
    """Return the outlines of what the unfinished double still takes."""
    return "".join(
        f'<rect class="room" x="-37" y="-17" width="74" height="34" rx="6" fill="#fff" fill-opacity=".08" '
        f'stroke="{_GLOW}" stroke-width="2.5" stroke-dasharray="7 5" '
        f'transform="translate({spot.x} {spot.y})rotate({45 * spot.shape})"/>'
        for spot in layout.rooms
    )


def _mark(placed: Placed, onward: int, marks: _Marks) -> str:
    """Return what shows on a tile that it is an open end, the newest, or wrong."""
    tile, mark = placed.tile, ""
    if tile in marks.ends:
        mark = _end_mark(placed.spot, onward, lit=tile in marks.lit)
        if tile in marks.links:
            mark += _touch(onward, crosswise=placed.spot.crosswise)
    if tile == marks.newest:
        mark += (
            '<rect class="newest" x="-42" y="-22" width="84" height="44" rx="9" fill="none" '
            f'stroke="{IVORY}" stroke-width="2.5"/>'
        )
    if tile in marks.wrong:
        mark += (
            f'<path class="wrong" stroke="{_WRONG}" stroke-width="5" stroke-linecap="round" '
            'd="M-34-14l68 28m0-28l-68 28"/>'
        )
    return mark


def _end_mark(spot: Spot, onward: int, *, lit: bool) -> str:
    if spot.crosswise:
        ring, arrow, bar = 'x="-40" y="-20" width="80"', "", "M-34 0h68"
    else:
        left = 0 if onward > 0 else -HALF
        ring = f'x="{left}" y="-20" width="{HALF}"'
        arrow = f'<path class="mark" fill="{_GLOW}" d="M{onward * 45}-8v16l{onward * 10}-8z"/>'
        bar = f"M{onward * 38}-15v30"
    if not lit:
        return f'<path class="mark" stroke="{_DIM}" stroke-width="6" stroke-linecap="round" d="{bar}"/>'
    outline = attributes(height=HALF, rx=7, fill="none", stroke=_GLOW, stroke_width=5)
    return f'<rect class="ring" {ring}{outline}/>{arrow}'


def _touch(onward: int, *, crosswise: bool) -> str:
    """Return what can be tapped: a tile and what lies around it, ahead above all."""
    left, width = (-50, 100) if crosswise else (-45 if onward > 0 else -95, 140)
    area = attributes(x=left, y=-32, width=width, height=64, rx=9, fill="none", pointer_events="all")
    return f'<rect class="touch"{area}/>'
