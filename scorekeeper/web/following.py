"""The hand on the table of a game, followed turn by turn while it is played; whoever wants to."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Blueprint, Response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.rules import HandCode, Play
from scorekeeper.services import following, games
from scorekeeper.services.errors import EventRefused, Refused, RoundRefused, TableMoved
from scorekeeper.services.records import GameRecord
from scorekeeper.web import access, following_view, hand_words
from scorekeeper.web.following_events import EventForm
from scorekeeper.web.following_view import Asked
from scorekeeper.web.forms import once, whole_number
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.problem_words import sentence
from scorekeeper.web.rounds import free_openings

bp = Blueprint("following", __name__, url_prefix="/games/<game_id>/table")

Answer = str | BaseResponse | tuple[str, int]


@bp.get("")
def show(game_id: str) -> Answer:
    """The table as it stands; 204 for a phone that asks what is new ``since`` this version."""
    game = games.game(access.kept_book().id, game_id)
    if game.status == "finished":
        return redirect(url_for("games.show", game_id=game_id))
    hand = following.followed(game)
    if request.args.get("since") == str(hand.version):
        return Response(status=204)
    seat = whole_number(request.args.get("seat"))
    return page(game, Asked(seat=seat if 0 <= seat < len(hand.record.seats) else None))


@bp.post("/events")
def create(game_id: str) -> Answer:
    """Take in what was tapped."""
    game, form = games.game(access.kept_book().id, game_id), EventForm()
    events = form.events(following.followed(game).record)
    wrong: list[Asked] = []
    with refusals(wrong, seat=whole_number(form.seat.data)):
        if events:
            key = once(form.key.data, *events)
            following.add_events(game.book_id, game_id, events, version=form.shown_version, key=key)
        return redirect(url_for(".show", game_id=game_id))
    return page(game, wrong[0]), 422


@bp.post("/events/removal")
def delete(game_id: str) -> Answer:
    """Take the latest event back."""
    game, form = games.game(access.kept_book().id, game_id), EventForm()
    wrong: list[Asked] = []
    with refusals(wrong):
        following.undo(game.book_id, game_id, version=form.shown_version, key=once(form.key.data, "undo"))
        return redirect(url_for(".show", game_id=game_id))
    return page(game, wrong[0]), 422


@bp.post("/removal")
def stop(game_id: str) -> Answer:
    """Follow the hand no further."""
    game, form = games.game(access.kept_book().id, game_id), EventForm()
    wrong: list[Asked] = []
    with refusals(wrong):
        following.stop(game.book_id, game_id, version=form.shown_version, key=once(form.key.data, "stop"))
        return redirect(url_for("games.show", game_id=game_id))
    return page(game, wrong[0]), 422


@contextmanager
def refusals(wrong: list[Asked], seat: int = -1) -> Iterator[None]:
    """Add to `wrong` why what is done in the block, by that seat, is not taken in."""
    try:
        yield
    except EventRefused as refused:
        wrong.append(why(refused, seat if seat >= 0 else None))
    except RoundRefused as impossible:
        wrong.append(Asked(said=" ".join(sentence(one.code, one.params) for one in impossible.problems)))
    except Refused as fields:
        wrong.append(Asked(said=" ".join(sentence(one.code, one.params) for one in fields.problems)))
    except TableMoved:
        wrong.append(Asked(said=_("Another phone was quicker: this is the table by now. Tap again.")))


def why(refused: EventRefused, seat: int | None) -> Asked:
    """Why an event is not taken in; where several ends take a tile, they are to choose from."""
    problem = refused.problem
    if problem.code is HandCode.UNREADABLE and problem.params.get("kind") == "ambiguous":
        plays = [Play.parse(text) for text in str(problem.params["plays"]).split(", ")]
        said = _("%(tile)s fits several ends: tap where it lies.", tile=plays[0].tile)
        return Asked(seat, said, plays)
    return Asked(seat, said=hand_words.problem_sentence(problem))


def page(game: GameRecord, asked: Asked) -> str:
    """The table as it stands by now."""
    view = following_view.view(game, following.followed(game), asked)
    form = EventForm(formdata=None, version=view.version, key=secrets.token_urlsafe(12), seat=view.place)
    form.opening.choices = [(str(tile), str(tile)) for tile in free_openings(game)]
    form.opening.data = str(game.next_opening)
    return render_template("following/show.html", game=game, view=view, form=form)
