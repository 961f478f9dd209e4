"""Kinds of columns that more than one table has."""

import secrets
from datetime import UTC, datetime
from typing import Annotated

from sqlalchemy import DateTime, Dialect
from sqlalchemy.orm import mapped_column
from sqlalchemy.types import TypeDecorator


def new_id() -> str:
    """Return 96 random bits as 16 url-safe characters."""
    return secrets.token_urlsafe(12)


def now() -> datetime:
    """Return this moment, in UTC."""
    return datetime.now(UTC)


class UtcDateTime(TypeDecorator[datetime]):
    """A moment in UTC. SQLite forgets the time zone; it is put back when read."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """SQLite would drop any other zone unread."""
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """PostgreSQL answers in the zone of its server, SQLite in none."""
        if value is None:
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


Id = Annotated[str, mapped_column(primary_key=True, default=new_id)]
Moment = Annotated[datetime, mapped_column(UtcDateTime)]
