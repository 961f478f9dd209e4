"""The real application behind the real server, on a database file of its own."""

import socket
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from flask import Flask
from waitress import wasyncore
from waitress.server import create_server

from scorekeeper.app import create_app
from scorekeeper.extensions import db
from scorekeeper.models.upgrade import upgrade
from scorekeeper.services import books
from scorekeeper.services.records import BookRecord
from scorekeeper.web import links

PLAIN_HOST = "table.test"  # the same server as phones meet it: over plain http, no secure context
THREADS = 8


class Server:
    """The application on a port of this computer; it can be stopped and started there again."""

    def __init__(self, folder: Path) -> None:
        self.app: Flask = create_app(INSTANCE=folder)
        self.port = free_port()
        self.hits: list[str] = []
        self._sockets: dict[int, Any] = {}
        self._running: tuple[Any, threading.Thread] | None = None
        with self.app.app_context():
            upgrade()

    @property
    def address(self) -> str:
        """Where a secure context is: browsers trust the computer itself."""
        return f"http://localhost:{self.port}"

    @property
    def plain_address(self) -> str:
        """The same as a phone in the network sees it; only our browser knows this name."""
        return f"http://{PLAIN_HOST}:{self.port}"

    def start(self) -> None:
        """Listen."""
        waitress = create_server(
            self._noted, map=self._sockets, host="127.0.0.1", port=self.port, threads=THREADS, ident=None
        )
        thread = threading.Thread(target=waitress.run, name="waitress")
        thread.start()
        self._running = waitress, thread

    def stop(self) -> None:
        """Hang up on everybody, as a computer does that is switched off."""
        if self._running is None:
            return
        waitress, thread = self._running
        waitress.trigger.pull_trigger(lambda: wasyncore.close_all(self._sockets))
        thread.join()
        waitress.task_dispatcher.shutdown()
        self._running = None

    def close(self) -> None:
        """Stop for good."""
        self.stop()
        self.app.extensions["printer"].close()
        with self.app.app_context():
            db.engine.dispose()

    def _noted(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        """Note each request as ``GET /path?query`` on its way to the application."""
        query = f"?{environ['QUERY_STRING']}" if environ["QUERY_STRING"] else ""
        self.hits.append(f"{environ['REQUEST_METHOD']} {environ['PATH_INFO']}{query}")
        return self.app(environ, start_response)

    def new_book(self, name: str = "") -> BookRecord:
        """Start a score book."""
        with self.app.app_context():
            return books.start_book(name)

    def keeper_path(self, book: BookRecord) -> str:
        """The keeper link of a book, without the server's address."""
        with self.app.test_request_context():
            return f"/keeper/{links.keeper_token(book)}"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
