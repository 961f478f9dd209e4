"""What was done to a game, by whom, and bringing back what was before."""

from flask import Blueprint, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.services import games, history
from scorekeeper.services.errors import Refused, RoundRefused
from scorekeeper.services.records import GameRecord, RoundRecord
from scorekeeper.web import access, change_words
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import flashed_refusals
from scorekeeper.web.forms import ButtonForm, whole_number
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.problem_words import sentence
from scorekeeper.web.totals import compare_totals

PAGE = 20
"""Changes on one page."""

bp = Blueprint("history", __name__, url_prefix="/games/<game_id>/history")


@bp.get("")
def index(game_id: str) -> str:
    """The changes of a game, the latest first: a page of them, those ``before`` a version."""
    book = access.kept_book()
    game = games.game(book.id, game_id)
    before = max(0, whole_number(request.args.get("before")))
    found = history.changes(book.id, game_id, before=before or None, limit=PAGE + 1)
    steps = [change_words.step(change) for change in found[:PAGE]]
    more = steps[-1].version if len(found) > PAGE else None
    return render_template("history/index.html", game=game, steps=steps, before=before, more=more)


@bp.get("/<int:version>")
def show(game_id: str, version: int) -> str:
    """What bringing this version back would do to the totals: the whole game, or the hand ``number``."""
    book = access.kept_book()
    game = games.game(book.id, game_id)
    then = history.preview(book.id, game_id, version)
    number = whole_number(request.args.get("number"))
    after, problems = then, []
    try:
        if number > 0:
            after = history.preview(book.id, game_id, version, number=number)
    except RoundRefused as refused:
        problems = [sentence(one.code, one.params) for one in refused.problems]
    except Refused as refused:
        problems = [sentence(one.code, one.params) for one in refused.problems]
    return render_template(
        "history/show.html",
        game=game,
        version=version,
        step=change_words.step(history.changes(book.id, game_id, before=version + 1, limit=1)[0]),
        number=number if number > 0 else None,
        totals=compare_totals(game, after),
        hands=hands_that_differ(game, then),
        problems=problems,
    )


@bp.post("/<int:version>")
def bring_back(game_id: str, version: int) -> BaseResponse:
    """Bring it back."""
    number = whole_number(request.form.get("number"))
    with flashed_refusals():
        history.bring_back(
            access.kept_book().id,
            game_id,
            version,
            number=number if number > 0 else None,
            seen=ButtonForm().shown_version,
            device=device(),
        )
        flash(_("Brought back. What was before that is in the history too."))
        return redirect(url_for("games.show", game_id=game_id))
    return redirect(url_for("history.index", game_id=game_id))


def hands_that_differ(now: GameRecord, then: GameRecord) -> list[RoundRecord]:
    """The hands of an older state that are not there like that any more."""
    here = [by_player(now, row) for row in now.rounds]
    return [row for row in then.rounds if by_player(then, row) not in here]


def by_player(game: GameRecord, row: RoundRecord) -> tuple[object, ...]:
    """A hand, whoever sat where."""
    entries = {game.seats[seat].player_id: entry for seat, entry in row.entries.items()}
    return row.opening, entries
