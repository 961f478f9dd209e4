"""How this device shows things: language, light or dark, coloured or black pips. Kept in its cookie."""

import re

from flask import Blueprint, Response, current_app, redirect, request, session, url_for
from werkzeug.wrappers import Response as BaseResponse

THEMES = ("auto", "light", "dark", "black")
PIPS = ("coloured", "black")

bp = Blueprint("display", __name__)


def language() -> str:
    """The language of this request: the switch's, else the browser's, else English."""
    languages: tuple[str, ...] = current_app.config["LANGUAGES"]
    asked = request.accept_languages.best_match(languages)
    return _one_of(languages, session.get("language")) or asked or languages[0]


def theme() -> str:
    """The theme of this device."""
    return _one_of(THEMES, session.get("theme")) or THEMES[0]


def pips() -> str:
    """Whether this device shows pips in colour or in black."""
    return _one_of(PIPS, session.get("pips")) or PIPS[0]


def _one_of(positions: tuple[str, ...], chosen: object) -> str | None:
    return chosen if isinstance(chosen, str) and chosen in positions else None


@bp.post("/display")
def change() -> BaseResponse | Response:
    """Take what the switches say; what is not one of their positions changes nothing."""
    choices = {"language": current_app.config["LANGUAGES"], "theme": THEMES, "pips": PIPS}
    for name, allowed in choices.items():
        if (value := request.form.get(name)) in allowed:
            session[name] = value
            session.permanent = True
    return redirect(own_path(request.form.get("back", "")) or url_for("home.home"))


def own_path(path: str) -> str:
    """`path` if it leads to a page of ours, else nothing: an address of another site starts otherwise.

    Browsers leave control characters out, so that ``/<tab>/evil.example`` would lead there too.
    """
    return path if re.fullmatch(r"/(?![/\\])[^\x00-\x20\x7f]*", path) else ""
