"""Games: the list of all of them, and the scoreboard or result of one."""

from collections.abc import Mapping
from dataclasses import dataclass

from flask import Blueprint, render_template, request

from scorekeeper.services import following, games
from scorekeeper.services.records import GameRecord, SeatRecord
from scorekeeper.web import access
from scorekeeper.web.following_view import whose_turn
from scorekeeper.web.forms import whole_number
from scorekeeper.web.result import chart, result_text

PAGE = 30

bp = Blueprint("games", __name__, url_prefix="/games")


@bp.get("")
def index() -> str:
    """All games of the book, the latest first, a page at a time."""
    rows = games.games(access.kept_book().id, limit=PAGE + 1, before=request.args.get("before"))
    more = rows[PAGE - 1].id if len(rows) > PAGE else None
    return render_template("games/index.html", rows=rows[:PAGE], more=more)


@bp.get("/<game_id>")
def show(game_id: str) -> str:
    """The scoreboard while a game runs, its result once it is over."""
    game = games.game(access.kept_book().id, game_id)
    moves = moves_by(game, whole_number(request.args.get("saved")))
    if game.status == "finished" and game.rounds:
        return render_template("games/result.html", game=game, chart=chart(game), text=result_text(game))
    table = following.followed(game).record
    return render_template("games/board.html", game=game, moves=moves, table=table, turn=whose_turn(table))


@dataclass(frozen=True)
class Move:
    """What the latest hand did to one player."""

    seat: SeatRecord
    """The player."""
    points: int
    """What the hand cost."""
    total: int
    """The total after it."""
    behind: int
    """How far that is from the leader's total."""
    rose: int
    """Places won by it; negative: lost."""


def moves_by(game: GameRecord, number: int) -> list[Move]:
    """What hand `number` changed, best first; nothing if it is not the latest one."""
    if number < 1 or number != len(game.rounds):
        return []
    scores, running = game.rounds[-1].scores, game.rounds[-1].running
    after = {seat.position: running.get(seat.position, seat.start) for seat in game.seats if seat.ranked}
    points = {seat: score.total or 0 for seat, score in scores.items()}
    before = {seat: total - points.get(seat, 0) for seat, total in after.items()}
    return [
        Move(
            seat=game.seats[seat],
            points=points[seat],
            total=total,
            behind=total - min(after.values()),
            rose=rank(seat, before) - rank(seat, after) if number > 1 else 0,
        )
        for seat, total in sorted(after.items(), key=lambda item: item[1])
        if seat in points
    ]


def rank(seat: int, totals: Mapping[int, int]) -> int:
    """The place of `seat`: one more than the number of lower totals, so that ties share it."""
    return 1 + sum(total < totals[seat] for total in totals.values())
