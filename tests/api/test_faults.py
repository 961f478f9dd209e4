"""What happens to a database: a document says what to do, and nothing is half taken in."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from sqlalchemy.engine import make_url

from scorekeeper.models import engine
from tests.api.conftest import FOUR, Program, refused
from tests.conftest import close, make_app

HAND = ("out", 43, 5, 9)


@pytest.fixture
def with_pragma(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest):
    """Open a database, in which the Hendersons have a game, in another way."""

    def reopen(database: str, pragma: str) -> Flask:
        monkeypatch.setattr(engine, "PRAGMAS", (*engine.PRAGMAS, pragma))
        reopened = make_app(tmp_path, database)
        request.addfinalizer(lambda: close(reopened))
        return reopened

    return reopen


@pytest.fixture
def kept(database: str, tmp_path: Path) -> tuple[str, str, Any]:
    """A database on its own, the token of its book, and a game."""
    app = make_app(tmp_path, database)
    token = Program(app).ask("POST", "/books", {}).json["keeper_token"]
    game = Program(app, token).start()
    close(app)
    return database, token, game


@pytest.mark.parametrize("pragma", ["query_only = ON", "max_page_count = 1"], ids=["read-only", "full"])
def test_a_database_that_cannot_be_written_is_said(
    kept: tuple[str, str, Any], with_pragma: Callable[[str, str], Flask], pragma: str
):
    database, token, game = kept
    program = Program(with_pragma(database, pragma), token)
    names = FOUR if "query" in pragma else ["x" * 30 + str(number) for number in range(12)]
    setup = {"players": names, "set": 18, "rules": "pagat", "tiles_each": 5}
    answers = [program.ask("POST", "/games", setup) for _ in range(30)]
    document = refused(answers[-1], 503)
    assert "same key" in document["detail"]
    assert int(answers[-1].headers["Retry-After"]) > 0
    assert program.get(f"/games/{game['id']}").json == game  # reading goes on


def test_a_database_that_stays_locked_is_said(
    kept: tuple[str, str, Any], with_pragma: Callable[[str, str], Flask]
):
    database, token, game = kept
    program = Program(with_pragma(database, "busy_timeout = 50"), token)
    other = sqlite3.connect(str(make_url(database).database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    refused(program.save(game, "9-9", *HAND, key="tap"), 503)
    assert program.get(f"/games/{game['id']}").json == game
    other.execute("ROLLBACK")
    other.close()
    assert program.save(game, "9-9", *HAND, key="tap").status_code == 201
