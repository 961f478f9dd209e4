"""Makes the sheets' fonts anew, which is hardly ever needed: python tests/printing/make_fonts.py FOLDER

FOLDER holds the WOFFs of the npm package @fontsource/atkinson-hyperlegible. Latin and Latin Extended are put
together and cut down to what sheets use; three marks are drawn that the face lacks, and a space as wide as a
figure; the family is renamed, as the licence asks of modified versions.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

TARGET = Path(__file__).resolve().parents[2] / "static" / "fonts"
STYLES = {400: "Regular", 700: "Bold"}
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]

LINE, LEFT, RIGHT, LOW, HIGH = 56, 60, 1200, 40, 610
"""Of a lying tile, in thousandths of an em."""
PIP = 88


def box(pen: TTGlyphPen, left: float, low: float, right: float, high: float, *, hole: bool) -> None:
    corners = [(left, low), (left, high), (right, high), (right, low)]
    for number, corner in enumerate(corners[::-1] if hole else corners):
        (pen.lineTo if number else pen.moveTo)(corner)
    pen.closePath()


def disc(pen: TTGlyphPen, x: float, y: float, radius: float) -> None:
    corner = radius * 0.4142
    pen.moveTo((x, y + radius))
    for control, end in (
        ([(corner, radius), (radius, corner)], (radius, 0)),
        ([(radius, -corner), (corner, -radius)], (0, -radius)),
        ([(-corner, -radius), (-radius, -corner)], (-radius, 0)),
        ([(-radius, corner), (-corner, radius)], (0, radius)),
    ):
        pen.qCurveTo(*((x + right, y + up) for right, up in [*control, end]))
    pen.closePath()


def tile(pen: TTGlyphPen, *, pips: bool) -> None:
    middle, across = (LEFT + RIGHT) / 2, (LOW + HIGH) / 2
    box(pen, LEFT, LOW, RIGHT, HIGH, hole=False)
    box(pen, LEFT + LINE, LOW + LINE, middle - LINE / 2, HIGH - LINE, hole=True)
    box(pen, middle + LINE / 2, LOW + LINE, RIGHT - LINE, HIGH - LINE, hole=True)
    if pips:
        disc(pen, (LEFT + middle) / 2, across, PIP)
        disc(pen, (middle + RIGHT) / 2, across, PIP)


MARKS: dict[int, tuple[int, Any]] = {
    0x25CF: (460, lambda pen: disc(pen, 230, 325, 150)),  # ●
    0x1F031: (1260, lambda pen: tile(pen, pips=False)),  # 🀱 domino tile horizontal 00-00
    0x1F039: (1260, lambda pen: tile(pen, pips=True)),  # 🀹 domino tile horizontal 01-01
}


def figure_width(font: TTFont) -> int:
    layout = font["GSUB"].table
    tabular = next(record for record in layout.FeatureList.FeatureRecord if record.FeatureTag == "tnum")
    lookup = layout.LookupList.Lookup[tabular.Feature.LookupListIndex[0]]
    width: int = font["hmtx"][lookup.SubTable[0].mapping["zero"]][0]
    return width


def add_marks(font: TTFont) -> None:
    order = font.getGlyphOrder()
    codes = dict(font.getBestCmap())
    figure_space = {0x2007: (figure_width(font), lambda pen: None)}
    for code, (width, draw) in (MARKS | figure_space).items():
        pen = TTGlyphPen(None)
        draw(pen)
        glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        codes[code] = f"u{code:X}"
        order.append(codes[code])
        font["glyf"].glyphs[codes[code]] = glyph
        font["hmtx"].metrics[codes[code]] = (width, glyph.xMin)
    font.setGlyphOrder(order)
    beyond_16_bits = CmapSubtable.newSubtable(12)
    beyond_16_bits.platformID, beyond_16_bits.platEncID, beyond_16_bits.language = 3, 10, 0
    beyond_16_bits.cmap = codes
    font["cmap"].tables.append(beyond_16_bits)


def rename(font: TTFont, style: str) -> None:
    about = {
        1: "Scorekeeper Sans",
        2: style,
        3: f"ScorekeeperSans-{style}",
        4: f"Scorekeeper Sans {style}",
        6: f"ScorekeeperSans-{style}",
        10: "Made from Atkinson Hyperlegible 1.006 of the Braille Institute of America.",
        13: "Licensed under the SIL Open Font License, Version 1.1.",
    }
    for number, words in about.items():
        font["name"].setName(words, number, 3, 1, 0x409)


def make(folder: Path, weight: int, style: str, scratch: Path) -> None:
    parts = []
    for script in ("latin", "latin-ext"):
        part = TTFont(folder / f"atkinson-hyperlegible-{script}-{weight}-normal.woff")
        part.flavor = None
        parts.append(scratch / f"{script}.ttf")
        part.save(parts[-1])
    font = Merger().merge([str(part) for part in parts])
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=["*"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()) - {0xAD, 0x192, 0x2113})
    subsetter.subset(font)
    add_marks(font)
    rename(font, style)
    font.save(TARGET / f"ScorekeeperSans-{style}.ttf")


if __name__ == "__main__":
    with TemporaryDirectory() as scratch:
        for weight, style in STYLES.items():
            make(Path(sys.argv[1]), weight, style, Path(scratch))
