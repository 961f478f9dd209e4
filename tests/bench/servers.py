"""Servers as processes of their own, so that what they cost is theirs alone."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[2]
HOST = "127.0.0.1"
PATIENCE = 30.0
"""Seconds that a server may take to start."""


@dataclass(frozen=True)
class Server:
    """A server that answers."""

    port: int
    """Where it listens, on this computer only."""
    process: psutil.Process
    """Its process."""
    start: float
    """Seconds from its start to its first answer."""


@contextmanager
def product(folder: Path, *, first: str = "/healthz") -> Iterator[Server]:
    """``scorekeeper serve`` upon an instance folder, ready once ``first`` is answered."""
    port = _free_port()
    command = ("scorekeeper", "serve", "--host", HOST, "--port", str(port))
    with _running(command, folder, port, first) as server:
        yield server


@contextmanager
def bare(folder: Path) -> Iterator[Server]:
    """The bare application that the product is compared with."""
    port = _free_port()
    with _running(("tests.bench.bare", str(folder), str(port)), folder, port, "/games/0") as server:
        yield server


@contextmanager
def echo(folder: Path) -> Iterator[Server]:
    """The bare echo that a check is compared with."""
    port = _free_port()
    with _running(("tests.bench.echo", str(port)), folder, port, "/healthz") as server:
        yield server


@contextmanager
def _running(module: Sequence[str], folder: Path, port: int, first: str) -> Iterator[Server]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SCOREKEEPER_")}
    environment["SCOREKEEPER_INSTANCE"] = str(folder)
    begun = time.perf_counter()
    with (
        (folder / "server.log").open("w") as log,
        subprocess.Popen(  # noqa: S603 - our own programs
            [sys.executable, "-m", *module], cwd=ROOT, env=environment, stdout=log, stderr=log
        ) as process,
    ):
        try:
            _wait_for_answer(process, port, first)
            yield Server(port, psutil.Process(process.pid), time.perf_counter() - begun)
        finally:
            process.terminate()


def _wait_for_answer(process: subprocess.Popen[bytes], port: int, path: str) -> None:
    until = time.perf_counter() + PATIENCE
    while process.poll() is None and time.perf_counter() < until:
        connection = HTTPConnection(HOST, port)
        try:
            connection.request("GET", path)
            connection.getresponse().read()
        except ConnectionRefusedError:
            time.sleep(0.01)
        else:
            return
        finally:
            connection.close()
    raise RuntimeError(f"{process.args!r} does not answer; see its server.log")


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        return int(listener.getsockname()[1])
