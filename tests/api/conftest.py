"""The API as a program meets it, on one application that is emptied before each test."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.conftest import close, emptied, make_app

FOUR = ["Ana", "Ben", "Cy", "Dee"]


@dataclass(frozen=True)
class Program:
    """A program with the token of a book; None: with none."""

    app: Flask
    token: str | None = None

    def ask(self, method: str, path: str, json: object = None, **more: Any) -> TestResponse:
        """Send a request to an address under ``/api/v1``."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers |= more.pop("headers", {})
        body = {} if json is None else {"json": json}
        return self.app.test_client().open(f"/api/v1{path}", method=method, headers=headers, **body, **more)

    def get(self, path: str) -> TestResponse:
        return self.ask("GET", path)

    def start(self, **setup: Any) -> Any:
        """Start a game of four with a double-nine set, but for what is given; it is taken in."""
        usual = {"players": FOUR, "set": 9, "rules": "pagat", "tiles_each": 11}
        answer = self.ask("POST", "/games", usual | setup)
        assert answer.status_code == 201, answer.text
        return answer.json

    def save(
        self, game: Any, opening: str, *cells: Any, number: int | None = None, **more: Any
    ) -> TestResponse:
        """Send a round of a game, see ``hand``: a new one, or another version of one."""
        names = [seat["name"] for seat in game["seats"]]
        round_ = {"opening": opening, "entries": hand(names, cells), **more}
        if number is not None:
            return self.ask("PUT", f"/games/{game['id']}/rounds/{number}", round_)
        return self.ask("POST", f"/games/{game['id']}/rounds", round_)


def hand(names: list[str], cells: tuple[Any, ...]) -> dict[str, Any]:
    """Entries in seat order: ``out``, ``12`` or ``"12+11"`` pips, ``["6-4"]`` tiles, or an entry as it is."""
    kinds: dict[type, Callable[[Any], dict[str, Any]]] = {
        str: lambda cell: {"out": True} if cell == "out" else {"pips": cell},
        int: lambda cell: {"pips": cell},
        list: lambda cell: {"tiles": cell},
        dict: lambda cell: cell,
    }
    return {name: kinds[type(cell)](cell) for name, cell in zip(names, cells, strict=False)}


def refused(answer: TestResponse, status: int) -> Any:
    """The problem document of a request that was refused with that status."""
    assert answer.status_code == status, answer.text
    assert answer.mimetype == "application/problem+json"
    document = answer.json
    assert document["status"] == status
    assert document["title"]
    assert document["detail"].endswith(".")
    return document


def problems(answer: TestResponse) -> set[tuple[str | None, str]]:
    """At whom what is wrong with a request that was refused with 422."""
    found = refused(answer, 422)["problems"]
    for problem in found:
        assert problem.keys() == {"seat", "code", "severity", "params", "message"}
    return {(problem["seat"], problem["code"]) for problem in found}


def fields(answer: TestResponse) -> dict[str, str]:
    """The fields of a request that was refused with 422, each with its code."""
    found = refused(answer, 422)["problems"]
    return {problem["params"]["field"]: problem["code"] for problem in found}


@pytest.fixture(scope="session")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    app = make_app(tmp_path_factory.mktemp("api"), "sqlite:///api.sqlite3", migrated=False)
    yield app
    close(app)


@pytest.fixture
def app(warm: Flask) -> Flask:
    """The application with nothing in it."""
    return emptied(warm)


def with_book(app: Flask, name: str) -> Program:
    answer = Program(app).ask("POST", "/books", {"name": name})
    return Program(app, answer.json["keeper_token"])


@pytest.fixture
def program(app: Flask) -> Program:
    """A program with the token of a book."""
    return with_book(app, "The Hendersons")


@pytest.fixture
def neighbour(app: Flask) -> Program:
    """A program with the token of another book."""
    return with_book(app, "The Millers")


@pytest.fixture
def stranger(app: Flask) -> Program:
    """A program without a token."""
    return Program(app)
