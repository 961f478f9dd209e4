"""Score books."""

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from scorekeeper.extensions import db
from scorekeeper.models import Book, queries
from scorekeeper.services.errors import NotFound
from scorekeeper.services.lookup import check_id, lock_book
from scorekeeper.services.names import book_name
from scorekeeper.services.records import BookRecord
from scorekeeper.services.writing import writing


def start_book(name: str = "") -> BookRecord:
    """Start an empty book; its name may be empty. Refused if the name is too long."""
    return _start(Book(name=book_name(name)))


def house_book() -> BookRecord:
    """Return the book that ``serve`` opens, made on the first call."""
    house = select(Book).where(Book.house.is_(True))
    if found := db.session.scalar(house):
        return _record(found)
    try:
        return _start(Book(name="", house=True))
    except IntegrityError:  # another process was quicker
        return _record(db.session.scalars(house).one())


def book(book_id: str) -> BookRecord:
    """Return a book; NotFound."""
    check_id(book_id)
    row = db.session.execute(queries.BOOK, {"book": book_id}).one_or_none()
    if row is None:
        raise NotFound(book_id)
    return BookRecord(*row)


def rename_book(book_id: str, name: str) -> BookRecord:
    """Give a book another name, or none; NotFound, Refused if it is too long."""
    new_name = book_name(name)
    with writing() as session:
        found = lock_book(session, book_id)
        found.name = new_name
        return _record(found)


def renew_keeper_link(book_id: str) -> BookRecord:
    """Make every keeper link given out so far worthless; NotFound."""
    with writing() as session:
        found = lock_book(session, book_id)
        found.keeper_generation += 1
        return _record(found)


def _start(new: Book) -> BookRecord:
    with writing() as session:
        session.add(new)
        session.flush()
        return _record(new)


def _record(found: Book) -> BookRecord:
    return BookRecord(found.id, found.name, found.keeper_generation)
