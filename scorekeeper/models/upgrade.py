"""Bringing a database up to what this program needs.

A new migration is written in ``flask --app scorekeeper.app shell``::

    from alembic import command
    from scorekeeper.extensions import migrations

    command.revision(migrations().get_config(), "Say why", autogenerate=True, rev_id="0002")
"""

from pathlib import Path

from sqlalchemy import inspect, text

from scorekeeper.extensions import db, migrations

MIGRATIONS = Path(__file__).parent.parent / "migrations"


def upgrade() -> None:
    """Run the migrations that the application's database has not had yet; quick when there are none."""
    if recorded() == newest():
        return
    from alembic import command  # noqa: PLC0415 – slow to load, and seldom needed

    command.upgrade(migrations().get_config(), "head")


def newest() -> str:
    """Return the revision of this program: its files are numbered, ``0001_first.py``."""
    return max(file.name.split("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def recorded() -> str | None:
    """Return the database's revision; None for an empty one."""
    with db.engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return revision
