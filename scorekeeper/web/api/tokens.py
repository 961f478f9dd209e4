"""Who is asking: bearer tokens. The cookie of a phone opens nothing here, so no forged form can."""

from flask import request
from werkzeug.datastructures import WWWAuthenticate
from werkzeug.exceptions import Unauthorized

from scorekeeper.services.errors import NotFound
from scorekeeper.services.records import BookRecord
from scorekeeper.web import access


def kept_book() -> BookRecord:
    """The book that the token of this request opens, what a keeper link ends in. Raises Unauthorized."""
    sent = request.authorization
    if sent is not None and sent.type == "bearer" and sent.token:
        try:
            return access.book_of(sent.token)
        except NotFound:
            pass
    raise Unauthorized(www_authenticate=WWWAuthenticate("bearer", {"realm": "scorekeeper"}))
