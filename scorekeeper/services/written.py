"""A game as it is written down: what was typed, before anything is reckoned."""

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from scorekeeper.models import Entry, Game, Player, Round, Seat
from scorekeeper.rules import SeatEntry, SeatScore, Tile
from scorekeeper.services.lookup import find_game
from scorekeeper.services.records import SeatRecord


@dataclass(frozen=True)
class WrittenRound:
    """One round as typed."""

    id: str
    """The row's."""
    place: int
    """Rising from round to round, with gaps."""
    opening: Tile
    """The opening double."""
    version: int
    """The game's when it was last saved."""
    saved_at: datetime
    """When that was (UTC)."""
    entries: Mapping[int, SeatEntry]
    """By seat."""


@dataclass(frozen=True)
class WrittenGame:
    """One game, whole."""

    row: Game
    """Its row; in a writer's hands it is locked."""
    seats: tuple[SeatRecord, ...]
    """In seat order."""
    rounds: tuple[WrittenRound, ...]
    """In the order they were played."""


def read_game(session: Session, book_id: str, game_id: str, *, lock: bool = False) -> WrittenGame:
    """Read a game, for a writer with ``lock``; NotFound.

    The row comes first: should the rounds be newer (PostgreSQL), its version is too old, which is found out,
    rather than too new, which would not be.
    """
    row = find_game(session, book_id, game_id, lock=lock)
    return WrittenGame(row, _seats(session, game_id), tuple(_rounds(session, game_id)))


def as_kept(entry: SeatEntry) -> SeatEntry:
    """Return an entry as it will be read again: all that can be typed is text."""
    return dataclasses.replace(
        entry,
        pips=_text(entry.pips),
        tiles=entry.tiles if isinstance(entry.tiles, str | None) else " ".join(map(str, entry.tiles)),
        blank_halves=_text(entry.blank_halves),
    )


def round_row(written: WrittenRound, game_id: str) -> dict[str, object]:
    """Return a round as its row."""
    return {
        "id": written.id,
        "game_id": game_id,
        "place": written.place,
        "opening": str(written.opening),
        "version": written.version,
        "saved_at": written.saved_at,
    }


def entry_rows(written: WrittenRound, scores: Mapping[int, SeatScore]) -> list[dict[str, object]]:
    """Return a round's entries as their rows, with what they count beside what was typed."""
    return [
        {"round_id": written.id, "seat": seat, "points": scores[seat].total}
        | {field: getattr(entry, field) for field in _FIELDS}
        for seat, entry in written.entries.items()
    ]


def _text(typed: int | str | None) -> str | None:
    return None if typed is None else str(typed)


def _seats(session: Session, game_id: str) -> tuple[SeatRecord, ...]:
    rows = session.execute(
        select(Seat.position, Player.id, Player.name)
        .join(Player, Player.id == Seat.player_id)
        .where(Seat.game_id == game_id)
        .order_by(Seat.position)
    )
    return tuple(SeatRecord(position, player_id, name) for position, player_id, name in rows)


_FIELDS = tuple(field.name for field in dataclasses.fields(SeatEntry))
_ROUND: tuple[Any, ...] = (Round.id, Round.place, Round.opening, Round.version, Round.saved_at)
_ENTRY: tuple[Any, ...] = (Entry.seat, *(getattr(Entry, field) for field in _FIELDS))


def _rounds(session: Session, game_id: str) -> Iterator[WrittenRound]:
    """Read all rounds in one query of plain columns: mapped objects would take several times as long."""
    rows = session.execute(
        select(*_ROUND, *_ENTRY)
        .join(Entry, Entry.round_id == Round.id)
        .where(Round.game_id == game_id)
        .order_by(Round.place, Entry.seat)
    )
    for (round_id, place, opening, version, saved_at), group in groupby(rows, key=lambda row: row[:5]):
        entries = {row[5]: SeatEntry(*row[6:]) for row in group}
        yield WrittenRound(round_id, place, Tile.parse(opening), version, saved_at, entries)
