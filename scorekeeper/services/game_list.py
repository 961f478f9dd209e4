"""The games of a book as a list, in as many queries for a thousand games as for one."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, func, or_, select

from scorekeeper.extensions import db
from scorekeeper.models import Entry, Game, Player, Round, Seat
from scorekeeper.rules import RuleSet, Tile, TileSet, openings_left
from scorekeeper.services.lookup import check_id, find_game
from scorekeeper.services.reckoning import status
from scorekeeper.services.records import GameRow

Totals = list[tuple[str, int]]
"""The players of one game in seat order, each with the points so far."""


def games(book_id: str, *, limit: int, before: str | None = None) -> list[GameRow]:
    """Return a book's games, latest first; those begun before the game whose id is ``before``. NotFound."""
    rows = _rows(book_id, limit, before)
    ids = [row.id for row in rows]
    totals = _totals(ids)
    openings = _openings(ids)
    return [_game_row(row, totals[row.id], openings[row.id]) for row in rows]


def _rows(book_id: str, limit: int, before: str | None) -> Sequence[Row[Any]]:
    check_id(book_id)
    query = (
        select(Game.id, Game.started_at, Game.ended_at, Game.over, Game.ruleset, Game.set_size)
        .where(Game.book_id == book_id)
        .order_by(Game.started_at.desc(), Game.id.desc())
        .limit(limit)
    )
    if before is not None:
        last = find_game(db.session(), book_id, before)
        same_moment = and_(Game.started_at == last.started_at, Game.id < last.id)
        query = query.where(or_(Game.started_at < last.started_at, same_moment))
    return db.session.execute(query).all()


def _totals(game_ids: Sequence[str]) -> dict[str, Totals]:
    """Let the database add the computed points up."""
    rows = db.session.execute(
        select(Seat.game_id, Player.name, func.coalesce(func.sum(Entry.points), 0))
        .join(Player, Player.id == Seat.player_id)
        .outerjoin(Round, Round.game_id == Seat.game_id)
        .outerjoin(Entry, and_(Entry.round_id == Round.id, Entry.seat == Seat.position))
        .where(Seat.game_id.in_(game_ids))
        .group_by(Seat.game_id, Seat.position, Player.name)
        .order_by(Seat.game_id, Seat.position)
    )
    totals: dict[str, Totals] = defaultdict(list)
    for game_id, name, points in rows:
        totals[game_id].append((name, points))
    return totals


def _openings(game_ids: Sequence[str]) -> dict[str, list[Tile]]:
    rows = db.session.execute(
        select(Round.game_id, Round.opening)
        .where(Round.game_id.in_(game_ids))
        .order_by(Round.game_id, Round.place)
    )
    openings: dict[str, list[Tile]] = defaultdict(list)
    for game_id, opening in rows:
        openings[game_id].append(Tile.parse(opening))
    return openings


def _game_row(row: Row[Any], totals: Totals, openings: list[Tile]) -> GameRow:
    ruleset = RuleSet.from_dict(row.ruleset)
    lowest = min(points for _, points in totals)
    return GameRow(
        id=row.id,
        started_at=row.started_at,
        status=status(row.ended_at, over=row.over),
        names=tuple(name for name, _ in totals),
        winners=tuple(name for name, points in totals if points == lowest) if openings else (),
        winning_total=lowest if openings else None,
        hands_played=len(openings),
        hands_planned=_planned(ruleset, TileSet(row.set_size), openings),
    )


def _planned(ruleset: RuleSet, tile_set: TileSet, openings: list[Tile]) -> int | None:
    """How many hands there will be: those played, and one for every opening double left."""
    return None if ruleset.target else len(openings) + len(openings_left(ruleset, tile_set, openings))
