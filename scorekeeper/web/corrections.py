"""Points corrected by hand: added to a player's score of one hand or taken off it, with the reason."""

from flask import Blueprint, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.services import games, hands
from scorekeeper.services.errors import NotFound
from scorekeeper.services.records import GameRecord, RoundRecord
from scorekeeper.web import access
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import refusals_at_fields
from scorekeeper.web.forms import points
from scorekeeper.web.game_forms import LESS, PointsForm
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.rounds import find

bp = Blueprint("corrections", __name__, url_prefix="/games/<game_id>/rounds/<int:number>/points/<int:seat>")


@bp.get("")
def show(game_id: str, number: int, seat: int) -> str:
    """The correction of a score, if there is one, to be made or changed."""
    game = games.game(access.kept_book().id, game_id)
    entry = played(game, number, seat).entries[seat]
    form = PointsForm(
        formdata=None,
        sign=LESS if entry.adjustment < 0 else "more",
        points=str(abs(entry.adjustment) or ""),
        reason=entry.reason,
    )
    return page(game, number, seat, form)


@bp.post("")
def update(game_id: str, number: int, seat: int) -> BaseResponse | tuple[str, int]:
    """Correct the points, or take the correction away."""
    book, form = access.kept_book(), PointsForm()
    away = "away" in request.form
    with refusals_at_fields(form):
        hands.correct_points(
            book.id,
            game_id,
            number=number,
            seat=seat,
            points=0 if away else signed(form),
            reason="" if away else form.reason.data or "",
            version=form.shown_version,
            device=device(),
        )
        flash(_("The correction is gone.") if away else _("Corrected."))
        return redirect(url_for("games.show", game_id=game_id))
    return page(games.game(book.id, game_id), number, seat, form), 422


def signed(form: PointsForm) -> int:
    """The points as they are added: fewer than none where they are taken off."""
    number = points(form.points.data)
    return -number if form.sign.data == LESS else number


def played(game: GameRecord, number: int, seat: int) -> RoundRecord:
    """The hand of that number, in which that seat played. Raises NotFound."""
    row = find(game, number)
    if seat not in row.entries:
        raise NotFound
    return row


def page(game: GameRecord, number: int, seat: int, form: PointsForm) -> str:
    """The form, made for the game as it stands."""
    row = played(game, number, seat)
    form.version.data = str(game.version)
    return render_template("corrections/form.html", game=game, row=row, seat=game.seats[seat], form=form)
