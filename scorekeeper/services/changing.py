"""What every change of a game has in common."""

import dataclasses

from sqlalchemy.orm import Session

from scorekeeper.services.errors import Stale
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord
from scorekeeper.services.written import WrittenGame, write_game


def check_version(written: WrittenGame, version: int | None) -> None:
    """Raise Stale unless the game still is at the version that was seen; None: whatever there is."""
    if version not in (None, written.version):
        raise Stale(reckon(written))


def change_game(session: Session, changed: WrittenGame) -> GameRecord:
    """Write a changed game down, but for its rounds: its version rises, and it may be over now."""
    game = reckon(dataclasses.replace(changed, version=changed.version + 1))
    write_game(session, game)
    return game
