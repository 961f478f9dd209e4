"""What is remembered of a game beside its scores, and the bin: a game in it is not found anywhere else."""

import dataclasses
from datetime import date

from scorekeeper.models import queries
from scorekeeper.models.columns import now
from scorekeeper.services.change_records import ChangeKind
from scorekeeper.services.changing import change_game, game_to_change
from scorekeeper.services.game_list import binned
from scorekeeper.services.records import GameRecord
from scorekeeper.services.texts import LONGEST_PLACE, check_note, check_text
from scorekeeper.services.writing import writing
from scorekeeper.services.written import read_game

__all__ = ["bin_game", "binned", "restore_game", "set_details"]


def set_details(
    book_id: str,
    game_id: str,
    *,
    played_on: date | None,
    place: str,
    note: str,
    version: int | None = None,
    device: str = "",
) -> GameRecord:
    """Say when and where a game was played (None, "": nothing to say), and what is to be remembered of it.

    ``version`` is the game's as it was seen; None: whatever there is. NotFound, Stale; Refused at ``place``
    or ``note`` if it is too long.
    """
    where, what = check_text("place", place, LONGEST_PLACE), check_note(note)
    with game_to_change(book_id, game_id, version) as (session, was):
        changed = dataclasses.replace(was, played_on=played_on, place=where, note=what)
        return change_game(session, was, changed, ChangeKind.DETAILS_CHANGED, device)


def bin_game(book_id: str, game_id: str, *, version: int | None = None, device: str = "") -> GameRecord:
    """Put a game into the bin; NotFound, Stale."""
    with game_to_change(book_id, game_id, version) as (session, was):
        changed = dataclasses.replace(was, binned_at=now())
        return change_game(session, was, changed, ChangeKind.BINNED, device)


def restore_game(book_id: str, game_id: str, *, device: str = "") -> GameRecord:
    """Take a game out of the bin; NotFound if it is not there."""
    with writing() as session:
        was = read_game(session, book_id, game_id, lock=True, query=queries.BINNED_GAME)
        changed = dataclasses.replace(was, binned_at=None)
        return change_game(session, was, changed, ChangeKind.RESTORED, device)
