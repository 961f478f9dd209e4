"""Rounds: writing one down, correcting it, taking it back."""

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from operator import attrgetter
from types import MappingProxyType
from typing import NoReturn

from scorekeeper.extensions import db
from scorekeeper.models.columns import new_id
from scorekeeper.rules import SeatEntry, Tile
from scorekeeper.services.change_records import ChangeKind
from scorekeeper.services.changing import change_game, check_version
from scorekeeper.services.errors import FieldCode, NotFound, Refused, Stale
from scorekeeper.services.followed import hand_of_round, taken_off
from scorekeeper.services.judging import ask_back, check_round, read_opening
from scorekeeper.services.lookup import check_key
from scorekeeper.services.points import check_points
from scorekeeper.services.receipts import is_known, is_new, repeat
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord
from scorekeeper.services.texts import check_reason
from scorekeeper.services.writing import writing
from scorekeeper.services.written import (
    WrittenGame,
    WrittenRound,
    as_kept,
    read_game,
)

Told = Mapping[int, Collection[str]]
"""By seat, what its entry says of that no form of a round asks for: ``adjustment``, with its reason, and
``unknown``."""

_NOTHING_TOLD: Told = MappingProxyType({})


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
    players: Sequence[str] = (),
    told: Told = _NOTHING_TOLD,
    with_table: bool = True,
    device: str = "",
) -> GameRecord:
    """Write a new round down (``number`` None), or another version of one; returns the game as it is then.

    A ``key`` that was taken in before changes nothing. ``version`` is what the form knew: for a new round how
    many rounds there were, else the round's or the game's version; None: whatever there is. ``game_version``
    is what a program knew: the game's version, for a new round too. ``players``: the ids of those who sat
    there as the form knew it, in seat order; empty: whoever does. With ``ask`` unlikely entries raise
    NeedsConfirmation until their tokens are ``confirmed``. What no form of a round asks for stays as it was,
    but for what is ``told``. The hand that was followed on the table is kept with the new round that its
    double opened; ``with_table`` a tile that lies there is in nobody's hand.
    NotFound, Stale, Refused (the game is over), RoundRefused.
    """
    kept_key = check_key(key)
    with writing() as session:
        written = read_game(session, book_id, game_id, lock=True)
        if kept_key and not is_new(session, game_id, kept_key):
            return repeat(written)
        check_version(written, game_version)
        if players and list(players) != [seat.player_id for seat in written.seats]:
            raise Stale(reckon(written))
        old = _find(written, number, version)
        tile = read_opening(opening)
        kept = _every_seat(written, old, entries, told)
        used = dataclasses.replace(written, rounds=_without(written, old)).openings
        hand = hand_of_round(session, written, old, tile)
        on_table = hand.barnyard.tiles if with_table and hand and hand.barnyard else ()
        warnings = check_round(written, tile, kept, used=used, on_table=on_table)
        if ask:
            ask_back(kept, warnings, confirmed=confirmed, recorded=old.entries if old else {})
        text = old.hand if old else taken_off(session, written, tile)
        changed = _put(written, old, tile, kept, text)
        kind = ChangeKind.ROUND_CORRECTED if old else ChangeKind.ROUND_SAVED
        return change_game(session, written, changed, kind, device, number=number or len(changed.rounds))


def repeated(book_id: str, game_id: str, key: str) -> GameRecord | None:
    """Return the game as it stands if a save of that key was taken in before; None if not. NotFound."""
    written = read_game(db.session(), book_id, game_id)
    return repeat(written) if is_known(db.session(), game_id, key) else None


def take_back(
    book_id: str,
    game_id: str,
    number: int,
    *,
    version: int | None = None,
    game_version: int | None = None,
    device: str = "",
) -> GameRecord:
    """Remove a round: the later ones move up, and its opening double is free again. NotFound, Stale.

    ``version`` is the round's or the game's, ``game_version`` the game's alone; None: whatever there is.
    """
    with writing() as session:
        written = read_game(session, book_id, game_id, lock=True)
        check_version(written, game_version)
        gone = _recorded(written, number, version)
        left = dataclasses.replace(written, rounds=_without(written, gone))
        return change_game(session, written, left, ChangeKind.ROUND_TAKEN_BACK, device, number=number)


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


def _every_seat(
    written: WrittenGame,
    old: WrittenRound | None,
    entries: Mapping[int, SeatEntry],
    told: Told,
) -> dict[int, SeatEntry]:
    """Return an entry for every seat that plays, as it will be kept; an empty one where none was given."""
    if unknown := entries.keys() - {seat.position for seat in written.seats}:
        raise NotFound(f"seat {min(unknown)}")
    seats = old.entries.keys() if old else {seat.position for seat in written.seats if seat.plays}
    if absent := entries.keys() - seats:
        _refuse_absent(written, min(absent), number=written.rounds.index(old) + 1 if old else None)
    was = old.entries if old else {}
    kept = {seat: as_kept(entries.get(seat, SeatEntry())) for seat in sorted(seats)}
    for seat, entry in kept.items():
        said = told.get(seat, ())
        checked = _checked(seat, entry) if "adjustment" in said else entry
        kept[seat] = _corrected(checked, was[seat], said) if seat in was else checked
    return kept


def _checked(seat: int, entry: SeatEntry) -> SeatEntry:
    """Return an entry whose points are corrected for a reason, if they are; Refused."""
    points = check_points(f"adjustment-{seat}", entry.adjustment)
    return dataclasses.replace(entry, reason=check_reason(entry.reason, f"reason-{seat}") if points else "")


def _corrected(entry: SeatEntry, was: SeatEntry, told: Collection[str]) -> SeatEntry:
    """Return an entry with what it was not told of; marks stay while all else of the hand is as it was."""
    untouched = dataclasses.replace(entry, adjustment=was.adjustment, reason=was.reason, unknown=was.unknown)
    if "adjustment" not in told and not entry.adjustment:
        entry = dataclasses.replace(entry, adjustment=was.adjustment, reason=was.reason)
    if "unknown" not in told and untouched == was:
        entry = dataclasses.replace(entry, unknown=was.unknown)
    return entry


def _refuse_absent(written: WrittenGame, position: int, number: int | None) -> NoReturn:
    name = written.seats[position].name
    if number is None:
        raise Refused.because(f"seat-{position}", FieldCode.SEAT_LEFT, name=name, seat=position)
    raise Refused.because(f"seat-{position}", FieldCode.NOT_IN_ROUND, name=name, number=number)


def _put(
    written: WrittenGame,
    old: WrittenRound | None,
    opening: Tile,
    entries: Mapping[int, SeatEntry],
    hand: str,
) -> WrittenGame:
    """Put a round in the place of the old one, or at the end."""
    saved = WrittenRound(
        id=old.id if old else new_id(),
        place=old.place if old else written.version + 1,
        opening=opening,
        version=0,
        saved_at=written.started_at,
        entries=entries,
        hand=hand,
    )
    rounds = sorted((*_without(written, old), saved), key=attrgetter("place"))
    return dataclasses.replace(written, rounds=tuple(rounds))


def _without(written: WrittenGame, gone: WrittenRound | None) -> tuple[WrittenRound, ...]:
    return tuple(row for row in written.rounds if row is not gone)
