"""Alembic's environment. All it knows of the program is what Flask-Migrate hands over: engine and tables."""

from typing import Literal

from alembic import context
from flask import current_app
from sqlalchemy.types import TypeDecorator

extension = current_app.extensions["migrate"]


def plain_type(kind: str, item: object, _context: object) -> str | Literal[False]:
    """Write down a type of ours as what it is to the database: a migration imports nothing of the program."""
    return f"sa.{item.impl!r}" if kind == "type" and isinstance(item, TypeDecorator) else False


with extension.db.engine.connect() as connection:
    context.configure(
        connection=connection,
        target_metadata=extension.db.metadata,
        render_item=plain_type,
        **extension.configure_args,
    )
    with context.begin_transaction():
        context.run_migrations()
