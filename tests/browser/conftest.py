"""One browser and one server for all tests; a phone and a score book of its own for each."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from scorekeeper.services.records import BookRecord
from tests.browser.faults import Faults
from tests.browser.server import PLAIN_HOST, Server
from tests.browser.table import Table

NewContext = Callable[..., BrowserContext]
Seat = Callable[..., Table]
PHONE = {"width": 390, "height": 844}
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": "/usr/bin/chromium", "args": list(FLAGS)}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return {
        "viewport": PHONE,
        "device_scale_factor": 2,
        "has_touch": True,
        "reduced_motion": "reduce",
        "locale": "en-US",
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests share."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.close()


@pytest.fixture
def book(server: Server) -> BookRecord:
    """An empty score book."""
    return server.new_book()


@pytest.fixture
def faults() -> Iterator[Faults]:
    """Fails the test for anything that goes wrong in a page unnoticed."""
    faults = Faults()
    yield faults
    assert faults.unexpected() == []
    assert faults.missing() == []


@pytest.fixture
def new_context(
    browser: Browser, browser_context_args: dict[str, Any], faults: Faults
) -> Iterator[NewContext]:
    """Make browsers' contexts: phones, unless told otherwise. Each is watched."""
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        context = browser.new_context(**(browser_context_args | options))
        context.set_default_timeout(10_000)
        faults.watch(context)
        contexts.append(context)
        return context

    yield make
    for page in (page for context in contexts for page in context.pages):
        faults.settle(page)
    for context in contexts:
        context.close()


@pytest.fixture
def sit_down(new_context: NewContext, server: Server, book: BookRecord) -> Seat:
    """Bring another phone to the table: it opens the keeper link and stands on the first page."""

    def sit(at: Server = server, of: BookRecord = book, *, plain: bool = False, **options: Any) -> Table:
        page = new_context(**options).new_page()
        table = Table(page, at, of, at.plain_address if plain else at.address)
        table.open_keeper_link()
        return table

    return sit


@pytest.fixture
def table(sit_down: Seat) -> Table:
    """A phone at the table of an empty score book."""
    return sit_down()


@pytest.fixture
def page(table: Table) -> Page:
    """The page that the phone shows."""
    return table.page


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, to be stopped and started at will."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.close()
