"""Every error page: a sentence that says what happened and what to do. No traceback reaches a person."""

from flask import Flask, Response, current_app, g, render_template, request, url_for
from flask_limiter import RateLimitExceeded
from flask_wtf.csrf import CSRFError
from sqlalchemy.exc import OperationalError
from werkzeug.exceptions import HTTPException

from scorekeeper.services import details
from scorekeeper.services.errors import NotFound
from scorekeeper.web import access
from scorekeeper.web.api import problems
from scorekeeper.web.i18n import LazyString
from scorekeeper.web.i18n import lazy_gettext as _l

SENTENCES: dict[int, LazyString] = {
    400: _l("This request could not be read. Go back and try again."),
    404: _l("There is nothing here. The link may be incomplete, or this phone may not keep this score book."),
    405: _l("This address takes no such request. Start again from the first page."),
    413: _l("That is more than fits on a scoresheet. Go back and shorten what you typed."),
    429: _l("That was too often. Wait a minute and try again."),
    500: _l("Something went wrong on our side. What was saved is safe; go back and try again."),
    503: _l("The score book is busy or cannot be written just now. Try again in a moment."),
}
BINNED = _l("This game is in the bin. Bring it back first.")
TO_BE_SENT_AGAIN = {404, 500, 503}
"""After these what was typed can be sent once more as it was."""


def register(app: Flask) -> None:
    """Answer every kind of error with the error page."""
    app.register_error_handler(NotFound, not_found)
    app.register_error_handler(CSRFError, csrf_failed)
    app.register_error_handler(RateLimitExceeded, lambda _: page(429))
    app.register_error_handler(OperationalError, database_failed)
    app.register_error_handler(HTTPException, http_failed)


def page(code: int, sentence: LazyString | None = None, *, binned: str = "") -> tuple[str, int]:
    """The error page for an HTTP status; with ``binned`` it brings back the game of that id.

    What was typed can be sent again from it. When it is our fault it does without the book: that may be it.
    """
    if code >= 500:
        g.book = None
    again, place = sent() if code in TO_BE_SENT_AGAIN else ([], "")
    words = sentence or SENTENCES.get(code, SENTENCES[500])
    text = render_template("error.html", code=code, sentence=words, again=again, place=place, binned=binned)
    return text, code


def sent() -> tuple[list[tuple[str, str]], str]:
    """The fields of the form that was sent, but for our token, and where it goes; none where it cannot."""
    if request.endpoint is None:
        return [], ""
    fields = [(name, text) for name, text in request.form.items(multi=True) if name != "csrf_token"]
    return fields, url_for(request.endpoint, **request.view_args or {}) if fields else ""


def not_found(_: NotFound) -> tuple[str, int]:
    """What is not there; a game of this phone's book may only be in the bin."""
    book, game = access.current_book(), (request.view_args or {}).get("game_id")
    if book and game in [row.id for row in details.binned(book.id)]:
        return page(404, BINNED, binned=str(game))
    return page(404)


def http_failed(error: HTTPException) -> tuple[str, int] | Response:
    """What HTTP itself refuses; an unforeseen error arrives here as a 500, logged by Flask."""
    if problems.wanted():
        return problems.http_failed(error)
    return page(error.code or 500)


def database_failed(error: OperationalError) -> tuple[str, int]:
    """A database that is locked for too long, read-only or full."""
    current_app.logger.error("the database refused: %s", error)
    return page(503)


def csrf_failed(_: CSRFError) -> tuple[str, int]:
    """A form without our token: the cookie was deleted or is refused by the browser."""
    return page(
        400,
        _l(
            "This phone did not send its cookie back. Allow cookies for this address, reload, and send again."
        ),
    )
