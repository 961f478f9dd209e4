"""The ending of a game: made early when the table has had enough, and taken away to go on."""

from flask import Blueprint, redirect, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.services import games
from scorekeeper.web import access
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import flashed_refusals
from scorekeeper.web.forms import ButtonForm

bp = Blueprint("endings", __name__)


@bp.post("/games/<game_id>/ending")
def create(game_id: str) -> BaseResponse:
    """Finish the game with the hands played so far."""
    with flashed_refusals():
        games.end_game(access.kept_book().id, game_id, version=ButtonForm().shown_version, device=device())
    return redirect(url_for("games.show", game_id=game_id))


@bp.post("/games/<game_id>/ending/removal")
def delete(game_id: str) -> BaseResponse:
    """Go on with a finished game."""
    with flashed_refusals():
        games.resume_game(access.kept_book().id, game_id, version=ButtonForm().shown_version, device=device())
    return redirect(url_for("games.show", game_id=game_id))
