"""The words of this request's language. Flask-Babel carries no types; here what we use of it has them."""

import flask_babel
from flask_babel.speaklater import LazyString

__all__ = ["LazyString", "gettext", "lazy_gettext", "locale", "ngettext", "pgettext"]


def gettext(text: str, **params: object) -> str:
    """`text` in this request's language, its ``%(name)s`` filled in."""
    return str(flask_babel.gettext(text, **params))


def ngettext(one: str, many: str, number: int, **params: object) -> str:
    """The right plural for `number`, which is ``%(num)s`` in it."""
    return str(flask_babel.ngettext(one, many, number, **params))


def pgettext(where: str, text: str, **params: object) -> str:
    """The same for a `text` that another language puts differently in the place `where` names."""
    return str(flask_babel.pgettext(where, text, **params))


def lazy_gettext(text: str) -> LazyString:
    """A sentence that is put into the reader's language when it is read."""
    return flask_babel.lazy_gettext(text)


def locale() -> str:
    """The language of this request: en or es."""
    return str(flask_babel.get_locale())
