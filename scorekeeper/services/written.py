"""A game as it is written down: what was typed, before anything is reckoned."""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Select
from sqlalchemy.orm import Session

from scorekeeper.models import queries
from scorekeeper.rules import RuleSet, SeatEntry, Tile, TileSet
from scorekeeper.services.errors import NotFound
from scorekeeper.services.lookup import check_id
from scorekeeper.services.records import GameRecord, RoundRecord

# The same few games are read again and again: what they are made of keeps what it has worked out.
_tile_set = lru_cache(TileSet)
_locked = lru_cache(Select.with_for_update)


@dataclass(frozen=True)
class WrittenSeat:
    """One player's place: the columns of its row (see Seat)."""

    position: int
    player_id: str
    name: str
    start: int = 0
    plays: bool = True
    ranked: bool = True


@dataclass(frozen=True)
class WrittenVoid:
    """One hand that was dealt again."""

    id: str
    """See BookRecord.id."""
    after: int
    """The place of the round before it; 0: none."""
    opening: Tile
    """The double that had opened it."""
    reason: str
    """Why it was void."""
    at: datetime
    """When that was written down (UTC)."""


@dataclass(frozen=True)
class WrittenRound:
    """One round as typed."""

    id: str
    """The row's."""
    place: int
    """Rising from round to round, with gaps; none is given out twice."""
    opening: Tile
    """The opening double."""
    version: int
    """The game's when it was last saved. Changing the game sets it."""
    saved_at: datetime
    """When that was (UTC). Changing the game sets it."""
    entries: Mapping[int, SeatEntry]
    """By seat, for those who played."""
    hand: str = ""
    """How it was played, as HandRecord writes it; "" where nobody followed it."""

    def same(self, other: "WrittenRound | None") -> bool:
        """Whether the other says the same, whenever it was saved."""
        if self is other or other is None:
            return self is other
        return (self.opening, self.entries, self.hand) == (other.opening, other.entries, other.hand)


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
    played_on: date | None
    place: str
    note: str
    openings_used: tuple[Tile, ...]
    voids: tuple[WrittenVoid, ...]
    binned_at: datetime | None
    remembered: bool
    seats: tuple[WrittenSeat, ...]
    """In seat order."""
    rounds: tuple[WrittenRound, ...]
    """In the order they were played."""

    @property
    def openings(self) -> list[Tile]:
        """All opening doubles used so far, on paper and here."""
        return [*self.openings_used, *(row.opening for row in self.rounds)]


def read_game(
    session: Session, book_id: str, game_id: str, *, lock: bool = False, query: Select[Any] = queries.GAME
) -> WrittenGame:
    """Read a game of a book, with ``lock`` keeping other writers away until the commit; NotFound.

    One in the bin is not found, but for a ``query`` that looks there.

    Its row comes first: should the rounds be newer (PostgreSQL), the version is too old, which is found out,
    rather than too new, which would not be.
    """
    check_id(book_id, game_id)
    connection = session.connection()
    found = connection.execute(_locked(query) if lock else query, {"game": game_id, "book": book_id})
    row = found.mappings().one_or_none()
    if row is None:
        raise NotFound(game_id)
    return WrittenGame(
        seats=tuple(_read_seats(connection, game_id)),
        rounds=tuple(_read_rounds(connection, game_id)),
        **_as_values(**row),
    )


def read_seats(session: Session, book_id: str, game_id: str) -> tuple[WrittenSeat, ...]:
    """Read who sits in a game of a book, in seat order; NotFound."""
    check_id(book_id, game_id)
    if session.execute(queries.GAME, {"game": game_id, "book": book_id}).one_or_none() is None:
        raise NotFound(game_id)
    return tuple(_read_seats(session.connection(), game_id))


def write_game(session: Session, was: WrittenGame, game: WrittenGame, record: GameRecord) -> None:
    """Write down what of a game is not as it ``was``; ``record`` is the game reckoned up."""
    connection = session.connection()
    connection.execute(queries.CHANGE_GAME, {"game": game.id} | _columns(game))
    if game.seats != was.seats:
        _write_seats(connection, game)
    known = {row.id: row for row in was.rounds}
    if game.ruleset is not was.ruleset:
        known = {}
    changed = [
        (row, scored)
        for row, scored in zip(game.rounds, record.rounds, strict=True)
        if known.get(row.id) is not row
    ]
    kept = {row.id for row in game.rounds} - {row.id for row, _ in changed}
    _delete_rounds(connection, [row.id for row in was.rounds if row.id not in kept])
    _write_rounds(connection, game.id, changed)


