"""What templates can call: pictures, plain words, dates, and what stands on every page."""

import json
from functools import lru_cache

from flask import Flask, current_app, request
from markupsafe import Markup

from scorekeeper.pictures.tile import half_sprite, tile_svg
from scorekeeper.rules import DOUBLE_BLANK, Tile, UnreadableTile
from scorekeeper.web import access, clock, display, play_words, problem_words, rule_words, sentences
from scorekeeper.web.drawn import drawer
from scorekeeper.web.hands import rows_of
from scorekeeper.web.i18n import locale

FILTERS = {
    "and_list": sentences.and_list,
    "day": clock.day,
    "day_of": clock.day_of,
    "from_json": json.loads,
    "line": sentences.line,
}
WORDS = {
    "ahead": sentences.ahead,
    "ahead_in_row": sentences.ahead_in_row,
    "hand_of": sentences.hand_of,
    "line_words": sentences.line_words,
    "nobody_holds": sentences.nobody_holds,
    "play_sentence": play_words.sentence,
    "problem_sentence": problem_words.sentence,
    "rule_sentence": rule_words.sentence,
    "rule_sentences": rule_words.sentences,
    "rule_words": rule_words.WORDS,
    "who_starts": sentences.who_starts,
}


def register(app: Flask) -> None:
    """Hand them to every template."""
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.filters.update(FILTERS)
    app.jinja_env.globals.update(
        tile=picture,
        halves=lambda size: Markup(half_sprite(size)),  # noqa: S704 - our own picture
        opening=lambda number: Tile(number, number),
        parse_tile=parse_tile,
        rows_of=rows_of,
        **WORDS,
    )
    app.context_processor(page_globals)


def page_globals() -> dict[str, object]:
    """What the frame of every page needs."""
    return {
        "static": f"{request.script_root}{current_app.static_url_path}",
        "drawn": drawer(),
        "language": locale(),
        "theme": display.theme(),
        "pips": display.pips(),
        "brand": Tile(6, 4),
        "here": request.full_path.rstrip("?") if request.method == "GET" else "/",
        "kept": access.current_book,
    }


@lru_cache(1000)
def picture(tile: Tile, title: str = "", *, upright: bool = False) -> Markup:
    """A tile as a picture; without a title it is only an ornament beside words that say the same."""
    return Markup(tile_svg(tile, title=title or None, upright=upright))  # noqa: S704 - our own picture


def parse_tile(text: str | None) -> Tile:
    """The tile a field names; the double blank where it names none, so that there is always a picture."""
    try:
        return Tile.parse(text or "")
    except UnreadableTile:
        return DOUBLE_BLANK
