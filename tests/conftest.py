"""What every test may ask for: a database of its own, and the application upon it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from scorekeeper.app import create_app
from scorekeeper.extensions import db, limiter
from scorekeeper.models.upgrade import upgrade


def make_app(folder: Path, database: str, *, migrated: bool = True) -> Flask:
    """Return the application as tests want it; its tables are made first if they are not ``migrated``."""
    app = create_app(
        INSTANCE=folder,
        TESTING=True,
        SECRET_KEY="of the tests",  # noqa: S106
        SQLALCHEMY_DATABASE_URI=database,
    )
    if not migrated:
        with app.app_context():
            upgrade()
    return app


def emptied(app: Flask) -> Flask:
    """Return the application with nothing in its database, and no request counted: none starts cold."""
    with app.app_context():
        for table in reversed(db.metadata.sorted_tables):
            db.session.execute(table.delete())
        db.session.commit()
        limiter.reset()
    return app


def close(app: Flask) -> None:
    """Let go of the database."""
    with app.app_context():
        db.engine.dispose()


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with all tables and nothing in them."""
    folder = tmp_path_factory.mktemp("empty")
    close(make_app(folder, f"sqlite:///{folder / 'empty.sqlite3'}", migrated=False))
    return folder / "empty.sqlite3"


@pytest.fixture
def database(empty_file: Path, tmp_path: Path) -> str:
    """The URL of an empty database."""
    return f"sqlite:///{shutil.copy(empty_file, tmp_path / 'test.sqlite3')}"


@pytest.fixture
def app(database: str, tmp_path: Path) -> Iterator[Flask]:
    """The application; no context is pushed."""
    app = make_app(tmp_path, database)
    yield app
    close(app)
