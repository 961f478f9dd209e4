"""How this device shows things: language, light or dark, coloured or black pips. Kept in its cookie."""

from flask import Blueprint, Response, current_app, redirect, request, session, url_for
from werkzeug.wrappers import Response as BaseResponse

THEMES = ("auto", "light", "dark", "black")
PIPS = ("coloured", "black")

bp = Blueprint("display", __name__)


def language() -> str:
    """The language of this request: the switch's, else the browser's, else English."""
    languages = current_app.config["LANGUAGES"]
    chosen = session.get("language")
    return chosen if chosen in languages else request.accept_languages.best_match(languages) or "en"


def theme() -> str:
    """The theme of this device."""
    return chosen if (chosen := session.get("theme")) in THEMES else "auto"


def pips() -> str:
    """Whether this device shows pips in colour or in black."""
    return chosen if (chosen := session.get("pips")) in PIPS else "coloured"


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
    """`path` if it leads to a page of ours, else nothing: an address of another site starts otherwise."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else ""
