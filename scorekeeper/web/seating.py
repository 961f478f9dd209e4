"""Who sits where around the table, and how many tiles are dealt to each."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TypedDict

from flask import Blueprint, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.rules import RulesError, deal
from scorekeeper.services import games, people
from scorekeeper.services.records import GameRecord
from scorekeeper.web import access
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import flashed_refusals
from scorekeeper.web.forms import ButtonForm, whole_number
from scorekeeper.web.game_forms import DealForm
from scorekeeper.web.i18n import gettext as _

bp = Blueprint("seating", __name__, url_prefix="/games/<game_id>")


class Deals(TypedDict):
    """What the choice of a deal needs."""

    deals: dict[int, deal.Deal]
    """What may be dealt to this many players, by tiles each, the usual number first."""
    suggested: int
    """The usual number; 0 where the set is too small."""


@bp.get("/people/order")
def show(game_id: str) -> str:
    """The seats in the order that the address has (``seats=2,0,1``), to be moved on or saved."""
    game = games.game(access.kept_book().id, game_id)
    order = read_order(request.args.get("seats", ""), game)
    steps = {
        (seat, step): ",".join(map(str, moved(order, place, step)))
        for place, seat in enumerate(order)
        for step in (-1, 1)
    }
    return render_template(
        "people/order.html", game=game, order=order, steps=steps, seats=",".join(map(str, order))
    )


@bp.post("/people/order")
def update(game_id: str) -> BaseResponse:
    """Have everybody sit in another order; what they scored goes with them."""
    with flashed_refusals():
        seats = [whole_number(text) for text in request.form.get("seats", "").split(",")]
        version = ButtonForm().shown_version
        people.reorder(access.kept_book().id, game_id, seats=seats, version=version, device=device())
        flash(_("The new order holds from the next hand on."))
    return redirect(url_for("people.show", game_id=game_id))


@bp.post("/deal")
def deal_again(game_id: str) -> BaseResponse:
    """Deal another number of tiles from now on."""
    form = DealForm()
    with flashed_refusals():
        each = whole_number(form.tiles_each.data)
        version = form.shown_version
        people.set_deal(access.kept_book().id, game_id, tiles_each=each, version=version, device=device())
        flash(_("Saved."))
    return redirect(url_for("people.show", game_id=game_id))


def read_order(text: str, game: GameRecord) -> list[int]:
    """The seats in the order asked for; as they are where that is no order of them."""
    now = [seat.position for seat in game.seats]
    asked = [whole_number(part) for part in text.split(",")]
    return asked if sorted(asked) == now else now


def moved(order: list[int], place: int, step: int) -> list[int]:
    """The order with the seat at that place moved up or down, if there is a place."""
    new = list(order)
    if place + step in range(len(order)):
        new[place], new[place + step] = new[place + step], new[place]
    return new


def deal_form(game: GameRecord) -> Deals:
    """What may be dealt to those who play now."""
    set_out = game.ruleset.opening == "set_out"
    options: Sequence[deal.Deal] = ()
    with suppress(RulesError):
        options = deal.suggestions(game.tile_set, len(game.playing), set_out=set_out)
    deals = {option.tiles_each: option for option in reversed(options)}
    usual = options[0].tiles_each if options else 0
    return {"deals": dict(sorted(deals.items(), reverse=True)), "suggested": usual}
