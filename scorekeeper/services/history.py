"""What was done to a game, and bringing back what was before; whether what is stored is right."""

import dataclasses
from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from sqlalchemy.orm import Session

from scorekeeper.extensions import db
from scorekeeper.models import queries
from scorekeeper.services.change_records import ChangeKind, ChangeRecord
from scorekeeper.services.changing import change_game, check_version
from scorekeeper.services.differences import differences
from scorekeeper.services.documents import from_document, read_people
from scorekeeper.services.errors import FieldCode, NotFound, Refused
from scorekeeper.services.judging import check_round
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord
from scorekeeper.services.verifying import verify
from scorekeeper.services.writing import writing
from scorekeeper.services.written import WrittenGame, WrittenRound, read_game

__all__ = ["bring_back", "changes", "preview", "verify"]

MANY = 2**31 - 1
"""The most that a column of whole numbers takes; nobody changes a game that often."""


def changes(
    book_id: str, game_id: str, *, before: int | None = None, limit: int = MANY
) -> tuple[ChangeRecord, ...]:
    """Return what was done to a game, latest first: ``before`` a version of it, at most so many. NotFound.

    Of a game from before changes were remembered there is nothing until it is changed again.
    """
    session = db.session()
    now = read_game(session, book_id, game_id)
    people = read_people(session, book_id)
    wanted = {"game": game_id, "before": before or MANY, "limit": limit + 1}
    rows = session.execute(queries.CHANGES, wanted).all()
    states = [from_document(row.state, now, row.version, people) for row in rows]
    records = [_record(*change) for change in zip(rows, states, [*states[1:], None], strict=False)]
    return tuple(records[:limit])


def preview(book_id: str, game_id: str, version: int, *, number: int | None = None) -> GameRecord:
    """Return the game as ``bring_back`` would leave it, and raise what it would, without doing anything."""
    session = db.session()
    return reckon(_back(session, read_game(session, book_id, game_id), version, number))


def bring_back(
    book_id: str,
    game_id: str,
    version: int,
    *,
    number: int | None = None,
    seen: int | None = None,
    device: str = "",
) -> GameRecord:
    """Bring back the hand that had this number when the game was at that version; without a number all of it.

    A hand that was taken back since comes back at its place. It is a change like any other, and can be undone
    likewise. ``seen``: the version at which the game was looked at; None: whatever there is.
    NotFound, Stale, RoundRefused (its opening double was used meanwhile), Refused (somebody is not there).
    """
    with writing() as session:
        now = read_game(session, book_id, game_id, lock=True)
        check_version(now, seen)
        changed = _back(session, now, version, number)
        return change_game(
            session, now, changed, ChangeKind.BROUGHT_BACK, device, version=version, number=number or 0
        )


def _record(row: Any, after: WrittenGame, before: WrittenGame | None) -> ChangeRecord:
    """Tell of a change; there is nothing ``before`` the first one that is remembered."""
    sat = (*(before.seats if before else ()), *after.seats)
    return ChangeRecord(
        version=row.version,
        at=row.at,
        device=row.device,
        kind=ChangeKind(row.kind),
        params=row.params,
        differences=differences(before, after) if before else (),
        names={seat.position: seat.name for seat in sat},
    )


def _back(session: Session, now: WrittenGame, version: int, number: int | None) -> WrittenGame:
    then = _state(session, now, version)
    return _whole(now, then) if number is None else _with_round(now, then, number)


def _state(session: Session, now: WrittenGame, version: int) -> WrittenGame:
    """Return the game as it was; NotFound."""
    wanted = {"game": now.id, "version": version}
    document = session.scalar(queries.STATE, wanted) if 0 < version < MANY else None
    if document is None:
        raise NotFound(f"version {version}")
    return from_document(document, now, version, read_people(session, now.book_id))


def _whole(now: WrittenGame, then: WrittenGame) -> WrittenGame:
    """Return the old state as the next one; a game that is brought back is in no bin."""
    players = [seat.player_id for seat in then.seats]
    for seat in then.seats:
        if players.count(seat.player_id) > 1:
            raise Refused.because("game", FieldCode.NAME_TWICE, name=seat.name)
    return dataclasses.replace(then, version=now.version, binned_at=None)


def _with_round(now: WrittenGame, then: WrittenGame, number: int) -> WrittenGame:
    """Return the game with a round as it was then; NotFound, Refused, RoundRefused."""
    if not 1 <= number <= len(then.rounds):
        raise NotFound(f"round {number}")
    old = then.rounds[number - 1]
    back = dataclasses.replace(old, entries=_at_their_seats(now, then, old))
    others = tuple(row for row in now.rounds if row.id != back.id)
    used = dataclasses.replace(now, rounds=others).openings
    check_round(now, back.opening, back.entries, used=used)
    return dataclasses.replace(now, rounds=tuple(sorted((*others, back), key=attrgetter("place"))))


def _at_their_seats(now: WrittenGame, then: WrittenGame, row: WrittenRound) -> Mapping[int, Any]:
    """Return the entries of a round by where the players sit now; Refused if somebody does not."""
    seats = {seat.player_id: seat.position for seat in now.seats}
    gone = [then.seats[seat].name for seat in row.entries if then.seats[seat].player_id not in seats]
    if gone:
        raise Refused.because("game", FieldCode.SEAT_GONE, name=gone[0])
    moved = {seats[then.seats[seat].player_id]: entry for seat, entry in row.entries.items()}
    return dict(sorted(moved.items()))
