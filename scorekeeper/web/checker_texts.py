"""A hand as text: pasted or opened, drawn, with its problems line by line, and gone through step by step."""

from flask import Blueprint, current_app, render_template, request
from werkzeug.exceptions import RequestEntityTooLarge

from scorekeeper.rules import HandRecord
from scorekeeper.web.api.rate import Minute
from scorekeeper.web.forms import whole_number
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.replay import Replay
from scorekeeper.web.table_picture import draw

LONGEST = 64 * 1024
"""Bytes of a text that is read: a whole evening with a double-eighteen has half of that."""

bp = Blueprint("checker_texts", __name__)
minute = Minute()


@bp.get("/check/hand")
def form() -> str:
    """Ask for a text."""
    return page("")


@bp.post("/check/hand")
def show() -> str | tuple[str, int]:
    """The hand of a text at the step asked for."""
    minute.count(current_app.config["CHECKS_PER_MINUTE"])
    text = sent_text()
    if len(text.encode()) > LONGEST:
        return page(text, too_long()), 413
    hands = HandRecord.parse_all(text)
    if not hands:
        return page(text, _("There is no hand in this text: paste one, or open a file.")), 422
    asked = request.form.get("other") or request.form.get("which", "0")
    which = min(max(whole_number(asked), 0), len(hands) - 1)
    step = request.form.get("step")
    replay = Replay.of(hands[which], None if step is None else max(0, whole_number(step)))
    picture = draw(replay.table, newest=replay.newest) if replay.table else ""
    cut = len(hands[which].lines) > len(replay.hand.lines)
    return page(text, hands=len(hands), which=which, replay=replay, picture=picture, cut=cut)


@bp.errorhandler(RequestEntityTooLarge)
def refuse(_error: RequestEntityTooLarge) -> tuple[str, int]:
    """More than is even looked at."""
    return page("", too_long()), 413


def page(text: str, refused: str = "", **shown: object) -> str:
    """The page; without anything shown it is the form alone."""
    return render_template("checker/hand_text.html", text=text, refused=refused, **shown)


def sent_text() -> str:
    """The text of the file, where one was opened, else what was pasted."""
    file = request.files.get("file")
    opened = file.read().decode("utf-8", errors="replace") if file else ""
    return opened or request.form.get("text", "")


def too_long() -> str:
    """That a text is too long, and how much is read."""
    return _("This text is longer than %(size)s KB: paste one evening at most.", size=LONGEST // 1024)
