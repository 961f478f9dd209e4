"""The games of a book as a list, in as many queries for a thousand games as for one."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, literal, select, tuple_

from scorekeeper.extensions import db
from scorekeeper.models import Game, Player, Seat, queries
from scorekeeper.models.columns import UtcDateTime
from scorekeeper.rules import RuleSet, Tile, TileSet, openings_left
from scorekeeper.services.errors import NotFound
from scorekeeper.services.lookup import check_id
from scorekeeper.services.names import clean, fold
from scorekeeper.services.reckoning import status
from scorekeeper.services.records import GameRow, Status
from scorekeeper.services.written import read_openings

Totals = list[tuple[str, int, bool]]
"""The players of one game in seat order, each with the points so far and whether they get a rank."""


def games(
    book_id: str,
    *,
    limit: int,
    before: str | None = None,
    text: str = "",
    player: str = "",
    status: Status | None = None,
) -> list[GameRow]:
    """Return a book's games, latest first; those begun before the game whose id is ``before``. NotFound.

    ``text`` stands in the name of someone who plays, ``player`` is the whole of it; both are matched as names
    are, whatever their case.
    """
    query = queries.GAMES.limit(limit)
    if text:
        query = _played_by(query, Player.folded.contains(fold(clean(text)), autoescape=True))
    if player:
        query = _played_by(query, Player.folded == fold(clean(player)))
    if status:
        running = Game.ended_at.is_(None) & Game.over.is_(False)
        query = query.where(running if status == "playing" else ~running)
    return _game_rows(_rows(query, book_id, before))


def binned(book_id: str) -> list[GameRow]:
    """Return the games of a book that are in the bin, latest put there first; NotFound for what is no id."""
    check_id(book_id)
    return _game_rows(db.session.execute(queries.BINNED_GAMES, {"book": book_id}).all())


def _game_rows(rows: Sequence[Any]) -> list[GameRow]:
    ids = [row.id for row in rows]
    totals = _totals(ids)
    openings = _openings(ids)
    return [_game_row(row, totals[row.id], openings[row.id]) for row in rows]


def _played_by(query: Select[Any], name: ColumnElement[bool]) -> Select[Any]:
    seat = select(Seat).join(Player, Player.id == Seat.player_id).where(Seat.game_id == Game.id, name)
    return query.where(seat.exists())


def _rows(query: Select[Any], book_id: str, before: str | None) -> Sequence[Any]:
    check_id(book_id)
    if before is not None:
        query = query.where(_place_of(book_id, before) > queries.PLACE)
    return db.session.execute(query, {"book": book_id}).all()


def _place_of(book_id: str, game_id: str) -> ColumnElement[Any]:
    """Return where a game of the book stands in the list; NotFound."""
    check_id(game_id)
    began = db.session.execute(queries.GAME, {"game": game_id, "book": book_id}).one_or_none()
    if began is None:
        raise NotFound(game_id)
    return tuple_(literal(began.started_at, UtcDateTime), literal(game_id))


def _totals(game_ids: Sequence[str]) -> dict[str, Totals]:
    totals: dict[str, Totals] = defaultdict(list)
    for game_id, *player in db.session.execute(queries.TOTALS, {"games": game_ids}):
        totals[game_id].append(tuple(player))
    return totals


def _openings(game_ids: Sequence[str]) -> dict[str, list[Tile]]:
    openings: dict[str, list[Tile]] = defaultdict(list)
    for game_id, opening in db.session.execute(queries.OPENINGS, {"games": game_ids}):
        openings[game_id].append(Tile.parse(opening))
    return openings


def _game_row(row: Row[Any], totals: Totals, openings: list[Tile]) -> GameRow:
    lowest = min((points for _, points, ranked in totals if ranked), default=None)
    return GameRow(
        id=row.id,
        started_at=row.started_at,
        status=status(row.ended_at, over=row.over),
        set_size=row.set_size,
        names=tuple(name for name, *_ in totals),
        totals=tuple(points for _, points, _ in totals),
        ranked=tuple(ranked for *_, ranked in totals),
        winners=_winners(totals, lowest) if openings else (),
        winning_total=lowest if openings else None,
        hands_played=len(openings),
        hands_planned=_planned(row, openings),
        played_on=row.played_on,
        place=row.place,
        binned_at=row.binned_at,
    )


def _winners(totals: Totals, lowest: int | None) -> tuple[str, ...]:
    return tuple(name for name, points, ranked in totals if ranked and points == lowest)


def _planned(row: Row[Any], openings: list[Tile]) -> int | None:
    """How many hands there will be: those played, and one for every opening double left."""
    ruleset = RuleSet.from_dict(row.ruleset)
    if ruleset.target:
        return None
    used = [*read_openings(row.openings_used), *openings]
    return len(openings) + len(openings_left(ruleset, TileSet(row.set_size), used))
