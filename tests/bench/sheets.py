"""Sheets as PDF: how long one takes, again and again, and whether other pages wait for them.

No two blank sheets have the same names, and before each filled one its game is corrected, so that only those
of the row that says so come out of the cache.
"""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench import servers
from tests.bench.figures import Figure, Times, milliseconds
from tests.bench.house import House, build
from tests.bench.load import Client, Job, Result, finish, start
from tests.bench.saves import save_clients
from tests.bench.servers import Server
from tests.bench.visitor import Visitor, keeper_cookie

SHEETS = 30
READS, PAUSE = 150, 0.02
"""How often the other phone reads its scoreboard, and how long it rests in between."""
RUNS = 4


def measure(folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Each kind of sheet, then another phone's pages with and without somebody printing."""
    house = build(folder, 2)
    count, runs = (SHEETS, RUNS) if not quick else (5, 1)
    with servers.product(folder) as server:
        phone = Visitor(server.port, cookie=keeper_cookie(server.port, house.token))
        blank, filled = _blank(phone), _filled(phone, save_clients(house, server)[0], house)
        blank(), filled()  # the worker is warm now
        yield Figure("blank sheet", str(_times(blank, count)), "≤ 150 ms")
        yield Figure("filled sheet, ten hands by six", str(_times(filled, count)), "≤ 350 ms")
        cached = _times(lambda: _fetch(phone, "/sheets/blank.pdf?names=Again"), count + 1)
        yield Figure("a sheet printed before", str(Times(cached.seconds[1:])), "≤ 5 ms")
        yield from _others(server, house, blank, runs)


def _blank(phone: Visitor) -> Callable[[], float]:
    printed = 0

    def fetch() -> float:
        nonlocal printed
        printed += 1
        return _fetch(phone, f"/sheets/blank.pdf?set=9&players=4&names=Ana%0ABen%0ACy%0ADee+{printed}")

    return fetch


def _filled(phone: Visitor, client: Client, house: House) -> Callable[[], float]:
    version = client.first
    varying = re.sub("seats-0-pips=[^&]*", "seats-0-pips={version}", client.forms[0])

    def fetch() -> float:
        nonlocal version
        form = varying.replace("{version}", str(version))
        corrector = Visitor(phone.port, cookie=client.cookie)
        if corrector.post(client.path, form).status != 302:
            raise RuntimeError("a correction was refused")
        corrector.close()
        version += 1
        return _fetch(phone, f"/games/{house.games[0].id}/sheet.pdf")

    return fetch


def _fetch(phone: Visitor, path: str) -> float:
    begun = time.perf_counter()
    answer = phone.get(path)
    if answer.headers["content-type"] != "application/pdf":
        raise RuntimeError(f"{path}: {answer.status}, no PDF")
    return time.perf_counter() - begun


def _times(fetch: Callable[[], float], count: int) -> Times:
    return Times(tuple(fetch() for _ in range(count)))


def _others(server: Server, house: House, blank: Callable[[], float], runs: int) -> Iterator[Figure]:
    """Read a scoreboard in turn while nobody prints and while somebody prints all the time."""
    cookie = keeper_cookie(server.port, house.token)
    job = Job(server.port, (Client(cookie, f"/games/{house.games[1].id}"),), READS, warm=5, pause=PAUSE)
    alone, beside = [], []
    for _ in range(runs):
        alone.append(finish(start(job)))
        reading = start(job)
        while reading.poll() is None:
            blank()
        beside.append(finish(reading))
    without, during = (min(runs, key=_p95).times for runs in (alone, beside))
    yield Figure("another phone's scoreboard while nobody prints", str(without))
    yield Figure(
        "another phone's scoreboard while sheets are printed", str(during), f"p95 {milliseconds(without.p95)}"
    )


def _p95(result: Result) -> float:
    return result.times.p95
