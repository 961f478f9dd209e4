"""What is asked of the database again and again, prepared once.

In plain columns of the tables: to read a long game as mapped objects takes three times as long.
"""

import dataclasses
from typing import cast

from sqlalchemy import Table, and_, bindparam, delete, func, insert, select, tuple_, update

from scorekeeper.models.book import Book, Player
from scorekeeper.models.change import Change
from scorekeeper.models.game import Game, Seat
from scorekeeper.models.round import Entry, FollowedHand, Round
from scorekeeper.rules import SeatEntry

_book, _game, _player, _seat, _round, _entry, _change, _followed = (
    cast(Table, model.__table__) for model in (Book, Game, Player, Seat, Round, Entry, Change, FollowedHand)
)
_b, _g, _p, _s, _r, _e, _c = _book.c, _game.c, _player.c, _seat.c, _round.c, _entry.c, _change.c
_f = _followed.c

ENTRY_FIELDS = tuple(field.name for field in dataclasses.fields(SeatEntry))
"""Columns of an entry that are what was typed."""

_FIXED = {"id", "book_id", "key", "set_size", "started_at"}

GAME_CHANGES = tuple(column.name for column in _g if column.name not in _FIXED)
"""Columns of a game that may change."""

# One book: ``book``
BOOK = select(_b.id, _b.name, _b.keeper_generation).where(_b.id == bindparam("book"))

# One game: ``game``, ``book``
ANY_GAME = select(*(column for column in _g if column.name != "key")).where(
    _g.id == bindparam("game"), _g.book_id == bindparam("book")
)
GAME = ANY_GAME.where(_g.binned_at.is_(None))
BINNED_GAME = ANY_GAME.where(_g.binned_at.is_not(None))
SEATS = (
    select(_s.position, _p.id, _p.name, _s.start, _s.plays, _s.ranked)
    .join(_player, _p.id == _s.player_id)
    .where(_s.game_id == bindparam("game"))
    .order_by(_s.position)
)
ROUNDS = (
    select(_r.id, _r.place, _r.opening, _r.version, _r.saved_at, _r.hand)
    .where(_r.game_id == bindparam("game"))
    .order_by(_r.place)
)
ENTRIES = (
    select(_e.round_id, _e.seat, *(_e[name] for name in ENTRY_FIELDS))
    .join(_round, _r.id == _e.round_id)
    .where(_r.game_id == bindparam("game"))
    .order_by(_r.place, _e.seat)
)
FOLLOWED = select(_f.text, _f.version, _f.saved_at).where(_f.game_id == bindparam("game"))

# Changes of one game
CHANGE_GAME = (
    update(_game)
    .where(_g.id == bindparam("game"))
    .values({name: bindparam(f"new_{name}") for name in GAME_CHANGES})
)
DELETE_SEATS = delete(_seat).where(_s.game_id == bindparam("game"))
NEW_SEATS = insert(_seat)
NEW_ROUNDS = insert(_round)
NEW_ENTRIES = insert(_entry)
DELETE_ROUND = delete(_round).where(_r.id == bindparam("round"))

# What was done to a game: ``game``; the latest of them ``before`` a version come first
NEW_CHANGE = insert(_change)
CHANGES = (
    select(_change)
    .where(_c.game_id == bindparam("game"), _c.version < bindparam("before"))
    .order_by(_c.version.desc())
    .limit(bindparam("limit"))
)
LATEST = (
    select(_c.version, _c.state).where(_c.game_id == bindparam("game")).order_by(_c.version.desc()).limit(1)
)
STATE = select(_c.state).where(_c.game_id == bindparam("game"), _c.version == bindparam("version"))
PEOPLE = select(_p.id, _p.name, _p.merged_into).where(_p.book_id == bindparam("book"))
POINTS = (
    select(_e.round_id, _e.seat, _e.points)
    .join(_round, _r.id == _e.round_id)
    .where(_r.game_id == bindparam("game"))
)

# Lists: ``book``; then ``games``, the ids of those listed
PLACE = tuple_(_g.started_at, _g.id)
_ALL_GAMES = select(
    *(_g.id, _g.started_at, _g.ended_at, _g.over, _g.ruleset, _g.set_size, _g.openings_used),
    *(_g.played_on, _g.place, _g.binned_at),
).where(_g.book_id == bindparam("book"))
GAMES = _ALL_GAMES.where(_g.binned_at.is_(None)).order_by(_g.started_at.desc(), _g.id.desc())
BINNED_GAMES = _ALL_GAMES.where(_g.binned_at.is_not(None)).order_by(_g.binned_at.desc(), _g.id.desc())
TOTALS = (
    select(_s.game_id, _p.name, _s.start + func.coalesce(func.sum(_e.points), 0), _s.ranked)
    .join(_player, _p.id == _s.player_id)
    .outerjoin(_round, _r.game_id == _s.game_id)
    .outerjoin(_entry, and_(_e.round_id == _r.id, _e.seat == _s.position))
    .where(_s.game_id.in_(bindparam("games", expanding=True)))
    .group_by(_s.game_id, _s.position, _p.name, _s.start, _s.ranked)
    .order_by(_s.game_id, _s.position)
)
OPENINGS = (
    select(_r.game_id, _r.opening)
    .where(_r.game_id.in_(bindparam("games", expanding=True)))
    .order_by(_r.game_id, _r.place)
)
