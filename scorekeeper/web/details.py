"""What is remembered of a game beside its scores: the day, the place, a note."""

from datetime import date

from flask import Blueprint, flash, redirect, render_template, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.services import details, games
from scorekeeper.services.records import GameRecord
from scorekeeper.web import access, clock
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import refusals_at_fields
from scorekeeper.web.game_forms import DetailsForm
from scorekeeper.web.i18n import gettext as _

bp = Blueprint("details", __name__, url_prefix="/games/<game_id>/details")


@bp.get("")
def show(game_id: str) -> str:
    """The details as they are, to be changed."""
    game = games.game(access.kept_book().id, game_id)
    form = DetailsForm(
        formdata=None, played_on=clock.day_of(game).isoformat(), place=game.place, note=game.note
    )
    return page(game, form)


@bp.post("")
def update(game_id: str) -> BaseResponse | tuple[str, int]:
    """Take over other details."""
    book, form = access.kept_book(), DetailsForm()
    begun = clock.begun(games.game(book.id, game_id))
    with refusals_at_fields(form):
        try:
            day = date.fromisoformat((form.played_on.data or begun.isoformat()).strip())
        except ValueError:
            form.played_on.errors = [_("Choose a day, or write it as 2026-11-21.")]
        else:
            details.set_details(
                book.id,
                game_id,
                played_on=None if day == begun else day,
                place=form.place.data or "",
                note=form.note.data or "",
                version=form.shown_version,
                device=device(),
            )
            flash(_("Saved."))
            return redirect(url_for("games.show", game_id=game_id))
    return page(games.game(book.id, game_id), form), 422


def page(game: GameRecord, form: DetailsForm) -> str:
    """The form, made for the game as it stands."""
    form.version.data = str(game.version)
    return render_template("details/form.html", game=game, form=form)
