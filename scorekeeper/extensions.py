"""The Flask extensions, unbound: ``create_app`` binds them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from flask import current_app
from flask_babel import Babel
from flask_compress import Compress
from flask_limiter import Limiter
from flask_limiter.util import get_remote_address
from flask_sqlalchemy import SQLAlchemy
from flask_wtf import CSRFProtect
from sqlalchemy import MetaData
from sqlalchemy.orm import DeclarativeBase

if TYPE_CHECKING:
    from flask_migrate import Migrate


class Base(DeclarativeBase):
    """Every table. Constraints are named, so that migrations can name them too."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


db = SQLAlchemy(model_class=Base)
csrf = CSRFProtect()
babel = Babel()
compress = Compress()
limiter = Limiter(get_remote_address)


def migrations() -> Migrate:
    """Return what runs and writes migrations, bound when it is needed: to load it takes 11 MB and 0.2 s."""
    from flask_migrate import Migrate  # noqa: PLC0415

    return Migrate(current_app, db, directory=Path(__file__).parent / "migrations")
