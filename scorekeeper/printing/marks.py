"""The small signs on a sheet: for the double blank held, for going out, and for going out on a double.

In text they are characters of the sheets' own font. The boxes to tick are drawn, a whole row as one picture:
each drawing costs the PDF library more than what is in it.
"""

from base64 import b64encode
from collections.abc import Iterable

from scorekeeper.pictures.markup import attributes

SIGNS = {"double_blank": "🀱", "out": "●", "out_on_double": "🀹"}
"""A blank tile, a dot, a tile with a pip on both halves."""

BOX = 5.6
"""Width of a box to tick, in millimetres."""

_BOX = "h5.6v2.8h-5.6zm2.8 0v2.8"


def tick_boxes(width: float, height: float, rights: Iterable[float], *, out_on_double: bool) -> str:
    """Return a row's parts as ``<svg>``: where each score ends, a dotted line and a box to tick or two.

    All measures are millimetres. The boxes look like the signs: a tile to cross out.
    """
    boxes, pips, lines = [], [], []
    for right in rights:
        left = right - BOX - 1
        lines.append(f"M{right:.2f} 0v{height:.2f}")
        boxes.append(f"M{left:.2f} 1.3{_BOX}")
        if out_on_double:
            boxes.append(f"M{left:.2f} 4.7{_BOX}")
            pips.append(f"M{left + 1.4:.2f} 6.1h.01m2.8 0h.01")
    head = attributes(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.2f} {height:.2f}",
        fill="none",
        stroke="#2b2a26",
        stroke_width=0.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return (
        f'<svg{head}><path d="{"".join(boxes)}"/><path stroke-width=".9" d="{"".join(pips)}"/>'
        f'<path stroke-dasharray=".01 .9" stroke-width=".25" d="{"".join(lines)}"/></svg>'
    )


def data_url(svg: str) -> str:
    """Return an ``<svg>``, inline or not, as an address that CSS can show as a background."""
    if "xmlns=" not in svg:
        svg = svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return "data:image/svg+xml;base64," + b64encode(svg.encode()).decode()
