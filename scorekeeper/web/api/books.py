"""Score books."""

from flask import Blueprint, Response, current_app

from scorekeeper.extensions import limiter
from scorekeeper.services import books
from scorekeeper.web import links
from scorekeeper.web.api.operations import answer, operation
from scorekeeper.web.api.schemas.answers import Book
from scorekeeper.web.api.schemas.sent import NewBook

bp = Blueprint("books", __name__)


@bp.post("/books")
@limiter.limit(lambda: str(current_app.config["NEW_BOOKS_LIMIT"]))
@operation({201: Book}, body=NewBook, token=False)
def create(body: NewBook) -> Response:
    """Start a score book. Keep its token: it is the only way in."""
    book = books.start_book(body.name)
    return answer(Book(id=book.id, name=book.name, keeper_token=links.keeper_token(book)), 201)
