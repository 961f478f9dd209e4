"""A game as a document: how it is kept with each change, and read again years later.

The first key says which edition of this module wrote it. What an empty entry has too is left out of one.
"""

import dataclasses
from collections.abc import Mapping
from datetime import date, datetime
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from scorekeeper.models import queries
from scorekeeper.rules import RuleSet, SeatEntry, Tile
from scorekeeper.services.written import (
    WrittenGame,
    WrittenRound,
    WrittenSeat,
    as_kept,
    read_openings,
    read_void,
    void_document,
)

FORMAT = 1

_EMPTY = as_kept(SeatEntry())


class Person(NamedTuple):
    """A player of the book as of now."""

    id: str
    """Theirs, or that of who they turned out to be."""
    name: str
    """The name of that one."""


def to_document(game: WrittenGame) -> dict[str, Any]:
    """Return all of a game that can change, as JSON values."""
    return {
        "format": FORMAT,
        "rules": game.ruleset.to_dict(),
        "preset": game.preset,
        "tiles_each": game.tiles_each,
        "ended_at": _iso(game.ended_at),
        "plays_on": game.plays_on,
        "played_on": _iso(game.played_on),
        "place": game.place,
        "note": game.note,
        "openings_used": " ".join(map(str, game.openings_used)),
        "voids": [void_document(void) for void in game.voids],
        "binned_at": _iso(game.binned_at),
        "seats": [[seat.player_id, seat.start, seat.plays, seat.ranked] for seat in game.seats],
        "rounds": [_round_document(row) for row in game.rounds],
    }


def from_document(
    document: Mapping[str, Any], now: WrittenGame, version: int, people: Mapping[str, Person]
) -> WrittenGame:
    """Return the game as it was at that version; ``now`` has what never changes, ``people`` the names."""
    return dataclasses.replace(
        now,
        version=version,
        ruleset=RuleSet.from_dict(document["rules"]),
        preset=document["preset"],
        tiles_each=document["tiles_each"],
        ended_at=_moment(document["ended_at"]),
        plays_on=document["plays_on"],
        played_on=document["played_on"] and date.fromisoformat(document["played_on"]),
        place=document["place"],
        note=document["note"],
        openings_used=read_openings(document["openings_used"]),
        voids=tuple(read_void(*void) for void in document["voids"]),
        binned_at=_moment(document["binned_at"]),
        seats=tuple(
            WrittenSeat(position, *people[player], *rest)
            for position, (player, *rest) in enumerate(document["seats"])
        ),
        rounds=tuple(_read_round(*row) for row in document["rounds"]),
    )


def read_people(session: Session, book_id: str) -> dict[str, Person]:
    """Return everybody who ever was in the book, by id."""
    rows = {row.id: row for row in session.execute(queries.PEOPLE, {"book": book_id})}
    return {
        player: Person(row.merged_into or player, rows[row.merged_into or player].name)
        for player, row in rows.items()
    }


def _round_document(row: WrittenRound) -> list[Any]:
    entries = [[seat, _entry_document(entry)] for seat, entry in row.entries.items()]
    hand = [row.hand] if row.hand else []
    return [row.id, row.place, str(row.opening), row.version, _iso(row.saved_at), entries, *hand]


def _read_round(
    round_id: str, place: int, opening: str, version: int, saved_at: str, entries: list[Any], hand: str = ""
) -> WrittenRound:
    by_seat = {seat: _read_entry(fields) for seat, fields in entries}
    moment = datetime.fromisoformat(saved_at)
    return WrittenRound(round_id, place, Tile.parse(opening), version, moment, by_seat, hand)


@lru_cache(2000)
def _entry_document(entry: SeatEntry) -> Mapping[str, Any]:
    fields = {
        field: value
        for field in queries.ENTRY_FIELDS
        if (value := getattr(entry, field)) != getattr(_EMPTY, field)
    }
    return fields | ({"unknown": sorted(entry.unknown)} if entry.unknown else {})


def _read_entry(fields: Mapping[str, Any]) -> SeatEntry:
    if "unknown" in fields:
        return _entry(**{**fields, "unknown": frozenset(fields["unknown"])})
    return _entry(**fields)


@lru_cache(2000)
def _entry(**fields: Any) -> SeatEntry:
    """Return an entry with these fields; from one state of a game to the next nearly all stay the same."""
    return dataclasses.replace(_EMPTY, **fields)


def _iso(moment: date | None) -> str | None:
    return moment.isoformat() if moment else None


def _moment(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None
