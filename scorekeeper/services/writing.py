"""The one place that commits."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from threading import Lock

from sqlalchemy.orm import Session

from scorekeeper.extensions import db
from scorekeeper.models.engine import WRITER

_one_at_a_time = Lock()
"""SQLite's own queue is one of sleepers that look again: with 32 phones some would wait for seconds."""


@contextmanager
def writing() -> Iterator[Session]:
    """One change: all of it is on disk when the block ends, nothing of it if the block raises.

    A read transaction that is still open ends first: what it saw may be old when the writer's turn comes.
    On SQLite one writer at a time gets in here. On PostgreSQL the block must begin by locking the row of the
    book or game (``with_for_update``).
    """
    session = db.session()
    session.rollback()
    with _one_at_a_time if db.engine.dialect.name == "sqlite" else nullcontext():
        try:
            session.connection(execution_options=WRITER)
            yield session
            session.commit()
        except BaseException:
            session.rollback()
            raise