def as_kept(entry: SeatEntry) -> SeatEntry:
    """Return an entry as it will be read again: all that can be typed is text."""
    return dataclasses.replace(
        entry,
        pips=_text(entry.pips),
        tiles=entry.tiles if isinstance(entry.tiles, str | None) else " ".join(map(str, entry.tiles)),
        blank_halves=_text(entry.blank_halves),
    )


def _columns(game: WrittenGame) -> dict[str, object]:
    values = {f"new_{name}": getattr(game, name) for name in queries.GAME_CHANGES}
    return values | {
        "new_ruleset": game.ruleset.to_dict(),
        "new_openings_used": " ".join(map(str, game.openings_used)),
        "new_voids": [void_document(void) for void in game.voids],
    }


def void_document(void: WrittenVoid) -> list[object]:
    """Return a void hand as JSON values; ``read_void`` reads them."""
    return [void.id, void.after, str(void.opening), void.reason, void.at.isoformat()]


def read_void(void_id: str, after: int, opening: str, reason: str, at: str) -> WrittenVoid:
    """Read a void hand."""
    return WrittenVoid(void_id, after, Tile.parse(opening), reason, datetime.fromisoformat(at))


def read_openings(text: str) -> tuple[Tile, ...]:
    """Read opening doubles, as ``9-9 8-8``."""
    return tuple(map(Tile.parse, text.split()))


def _write_seats(connection: Connection, game: WrittenGame) -> None:
    connection.execute(queries.DELETE_SEATS, {"game": game.id})
    columns = ("position", "player_id", "start", "plays", "ranked")
    rows = [
        {"game_id": game.id} | {column: getattr(seat, column) for column in columns} for seat in game.seats
    ]
    connection.execute(queries.NEW_SEATS, rows)


def _delete_rounds(connection: Connection, ids: Sequence[str]) -> None:
    """Delete rounds with their entries."""
    if ids:
        connection.execute(queries.DELETE_ROUND, [{"round": round_id} for round_id in ids])


def _write_rounds(
    connection: Connection, game_id: str, rounds: Sequence[tuple[WrittenRound, RoundRecord]]
) -> None:
    """Write rounds down, what they count beside what was typed."""
    if not rounds:
        return
    columns = ("id", "place", "version", "saved_at", "hand")
    rows = [
        {"game_id": game_id, "opening": str(row.opening)}
        | {column: getattr(row, column) for column in columns}
        for row, _ in rounds
    ]
    entries = [
        {"round_id": row.id, "seat": seat, "points": scored.scores[seat].total or 0}
        | {field: getattr(entry, field) for field in queries.ENTRY_FIELDS}
        | {"unknown": " ".join(sorted(entry.unknown)) or None}
        for row, scored in rounds
        for seat, entry in row.entries.items()
    ]
    connection.execute(queries.NEW_ROUNDS, rows)
    connection.execute(queries.NEW_ENTRIES, entries)


def _as_values(
    set_size: int, ruleset: Mapping[str, object], openings_used: str, voids: list[Any], **columns: Any
) -> dict[str, Any]:
    return {
        "tile_set": _tile_set(set_size),
        "ruleset": _ruleset(tuple(ruleset.items())),
        "openings_used": read_openings(openings_used),
        "voids": tuple(read_void(*void) for void in voids),
        **columns,
    }


@lru_cache(100)
def _ruleset(values: tuple[tuple[str, object], ...]) -> RuleSet:
    return RuleSet.from_dict(dict(values))


def _text(typed: int | str | None) -> str | None:
    return None if typed is None else str(typed)


def _read_seats(connection: Connection, game_id: str) -> Iterator[WrittenSeat]:
    for row in connection.execute(queries.SEATS, {"game": game_id}):
        yield WrittenSeat(*row)


def _read_rounds(connection: Connection, game_id: str) -> Iterator[WrittenRound]:
    """Read the rounds, then their entries: one taken back between the two (PostgreSQL) has none any more."""
    rounds = connection.execute(queries.ROUNDS, {"game": game_id}).all()
    rows = connection.execute(queries.ENTRIES, {"game": game_id}).all()
    entries = {
        round_id: {row[1]: _entry(*row[2:]) for row in group}
        for round_id, group in groupby(rows, key=itemgetter(0))
    }
    for round_id, place, opening, version, saved_at, hand in rounds:
        if of_round := entries.get(round_id):
            yield WrittenRound(round_id, place, Tile.parse(opening), version, saved_at, of_round, hand)


@lru_cache(2000)
def _entry(*columns: Any) -> SeatEntry:
    fields = dict(zip(queries.ENTRY_FIELDS, columns, strict=True))
    unknown = fields.pop("unknown")
    return SeatEntry(**fields, unknown=frozenset(unknown.split() if unknown else ()))
