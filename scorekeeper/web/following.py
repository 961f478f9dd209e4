"""The hand on the table of a game, followed turn by turn while it is played; whoever wants to."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Blueprint, Response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

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
    ways = following_view.ways(hand.record, request.args.get("tile", ""))
    return page(game, Asked(whole_number(request.args.get("seat")), ways=ways))


@bp.post("/events")
def create(game_id: str) -> Answer:
    """Take in what was tapped."""
    game, form = games.game(access.kept_book().id, game_id), EventForm()
    events = form.events(following.followed(game).record)
    wrong: list[Asked] = []
    seat = whole_number(form.seat.data)
    with refusals(wrong, seat):
        if events:
            key = once(form.key.data, *events)
            following.add_events(game.book_id, game_id, events, version=form.shown_version, key=key)
        return redirect(url_for(".show", game_id=game_id))
    if len(following_view.ways(following.followed(game).record, form.named_tile)) > 1:
        return redirect(url_for(".show", game_id=game_id, seat=seat, tile=form.named_tile))
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
        wrong.append(Asked(seat, said=hand_words.problem_sentence(refused.problem)))
    except RoundRefused as impossible:
        wrong.append(Asked(said=" ".join(sentence(one.code, one.params) for one in impossible.problems)))
    except Refused as fields:
        wrong.append(Asked(said=" ".join(sentence(one.code, one.params) for one in fields.problems)))
    except TableMoved:
        wrong.append(Asked(said=_("Another phone was quicker: this is the table by now. Tap again.")))


def page(game: GameRecord, asked: Asked) -> str:
    """The table as it stands by now."""
    view = following_view.view(game, following.followed(game), asked)
    form = EventForm(formdata=None, version=view.version, key=secrets.token_urlsafe(12), seat=view.place)
    form.opening.choices = [(str(tile), str(tile)) for tile in free_openings(game)]
    form.opening.data = str(game.next_opening)
    return render_template("following/show.html", game=game, view=view, form=form)
