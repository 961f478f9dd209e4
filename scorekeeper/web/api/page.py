"""The page that tells people how their programs can keep score here."""

from flask import Blueprint, current_app, render_template, request

bp = Blueprint("page", __name__)


@bp.get("")
def show() -> str:
    """The documentation; its examples are run as tests, in the order they stand in."""
    address = str(current_app.config["PUBLIC_URL"] or request.url_root).rstrip("/")
    return render_template("api/page.html", address=f"{address}/api/v1")
