"""Bytes over the wire, heads of answers included: what a phone loads that has never been here, page by page.

It finds what a browser would load: style sheets, scripts and what these import, the modules that an element
names, the icon, fonts and pictures of a style sheet. What it has once it does not load again.
"""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

from tests.bench import servers
from tests.bench.figures import Figure, kilobytes
from tests.bench.house import HANDS, House, build
from tests.bench.visitor import PLAIN_HTTP, Visitor, keeper_cookie

HTTPS = "gzip, deflate, br"
"""The encodings that browsers ask for by https."""
IMPORTS = {
    ".js": re.compile(r"""^(?:import|export)\s(?:[^"';]*\sfrom\s+)?["']([^"']+)["']""", re.MULTILINE),
    ".css": re.compile(r"""(?:@import\s+|url\()["']?([^"')]+)"""),
}


def measure(folder: Path, *, quick: bool) -> Iterator[Figure]:
    """The first page, which is round entry, and all others after it, for http and for https."""
    house = build(folder, 1)
    with servers.product(folder) as server:
        for encoding in (PLAIN_HTTP,) if quick else (PLAIN_HTTP, HTTPS):
            browser = Browser(
                Visitor(server.port, cookie=keeper_cookie(server.port, house.token), encoding=encoding)
            )
            yield from _visits(browser, house, encoding)


class Browser:
    """Loads pages and what belongs to them, each file once."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._plain = Visitor(visitor.port, cookie=visitor.cookie, encoding="identity")
        self._has: set[str] = set()

    def visit(self, path: str) -> int:
        """The bytes that a visit of a page takes."""
        page = Page()
        page.feed(self._plain.get(path).body.decode())
        home = urljoin(path, next(file for file in page.files if file.endswith("/js/app.js")))
        modules = {urljoin(home, f"modules/{name}.js") for name in page.modules}
        return self._visitor.get(path).size + sum(self._load(file) for file in page.files | modules)

    def _load(self, path: str) -> int:
        if path in self._has or path.startswith("data:"):
            return 0
        self._has.add(path)
        answer = self._plain.get(path)
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status}")
        text = answer.body.decode(errors="replace")
        imports = IMPORTS[suffix].findall(text) if (suffix := Path(path).suffix) in IMPORTS else []
        return self._visitor.get(path).size + sum(self._load(urljoin(path, name)) for name in imports)


class Page(HTMLParser):
    """What a page asks a browser to load."""

    def __init__(self) -> None:
        super().__init__()
        self.files: set[str] = set()
        """Addresses."""
        self.modules: set[str] = set()
        """Names of behaviours that its elements ask for."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if tag == "link" and has.get("rel") in {"stylesheet", "icon", "modulepreload", "manifest"}:
            self.files.add(has["href"])
        if tag in {"script", "img"} and "src" in has:
            self.files.add(has["src"])
        self.modules.update(has.get("data-module", "").split())


def _visits(browser: Browser, house: House, encoding: str) -> Iterator[Figure]:
    game = f"/games/{house.games[0].id}"
    later = {
        "scoreboard": game,
        "correcting a hand": f"{game}/rounds/{HANDS}",
        "home": "/",
        "new game": "/games/new",
        "games": "/games",
        "pip counter": "/pips",
        "house rules": "/rules",
        "sheets, with the picture of one": "/sheets",
        "score book": "/book",
    }
    by = "https: br" if encoding == HTTPS else "http: gzip"
    first = browser.visit(f"{game}/rounds/new")
    yield Figure(f"first visit, to round entry, with all its files ({by})", kilobytes(first), "≤ 60 KB")
    sizes = {name: kilobytes(browser.visit(path)) for name, path in later.items()}
    told = ", ".join(f"{name} {size}" for name, size in sizes.items())
    yield Figure(
        f"later pages, each with its files that are new ({by})", told, "≤ 10 KB each, pictures apart"
    )
