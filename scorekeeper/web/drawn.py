"""Parts of pages, drawn once and kept: when a hand is saved, most of the scoreboard stays as it was."""

from collections.abc import Callable, Hashable
from functools import lru_cache, partial

from flask import get_template_attribute, request
from markupsafe import Markup

from scorekeeper.web.i18n import locale

KEPT = 1000  # parts, of at most 8 KB each


def drawer() -> Callable[..., Markup]:
    """What draws parts in this request's language: ``draw(template, macro, *made_of)``.

    Nothing that differs from page to page may be in a part, but for what it is made of.
    """
    return partial(_drawn, request.script_root, locale())


@lru_cache(KEPT)
def _drawn(_root: str, _language: str, template: str, macro: str, *made_of: Hashable) -> Markup:
    part: Markup = get_template_attribute(template, macro)(*made_of)
    return part
