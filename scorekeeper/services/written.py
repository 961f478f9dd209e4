"""A game as it is written down: what was typed, before anything is reckoned."""

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from sqlalchemy import bindparam, insert, select
from sqlalchemy.orm import Session

from scorekeeper.extensions import Base
from scorekeeper.models import Game
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
    return WrittenGame(row, tuple(_read_seats(session, game_id)), tuple(_read_rounds(session, game_id)))


def as_kept(entry: SeatEntry) -> SeatEntry:
    """Return an entry as it will be read again: all that can be typed is text."""
    return dataclasses.replace(
        entry,
        pips=_text(entry.pips),
        tiles=entry.tiles if isinstance(entry.tiles, str | None) else " ".join(map(str, entry.tiles)),
        blank_halves=_text(entry.blank_halves),
    )


def write_round(
    session: Session, game_id: str, written: WrittenRound, scores: Mapping[int, SeatScore]
) -> None:
    """Write a round down, what it counts beside what was typed."""
    row = {
        "id": written.id,
        "game_id": game_id,
        "place": written.place,
        "opening": str(written.opening),
        "version": written.version,
        "saved_at": written.saved_at,
    }
    entries = [
        {"round_id": written.id, "seat": seat, "points": scores[seat].total}
        | {field: getattr(entry, field) for field in _FIELDS}
        for seat, entry in written.entries.items()
    ]
    session.execute(insert(_round), row)
    session.execute(insert(_entry), entries)


def _text(typed: int | str | None) -> str | None:
    return None if typed is None else str(typed)


# Prepared once, and of plain tables: mapped classes would take three times as long to read a long game.
_player, _seat, _round, _entry = (Base.metadata.tables[name] for name in ("player", "seat", "round", "entry"))
_FIELDS = tuple(field.name for field in dataclasses.fields(SeatEntry))
_SEATS = (
    select(_seat.c.position, _player.c.id, _player.c.name)
    .join(_player, _player.c.id == _seat.c.player_id)
    .where(_seat.c.game_id == bindparam("game"))
    .order_by(_seat.c.position)
)
_ROUNDS = (
    select(
        *(_round.c.id, _round.c.place, _round.c.opening, _round.c.version, _round.c.saved_at),
        *(_entry.c.seat, *(_entry.c[field] for field in _FIELDS)),
    )
    .join(_entry, _entry.c.round_id == _round.c.id)
    .where(_round.c.game_id == bindparam("game"))
    .order_by(_round.c.place, _entry.c.seat)
)


def _read_seats(session: Session, game_id: str) -> Iterator[SeatRecord]:
    for position, player_id, name in session.execute(_SEATS, {"game": game_id}):
        yield SeatRecord(position, player_id, name)


def _read_rounds(session: Session, game_id: str) -> Iterator[WrittenRound]:
    rows = session.execute(_ROUNDS, {"game": game_id})
    for (round_id, place, opening, version, saved_at), group in groupby(rows, key=lambda row: row[:5]):
        entries = {row[5]: SeatEntry(*row[6:]) for row in group}
        yield WrittenRound(round_id, place, Tile.parse(opening), version, saved_at, entries)
