"""The hand on the table of a game as it is stored: beside the game, since it is no change of its scores."""

from functools import lru_cache

from sqlalchemy import select
from sqlalchemy.orm import Session

from scorekeeper.models import FollowedHand as Row
from scorekeeper.models import Seat, queries
from scorekeeper.models.columns import now
from scorekeeper.rules import HandRecord, Tile
from scorekeeper.services.records import FollowedHand, GameRecord
from scorekeeper.services.written import WrittenGame, WrittenRound

read_hand = lru_cache(200)(HandRecord.parse)
"""Reads a hand; phones that look at it ask for the same few texts again and again."""
start_hand = lru_cache(200)(HandRecord.start)
"""Likewise for the next hand of a game, as long as nothing happened in it."""


def hand_on_table(session: Session, game: WrittenGame | GameRecord) -> FollowedHand:
    """Return the hand that is being followed; while there is none, one of this game without an event."""
    row = session.execute(queries.FOLLOWED, {"game": game.id}).one_or_none()
    if row is None:
        return FollowedHand(new_hand(game), 0, game.started_at)
    return FollowedHand(read_hand(row.text) if row.text else new_hand(game), row.version, row.saved_at)


def new_hand(game: WrittenGame | GameRecord) -> HandRecord:
    """Return the next hand of a game before anything happened in it."""
    seats = tuple(seat.name for seat in game.seats if seat.plays)
    return start_hand(game.tile_set, game.preset, game.ruleset, game.tiles_each, seats)


def put_on_table(session: Session, game_id: str, hand: HandRecord | None) -> None:
    """Store the hand on the table; None, or one without an event: none is followed any more."""
    row = session.get(Row, game_id) or Row(game_id=game_id, version=0)
    row.text = str(hand) if hand and hand.events else ""
    row.version += 1
    row.saved_at = now()
    session.add(row)
    session.flush()


def rename_on_tables(session: Session, player_id: str, old: str, new: str) -> None:
    """Call a player otherwise in the hands on the tables of their games: a hand names its players."""
    theirs = select(Row).join(Seat, Seat.game_id == Row.game_id)
    for row in session.scalars(theirs.where(Seat.player_id == player_id, Row.text != "")).all():
        put_on_table(session, row.game_id, read_hand(row.text).renamed(old, new))


def hand_of_round(
    session: Session, game: WrittenGame, old: WrittenRound | None, opening: Tile
) -> HandRecord | None:
    """Return how a round opened by that double was played: as it was kept with it, or followed just now."""
    if old is not None:
        hand = read_hand(old.hand) if old.hand else None
    else:
        hand = hand_on_table(session, game).record
    return hand if hand and hand.opening == opening else None


def taken_off(session: Session, game: WrittenGame, opening: Tile) -> str:
    """Take the hand that this double opened off the table; returns its text, "" if it is not followed."""
    followed = hand_on_table(session, game).record
    if followed.opening != opening:
        return ""
    put_on_table(session, game.id, None)
    return str(followed)
