"""Saving a hand, durable on disk, and reading the scoreboard it leads to; a bare application beside it.

Each client corrects the tenth hand of a game of its own, over and over: two fillings in turn, the version
rising as a browser's would. A correction replaces what a new hand only adds. Both servers run all the time
and are loaded in turn, in many short runs, of which the quickest counts: other programs disturb it least.
"""

import gzip
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import urlencode

from tests.bench import servers
from tests.bench.bare import PAGE, SEATS
from tests.bench.figures import Figure, kilobytes, milliseconds
from tests.bench.house import HANDS, House, build, latest_hand_forms
from tests.bench.load import Client, Job, Result, run
from tests.bench.servers import Server
from tests.bench.visitor import Visitor, csrf_field, keeper_cookie

LEVELS = {1: 60, 8: 15, 32: 6}
"""How many clients, and how often each of them saves in a run."""
RUNS = 6
QUICK = {1: 20, 8: 4}
AIM = 1.5
NOTES = ("pips", "out", "pips, double blank", "correction")
WARM = 2


@dataclass(frozen=True)
class Loaded:
    """One run upon one server."""

    result: Result
    """What the phones saw."""
    processor: float
    """Seconds of processor time that the server took for one save with its page."""


Loads = dict[tuple[str, int], list[Loaded]]


def measure(folder: Path, *, quick: bool) -> Iterator[Figure]:
    """The saves of both, and their pages' sizes."""
    levels = QUICK if quick else LEVELS
    house = build(folder, max(levels))
    with servers.product(folder) as product:
        page = _page(product, keeper_cookie(product.port, house.token), f"/games/{house.games[0].id}")
        (folder / PAGE).write_bytes(page)
        with servers.bare(folder) as bare:
            loads = _loads(house, product, bare, levels, 1 if quick else RUNS)
            yield _sizes(page, _page(bare, "", "/games/0"))
    for level in levels:
        ours, theirs = (min(loads[name, level], key=_median) for name in ("product", "bare"))
        yield from _rows(level, ours, theirs)


def save_clients(house: House, server: Server) -> list[Client]:
    """A phone for each game, ready to correct its latest hand."""
    clients = []
    for game in house.games:
        path = f"/games/{game.id}/rounds/{HANDS}"
        cookie, token = csrf_field(server.port, keeper_cookie(server.port, house.token), path)
        forms = tuple(f"{token}&{form}" for form in latest_hand_forms())
        clients.append(Client(cookie, path, forms, game.version))
    return clients


def _loads(house: House, product: Server, bare: Server, levels: Mapping[int, int], runs: int) -> Loads:
    loads: Loads = defaultdict(list)
    phones = {"product": save_clients(house, product), "bare": _bare_clients(len(house.games))}
    for _ in range(runs):
        for level, times in levels.items():
            for name, server in (("product", product), ("bare", bare)):
                clients = phones[name]
                loads[name, level].append(
                    _load(server, Job(server.port, tuple(clients[:level]), times, WARM))
                )
                clients[:level] = [_after(client, WARM + times) for client in clients[:level]]
    return loads


def _load(server: Server, job: Job) -> Loaded:
    before = sum(server.process.cpu_times()[:2])
    result = run(job)
    saves = len(job.clients) * (job.warm + job.times)
    return Loaded(result, (sum(server.process.cpu_times()[:2]) - before) / saves)


def _after(client: Client, saves: int) -> Client:
    return replace(client, first=client.first + saves)


def _bare_clients(count: int) -> list[Client]:
    """Phones whose hands differ, so that their page is no easier to compress than the product's."""
    forms = []
    for hand in range(HANDS):
        fields = {f"points-{seat}": str((7 * hand + 11 * seat) % 40) for seat in range(SEATS)}
        forms.append(
            urlencode(fields | {f"note-{seat}": NOTES[(hand + seat) % len(NOTES)] for seat in range(SEATS)})
            + "&hand={version}"
        )
    return [Client("", f"/games/{game}/hands", tuple(forms)) for game in range(count)]


def _page(server: Server, cookie: str, path: str) -> bytes:
    return Visitor(server.port, cookie=cookie, encoding="identity").get(path).body


def _sizes(ours: bytes, theirs: bytes) -> Figure:
    told = (
        f"{kilobytes(len(page))} ({kilobytes(len(gzip.compress(page)))} by gzip)" for page in (ours, theirs)
    )
    return Figure("the page that is read after a save, beside the bare one", " · ".join(told))


def _median(loaded: Loaded) -> float:
    return loaded.result.times.median


def _rows(level: int, ours: Loaded, theirs: Loaded) -> Iterator[Figure]:
    clients = f"{level} clients" if level > 1 else "1 client"
    ratio = _median(ours) / _median(theirs)
    aim = f"≤ {milliseconds(AIM * _median(theirs))} ({AIM:g}×)"
    yield Figure(f"save a hand and read the scoreboard, {clients}", f"{_told(ours)}: {ratio:.2f}×", aim)
    yield Figure(f"the same with bare Flask and SQLAlchemy, {clients}", _told(theirs))


def _told(loaded: Loaded) -> str:
    rate = 2 * loaded.result.rate
    return f"{loaded.result.times}, {rate:.0f} requests/s, {milliseconds(loaded.processor)} of processor"
