"""A game as it is written down: what was typed, before anything is reckoned."""

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from itertools import groupby
from typing import Any

from sqlalchemy.orm import Session

from scorekeeper.models import queries
from scorekeeper.rules import RuleSet, SeatEntry, SeatScore, Tile, TileSet
from scorekeeper.services.errors import NotFound
from scorekeeper.services.lookup import check_id
from scorekeeper.services.records import GameRecord, SeatRecord

# The same few games are read again and again: what they are made of keeps what it has worked out.
_tile_set = lru_cache(TileSet)
_entry = lru_cache(2000)(SeatEntry)


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
    """One game, whole: the columns of its row (see Game), its seats and its rounds."""

    id: str
    book_id: str
    tile_set: TileSet
    ruleset: RuleSet
    preset: str
    tiles_each: int
    version: int
    started_at: datetime
    ended_at: datetime | None
    plays_on: bool
    over: bool
    seats: tuple[SeatRecord, ...]
    """In seat order."""
    rounds: tuple[WrittenRound, ...]
    """In the order they were played."""


def read_game(session: Session, book_id: str, game_id: str, *, lock: bool = False) -> WrittenGame:
    """Read a game of a book, with ``lock`` keeping other writers away until the commit; NotFound.

    Its row comes first: should the rounds be newer (PostgreSQL), the version is too old, which is found out,
    rather than too new, which would not be.
    """
    check_id(book_id, game_id)
    found = session.execute(queries.GAME_LOCKED if lock else queries.GAME, {"game": game_id, "book": book_id})
    row = found.mappings().one_or_none()
    if row is None:
        raise NotFound(game_id)
    return WrittenGame(
        seats=tuple(_read_seats(session, game_id)),
        rounds=tuple(_read_rounds(session, game_id)),
        **_as_rules(**row),
    )


def read_seats(session: Session, book_id: str, game_id: str) -> tuple[SeatRecord, ...]:
    """Read who sits in a game of a book, in seat order; NotFound."""
    check_id(book_id, game_id)
    if session.execute(queries.GAME, {"game": game_id, "book": book_id}).one_or_none() is None:
        raise NotFound(game_id)
    return tuple(_read_seats(session, game_id))


def write_game(session: Session, game: GameRecord) -> None:
    """Write down how a game stands, but for its rounds."""
    session.execute(
        queries.CHANGE_GAME,
        {
            "game": game.id,
            "new_version": game.version,
            "new_ended_at": game.ended_at,
            "new_plays_on": game.plays_on,
            "new_over": game.status == "finished" and game.ended_at is None,
        },
    )


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
        | {field: getattr(entry, field) for field in queries.ENTRY_FIELDS}
        for seat, entry in written.entries.items()
    ]
    session.execute(queries.NEW_ROUND, row)
    session.execute(queries.NEW_ENTRIES, entries)


def delete_round(session: Session, round_id: str) -> None:
    """Delete a round with its entries."""
    session.execute(queries.DELETE_ROUND, {"round": round_id})


def _as_rules(set_size: int, ruleset: Mapping[str, object], **columns: Any) -> dict[str, Any]:
    return {"tile_set": _tile_set(set_size), "ruleset": RuleSet.from_dict(ruleset), **columns}


def _text(typed: int | str | None) -> str | None:
    return None if typed is None else str(typed)


def _read_seats(session: Session, game_id: str) -> Iterator[SeatRecord]:
    for position, player_id, name in session.execute(queries.SEATS, {"game": game_id}):
        yield SeatRecord(position, player_id, name)


def _read_rounds(session: Session, game_id: str) -> Iterator[WrittenRound]:
    rows = session.execute(queries.ROUNDS, {"game": game_id}).all()
    for (round_id, place, opening, version, saved_at), group in groupby(rows, key=lambda row: row[:5]):
        entries = {row[5]: _entry(*row[6:]) for row in group}
        yield WrittenRound(round_id, place, Tile.parse(opening), version, saved_at, entries)
