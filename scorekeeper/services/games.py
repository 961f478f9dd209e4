"""Games: starting, finding, ending them, and going on."""

import dataclasses
from typing import Unpack

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from scorekeeper.extensions import db
from scorekeeper.models import Game, Seat
from scorekeeper.models.columns import new_id, now
from scorekeeper.services.change_records import ChangeKind
from scorekeeper.services.changing import change_game, check_version, remember
from scorekeeper.services.errors import FieldCode, Refused
from scorekeeper.services.game_list import games
from scorekeeper.services.lookup import check_id, check_key, lock_book
from scorekeeper.services.names import check_names
from scorekeeper.services.players import take_in
from scorekeeper.services.receipts import is_new, repeat
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord, SeatRecord
from scorekeeper.services.setup import Setup, Wanted, check_setup
from scorekeeper.services.writing import writing
from scorekeeper.services.written import read_game, read_seats

__all__ = ["check_names", "end_game", "game", "games", "resume_game", "running_game", "seats", "start_game"]


def start_game(book_id: str, *, key: str = "", device: str = "", **wanted: Unpack[Wanted]) -> GameRecord:
    """Start a game; sent again with the same key, it is the game that was started.

    NotFound; Refused with everything that is wrong.
    """
    kept_key = check_key(key)
    setup = check_setup(**wanted)
    with writing() as session:
        lock_book(session, book_id)
        started = kept_key and session.scalar(
            select(Game.id).where(Game.book_id == book_id, Game.key == kept_key)
        )
        if started:
            return repeat(read_game(session, book_id, started))
        new = read_game(session, book_id, _start(session, book_id, setup, kept_key))
        remember(session, new, ChangeKind.STARTED, device)
        return reckon(new)


def game(book_id: str, game_id: str) -> GameRecord:
    """Return a game of a book; NotFound."""
    return reckon(read_game(db.session(), book_id, game_id))


def seats(book_id: str, game_id: str) -> tuple[SeatRecord, ...]:
    """Return who sits in a game of a book, in seat order; NotFound. Cheaper than the whole game."""
    written = read_seats(db.session(), book_id, game_id)
    return tuple(SeatRecord(seat.position, seat.player_id, seat.name) for seat in written)


def running_game(book_id: str) -> GameRecord | None:
    """Return the latest game that is not finished; None if there is none."""
    check_id(book_id)
    latest = db.session.scalar(
        select(Game.id)
        .where(
            Game.book_id == book_id, Game.binned_at.is_(None), Game.ended_at.is_(None), Game.over.is_(False)
        )
        .order_by(Game.started_at.desc(), Game.id.desc())
        .limit(1)
    )
    return game(book_id, latest) if latest else None


def end_game(
    book_id: str, game_id: str, *, version: int | None = None, key: str = "", device: str = ""
) -> GameRecord:
    """End a game early; one that is finished stays as it is. NotFound, Stale.

    A ``key`` that was taken in before changes nothing. ``version`` is the game's; None: whatever there is.
    """
    kept_key = check_key(key)
    with writing() as session:
        written = read_game(session, book_id, game_id, lock=True)
        known = kept_key and not is_new(session, game_id, kept_key)
        if known or reckon(written).status == "finished":
            return repeat(written)
        check_version(written, version)
        ended = dataclasses.replace(written, ended_at=now())
        return change_game(session, written, ended, ChangeKind.ENDED, device)


def resume_game(book_id: str, game_id: str, *, version: int | None = None, device: str = "") -> GameRecord:
    """Go on with a finished game; one that runs stays as it is. NotFound, Stale; Refused if nothing is left.

    A game whose target was reached goes on until somebody ends it.
    """
    with writing() as session:
        written = read_game(session, book_id, game_id, lock=True)
        before = reckon(written)
        if before.status == "playing":
            return before
        check_version(written, version)
        if not before.openings_left:
            raise Refused.because("game", FieldCode.NOTHING_LEFT)
        running = dataclasses.replace(written, ended_at=None)
        if reckon(running).status == "finished":
            running = dataclasses.replace(running, plays_on=True)
        return change_game(session, written, running, ChangeKind.RESUMED, device)


def _start(session: Session, book_id: str, setup: Setup, key: str | None) -> str:
    game_id = new_id()
    session.execute(
        insert(Game).values(
            id=game_id,
            book_id=book_id,
            key=key,
            set_size=setup.tile_set.size,
            ruleset=setup.ruleset.to_dict(),
            preset=setup.preset,
            tiles_each=setup.tiles_each,
            openings_used=" ".join(map(str, setup.openings_used)),
        )
    )
    players = take_in(session, book_id, setup.names)
    points = setup.start_points or (0,) * len(players)
    seats = [
        {"game_id": game_id, "position": position, "player_id": player, "start": start}
        for position, ((player, _), start) in enumerate(zip(players, points, strict=True))
    ]
    session.execute(insert(Seat), seats)
    return game_id
