"""The pages are tested through the client, on one application that is emptied before each test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask

from scorekeeper.services import books
from scorekeeper.services.records import BookRecord, GameRecord
from scorekeeper.web import links
from tests.builders import play, start
from tests.conftest import close, emptied, make_app
from tests.pages import Phone


class NoPrinter:
    """Stands in for the process that makes PDFs, which takes a second to start."""

    def render(self, html: str) -> bytes:
        return b"%PDF-" + html.encode()

    picture = render


@pytest.fixture(scope="session")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    app = make_app(tmp_path_factory.mktemp("web"), "sqlite:///web.sqlite3", migrated=False)
    app.extensions["printer"].close()
    app.extensions["printer"] = NoPrinter()
    yield app
    close(app)


@pytest.fixture
def app(warm: Flask) -> Flask:
    """The application with nothing in it. No context is pushed: every request makes its own."""
    return emptied(warm)


@pytest.fixture
def book(app: Flask) -> BookRecord:
    """The score book of the Hendersons."""
    with app.app_context():
        return books.start_book("The Hendersons")


@pytest.fixture
def token(app: Flask, book: BookRecord) -> str:
    """What the keeper link of the book ends in."""
    return keeper_token(app, book)


@pytest.fixture
def phone(app: Flask, token: str) -> Phone:
    """A phone that keeps the book."""
    return keeper(app, token)


@pytest.fixture
def second_phone(app: Flask, token: str) -> Phone:
    """Another phone that keeps the same book."""
    return keeper(app, token)


@pytest.fixture
def stranger(app: Flask) -> Phone:
    """A phone that keeps no book."""
    return Phone(app)


@pytest.fixture
def neighbour(app: Flask) -> Phone:
    """A phone that keeps another book."""
    with app.app_context():
        return keeper(app, keeper_token(app, books.start_book("The Millers")))


@pytest.fixture
def game(app: Flask, book: BookRecord) -> Callable[..., GameRecord]:
    """Start a game in the book and play hands of it: ``game("9-9: out, 12", names=("Ana", "Ben"))``."""

    def begin(*hands: str, names: tuple[str, ...] = (), **changes: Any) -> GameRecord:
        with app.app_context():
            return play(start(book.id, *names, **changes), *hands)

    return begin


def keeper_token(app: Flask, book: BookRecord) -> str:
    with app.app_context():
        return links.keeper_token(book)


def keeper(app: Flask, token: str, **kind: str) -> Phone:
    """A phone that has opened the keeper link of that token."""
    phone = Phone(app, **kind)
    assert phone.ask("GET", f"/keeper/{token}").status_code == 302
    return phone
