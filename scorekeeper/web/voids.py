"""Hands that were void and dealt again: kept with their reason, without a score."""

from flask import Blueprint, flash, redirect, render_template, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.services import games, hands
from scorekeeper.services.records import GameRecord
from scorekeeper.web import access
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import flashed_refusals, refusals_at_fields
from scorekeeper.web.forms import ButtonForm
from scorekeeper.web.game_forms import VoidForm
from scorekeeper.web.i18n import gettext as _

bp = Blueprint("voids", __name__, url_prefix="/games/<game_id>/voids")


@bp.get("")
def index(game_id: str) -> str:
    """The void hands of a game, and the form for another one."""
    game = games.game(access.kept_book().id, game_id)
    return page(game, VoidForm(formdata=None, opening=str(game.next_opening or "")))


@bp.post("")
def create(game_id: str) -> BaseResponse | tuple[str, int]:
    """Say that the hand on the table is void."""
    book, form = access.kept_book(), VoidForm()
    with refusals_at_fields(form):
        hands.void_hand(
            book.id,
            game_id,
            opening=form.opening.data or "",
            reason=form.reason.data or "",
            version=form.shown_version,
            device=device(),
        )
        flash(_("The hand is void: it scores nothing. Deal again."))
        return redirect(url_for("games.show", game_id=game_id))
    return page(games.game(book.id, game_id), form), 422


@bp.post("/<void_id>/removal")
def delete(game_id: str, void_id: str) -> BaseResponse:
    """Take a void hand off the record: it was never dealt, or it counts after all."""
    with flashed_refusals():
        version = ButtonForm().shown_version
        hands.remove_void(access.kept_book().id, game_id, void_id, version=version, device=device())
    return redirect(url_for("voids.index", game_id=game_id))


def page(game: GameRecord, form: VoidForm) -> str:
    """The page, made for the game as it stands."""
    form.version.data = str(game.version)
    form.opening.choices = [(str(double), str(double)) for double in game.tile_set.doubles]
    return render_template("voids/index.html", game=game, form=form)
