"""A table in the middle of a game, on a database of its own that trouble can come upon."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy.engine import make_url

from scorekeeper.models import engine
from scorekeeper.services import books, games, history
from scorekeeper.services.records import GameRecord
from scorekeeper.web import links
from tests.api.conftest import Program
from tests.builders import play, start
from tests.conftest import close, make_app
from tests.pages import Phone
from tests.web.hands import typed

MINE = typed("out", "12+11", "6-4 3-2", "5*", opening="8-8")
"""What is in the form when trouble comes: Ana 0, Ben 23, Cy 15, Dee 55."""
BODY = {
    "opening": "8-8",
    "entries": {
        "Ana": {"out": True},
        "Ben": {"pips": "12+11"},
        "Cy": {"tiles": ["6-4", "3-2"]},
        "Dee": {"pips": 5, "double_blank": True},
    },
}
"""The same for a program."""


@dataclass
class Table:
    """A game of one hand, a phone and a program at it."""

    app: Flask
    database: str
    game: GameRecord
    token: str

    @property
    def file(self) -> Path:
        """The database's."""
        return Path(str(make_url(self.database).database))

    @property
    def phone(self) -> Phone:
        """A phone that keeps the book."""
        phone = Phone(self.app)
        assert phone.ask("GET", f"/keeper/{self.token}").status_code == 302
        return phone

    @property
    def program(self) -> Program:
        """A program with the book's token."""
        return Program(self.app, self.token)

    @property
    def path(self) -> str:
        """The address of the game, for both."""
        return f"/games/{self.game.id}"

    def now(self) -> GameRecord:
        """The game as it is stored."""
        with self.app.app_context():
            return games.game(self.game.book_id, self.game.id)

    def do(self, service: Callable[..., GameRecord], *facts: object, **more: object) -> GameRecord:
        """Do something to the game from another phone: ``do(people.leave, 3)``."""
        with self.app.app_context():
            return service(self.game.book_id, self.game.id, *facts, **more)

    def assert_untouched(self) -> None:
        """Nothing of a save is there, and all that is stored fits together."""
        assert self.now() == self.game
        with self.app.app_context():
            assert list(history.verify()) == []


@pytest.fixture
def table(database: str, tmp_path: Path) -> Iterator[Table]:
    """Ana 0, Ben 43, Cy 5, Dee 9 after the first hand."""
    app = make_app(tmp_path, database)
    with app.test_request_context():
        book = books.start_book("The Hendersons")
        game = play(start(book.id), "9-9: out, 43, 5, 9")
        token = links.keeper_token(book)
    table = Table(app, database, game, token)
    yield table
    close(table.app)


@pytest.fixture
def reopen(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let the application open the table's database otherwise: ``reopen("busy_timeout = 50")``."""

    def do(*pragmas: str, query: str = "") -> None:
        close(table.app)
        monkeypatch.setattr(engine, "PRAGMAS", (*engine.PRAGMAS, *pragmas))
        table.app = make_app(tmp_path, f"sqlite:///file:{table.file}?uri=true{query}")

    return do


@contextmanager
def locked(table: Table) -> Iterator[None]:
    """Another program that is writing, and takes its time."""
    other = sqlite3.connect(table.file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()
