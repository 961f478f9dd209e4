"""No template says a word past the translators."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from jinja2 import Environment

from scorekeeper.places import TEMPLATES

NAMES = {"Chicken Foot"}  # the same in every language
READ_ALOUD = {"alt", "aria-label", "placeholder", "title"}
NOT_PROSE = {"pre", "script", "style"}  # commands to type, and code
GOES_THROUGH = re.compile(  # translated as a block; or code to type, a class or CSS
    r"{%-? (trans\b.*?endtrans|call example\b.*?endcall|block (width|style) .*?endblock) -?%}", re.DOTALL
)


class Prose(HTMLParser):
    """The words in a template's own HTML, and in the attributes that are read aloud or shown."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside.append(tag)
        self.found += [value for name, value in attrs if name in READ_ALOUD and value]

    def handle_endtag(self, tag: str) -> None:
        while self._inside and self._inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not NOT_PROSE & set(self._inside):
            self.found.append(data)


def own_html(source: str) -> Iterator[str]:
    """What a template says itself: no expressions, no comments, nothing that is translated as a block."""
    for _line, kind, text in Environment(autoescape=True).lex(GOES_THROUGH.sub("", source)):
        if kind == "data":
            yield text


def literal_words(source: str) -> list[str]:
    """The pieces of prose in a template that are the same in every language, though they have words."""
    prose = Prose()
    prose.feed("".join(own_html(source)))
    pieces = (piece.strip(" \n·") for piece in prose.found)
    return [piece for piece in pieces if re.search(r"[^\W\d_]", piece) and piece not in NAMES]


@pytest.mark.parametrize(
    "template",
    [pytest.param(file, id=str(file.relative_to(TEMPLATES))) for file in sorted(TEMPLATES.rglob("*.html"))],
)
def test_a_template_says_nothing_but_through_gettext(template: Path) -> None:
    assert literal_words(template.read_text()) == []


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("<p>{{ _('Hand') }} · 6-4 {# two #}</p>", []),
        ("<p>Hand {{ n }}</p>", ["Hand"]),
        ('<td {% if x %}class="best"{% endif %} title="Total">7</td>', ["Total"]),
        ("<p>{% trans n=n %}{{ n }} hand{% pluralize %}{{ n }} hands{% endtrans %} or so</p>", ["or so"]),
        ("<style>p { color: red }</style><pre>apt install x</pre><h1>Chicken Foot</h1>", []),
    ],
)
def test_words_are_found_in_templates(source: str, words: list[str]) -> None:
    assert literal_words(source) == words
