"""The move checker: a table followed tile by tile, which says what may be played where, and why not.

All of it is in the address; nothing is kept, and whoever has the link has the table.
"""

from flask import Blueprint, render_template, request

from scorekeeper.rules import PRESET_NOTES, Barnyard, Tile, TileSet
from scorekeeper.services import games
from scorekeeper.web import access, checker_hand, table_words
from scorekeeper.web.checker_outcome import Kind, Outcome, answer
from scorekeeper.web.checker_setting import MATTER, Setting, choices
from scorekeeper.web.checker_state import State
from scorekeeper.web.table_picture import Link, draw

DONE = (Kind.LAID, Kind.TAKEN)
"""After these the table is another: what was asked for need not be asked again."""

bp = Blueprint("checker", __name__)


@bp.get("/check")
def check() -> str:
    """The table of the address, and what comes of the tile that was tapped."""
    usual, expected = running()
    state, outcome = answer(State.read(request.args, usual), request.args)
    is_done = outcome is None or outcome.kind in DONE
    return render_template(
        "checker/show.html",
        state=state,
        table=state.table,
        outcome=outcome,
        asking=not is_done,
        address=state.url() if is_done else request.full_path,
        sizes=TileSet.SIZES,
        notes=PRESET_NOTES,
        choices={field: choices(field) for field in MATTER},
        **(followed(state, state.table, outcome) if state.table else empty(state, expected)),
    )


def running() -> tuple[Setting, Tile | None]:
    """The set and rules of the game that this phone is at, and the double it expects; else the usual."""
    book = access.current_book()
    game = games.running_game(book.id) if book else None
    if game is None:
        return Setting(), None
    return Setting.of(game.tile_set, game.preset, game.ruleset), game.next_opening


def empty(state: State, expected: Tile | None) -> dict[str, object]:
    """What an empty table offers: the opening doubles."""
    doubles = state.setting.tile_set.doubles
    return {"openings": [(double, state.opened(double).url()) for double in doubles], "expected": expected}


def followed(state: State, table: Barnyard, outcome: Outcome | None) -> dict[str, object]:
    """What there is to see and to say about a table with tiles on it."""
    held, ways = checker_hand.held_tiles(state, table), links(outcome)
    return {
        "picture": draw(table, links=ways, lit=ways or None, newest=table.tiles[-1]),
        "holds": table_words.what_holds(table),
        "count": table_words.count(table),
        "hopeless": table_words.hopeless(table),
        "death": table_words.death(table),
        "ends": table_words.ends(table),
        "numbers": table_words.numbers(table),
        "held": held,
        "advice": checker_hand.advice(state, table, held),
    }


def links(outcome: Outcome | None) -> dict[Tile, Link]:
    """The ends that a tile asked about may go to, where it is to be chosen: a tap on one plays it there."""
    ways = outcome.ways if outcome else ()
    return {way.play.onto: Link(way.url, way.label) for way in ways if len(ways) > 1}
