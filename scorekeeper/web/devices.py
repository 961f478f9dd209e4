"""What this phone is called in the history of games."""

import secrets

from flask import Blueprint, flash, redirect, request, session, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.services.names import label
from scorekeeper.web import access
from scorekeeper.web.i18n import gettext as _

bp = Blueprint("devices", __name__)


def device() -> str:
    """The name of this phone: one made up, until it is given another."""
    name = session.get("device")
    if not isinstance(name, str) or not label(name):
        name = session["device"] = _("phone %(mark)s", mark=secrets.token_hex(1))
    return label(name)


@bp.post("/book/device")
def rename() -> BaseResponse:
    """Call this phone something else; a name with nothing to see in it has one made up again."""
    access.kept_book()
    session["device"] = request.form.get("device", "")
    flash(_("This phone is called “%(name)s” now.", name=device()))
    return redirect(url_for("books.show"))
