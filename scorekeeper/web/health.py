"""Whether the house is up: for monitors and for the one who just started it."""

from flask import Blueprint

bp = Blueprint("health", __name__)


@bp.get("/healthz")
def healthz() -> dict[str, str]:
    """Answer without touching the book."""
    return {"status": "ok"}
