"""The bin of a score book: games put away, which can be brought back."""

from flask import Blueprint, flash, redirect, render_template, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.services import details, games
from scorekeeper.services.errors import NotFound
from scorekeeper.web import access
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import flashed_refusals
from scorekeeper.web.forms import ButtonForm
from scorekeeper.web.i18n import gettext as _

bp = Blueprint("bin", __name__)


@bp.get("/bin")
def index() -> str:
    """The games in the bin."""
    return render_template("bin/index.html", rows=details.binned(access.kept_book().id))


@bp.post("/games/<game_id>/bin")
def create(game_id: str) -> BaseResponse:
    """Put a game into the bin; one that is there already stays there."""
    book = access.kept_book()
    with flashed_refusals():
        try:
            details.bin_game(book.id, game_id, version=ButtonForm().shown_version, device=device())
        except NotFound:
            if game_id not in [row.id for row in details.binned(book.id)]:
                raise
        flash(_("The game is in the bin. You can bring it back from there."))
        return redirect(url_for("bin.index"))
    return redirect(url_for("details.show", game_id=game_id))


@bp.post("/games/<game_id>/bin/removal")
def delete(game_id: str) -> BaseResponse:
    """Bring a game back from the bin; one that is not there stays where it is."""
    book = access.kept_book()
    try:
        details.restore_game(book.id, game_id, device=device())
    except NotFound:
        games.game(book.id, game_id)
    flash(_("The game is back."))
    return redirect(url_for("games.show", game_id=game_id))
