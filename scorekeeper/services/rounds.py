"""Rounds: writing one down, correcting it, taking it back."""

import dataclasses
from collections.abc import Collection, Mapping
from operator import attrgetter

from sqlalchemy.orm import Session

from scorekeeper.models.columns import new_id, now
from scorekeeper.rules import SeatEntry, Tile
from scorekeeper.services.changing import change_game, check_version
from scorekeeper.services.errors import FieldCode, NotFound, Refused, Stale
from scorekeeper.services.judging import ask_back, check_round, read_opening
from scorekeeper.services.lookup import check_key
from scorekeeper.services.receipts import is_new, repeat
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord
from scorekeeper.services.writing import writing
from scorekeeper.services.written import (
    WrittenGame,
    WrittenRound,
    as_kept,
    delete_round,
    read_game,
    write_round,
)


def save_round(  # noqa: PLR0913 - each is a fact of its own, and named by the caller
    book_id: str,
    game_id: str,
    *,
    number: int | None,
    opening: str,
    entries: Mapping[int, SeatEntry],
    key: str = "",
    version: int | None = None,
    game_version: int | None = None,
    confirmed: Collection[str] = (),
    ask: bool = True,
) -> GameRecord:
    """Write a new round down (``number`` None), or another version of one; returns the game as it is then.

    A ``key`` that was taken in before changes nothing. ``version`` is what the form knew: for a new round how
    many rounds there were, else the round's or the game's version; None: whatever there is. ``game_version``
    is what a program knew: the game's version, for a new round too. With ``ask`` unlikely entries raise
    NeedsConfirmation until their tokens are ``confirmed``.
    NotFound, Stale, Refused (the game is over), RoundRefused.
    """
    kept_key = check_key(key)
    with writing() as session:
        written = read_game(session, book_id, game_id, lock=True)
        if kept_key and not is_new(session, game_id, kept_key):
            return repeat(written)
        check_version(written, game_version)
        old = _find(written, number, version)
        tile = read_opening(opening)
        kept = _every_seat(written, entries)
        used = [row.opening for row in _without(written, old)]
        warnings = check_round(written, tile, kept, used=used)
        if ask:
            ask_back(kept, warnings, confirmed=confirmed, recorded=old.entries if old else {})
        return _write(session, written, old, tile, kept)


def take_back(
    book_id: str, game_id: str, number: int, *, version: int | None = None, game_version: int | None = None
) -> GameRecord:
    """Remove a round: the later ones move up, and its opening double is free again. NotFound, Stale.

    ``version`` is the round's or the game's, ``game_version`` the game's alone; None: whatever there is.
    """
    with writing() as session:
        written = read_game(session, book_id, game_id, lock=True)
        check_version(written, game_version)
        gone = _recorded(written, number, version)
        delete_round(session, gone.id)
        return change_game(session, dataclasses.replace(written, rounds=_without(written, gone)))


def _find(written: WrittenGame, number: int | None, version: int | None) -> WrittenRound | None:
    """Return the round to be corrected, None for a new one; raises what stands against it."""
    if number is not None:
        return _recorded(written, number, version)
    if version not in (None, len(written.rounds)):
        raise Stale(reckon(written))
    if written.ended_at or written.over:
        raise Refused.because("game", FieldCode.GAME_FINISHED)
    return None


def _recorded(written: WrittenGame, number: int, version: int | None) -> WrittenRound:
    """Return the round of that number, if it still is the one that was seen; NotFound, Stale."""
    if 1 <= number <= len(written.rounds):
        row = written.rounds[number - 1]
        if version in (None, row.version, written.version):
            return row
    elif version is None or number < 1:
        raise NotFound(f"round {number}")
    raise Stale(reckon(written))


def _every_seat(written: WrittenGame, entries: Mapping[int, SeatEntry]) -> dict[int, SeatEntry]:
    """Return an entry for every seat, as it will be kept; an empty one where none was given."""
    seats = [seat.position for seat in written.seats]
    if unknown := entries.keys() - seats:
        raise NotFound(f"seat {min(unknown)}")
    return {seat: as_kept(entries.get(seat, SeatEntry())) for seat in seats}


def _write(
    session: Session,
    written: WrittenGame,
    old: WrittenRound | None,
    opening: Tile,
    entries: Mapping[int, SeatEntry],
) -> GameRecord:
    """Put a round in the place of the old one, or at the end."""
    last_place = written.rounds[-1].place if written.rounds else 0
    saved = WrittenRound(
        id=old.id if old else new_id(),
        place=old.place if old else last_place + 1,
        opening=opening,
        version=written.version + 1,
        saved_at=now(),
        entries=entries,
    )
    rounds = sorted((*_without(written, old), saved), key=attrgetter("place"))
    game = change_game(session, dataclasses.replace(written, rounds=tuple(rounds)))
    if old:
        delete_round(session, old.id)
    write_round(session, game.id, saved, game.rounds[rounds.index(saved)].scores)
    return game


def _without(written: WrittenGame, gone: WrittenRound | None) -> tuple[WrittenRound, ...]:
    return tuple(row for row in written.rounds if row is not gone)
