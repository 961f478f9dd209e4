"""Sheets as HTML, and from there as PDF. This is what the web and the command line call.

The templates are in ``templates/print``; an environment of our own renders them, without Flask. Their words
go through the ``gettext`` and ``ngettext`` that are handed in; without any they are English.
"""
# ruff: noqa: S704 - pictures escape what they are given

from collections.abc import Callable
from functools import cache
from gettext import NullTranslations
from math import ceil

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from scorekeeper.pictures.chart import chart_names, score_chart
from scorekeeper.pictures.layout import text_width
from scorekeeper.pictures.tile import tile_svg
from scorekeeper.places import TEMPLATES
from scorekeeper.printing.marks import SIGNS, data_url, tick_boxes
from scorekeeper.printing.paper import POINT, BlankLayout, FilledLayout
from scorekeeper.printing.pdf import PdfPrinter
from scorekeeper.printing.sheets import BlankSheet, FilledSheet, SheetGame
from scorekeeper.rules import PRESET_NOTES, Tile, opening_order

Gettext = Callable[[str], str]
Ngettext = Callable[[str, str, int], str]

_ENGLISH = NullTranslations()
_CHART_WIDTH = 680  # pixels, over the width of the page: text of 10 points


def print_blank(
    printer: PdfPrinter,
    sheet: BlankSheet,
    gettext: Gettext = _ENGLISH.gettext,
    ngettext: Ngettext = _ENGLISH.ngettext,
) -> bytes:
    """Return a scoresheet to write on as PDF; raises PdfUnavailable or PdfFailed."""
    return printer.render(blank_sheet_html(sheet, gettext, ngettext))


def print_filled(
    printer: PdfPrinter,
    sheet: FilledSheet,
    gettext: Gettext = _ENGLISH.gettext,
    ngettext: Ngettext = _ENGLISH.ngettext,
) -> bytes:
    """Return the scoresheet of a game as PDF; raises PdfUnavailable or PdfFailed."""
    return printer.render(filled_sheet_html(sheet, gettext, ngettext))


def blank_sheet_html(
    sheet: BlankSheet, gettext: Gettext = _ENGLISH.gettext, ngettext: Ngettext = _ENGLISH.ngettext
) -> str:
    """Return a scoresheet to write on as a page of HTML for the printer."""
    openings = opening_order(sheet.ruleset, sheet.tile_set)
    layout = BlankLayout.of(
        paper=sheet.paper, players=sheet.players, hands=len(openings), lines=sheet.rule_lines
    )
    return _page(
        "blank.html",
        sheet=sheet,
        layout=layout,
        openings=openings,
        numbers=range(sheet.tile_set.size + 1),
        names=sheet.names + ("",) * (sheet.players - len(sheet.names)),
        ticks=Markup(data_url(_tick_boxes(layout, out_on_double=bool(sheet.ruleset.out_on_double)))),
        preset=PRESET_NOTES[sheet.preset],
        gettext=gettext,
        ngettext=ngettext,
    )


def filled_sheet_html(
    sheet: FilledSheet, gettext: Gettext = _ENGLISH.gettext, ngettext: Ngettext = _ENGLISH.ngettext
) -> str:
    """Return the scoresheet of a game as a page of HTML for the printer."""
    game = sheet.game
    layout = FilledLayout.of(
        paper=sheet.paper, players=len(game.names), hands=len(game.rounds), lines=sheet.rule_lines
    )
    return _page(
        "filled.html",
        sheet=sheet,
        layout=layout,
        game=game,
        numbers=sorted({row.opening.high for row in game.rounds}),
        leaders=Markup(", ").join(Markup("<b><bdi>{}</bdi></b>").format(name) for name in game.leaders),
        chart=_chart(game, gettext) if layout.chart and game.rounds else None,
        preset=PRESET_NOTES[game.preset],
        gettext=gettext,
        ngettext=ngettext,
    )


def _page(template: str, *, gettext: Gettext, **content: object) -> str:
    return _environment().get_template(template).render(content, gettext=gettext, _=gettext)


def _tick_boxes(layout: BlankLayout, *, out_on_double: bool) -> str:
    rights = [layout.opening + layout.score + seat * layout.player for seat in range(layout.players)]
    return tick_boxes(layout.page.inner_width, layout.row, rights, out_on_double=out_on_double)


def _chart(game: SheetGame, gettext: Gettext) -> dict[str, object]:
    running = zip(*([cell.running for cell in row.cells] for row in game.rounds), strict=True)
    series = list(zip(game.names, running, strict=True))
    svg = score_chart(
        series,
        labels=[str(row.opening) for row in game.rounds],
        title=gettext("Running totals; the lowest line wins"),
        width=_CHART_WIDTH,
        font="Scorekeeper Sans",
    )
    return {"svg": Markup(svg), "names": chart_names(series, hands=len(game.rounds), width=_CHART_WIDTH)}


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES / "print"),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= {"tile_picture": _tile_picture, "signs": SIGNS, "name_size": _name_size}
    return environment


@cache
def _tile_picture(number: int) -> Markup:
    """Return the address of the double's picture, for CSS."""
    return Markup(data_url(tile_svg(Tile(number, number))))


def _name_size(name: str, width: float) -> float:
    """Return the type size, in points, at which the name fits the head of a column that many mm wide."""
    longest = max(name.replace("-", " ").split(), key=len, default="")
    for size in (11, 9, 7.5, 6.5):
        letter = 1.1 * size * POINT
        lines = ceil(text_width(name, letter) / (width - 2))
        if text_width(longest, letter) <= width - 2 and lines * 1.15 * size * POINT <= 12:
            return size
    return 5.5
