"""The hands of a game: writing one down, correcting it, taking it back."""

import secrets

from flask import Blueprint, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.rules import Code, Tile, check_opening
from scorekeeper.services import games, rounds
from scorekeeper.services.errors import NotFound
from scorekeeper.services.records import BookRecord, GameRecord, RoundRecord
from scorekeeper.web import access, conflicts, problem_words, scored_tables
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import Verdict, flashed_refusals, judged, written
from scorekeeper.web.forms import NOBODY, ButtonForm, RoundForm, once, whole_number
from scorekeeper.web.i18n import gettext as _

bp = Blueprint("rounds", __name__, url_prefix="/games/<game_id>/rounds")


@bp.get("/new")
def new(game_id: str) -> str | BaseResponse:
    """The empty form of the next hand; a game that is over has none."""
    game = games.game(access.kept_book().id, game_id)
    if game.status == "finished":
        return redirect(url_for("games.show", game_id=game_id))
    form = RoundForm(version=len(game.rounds), key=secrets.token_urlsafe(12), opening=str(game.next_opening))
    offer(form, game, None)
    scored_tables.fill_in(form, game)
    return page(game, None, form, Verdict())


@bp.get("/<int:number>")
def edit(game_id: str, number: int) -> str:
    """A recorded hand as it was typed, to be looked at or corrected."""
    game = games.game(access.kept_book().id, game_id)
    row = find(game, number)
    form = RoundForm(version=row.version, key=secrets.token_urlsafe(12), opening=str(row.opening))
    offer(form, game, row)
    form.show(row.entries)
    form.with_table.data = True
    return page(game, row, form, Verdict())


@bp.post("")
def create(game_id: str) -> BaseResponse | tuple[str, int]:
    """Write the next hand down."""
    return save(game_id, None)


@bp.post("/<int:number>")
def update(game_id: str, number: int) -> BaseResponse | tuple[str, int]:
    """Correct a hand."""
    return save(game_id, number)


@bp.post("/<int:number>/removal")
def delete(game_id: str, number: int) -> BaseResponse:
    """Take a hand back: later ones move up, and its opening double is free again."""
    with flashed_refusals():
        version = ButtonForm().shown_version
        rounds.take_back(access.kept_book().id, game_id, number, version=version, device=device())
        flash(_("Hand %(number)s was taken back.", number=number))
    return redirect(url_for("games.show", game_id=game_id))


def save(game_id: str, number: int | None) -> BaseResponse | tuple[str, int]:
    """Save a new hand (`number` None) or a corrected one, or show the form again as typed, and why."""
    book = access.kept_book()
    form = sent(book, game_id, number)
    verdict = Verdict()
    if unclear := unclear_out(form):
        verdict.say(None, unclear)
        return refused(games.game(book.id, game_id), number, form, verdict)
    opening, entries = form.opening.data or "", form.entries()
    with judged(verdict), written(verdict):
        saved = rounds.save_round(
            book.id,
            game_id,
            number=number,
            opening=opening,
            entries=entries,
            key=once(form.key.data, number, opening, entries),
            version=whole_number(form.version.data),
            confirmed=request.form.get("confirmed", "").split(),
            players=(form.players.data or "").split(),
            with_table=form.with_table.data,
            device=device(),
        )
        if number and number < len(saved.rounds):
            flash(_("Hand %(number)s is corrected.", number=number))
        return redirect(url_for("games.show", game_id=game_id, saved=number or len(saved.rounds)))
    return refused(verdict.theirs or games.game(book.id, game_id), number, form, verdict)


def sent(book: BookRecord, game_id: str, number: int | None) -> RoundForm:
    """The form as it was sent; put together with what another phone had saved, where that was asked for."""
    form = RoundForm()
    if "combine" in request.form and (row := shown(games.game(book.id, game_id), number, form)):
        conflicts.combine(form, row, request.form)
    return form


def unclear_out(form: RoundForm) -> str:
    """What the form leaves open about who went out; nothing where all is said."""
    if not form.out.data:
        return _("Say who went out, or that nobody did.")
    if form.out.data == NOBODY and form.out_on_double.data:
        return problem_words.sentence(Code.OUT_ON_DOUBLE_BUT_NOBODY_OUT, {})
    return ""


def refused(game: GameRecord, number: int | None, form: RoundForm, verdict: Verdict) -> tuple[str, int]:
    """The form as it was sent, with what was said against it; what another phone saved stands beside it."""
    if verdict.unwritten:  # its key stays: should it have been written after all, it is once
        return page(game, recorded(game, number), form, verdict), 503
    form.key.data = secrets.token_urlsafe(12)
    if verdict.theirs is None:
        return page(game, recorded(game, number), form, verdict), 422
    sat = (form.players.data or "").split()
    verdict.reseated = sat != players_of(game)
    if verdict.reseated:
        conflicts.reseat(form, sat, game.seats)
    row = recorded(game, number or whole_number(form.version.data) + 1)
    # Saving again is meant for what is there now.
    form.version.data = str(row.version if row else len(game.rounds))
    return page(game, row, form, verdict), 409


def recorded(game: GameRecord, number: int | None) -> RoundRecord | None:
    """The hand of that number; None for a new one, and for one that was taken back meanwhile."""
    return game.rounds[number - 1] if number and 1 <= number <= len(game.rounds) else None


def find(game: GameRecord, number: int) -> RoundRecord:
    """The hand of that number. Raises NotFound."""
    row = recorded(game, number)
    if row is None:
        raise NotFound
    return row


def shown(game: GameRecord, number: int | None, form: RoundForm) -> RoundRecord | None:
    """The hand that the form was shown for, if it still is as it was."""
    row = recorded(game, number)
    return row if row and str(row.version) == form.version.data else None


def players_of(game: GameRecord) -> list[str]:
    """The ids of those at the table, in the order of their seats."""
    return [seat.player_id for seat in game.seats]


def free_openings(game: GameRecord, row: RoundRecord | None = None) -> list[Tile]:
    """The doubles that may have opened a hand, beside those of the others; None: the next one."""
    others = (other.opening for other in game.rounds if row is None or other.number != row.number)
    used = [*game.openings_used, *others]
    doubles = game.tile_set.doubles
    return [tile for tile in doubles if not check_opening(game.ruleset, game.tile_set, tile, used)]


def offer(form: RoundForm, game: GameRecord, row: RoundRecord | None) -> None:
    """Fill the choices of the form: the doubles that may have opened this hand, and who played in it."""
    form.offer(
        free_openings(game, row),
        {seat: game.name(seat) for seat in (row.entries if row else game.playing)},
        _("Nobody"),
    )
    form.players.data = " ".join(players_of(game))


def page(game: GameRecord, row: RoundRecord | None, form: RoundForm, verdict: Verdict) -> str:
    """The form of one hand."""
    offer(form, game, row)
    sides = list(conflicts.compare(game, row, form)) if verdict.theirs and row else []
    words = {code: str(text) for code, text in problem_words.ENTRIES.items()}
    table = scored_tables.table_of(game, row)
    return render_template(
        "rounds/form.html",
        **{"game": game, "row": row, "form": form, "table": table},
        **{"verdict": verdict, "sides": sides, "words": words},
    )
