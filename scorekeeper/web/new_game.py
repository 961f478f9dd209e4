"""Setting up a game: the form goes back and forth until everything is as tonight has it; then it starts."""

import secrets
from collections.abc import Mapping, Sequence

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.rules import RulesError, TileSet, deal, opening_order
from scorekeeper.services import games, players
from scorekeeper.services.names import clean, fold
from scorekeeper.services.records import GameRecord
from scorekeeper.services.setup import Wanted
from scorekeeper.web import access
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import refusals_at_fields
from scorekeeper.web.forms import NewGameForm, once, points, whole_number
from scorekeeper.web.rules_fields import USUAL, rules_context, rules_of

OTHER = "other"
MOST_PLAYERS = 12

Row = tuple[str, str]
"""A player's name and points from paper, as typed."""

bp = Blueprint("new_game", __name__, url_prefix="/games")


@bp.get("/new")
def new() -> str:
    """The form as last time had it: rules of the latest game, and all of a game to be played `again`."""
    book = access.kept_book()
    form = NewGameForm(formdata=None, key=secrets.token_urlsafe(12), preset=USUAL)
    if again := request.args.get("again"):
        seat_again(form, games.game(book.id, again))
    elif latest := games.games(book.id, limit=1):
        same_rules(form, games.game(book.id, latest[0].id))
    return page(form)


@bp.post("/new")
def arrange() -> str:
    """The form with one thing changed: a player more or less, a seat moved, another set or preset."""
    form = NewGameForm()
    seat(form, arranged(form.lines, request.form))
    return page(form)


@bp.post("")
def create() -> BaseResponse | tuple[str, int]:
    """Start the game, or show the form again with what stands against it."""
    form = NewGameForm()
    seat(form, arranged(form.lines, request.form))
    settle(form)
    wanted: Wanted = {
        "names": form.names,
        "set_size": whole_number(form.set_size.data),
        "preset": form.preset.data or "",
        "changes": form.changes(),
        "tiles_each": tiles_each(form),
        "start_points": paper_points(form),
        "openings_used": form.paper_openings,
    }
    with refusals_at_fields(form):
        game = games.start_game(
            access.kept_book().id, **wanted, key=once(form.key.data, wanted), device=device()
        )
        return redirect(url_for("games.show", game_id=game.id))
    form.key.data = secrets.token_urlsafe(12)
    return page(form), 422


def seat_again(form: NewGameForm, game: GameRecord) -> None:
    """The same players, everyone one seat on, with the same set, deal and rules."""
    names = [row.name for row in game.seats if row.plays]
    seat(form, [(name, "") for name in names[1:] + names[:1]])
    form.set_size.data = str(game.tile_set.size)
    form.tiles_each.data = str(game.tiles_each)
    same_rules(form, game)


def same_rules(form: NewGameForm, game: GameRecord) -> None:
    """The house rules of an earlier game."""
    form.preset.data = game.preset
    form.show_changes(game.changes)


def seat(form: NewGameForm, rows: Sequence[Row]) -> None:
    """Put these in the rows of the form, in their order, and nothing else."""
    for fields, part in ((form.players, 0), (form.start_points, 1)):
        fields.empty()
        for row in rows:
            fields.append_entry(row[part])


def arranged(rows: list[Row], pressed: Mapping[str, str]) -> list[Row]:
    """The rows after the button that was pressed: ``add``, ``remove``, ``up`` or ``down``, and its value.

    The value is a row of the page; rows that were emptied are left out.
    """
    left = [row for row in rows if row[0]]
    place = {n: sum(bool(name) for name, _ in rows[:n]) for n, (name, _) in enumerate(rows) if name}
    if (gone := place.get(whole_number(pressed.get("remove")))) is not None:
        del left[gone]
    for button, step in (("up", -1), ("down", 1)):
        moved = place.get(whole_number(pressed.get(button)))
        if moved is not None and moved + step in range(len(left)):
            left[moved], left[moved + step] = left[moved + step], left[moved]
    added = (pressed.get("add", ""), pressed.get("new_name", ""))
    return left + [(name, "") for name in added if name.strip()]


def paper_points(form: NewGameForm) -> list[int]:
    """The totals from paper; nothing where none were typed."""
    typed = [text for name, text in form.lines if name]
    return [points(text) for text in typed] if any(text.strip() for text in typed) else []


def settle(form: NewGameForm) -> None:
    """Follow the suggestions for this many players wherever the form still stands at the earlier ones."""
    suggested = str(deal.suggested_set(players_of(form)).size)
    if form.set_size.data in (None, "", form.set_suggested.data):
        form.set_size.data = suggested
    form.set_suggested.data = suggested

    first = next(iter(deals(form)), None)
    each = str(first.tiles_each) if first else ""
    if form.tiles_each.data in (None, "", form.tiles_suggested.data):
        form.tiles_each.data = each
    form.tiles_suggested.data = each


def tiles_each(form: NewGameForm) -> int:
    """How many tiles are to be dealt to each; -1 for what is no number."""
    other = form.tiles_each.data == OTHER
    return whole_number(form.tiles_other.data if other else form.tiles_each.data)


def deals(form: NewGameForm) -> Sequence[deal.Deal]:
    """What may be dealt in the chosen set, the usual deal first; nothing for a set that does not exist."""
    try:
        return deal.suggestions(
            TileSet(whole_number(form.set_size.data)), players_of(form), set_out=set_out(form)
        )
    except RulesError:
        return ()


def doubles(form: NewGameForm) -> tuple[list[str], list[str]]:
    """The opening doubles on the way down, and those on the way up again; none for a set that is none."""
    try:
        tile_set = TileSet(whole_number(form.set_size.data))
    except RulesError:
        return [], []
    order = list(map(str, opening_order(rules_of(form), tile_set)))
    return order[: tile_set.size + 1], order[tile_set.size + 1 :]


def by_number(options: Sequence[deal.Deal]) -> list[tuple[deal.Deal, list[str]]]:
    """Each number of tiles once, with all the sources that deal it."""
    sources: dict[int, list[str]] = {}
    for option in options:
        sources.setdefault(option.tiles_each, []).append(option.source)
    first = {option.tiles_each: option for option in reversed(options)}
    return [(first[each], names) for each, names in sources.items()]


def other_deal(form: NewGameForm) -> deal.Deal | None:
    """The deal of another number that was typed; None where there is none or the set does not hold it."""
    try:
        tile_set = TileSet(whole_number(form.set_size.data))
        return deal.Deal.plan(
            tile_set, players_of(form), whole_number(form.tiles_other.data), set_out=set_out(form)
        )
    except RulesError:
        return None


def players_of(form: NewGameForm) -> int:
    """How many will play, as far as a deal can be planned for them."""
    return min(max(len(form.names), 2), MOST_PLAYERS)


def set_out(form: NewGameForm) -> bool:
    """Whether the opening double is laid out before the deal."""
    return rules_of(form).opening == "set_out"


def page(form: NewGameForm) -> str:
    """The form with what it suggests."""
    settle(form)
    book = access.kept_book()
    seated = {fold(clean(name)) for name in form.names}
    waiting = [row.name for row in players.players(book.id) if fold(row.name) not in seated]
    options = deals(form)
    if form.tiles_each.data not in (OTHER, *(str(option.tiles_each) for option in options)):
        form.tiles_other.data, form.tiles_each.data = form.tiles_each.data, OTHER
    return render_template(
        "new_game/form.html",
        form=form,
        waiting=waiting,
        sizes=TileSet.SIZES,
        doubles=doubles(form),
        deals=by_number(options),
        other_deal=other_deal(form),
        **rules_context(form),
    )
