"""HTML as a tree. Strict: every element that is opened is closed, in its order; ours are."""

from html.parser import HTMLParser
from xml.etree.ElementTree import Element, TreeBuilder

import tinyhtml5.parser

VOID = {"base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
"""The elements that hold nothing and are not closed."""

Attributes = list[tuple[str, str | None]]


def parse(text: str) -> Element:
    """Return the root of a page. Raises AssertionError if its elements are not closed in their order."""
    return _Reader().read(text)


def errors(text: str) -> list[object]:
    """What a browser would have to mend in a page. Thorough, and ten times slower."""
    parser = tinyhtml5.parser.HTMLParser()
    parser.parse(text)
    return list(parser.errors)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self._builder = TreeBuilder()
        self._open: list[str] = []

    def read(self, text: str) -> Element:
        self.feed(text.replace("\r\n", "\n"))
        self.close()
        assert not self._open, f"{self._open} are never closed"
        return self._builder.close()

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        self._builder.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self._builder.end(tag)
        else:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Attributes) -> None:
        self._builder.start(tag, {name: value or "" for name, value in attrs})
        self._builder.end(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open[-1:] == [tag], f"{self.getpos()}: </{tag}> where {self._open} are open"
        self._builder.end(self._open.pop())

    def handle_data(self, data: str) -> None:
        if self._open:
            self._builder.data(data)
