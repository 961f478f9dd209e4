"""A table to be sent on: its link, and the same as a QR code."""

import segno
from flask import Blueprint, current_app, render_template, request, url_for
from markupsafe import Markup
from segno import DataOverflowError

from scorekeeper.web.checker_setting import Setting
from scorekeeper.web.checker_state import State

LONG, ONE_MASK = 600, 4
"""A link with so many characters gets a code under one mask: to try all eight takes a tenth of a second, and
among so many dots none is much better than another."""

bp = Blueprint("checker_share", __name__)


@bp.get("/check/share")
def show() -> str:
    """The link to a table. One's own tiles are not in it: they are nobody else's business."""
    state = State.read(request.args, Setting())
    link = whole_link(state.for_others())
    return render_template("checker/share.html", back=state.url(), link=link, code=code(link))


def whole_link(state: State) -> str:
    """The link, under the address that phones use or that this request came by."""
    if public := current_app.config["PUBLIC_URL"]:
        return str(public).rstrip("/") + state.url()
    return url_for("checker.check", _external=True, **state.args)


def code(link: str) -> Markup | None:
    """The link as a picture; None for one that is longer than a QR code can be."""
    try:
        made = segno.make_qr(link, error="l", mask=ONE_MASK if len(link) > LONG else None)
    except DataOverflowError:
        return None
    picture = made.svg_inline(svgclass="qr", lineclass=None, omitsize=True, border=2)
    return Markup(picture)  # noqa: S704 - drawn by segno from the link
