"""Parts of pages, drawn once and kept: when a hand is saved, most of the scoreboard stays as it was."""

from collections.abc import Hashable
from functools import lru_cache

from flask import get_template_attribute, request
from markupsafe import Markup

from scorekeeper.web.i18n import locale

KEPT = 1000  # parts, of at most 8 KB each


def drawn(template: str, macro: str, *made_of: Hashable) -> Markup:
    """What a macro makes of its arguments. Nothing else that differs from page to page may be in it."""
    return _drawn(request.script_root, locale(), template, macro, made_of)


@lru_cache(KEPT)
def _drawn(_root: str, _language: str, template: str, macro: str, made_of: tuple[Hashable, ...]) -> Markup:
    part: Markup = get_template_attribute(template, macro)(*made_of)
    return part
