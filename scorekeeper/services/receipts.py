"""Keys: a request that is sent again with its key is taken in once."""

import dataclasses
from typing import Any, cast

from sqlalchemy import CursorResult, text
from sqlalchemy.orm import Session

from scorekeeper.models.game import Receipt
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord
from scorekeeper.services.written import WrittenGame

_NOTE = text("INSERT INTO receipt (game_id, key) VALUES (:game_id, :key) ON CONFLICT DO NOTHING")


def is_new(session: Session, game_id: str, key: str) -> bool:
    """Note that a change of this key is being taken in, unless one was; forgotten if it is refused."""
    noted = session.execute(_NOTE, {"game_id": game_id, "key": key})
    return cast(CursorResult[Any], noted).rowcount == 1


def is_known(session: Session, game_id: str, key: str) -> bool:
    """Whether a change of this key was taken in."""
    return session.get(Receipt, (game_id, key)) is not None


def repeat(written: WrittenGame) -> GameRecord:
    """Return the game as it stands for a request that was taken in before."""
    return dataclasses.replace(reckon(written), is_repeat=True)
