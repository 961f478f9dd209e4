"""What the server and its PDF worker hold after an evening, and how soon a new server answers."""

from collections.abc import Iterator
from pathlib import Path

from tests.bench import servers
from tests.bench.figures import Figure, megabytes, milliseconds
from tests.bench.house import build
from tests.bench.load import Job, run
from tests.bench.saves import save_clients
from tests.bench.servers import Server
from tests.bench.visitor import Visitor, keeper_cookie

SAVES, CLIENTS = 1000, 8
SHEETS = 20
STARTS = 3


def measure(folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Resident memory, and seconds to the first answer."""
    house = build(folder, CLIENTS)
    saves = SAVES // (20 if quick else 1)
    with servers.product(folder) as server:
        cookie = keeper_cookie(server.port, house.token)
        run(Job(server.port, tuple(save_clients(house, server)), saves // CLIENTS))
        yield Figure(f"memory of serve after {saves} saves", megabytes(_memory(server)), "≤ 120 MB")
        _print(server, cookie, house.games[0].id)
        (worker,) = server.process.children()
        sheets = f"memory of the PDF worker after {SHEETS} sheets"
        yield Figure(sheets, megabytes(worker.memory_info().rss), "≤ 130 MB")
        yield Figure("memory of serve after them", megabytes(_memory(server)), "≤ 120 MB")
    for first in ("/healthz", "/"):
        seconds = min(_start(folder, first) for _ in range(1 if quick else STARTS))
        yield Figure(f"start of serve to the first answer of {first}", milliseconds(seconds), "≤ 2000 ms")
    (folder / "new").mkdir()
    yield Figure("the same with a database to make", milliseconds(_start(folder / "new", "/")), "≤ 2000 ms")


def _memory(server: Server) -> int:
    return int(server.process.memory_info().rss)


def _print(server: Server, cookie: str, game_id: str) -> None:
    """Blank sheets, all different, and the sheet of a game."""
    visitor = Visitor(server.port, cookie=cookie)
    for number in range(SHEETS - 1):
        visitor.get(f"/sheets/blank.pdf?set=12&players=6&names=Player+{number}")
    visitor.get(f"/games/{game_id}/sheet.pdf")
    visitor.close()


def _start(folder: Path, first: str) -> float:
    with servers.product(folder, first=first) as server:
        return server.start
