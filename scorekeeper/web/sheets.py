"""Sheets of paper: blank ones to write on, and the filled one of a game."""

from collections.abc import Callable
from contextlib import AbstractContextManager

from flask import Blueprint, Response, abort, current_app, render_template, request
from flask_babel import force_locale, format_date, get_translations

from scorekeeper.extensions import limiter
from scorekeeper.printing.documents import Gettext, Ngettext, blank_sheet_html, print_blank, print_filled
from scorekeeper.printing.errors import PdfFailed, PdfUnavailable
from scorekeeper.printing.pdf import PdfPrinter
from scorekeeper.printing.sheets import BlankSheet, FilledSheet, SheetCell, SheetGame, SheetRound
from scorekeeper.rules import PRESET_NOTES, PRESETS, RuleSet, TileSet
from scorekeeper.services import games
from scorekeeper.services.records import GameRecord, RoundRecord, SeatRecord
from scorekeeper.web import access, clock, rule_words
from scorekeeper.web.i18n import locale
from scorekeeper.web.sheet_form import ON_PAPER, PAPERS, SheetForm

LETTER_COUNTRIES = ("en-us", "en-ca", "es-mx", "es-us", "es-co", "es-cl")  # where paper is Letter, not A4

bp = Blueprint("sheets", __name__)


@bp.get("/sheets")
def blank() -> str:
    """Choose what is on a blank sheet."""
    return choices(SheetForm(request.args, paper=usual_paper()))


@bp.get("/sheets/blank.pdf")
@limiter.limit(lambda: str(current_app.config["BLANK_SHEETS_LIMIT"]))
def blank_pdf() -> Response | tuple[str, int]:
    """A blank sheet as the address describes it, or the choices again where it describes none."""
    form = SheetForm(request.args, paper=usual_paper())
    if not form.validate():
        return choices(form), 422
    return pdf(lambda: print_form(form), f"chicken-foot-double-{form.set.data}.pdf")


@bp.get("/sheets/blank.png")
@limiter.limit(lambda: str(current_app.config["BLANK_SHEETS_LIMIT"]))
def blank_png() -> Response:
    """The same blank sheet to look at; nothing where the address describes none or there are no PDFs."""
    form = SheetForm(request.args, paper=usual_paper())
    if not form.validate():
        abort(404)
    try:
        return Response(picture_form(form), mimetype="image/png")
    except (PdfUnavailable, PdfFailed):
        abort(404)


@bp.get("/games/<game_id>/sheet.pdf")
def filled(game_id: str) -> Response | tuple[str, int]:
    """The scoresheet of a game."""
    book = access.kept_book()
    game = games.game(book.id, game_id)
    sheet = FilledSheet(
        game=on_paper(game, book.name or "Chicken Foot"),
        paper=usual_paper(),
        language=locale(),
        rule_lines=tuple(rule_words.score_lines(game.ruleset)),
    )
    return pdf(lambda: print_filled(printer(), sheet, *words()), f"chicken-foot-{clock.day_of(game)}.pdf")


def choices(form: SheetForm) -> str:
    """The page that asks what is to be on a blank sheet, and shows it."""
    presets = {name: preset.to_dict() for name, preset in PRESETS.items()}
    return render_template(
        "sheets/blank.html",
        form=form,
        papers=PAPERS,
        notes=PRESET_NOTES,
        presets=presets,
        changeable=ON_PAPER,
        picture={name: value for name, value in form.data.items() if value},
    )


def usual_paper() -> str:
    """The paper of this request's country, as far as its browser tells."""
    asked = request.args.get("paper")
    if asked in PAPERS:
        return asked
    return "letter" if request.accept_languages.best_match(LETTER_COUNTRIES) else "a4"


def print_form(form: SheetForm) -> bytes:
    """The blank sheet that a form asks for. Raises PdfUnavailable, PdfFailed."""
    with language_of(form):
        return print_blank(printer(), sheet_of(form), *words())


def picture_form(form: SheetForm) -> bytes:
    """The same to look at, as a picture. Raises PdfUnavailable, PdfFailed."""
    with language_of(form):
        return printer().picture(blank_sheet_html(sheet_of(form), *words()))


def language_of(form: SheetForm) -> AbstractContextManager[None]:
    """The language that a form asks for, else this request's."""
    known = form.lang.data in current_app.config["LANGUAGES"]
    language: AbstractContextManager[None] = force_locale(form.lang.data if known else locale())
    return language


def sheet_of(form: SheetForm) -> BlankSheet:
    """What a form wants on a blank sheet, in this request's language."""
    ruleset = form.ruleset()
    return BlankSheet(
        tile_set=TileSet(form.set.data),
        players=form.players.data,
        names=form.seated(),
        ruleset=ruleset,
        preset=form.rules.data,
        paper=form.paper.data,
        language=locale(),
        rule_lines=tuple(rule_words.score_lines(ruleset)),
    )


def words() -> tuple[Gettext, Ngettext]:
    """How the sheets find the words of this request's language."""
    translations = get_translations()
    return translations.gettext, translations.ngettext


def pdf(make: Callable[[], bytes], name: str) -> Response | tuple[str, int]:
    """What `make` prints, or the page that says why there is nothing."""
    try:
        content = make()
    except (PdfUnavailable, PdfFailed) as error:
        return render_template("sheets/failed.html", missing=isinstance(error, PdfUnavailable)), 503
    return Response(
        content, mimetype="application/pdf", headers={"Content-Disposition": f'inline; filename="{name}"'}
    )


def printer() -> PdfPrinter:
    """The printer of this application."""
    found: PdfPrinter = current_app.extensions["printer"]
    return found


def on_paper(game: GameRecord, title: str) -> SheetGame:
    """A game as it goes on paper."""
    seats = [game.standings_by_seat[seat.position] for seat in game.seats]
    return SheetGame(
        title=title,
        date_text=str(format_date(clock.day_of(game), format="long")),
        names=tuple(seat.name for seat in game.seats),
        rounds=tuple(row_on_paper(row, game) for row in game.rounds),
        totals=tuple(row.total for row in seats),
        ranks=tuple(row.rank for row in seats),
        tile_set=game.tile_set,
        ruleset=game.ruleset,
        preset=game.preset,
        openings_left=game.openings_left,
        finished=game.status == "finished",
    )


def row_on_paper(row: RoundRecord, game: GameRecord) -> SheetRound:
    """A hand as it goes on paper; out on a double is marked where it costs points."""
    return SheetRound(row.opening, tuple(cell_on_paper(row, seat, game.ruleset) for seat in game.seats))


def cell_on_paper(row: RoundRecord, seat: SeatRecord, ruleset: RuleSet) -> SheetCell:
    """What one player wrote up for a hand; who did not play has the running total alone."""
    running = row.running.get(seat.position, seat.start)
    entry = row.entries.get(seat.position)
    if entry is None:
        return SheetCell(total=None, running=running)
    return SheetCell(
        total=row.scores[seat.position].total or 0,
        running=running,
        double_blank=entry.holds_double_blank,
        out=entry.out,
        out_on_double=entry.out_on_double and ruleset.out_on_double > 0,
    )
