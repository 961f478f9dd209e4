"""The people of a book: who they are, under which name, and that two of them are one."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.orm import Session

from scorekeeper.extensions import db
from scorekeeper.models import Game, Player, Seat, queries
from scorekeeper.models.columns import UtcDateTime, new_id
from scorekeeper.services.change_records import ChangeKind
from scorekeeper.services.changing import change_game
from scorekeeper.services.errors import FieldCode, NotFound, Refused
from scorekeeper.services.followed import rename_on_tables
from scorekeeper.services.lookup import check_id, lock_book
from scorekeeper.services.names import check_name, fold
from scorekeeper.services.records import PlayerRecord
from scorekeeper.services.reseating import as_player
from scorekeeper.services.writing import writing
from scorekeeper.services.written import read_game


def players(book_id: str) -> list[PlayerRecord]:
    """Return everyone who sits in a game of a book, who played last first; NotFound for what is no id."""
    check_id(book_id)
    return [PlayerRecord(*row) for row in db.session.execute(_players_of(book_id))]


def rename_player(book_id: str, player_id: str, name: str, *, seen: str = "") -> PlayerRecord:
    """Give a player another name, in all games; NotFound.

    ``seen`` is the name that was to be changed; empty: whatever it is. Refused at ``name``: NAME_TAKEN where
    it is another player's, with the id to merge them (merge_players); NAME_CHANGED.
    """
    cleaned = check_name(name)
    with writing() as session:
        lock_book(session, book_id)
        player = _player(session, book_id, player_id)
        _check_called(player, seen, "name")
        same = select(Player).where(Player.book_id == book_id, Player.folded == fold(cleaned))
        other = session.scalar(same.where(Player.id != player.id))
        if other:
            raise Refused.because("name", FieldCode.NAME_TAKEN, name=other.name, player=other.id)
        rename_on_tables(session, player.id, player.name, cleaned)
        player.name, player.folded = cleaned, fold(cleaned)
        session.flush()
        return _record(session, book_id, player_id)


def merge_players(
    book_id: str, from_id: str, into_id: str, *, seen: str = "", device: str = ""
) -> PlayerRecord:
    """Give all games of one player to another, who is the same person; returns that one. NotFound.

    It is a change of each of those games. ``seen`` is the name under which the one who goes was seen; empty:
    whatever it is. Refused at ``player`` if they sit in one game together; NAME_CHANGED.
    """
    with writing() as session:
        lock_book(session, book_id)
        gone, other = _player(session, book_id, from_id), _player(session, book_id, into_id)
        _check_called(gone, seen, "player")
        if gone is not other:
            _merge(session, gone, other, device)
        return _record(session, book_id, into_id)


def take_in(session: Session, book_id: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Return ids and names of the players of those names, new ones taken into the book, which is locked."""
    folded = {fold(name): name for name in names}
    query = select(Player).where(Player.book_id == book_id, Player.folded.in_(folded))
    known = {player.folded: (player.id, player.name) for player in session.scalars(query)}
    new = [
        {"id": new_id(), "book_id": book_id, "name": name, "folded": key}
        for key, name in folded.items()
        if key not in known
    ]
    if new:
        session.execute(insert(Player), new)
    known |= {row["folded"]: (row["id"], row["name"]) for row in new}
    return [known[key] for key in folded]


def _players_of(book_id: str) -> Select[str, str, datetime]:
    last_played = func.max(Game.started_at, type_=UtcDateTime).filter(Game.binned_at.is_(None))
    return (
        select(Player.id, Player.name, last_played)
        .join(Seat, Seat.player_id == Player.id)
        .join(Game, Game.id == Seat.game_id)
        .where(Player.book_id == book_id)
        .group_by(Player.id, Player.name, Player.folded)
        .order_by(last_played.desc().nulls_last(), Player.folded)
    )


def _player(session: Session, book_id: str, player_id: str) -> Player:
    """Return somebody who was not merged into another; NotFound."""
    check_id(player_id)
    query = select(Player).where(
        Player.book_id == book_id, Player.id == player_id, Player.merged_into.is_(None)
    )
    player = session.scalar(query)
    if player is None:
        raise NotFound(player_id)
    return player


def _check_called(player: Player, seen: str, field: str) -> None:
    """Refuse at that field to change somebody who is called otherwise than was seen."""
    if seen not in ("", player.name):
        raise Refused.because(field, FieldCode.NAME_CHANGED, name=player.name)


def _record(session: Session, book_id: str, player_id: str) -> PlayerRecord:
    row = session.execute(_players_of(book_id).where(Player.id == player_id)).one_or_none()
    if row is None:
        raise NotFound(player_id)
    return PlayerRecord(*row)


def _merge(session: Session, gone: Player, other: Player, device: str) -> None:
    theirs = select(Seat.game_id).where(Seat.player_id == other.id)
    seats = select(Seat.game_id).where(Seat.player_id == gone.id).order_by(Seat.game_id)
    if session.scalar(seats.where(Seat.game_id.in_(theirs)).limit(1)):
        raise Refused.because("player", FieldCode.PLAYERS_SHARE_GAME, name=gone.name, other=other.name)
    rename_on_tables(session, gone.id, gone.name, other.name)
    names = {"name": gone.name, "other": other.name}
    for game_id in session.scalars(seats).all():
        was = read_game(session, gone.book_id, game_id, lock=True, query=queries.ANY_GAME)
        changed = as_player(was, gone.id, other.id, other.name)
        change_game(session, was, changed, ChangeKind.MERGED, device, **names)
    earlier = update(Player).where(Player.merged_into == gone.id)
    session.execute(earlier.values(merged_into=other.id))
    gone.folded, gone.merged_into = f"\n{gone.id}", other.id
    session.flush()
