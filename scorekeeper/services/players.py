"""The people of a book."""

from sqlalchemy import func, select

from scorekeeper.extensions import db
from scorekeeper.models import Game, Player, Seat
from scorekeeper.models.columns import UtcDateTime
from scorekeeper.services.lookup import check_id
from scorekeeper.services.records import PlayerRecord


def players(book_id: str) -> list[PlayerRecord]:
    """Return everyone who ever played in a book, who played last first; NotFound for what is no id."""
    check_id(book_id)
    last_played = func.max(Game.started_at, type_=UtcDateTime)
    found = db.session.execute(
        select(Player.id, Player.name, last_played)
        .outerjoin(Seat, Seat.player_id == Player.id)
        .outerjoin(Game, Game.id == Seat.game_id)
        .where(Player.book_id == book_id)
        .group_by(Player.id, Player.name, Player.folded)
        .order_by(last_played.desc().nulls_last(), Player.folded)
    )
    return [PlayerRecord(*row) for row in found]
