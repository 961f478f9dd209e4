"""How SQLite is opened: durable, and with nothing left dangling."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from flask import Flask
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from scorekeeper.extensions import db
from scorekeeper.models import Player
from scorekeeper.services import books
from scorekeeper.services.writing import writing

pytestmark = pytest.mark.parametrize("app", ["sqlite"], indirect=True)


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 15_000)],
)
@pytest.mark.usefixtures("context")
def test_it_is_opened_with_care(pragma: str, value: object):
    assert db.session.scalar(text(f"PRAGMA {pragma}")) == value


@pytest.mark.usefixtures("context")
def test_a_player_belongs_to_a_book():
    with pytest.raises(IntegrityError), writing() as session:
        session.add(Player(book_id="nothing", name="Ana", folded="ana"))


def test_a_block_that_raises_writes_nothing(app: Flask, book: str):
    with pytest.raises(ZeroDivisionError), writing() as session:
        session.add(Player(book_id=book, name="Ana", folded="ana"))
        session.flush()
        raise ZeroDivisionError
    assert db.session.query(Player).count() == 0
    assert books.rename_book(book, "Still writable").name == "Still writable"


def test_readers_do_not_wait_for_a_writer(app: Flask, book: str):
    with writing() as session:
        session.add(Player(book_id=book, name="Ana", folded="ana"))
        session.flush()
        with db.engine.connect() as reader:
            assert reader.scalar(text("SELECT count(*) FROM player")) == 0


def test_a_moment_of_any_zone_comes_back_in_utc(app: Flask, book: str):
    mexico = timezone(timedelta(hours=-6))
    with writing() as session:
        session.add(
            Player(book_id=book, name="Ana", folded="ana", created_at=datetime(2026, 1, 1, 20, tzinfo=mexico))
        )
    assert db.session.query(Player.created_at).scalar() == datetime(2026, 1, 2, 2, tzinfo=UTC)
    assert db.session.query(Player.created_at).scalar().tzinfo is UTC
