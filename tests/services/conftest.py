"""Services are tested on both databases. A PostgreSQL that does not start fails the tests."""

from collections.abc import Iterator

import pytest
from flask import Flask

from scorekeeper.services import books
from tests.conftest import close, emptied, make_app
from tests.services import postgresql


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    app = make_app(tmp_path_factory.mktemp("sqlite"), "sqlite:///services.sqlite3", migrated=False)
    yield app
    close(app)


@pytest.fixture(scope="session")
def on_postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    with postgresql.server() as url:
        app = make_app(tmp_path_factory.mktemp("postgresql"), url, migrated=False)
        yield app
        close(app)


@pytest.fixture(params=["sqlite", "postgresql"])
def app(request: pytest.FixtureRequest) -> Flask:
    """The application on either database, with nothing in it; one for all tests, or each would start cold."""
    return emptied(request.getfixturevalue(f"on_{request.param}"))


@pytest.fixture
def context(app: Flask) -> Iterator[None]:
    """Services want an application around them, and nothing else of Flask."""
    with app.app_context():
        yield


@pytest.fixture
def book(context: None) -> str:
    """A book's id."""
    return books.start_book("The Hendersons").id


@pytest.fixture
def other_book(context: None) -> str:
    """The id of somebody else's book."""
    return books.start_book("The Millers").id
