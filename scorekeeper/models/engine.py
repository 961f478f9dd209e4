"""How the database is opened.

SQLite loses updates as it comes: Python begins its transactions late, and of two that read before they write
one must fail or overwrite. So we say BEGIN ourselves, and a writer says BEGIN IMMEDIATE before it reads.
"""

from typing import Any

from sqlalchemy import Connection, Engine, event

WRITER = {"scorekeeper_writer": True}
"""Execution options of a connection whose transaction is going to write."""

BUSY_TIMEOUT = 15_000
"""Milliseconds a writer waits for another one."""

PRAGMAS = (
    f"busy_timeout = {BUSY_TIMEOUT}",
    "journal_mode = WAL",  # readers and a writer do not wait for each other
    "synchronous = FULL",  # a save is acknowledged only after it is on disk
    "foreign_keys = ON",
)


def configure(engine: Engine) -> None:
    """Set an engine up once; one for PostgreSQL is good as it comes."""
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _open)
        event.listen(engine, "begin", _begin)


def _open(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # Python's own BEGIN off
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writes = WRITER.keys() <= connection.get_execution_options().keys()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
