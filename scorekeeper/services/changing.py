"""What every change of a game has in common: it is written down, and so is how the game is from then on."""

import dataclasses
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from types import MappingProxyType

from sqlalchemy.orm import Session

from scorekeeper.models import queries
from scorekeeper.models.columns import now
from scorekeeper.services.change_records import ChangeKind
from scorekeeper.services.documents import to_document
from scorekeeper.services.errors import Stale
from scorekeeper.services.lookup import lock_book
from scorekeeper.services.names import label
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord
from scorekeeper.services.writing import writing
from scorekeeper.services.written import WrittenGame, read_game, write_game


def check_version(written: WrittenGame, version: int | None) -> None:
    """Raise Stale unless the game still is at the version that was seen; None: whatever there is."""
    if version not in (None, written.version):
        raise Stale(reckon(written))


@contextmanager
def game_to_change(
    book_id: str, game_id: str, version: int | None, *, people: bool = False
) -> Iterator[tuple[Session, WrittenGame]]:
    """Hand out a game that nobody else can change until the block ends; NotFound, Stale.

    With ``people`` nobody else can change who is in the book either.
    """
    with writing() as session:
        if people:
            lock_book(session, book_id)
        written = read_game(session, book_id, game_id, lock=True)
        check_version(written, version)
        yield session, written


def change_game(
    session: Session,
    was: WrittenGame,
    changed: WrittenGame,
    kind: ChangeKind,
    device: str,
    **params: int | str,
) -> GameRecord:
    """Write a change of a game down, whatever it is: its version rises, and it may be over now.

    Rounds that are not what they were get a version each, so that no two of a game ever have the same.
    """
    if not was.remembered:
        found_at = max((row.saved_at for row in was.rounds), default=was.started_at)
        remember(session, was, ChangeKind.FOUND, "", at=found_at)
    stamped = _stamped(was, changed)
    record = reckon(stamped)
    after = dataclasses.replace(stamped, over=record.status == "finished" and record.ended_at is None)
    write_game(session, was, after, record)
    remember(session, after, kind, device, params)
    return record


def remember(
    session: Session,
    game: WrittenGame,
    kind: ChangeKind,
    device: str,
    params: Mapping[str, int | str] = MappingProxyType({}),
    *,
    at: datetime | None = None,
) -> None:
    """Keep how a game is now, and what was done to it."""
    session.execute(
        queries.NEW_CHANGE,
        {
            "game_id": game.id,
            "version": game.version,
            "at": at or now(),
            "device": label(device),
            "kind": kind,
            "params": dict(params),
            "state": to_document(game),
        },
    )


def _stamped(was: WrittenGame, changed: WrittenGame) -> WrittenGame:
    known = {row.id: row for row in was.rounds}
    version, moment, rounds = was.version, now(), []
    for row in changed.rounds:
        old = known.get(row.id)
        if old is None or not row.same(old):
            version += 1
            rounds.append(dataclasses.replace(row, version=version, saved_at=moment))
        else:
            rounds.append(old)
    return dataclasses.replace(
        changed, rounds=tuple(rounds), version=max(version, was.version + 1), remembered=True
    )
