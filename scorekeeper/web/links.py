"""Links that carry a right. Their secret is computed, never stored: an HMAC over what the link opens."""

import base64
import hashlib
import hmac

from flask import current_app, url_for

from scorekeeper.services.records import BookRecord

SECRET_BYTES = 18  # 144 bits, 24 characters


def secret(kind: str, subject: str, generation: int) -> str:
    """The secret of a link of one `kind` to one `subject`; a new `generation` makes older ones worthless."""
    key = str(current_app.config["SECRET_KEY"]).encode()
    digest = hmac.digest(key, f"{kind}:{subject}:{generation}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:SECRET_BYTES]).decode()


def keeper_token(book: BookRecord) -> str:
    """What a keeper link ends in: the book's id and the secret that opens it."""
    return f"{book.id}.{secret('keeper', book.id, book.keeper_generation)}"


def opens(book: BookRecord, token: str) -> bool:
    """Whether `token` is the keeper token of `book` as it stands now."""
    return hmac.compare_digest(keeper_token(book).encode(), token.encode())


def keeper_link(book: BookRecord) -> str:
    """The whole link, under the address that phones use (``PUBLIC_URL``) or that this request came by."""
    path = url_for("books.keeper", token=keeper_token(book))
    if public := current_app.config["PUBLIC_URL"]:
        return str(public).rstrip("/") + path
    return url_for("books.keeper", token=keeper_token(book), _external=True)
