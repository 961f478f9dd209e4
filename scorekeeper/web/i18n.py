"""The words of this request's language. Flask-Babel, which finds it out, carries no types; here they are.

Flask-Babel would search for the catalogue again at every word, and a scoreboard has hundreds.
"""

from collections.abc import Callable
from functools import cache, partial

import flask_babel
from babel import Locale
from babel.support import NullTranslations, Translations
from flask import Flask
from flask_babel.speaklater import LazyString
from markupsafe import Markup

from scorekeeper.places import TRANSLATIONS

__all__ = ["LazyString", "gettext", "lazy_gettext", "locale", "ngettext", "pgettext", "register"]


def register(app: Flask) -> None:
    """Let templates find their words here too; imported macros, which see no context, at each word anew."""
    app.context_processor(in_templates)
    app.jinja_env.globals.update(
        _=lambda text, **params: _phrase(_words(), text, **params),
        ngettext=lambda one, many, number, **params: _plural(_words(), one, many, number, **params),
    )


def in_templates() -> dict[str, Callable[..., Markup]]:
    """What finds the words of this request's language in a template."""
    words = _words()
    return {"_": partial(_phrase, words), "ngettext": partial(_plural, words)}


def gettext(text: str, **params: object) -> str:
    """`text` in this request's language, its ``%(name)s`` filled in."""
    words = _words().gettext(text)
    return words % params if params else words


def ngettext(one: str, many: str, number: int, **params: object) -> str:
    """The right plural for `number`, which is ``%(num)s`` in it."""
    return _words().ngettext(one, many, number) % {"num": number, **params}


def pgettext(where: str, text: str, **params: object) -> str:
    """The same for a `text` that another language puts differently in the place `where` names."""
    words = str(_words().pgettext(where, text))
    return words % params if params else words


def lazy_gettext(text: str) -> LazyString:
    """A sentence that is put into the reader's language when it is read."""
    return LazyString(gettext, text)


def locale() -> str:
    """The language of this request: en or es."""
    return str(flask_babel.get_locale())


def _phrase(words: NullTranslations, text: str, **params: object) -> Markup:
    """The words are not escaped, what is filled in is."""
    found = Markup(words.gettext(text))  # noqa: S704 - our own words
    return found % params if params else found


def _plural(words: NullTranslations, one: str, many: str, number: int, **params: object) -> Markup:
    return Markup(words.ngettext(one, many, number)) % {"num": number, **params}  # noqa: S704 - as above


def _words() -> NullTranslations:
    return _catalogue(flask_babel.get_locale())


@cache
def _catalogue(language: Locale | None) -> NullTranslations:
    """The words of a language; English ones, as written in the program, where it has none."""
    return Translations.load(TRANSLATIONS, [language]) if language else NullTranslations()
