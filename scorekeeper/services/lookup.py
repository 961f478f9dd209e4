"""Finding things by id, within a book. Whatever is no id is not even asked for."""

import re

from sqlalchemy import select
from sqlalchemy.orm import Session

from scorekeeper.models import Book
from scorekeeper.services.errors import FieldCode, NotFound, Refused

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_KEY = re.compile(r"[!-~]{1,64}")


def check_id(*ids: str) -> None:
    """Raise NotFound for a text that cannot be an id (PostgreSQL would choke on some)."""
    for text in ids:
        if not _ID.fullmatch(text):
            raise NotFound(text)


def check_key(key: str) -> str | None:
    """Return the key of a request, None for an empty one; Refused if it could not be stored."""
    if key and not _KEY.fullmatch(key):
        raise Refused.because("key", FieldCode.BAD_KEY)
    return key or None


def lock_book(session: Session, book_id: str) -> Book:
    """Return the book's row, kept from other writers until the commit; NotFound."""
    check_id(book_id)
    book = session.scalar(select(Book).where(Book.id == book_id).with_for_update())
    if book is None:
        raise NotFound(book_id)
    return book
