"""The first page: the running game on top, or for a stranger how to begin."""

from flask import Blueprint, render_template, session

from scorekeeper.services import games
from scorekeeper.web import access

RECENT = 5

bp = Blueprint("home", __name__)


@bp.get("/")
def home() -> str:
    """Show the book of this device, or offer to start one."""
    book = access.current_book()
    if book is None:
        return render_template("home/welcome.html")
    session.modified = True  # its cookie is good for as long again
    running = games.running_game(book.id)
    rows = games.games(book.id, limit=RECENT + 1)
    others = [row for row in rows if running is None or row.id != running.id][:RECENT]
    latest = rows[0] if rows else None
    return render_template("home/home.html", book=book, running=running, others=others, latest=latest)
