"""A domino as a picture: ivory, with pips coloured as real coloured sets have them.

A half is 40 × 40 units, a lying tile 80 × 40, the higher half left (standing: on top). Pips are the round
ends of strokes no longer than a dot, so that a half is one ``<path class="pip-6">``; black pips are a matter
of CSS: ``.pips path { stroke: #222 }``.
"""

from collections.abc import Mapping
from functools import cache

from scorekeeper.pictures.markup import attributes, text
from scorekeeper.rules import RulesError, Tile

HALF = 40
"""Units along the side of a half."""

IVORY, EDGE, GROOVE = "#fffbee", "#cfc3a0", "#b3a67f"
"""The colours of a bare tile."""

_COLOURS = (
    "none",
    *("#2490d8", "#23893a", "#d0222c", "#7a4a21", "#1f3fae", "#d9640d", "#cf1f8c", "#087f7c", "#6b35a5"),
    *("#957300", "#e0526e", "#3b3f46", "#6f8a00", "#8f2438", "#5a6fd0", "#0e6f9e", "#a2558f", "#24583a"),
)
"""By number, each at least 3 : 1 against the ivory. 1–9 are the common ones; from 10 on makers differ."""

_THREE = (10, 20, 30)
_FOUR, _BETWEEN_FOUR = (8, 16, 24, 32), (12, 20, 28)
_FIVE, _BETWEEN_FIVE = (6, 13, 20, 27, 34), (9, 16, 24, 31)
_SIX, _BETWEEN_SIX = (5, 11, 17, 23, 29, 35), (8, 14, 20, 26, 32)

_ROWS: tuple[tuple[tuple[int, ...], ...], ...] = (
    (),
    ((), (20,), ()),
    ((10,), (), (30,)),
    ((10,), (20,), (30,)),
    ((10, 30), (), (10, 30)),
    ((10, 30), (20,), (10, 30)),
    (_THREE, (), _THREE),
    (_THREE, (20,), _THREE),
    (_THREE, (10, 30), _THREE),
    (_THREE, _THREE, _THREE),
    (_FOUR, (12, 28), _FOUR),
    (_FOUR, _BETWEEN_FOUR, _FOUR),
    (_FOUR, _FOUR, _FOUR),
    (_FIVE, (6, 20, 34), _FIVE),
    (_FIVE, _BETWEEN_FIVE, _FIVE),
    (_FIVE, _FIVE, _FIVE),
    (_FOUR, _FOUR, _FOUR, _FOUR),
    (_SIX, _BETWEEN_SIX, _SIX),
    (_SIX, _SIX, _SIX),
)
"""By number: where the pips of each row are, in units along the tile. Two and three lie on a diagonal."""

_ACROSS = {3: _THREE, 4: _FOUR}
"""Where the rows themselves are, by how many there are."""


def _dots(number: int) -> list[tuple[int, int]]:
    """Return the centres of the pips of one half of a lying tile."""
    rows = _ROWS[number]
    return [(x, y) for y, row in zip(_ACROSS[len(rows)], rows, strict=True) for x in row] if rows else []


def _size(number: int) -> float:
    """Return the width of a pip, in units: what leaves a gap between it and the next."""
    return 8 if number < 10 else 5.4 if number in (13, 14, 15) else 5 if number > 16 else 6.4


@cache
def _path(number: int, *, upright: bool = False, second: bool = False) -> str:
    """Return the path over the pips of one half, the first or the second of its tile."""
    if not 0 <= number < len(_ROWS):
        raise RulesError(f"a half with {number} pips has no picture")
    turned = [(HALF - y, x) if upright else (x, y) for x, y in _dots(number)]
    right, down = (0, HALF * second) if upright else (HALF * second, 0)
    return "".join(f"M{x + right} {y + down}h.1" for x, y in turned)


def half(number: int) -> str:
    """Return the pips of one half of a lying tile, in a square from 0 0 on; RulesError above 18."""
    return _pips({number: _path(number)})


def _pips(paths: Mapping[int, str]) -> str:
    """Return the pips of a tile or a half, by their number: one path each; nothing for a blank."""
    drawn = "".join(
        f'<path class="pip-{number}" stroke="{_COLOURS[number]}" stroke-width="{_size(number)}" d="{path}"/>'
        for number, path in paths.items()
        if path
    )
    return f'<g class="pips" stroke-linecap="round">{drawn}</g>'


def _body(*, upright: bool = False) -> str:
    """Return the bare tile: ivory, a shade thicker below as if lit from above, with its groove."""
    width, height = (HALF, 2 * HALF) if upright else (2 * HALF, HALF)
    groove = f"M7 {HALF}h26" if upright else f"M{HALF} 7v26"
    return (
        f'<rect width="{width}" height="{height}" rx="7" fill="{EDGE}"/>'
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 3}" rx="6" fill="{IVORY}"/>'
        f'<path stroke="{GROOVE}" stroke-width="1.5" d="{groove}"/>'
    )


def tile_svg(tile: Tile, *, title: str | None = None, upright: bool = False, css_class: str = "tile") -> str:
    """Return a complete inline ``<svg>``, 40 × 20 CSS pixels unless the page's CSS sizes it.

    With a title it is an image of that name, without one it is decoration. RulesError for a half above 18.
    """
    width, height = (HALF, 2 * HALF) if upright else (2 * HALF, HALF)
    paths = {tile.high: _path(tile.high, upright=upright)}
    paths[tile.low] = paths.get(tile.low, "") + _path(tile.low, upright=upright, second=True)
    head = attributes(
        class_=css_class,
        viewBox=f"0 0 {width} {height}",
        width=width // 2,
        height=height // 2,
        role=None if title is None else "img",
        aria_hidden="true" if title is None else None,
    )
    name = "" if title is None else f"<title>{text(title)}</title>"
    return f"<svg{head}>{name}{_body(upright=upright)}{_pips(paths)}</svg>"


def half_sprite(size: int) -> str:
    """Return a hidden ``<svg>`` of symbols from which a script puts together any tile of a double-N set.

    ``#tile-body`` (80 × 40) lies below ``#half-0`` … ``#half-N`` (each 40 × 40, the second half at x = 40).
    """
    halves = "".join(
        f'<symbol id="half-{number}" viewBox="0 0 {HALF} {HALF}">{half(number)}</symbol>'
        for number in range(size + 1)
    )
    body = f'<symbol id="tile-body" viewBox="0 0 {2 * HALF} {HALF}">{_body()}</symbol>'
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{body}{halves}</svg>'
