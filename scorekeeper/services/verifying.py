"""Whether what is stored beside the entries is what they come to."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from scorekeeper.extensions import db
from scorekeeper.models import Game, queries
from scorekeeper.services.change_records import Discrepancy, Value
from scorekeeper.services.documents import to_document
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.written import WrittenGame, read_game

LONGEST = 80
"""Characters of a value that are shown."""


def verify(book_id: str | None = None) -> Iterator[Discrepancy]:
    """Reckon every game up anew, of one book or of all, those in the bin too, and name what differs.

    Stored points and endings are compared with what the entries come to, and each game with the document kept
    with its latest change. A game is kept from writers while it is looked at.
    """
    session = db.session()
    query = select(Game.book_id, Game.id).order_by(Game.started_at, Game.id)
    if book_id is not None:
        query = query.where(Game.book_id == book_id)
    for book, game in session.execute(query).all():
        session.rollback()
        yield from _game(session, book, game)
    session.rollback()


def _game(session: Session, book_id: str, game_id: str) -> Iterator[Discrepancy]:
    try:
        game = read_game(session, book_id, game_id, lock=True, query=queries.ANY_GAME)
        over = reckon(game).status == "finished" and game.ended_at is None
    except ValueError as unreadable:
        yield Discrepancy(book_id, game_id, None, None, "game", None, str(unreadable)[:LONGEST])
        return
    yield from _points(session, game)
    yield from _one(game, "over", game.over, over)
    if game.remembered:
        yield from _state(session, game)


def _points(session: Session, game: WrittenGame) -> Iterator[Discrepancy]:
    rows = session.execute(queries.POINTS, {"game": game.id})
    stored = {(round_id, seat): points for round_id, seat, points in rows}
    for row, scored in zip(game.rounds, reckon(game).rounds, strict=True):
        for seat, score in scored.scores.items():
            yield from _one(
                game, "points", stored[row.id, seat], score.total or 0, number=scored.number, seat=seat
            )


def _state(session: Session, game: WrittenGame) -> Iterator[Discrepancy]:
    kept = session.execute(queries.LATEST, {"game": game.id}).one_or_none()
    yield from _one(game, "version", kept and kept.version, game.version)
    for key, value in to_document(game).items():
        yield from _one(game, f"state-{key}", kept and kept.state.get(key), value)


def _one(
    game: WrittenGame,
    field: str,
    stored: Any,
    computed: Any,
    *,
    number: int | None = None,
    seat: int | None = None,
) -> Iterator[Discrepancy]:
    if stored != computed:
        yield Discrepancy(game.book_id, game.id, number, seat, field, _short(stored), _short(computed))


def _short(value: Any) -> Value:
    return value if isinstance(value, int | None) else str(value)[:LONGEST]
