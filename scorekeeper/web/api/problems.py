"""Every refusal as a problem document (RFC 9457): what it is and what to do; never a page or a traceback."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, current_app, g, request
from flask_limiter import RateLimitExceeded
from sqlalchemy.exc import OperationalError
from werkzeug.exceptions import HTTPException

from scorekeeper.services.errors import NotFound, Refused, Stale
from scorekeeper.web.api import words
from scorekeeper.web.api.errors import Invalid, Unreadable
from scorekeeper.web.api.schemas.game import Conflict, Game
from scorekeeper.web.api.schemas.problem import Problem, ProblemDocument, ProblemsDocument

DETAILS: dict[int, str] = {
    400: "This request cannot be read: send it again as the documentation has it.",
    401: "Send what a keeper link ends in, after /keeper/, as Authorization: Bearer TOKEN.",
    404: "There is nothing here that this token opens: check the address and the id in it.",
    405: "This address takes no such request: the header Allow names those that it takes.",
    409: "Somebody else was quicker: look at theirs, then send yours again with their version, or drop it.",
    413: "That is more than fits on a scoresheet: send less in one request.",
    415: "Send JSON, and say so: Content-Type: application/json.",
    422: "Some of this cannot be: mend what the problems name, and send it again.",
    429: "That was too often: wait as long as Retry-After says, and send it again.",
    500: "Something went wrong on our side. What was saved is safe: send it again with the same key.",
    503: "The score book is busy or cannot be written just now: send it again soon, with the same key.",
}
WAIT = "5"
"""Seconds after which a database that refused may be asked again."""


def register(bp: Blueprint) -> None:
    """Answer all errors of the API's views."""
    bp.register_error_handler(NotFound, lambda _: refuse(404))
    bp.register_error_handler(Unreadable, lambda error: refuse(400, f"This request cannot be read: {error}."))
    bp.register_error_handler(Invalid, lambda error: refuse_fields(list(error.problems)))
    bp.register_error_handler(Refused, lambda error: refuse_fields(words.of_fields(error.problems)))
    bp.register_error_handler(Stale, stale)
    bp.register_error_handler(OperationalError, database_failed)
    bp.register_error_handler(RateLimitExceeded, http_failed)
    bp.register_error_handler(HTTPException, http_failed)


def wanted() -> bool:
    """Whether this request gets a document where others get a page, even if its address does not exist."""
    return request.path.startswith("/api/")


def refuse(status: int, detail: str = "", **headers: str) -> Response:
    """A problem document."""
    document = ProblemDocument(
        title=HTTPStatus(status).phrase, status=status, detail=detail or DETAILS.get(status, DETAILS[400])
    )
    return _response(document, headers)


def refuse_fields(problems: list[Problem]) -> Response:
    """A problem document with everything that is wrong."""
    document = ProblemsDocument(
        title=HTTPStatus(422).phrase, status=422, detail=DETAILS[422], problems=problems
    )
    return _response(document)


def stale(error: Stale) -> Response:
    """What was sent, and what somebody else had saved before."""
    document = Conflict(
        title=HTTPStatus(409).phrase,
        status=409,
        detail=DETAILS[409],
        yours=g.yours.model_dump(exclude_unset=True),
        theirs=Game.of(error.theirs),
        version=error.theirs.version,
    )
    return _response(document)


def http_failed(error: HTTPException) -> Response:
    """What HTTP itself refuses, with the headers that belong to it (Allow, WWW-Authenticate, Retry-After)."""
    headers = {name: value for name, value in error.get_headers() if name != "Content-Type"}
    return refuse(error.code or 500, **headers)


def database_failed(error: OperationalError) -> Response:
    """A database that is locked for too long, read-only or full."""
    current_app.logger.error("the database refused: %s", error)
    return refuse(503, **{"Retry-After": WAIT})


def _response(document: ProblemDocument, headers: dict[str, Any] | None = None) -> Response:
    text = document.model_dump_json()
    return Response(text, document.status, headers, mimetype="application/problem+json")
