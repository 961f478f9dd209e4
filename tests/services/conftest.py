"""Services are tested on both databases. A PostgreSQL that does not start fails the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import create_engine, text

from scorekeeper.services import books
from tests import conftest
from tests.services import postgresql


@pytest.fixture(scope="session")
def postgresql_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgresql.server() as url:
        conftest.migrate(tmp_path_factory.mktemp("instance"), url)
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        empty_file: Path = request.getfixturevalue("empty_file")
        file = request.getfixturevalue("tmp_path") / "test.sqlite3"
        file.write_bytes(empty_file.read_bytes())
        return f"sqlite:///{file}"
    url: str = request.getfixturevalue("postgresql_url")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("TRUNCATE book CASCADE"))
    engine.dispose()
    return url


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
