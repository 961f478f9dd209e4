"""Who may see what. Without the right a thing does not exist: 404, never 403."""

from flask import abort, g, session

from scorekeeper.services import books, errors
from scorekeeper.services.records import BookRecord
from scorekeeper.web import links


def enter(token: str) -> BookRecord:
    """Open the book of a keeper token and remember it on this device. NotFound for one that opens nothing."""
    book = book_of(token)
    session.permanent = True
    session["keeper"] = token
    g.book = book
    return book


def book_of(token: str) -> BookRecord:
    """The book that a keeper token opens. Raises NotFound."""
    book = books.book(token.partition(".")[0])
    if not links.opens(book, token):
        raise errors.NotFound
    return book


def current_book() -> BookRecord | None:
    """The book this device keeps; None for a stranger, a damaged cookie, or a link renewed since."""
    if "book" not in g:
        try:
            g.book = book_of(str(session.get("keeper", "")))
        except errors.NotFound:
            g.book = None
    book: BookRecord | None = g.book
    return book


def kept_book() -> BookRecord:
    """The book this device keeps. Aborts with 404 where it keeps none."""
    book = current_book()
    if book is None:
        abort(404)
    return book
