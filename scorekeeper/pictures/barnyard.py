"""The barnyard as a picture: tiles as they lie on a table, seen from above.

CSS may restyle the tiles (``.laid``, ``.end--lit``, ``.end--frozen``, ``.laid--newest``, ``.laid--wrong``),
what is on them (``.ring``, ``.mark``, ``.frame``, ``.cross``, ``.touch``), ``.room`` and ``.connector``.
"""

from collections.abc import Collection, Mapping

from scorekeeper.pictures.marks import GLOW, Link, Marks, onward
from scorekeeper.pictures.markup import attributes, text
from scorekeeper.pictures.placing import Layout, Placed, place
from scorekeeper.pictures.spots import Spot
from scorekeeper.pictures.tile import EDGE, GROOVE, IVORY, half
from scorekeeper.rules import Barnyard, Tile

__all__ = ["Link", "barnyard_svg", "place"]

_MARGIN = 20
_STEP = 60
"""By how much the picture grows, so that it seldom does."""
_LEAST = (480, 400)

_DOWN = ((0, 1), (0.7, 0.7), (1, 0), (0.7, -0.7))
"""By shape: where the lower edge of the picture is, seen from the turned tile."""


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
    tile, where its open end leads; ``newest`` is framed, ``wrong`` are crossed. Several pictures on one page
    need different ``ids``.
    """
    layout = place(barnyard)
    marks = Marks(
        ends=frozenset(end.tile for end in barnyard.open_ends),
        lit=frozenset(lit if lit is not None else (end.tile for end in barnyard.playable_ends)),
        links=links or {},
        newest=newest,
        wrong=frozenset(wrong),
    )
    about = f"<title>{text(title)}</title>" + (f"<desc>{text(description)}</desc>" if description else "")
    drawn = (_linked(placed, layout, marks, text(ids)) for placed in _ends_last(layout, marks))
    return (
        f"<svg{_head(layout, css_class, 'group' if links else 'img')}>{about}{_defs(layout, text(ids))}"
        f"{_connectors(layout)}{''.join(drawn)}</svg>"
    )


def _head(layout: Layout, css_class: str, role: str) -> str:
    left, top, right, bottom = layout.bounds
    wide, high = _LEAST
    left, top = min(-wide // 2, _lower(left)), min(-high // 2, _lower(top))
    width, height = max(wide // 2, -_lower(-right)) - left, max(high // 2, -_lower(-bottom)) - top
    return attributes(
        class_=css_class,
        viewBox=f"{left} {top} {width} {height}",
        width=width // 2,
        height=height // 2,
        role=role,
    )


def _lower(bound: int) -> int:
    """Return the next full step below, with a margin."""
    return (bound - _MARGIN) // _STEP * _STEP


def _ends_last(layout: Layout, marks: Marks) -> list[Placed]:
    """Return the tiles, those with marks that reach beyond them last."""
    return sorted(layout.placed, key=lambda placed: placed.tile in marks.ends or placed.tile in marks.wrong)


def _defs(layout: Layout, ids: str) -> str:
    numbers = {number for placed in layout.placed for number in (placed.near, placed.far)} - {0}
    halves = "".join(
        f'<g id="{ids}-{number}" transform="translate(-20 -20)">{half(number)}</g>'
        for number in sorted(numbers)
    )
    shapes = {placed.spot.shape for placed in layout.placed}
    return f"<defs>{''.join(_body(shape, ids) for shape in sorted(shapes))}{halves}</defs>"


def _body(shape: int, ids: str) -> str:
    """Return a bare tile, its shadow and its thicker edge below, as if lit from above, however it lies."""
    right, down = _DOWN[shape]
    return (
        f'<g id="{ids}-body-{shape}">'
        f"{_slab(80, 40, 7, right * 2.5, down * 2.5, fill='#000', fill_opacity=0.25)}"
        f"{_slab(80, 40, 7, 0, 0, fill=EDGE)}"
        f"{_slab(77.6, 37.6, 6, -right * 0.6, -down * 0.6, fill=IVORY)}"
        f'<path stroke="{GROOVE}" stroke-width="1.5" d="M0-13v26"/></g>'
    )


def _slab(width: float, height: float, corner: int, x: float, y: float, **paint: object) -> str:
    """Return a box with round corners around that point."""
    left, top = round(x - width / 2, 1), round(y - height / 2, 1)
    return f"<rect{attributes(x=left, y=top, width=width, height=height, rx=corner, **paint)}/>"


def _connectors(layout: Layout) -> str:
    """Return the lines to tiles laid apart: below the tiles, between which they run."""
    if not layout.connectors:
        return ""
    lines = (" ".join(f"{x} {y}" for x, y in connector.points) for connector in layout.connectors)
    stroke = attributes(
        fill="none",
        stroke=GROOVE,
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
        stroke_dasharray="1 9",
    )
    return f'<path class="connector"{stroke} d="M{"M".join(lines)}"/>'


def _linked(placed: Placed, layout: Layout, marks: Marks, ids: str) -> str:
    """Return a tile, with the places of what it still takes; in a link if its end leads somewhere."""
    tile = placed.tile
    rooms = "".join(map(_room, layout.rooms)) if tile.is_double and tile in marks.ends else ""
    drawn = rooms + _tile(placed, marks, ids)
    link = marks.links.get(tile) if tile in marks.ends else None
    return f"<a{attributes(href=link.href, aria_label=link.label)}>{drawn}</a>" if link else drawn


def _tile(placed: Placed, marks: Marks, ids: str) -> str:
    """Return a tile; turned half around it looks the same but for its halves, and so they change places."""
    right = 20 * onward(placed)
    halves = "".join(
        f'<use href="#{ids}-{number}" x="{x}"/>'
        for number, x in ((placed.near, -right), (placed.far, right))
        if number
    )
    body = f'<use href="#{ids}-body-{placed.spot.shape}"/>'
    return (
        f'<g class="{marks.classes(placed.tile)}" data-tile="{placed.tile}"{_turned(placed.spot)}>'
        f"{body}{halves}{marks.on(placed)}</g>"
    )


def _room(spot: Spot) -> str:
    """Return the outline of a tile that will lie there."""
    outline = attributes(x=-37, y=-17, width=74, height=34, rx=6, fill="#fff", fill_opacity=0.08)
    stroke = attributes(stroke=GLOW, stroke_width=2.5, stroke_dasharray="7 5")
    return f'<rect class="room"{outline}{stroke}{_turned(spot)}/>'


def _turned(spot: Spot) -> str:
    turn = f"rotate({45 * spot.shape})" if spot.shape else ""
    return f' transform="translate({spot.x} {spot.y}){turn}"'
