"""Who plays in a game: somebody comes late, leaves, comes back, has another name, was added by mistake."""

from flask import Blueprint, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.services import games, people, players
from scorekeeper.services.errors import NotFound
from scorekeeper.services.names import clean, fold
from scorekeeper.services.records import GameRecord, PlayerRecord, SeatRecord
from scorekeeper.web import access
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import flashed_refusals, refusals_at_fields
from scorekeeper.web.forms import ButtonForm, points
from scorekeeper.web.game_forms import PersonForm
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.seating import deal_form

bp = Blueprint("people", __name__, url_prefix="/games/<game_id>/people")


@bp.get("")
def show(game_id: str) -> str:
    """Everybody at the table, and what can be said about each."""
    return page(games.game(access.kept_book().id, game_id))


@bp.post("")
def create(game_id: str) -> BaseResponse | tuple[str, int]:
    """Somebody joins."""
    book, form = access.kept_book(), PersonForm()
    name = request.form.get("add") or form.name.data or ""
    with refusals_at_fields(form):
        start = points(form.start.data) if (form.start.data or "").strip() else None
        people.join(book.id, game_id, name=name, start=start, version=form.shown_version, device=device())
        flash(_("%(name)s plays from now on.", name=clean(name)))
        return done(game_id)
    return page(games.game(book.id, game_id), form), 422


@bp.post("/<int:seat>/departure")
def leave(game_id: str, seat: int) -> BaseResponse:
    """Somebody leaves; the total stays as it is."""
    form = PersonForm()
    with flashed_refusals():
        people.leave(
            access.kept_book().id,
            game_id,
            seat=seat,
            ranked=form.ranked.data,
            version=form.shown_version,
            device=device(),
        )
    return done(game_id)


@bp.post("/<int:seat>/departure/removal")
def come_back(game_id: str, seat: int) -> BaseResponse:
    """Somebody who had left plays again."""
    with flashed_refusals():
        version = ButtonForm().shown_version
        people.return_to(access.kept_book().id, game_id, seat=seat, version=version, device=device())
    return done(game_id)


@bp.post("/<int:seat>/removal")
def remove(game_id: str, seat: int) -> BaseResponse:
    """Somebody never played: their seat goes."""
    with flashed_refusals():
        version = ButtonForm().shown_version
        people.remove(access.kept_book().id, game_id, seat=seat, version=version, device=device())
    return done(game_id)


@bp.post("/<int:seat>/name")
def rename(game_id: str, seat: int) -> BaseResponse | tuple[str, int]:
    """Somebody is called otherwise, in all their games."""
    book, form = access.kept_book(), PersonForm()
    player = seated(games.game(book.id, game_id), seat).player_id
    with refusals_at_fields(form):
        players.rename_player(book.id, player, form.name.data or "", seen=form.seen.data or "")
        return done(game_id)
    return page(games.game(book.id, game_id), form, seat), 422


@bp.post("/<int:seat>/merger")
def merge(game_id: str, seat: int) -> BaseResponse | tuple[str, int]:
    """Somebody is somebody else, who is in the book already."""
    book, form = access.kept_book(), PersonForm()
    player = seated(games.game(book.id, game_id), seat).player_id
    if not form.player.data:
        form.player.errors = [_("Choose who it is.")]
        return page(games.game(book.id, game_id), form, seat), 422
    with refusals_at_fields(form):
        players.merge_players(book.id, player, form.player.data, seen=form.seen.data or "", device=device())
        return done(game_id)
    return page(games.game(book.id, game_id), form, seat), 422


def seated(game: GameRecord, seat: int) -> SeatRecord:
    """Who sits there. Raises NotFound."""
    if seat >= len(game.seats):
        raise NotFound
    return game.seats[seat]


def done(game_id: str) -> BaseResponse:
    """Back to everybody at the table."""
    return redirect(url_for("people.show", game_id=game_id))


def page(game: GameRecord, form: PersonForm | None = None, at: int | None = None) -> str:
    """The page, with a form that was refused: that of seat `at`, or of whoever joins."""
    book = access.kept_book()
    here = {seat.player_id for seat in game.seats}
    away = [player for player in players.players(book.id) if player.id not in here]
    start = str(people.late_start(game))
    return render_template(
        "people/show.html",
        game=game,
        away=away,
        at=at,
        form=form,
        empty=PersonForm(formdata=None, start=start),
        namesake=namesake(away, form.name.data if form else None),
        **deal_form(game),
    )


def namesake(away: list[PlayerRecord], name: str | None) -> str:
    """The id of the player of the book who already has that name."""
    wanted = fold(clean(name or ""))
    return next((player.id for player in away if fold(player.name) == wanted), "")
