"""A program's save beside a phone's: the same corrections, in turn, so that both meet the same disturbances.

The phone is answered with a redirect; the program with the whole game.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.bench import servers
from tests.bench.figures import Figure, Times, milliseconds
from tests.bench.house import HANDS, House, build
from tests.bench.program import Program
from tests.bench.saves import save_clients
from tests.bench.servers import Server
from tests.bench.visitor import Visitor

RUNS, SAVES, WARM = 6, 100, 10
AIM = 1.3


def measure(folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Alternating saves in many runs; of each kind the run that was disturbed least."""
    house = build(folder, 2)
    with servers.product(folder) as server:
        phone, program = _Phone(house, server), _Script(house, server)
        for _ in range(WARM):
            phone.save(), program.save()
        runs = [_run(phone, program) for _ in range(1 if quick else RUNS)]
    forms, sent = (min(times, key=lambda each: each.p95) for times in zip(*runs, strict=True))
    yield Figure("save a hand by its form, the answer alone", str(forms))
    told = f"{sent}: {sent.p95 / forms.p95:.2f}× the form's p95"
    yield Figure("save a hand by the API", told, f"p95 ≤ {milliseconds(AIM * forms.p95)} ({AIM:g}×)")


class _Phone:
    """Corrects the tenth hand of the first game by its form."""

    def __init__(self, house: House, server: Server) -> None:
        self._client = save_clients(house, server)[0]
        self._visitor = Visitor(server.port, cookie=self._client.cookie)
        self._turn = 0

    def save(self) -> float:
        form = self._client.forms[self._turn % 2].replace("{version}", str(self._client.first + self._turn))
        self._turn += 1
        begun = time.perf_counter()
        status = self._visitor.post(self._client.path, form).status
        if status != 302:
            raise RuntimeError(f"a form was answered {status}")
        return time.perf_counter() - begun


class _Script:
    """Corrects the same hand of the second game by the API."""

    def __init__(self, house: House, server: Server) -> None:
        game = house.games[1]
        self._program = Program(server.port, house.token)
        self._path = f"/games/{game.id}/rounds/{HANDS}"
        rounds = self._program.ask("GET", f"/games/{game.id}", None)[1]["rounds"]
        self._entries: list[Any] = [rounds[number]["entries"] for number in (HANDS - 2, HANDS - 1)]
        self._opening, self._version, self._turn = rounds[-1]["opening"], game.version, 0

    def save(self) -> float:
        body = {"version": self._version, "opening": self._opening, "entries": self._entries[self._turn % 2]}
        self._version, self._turn = self._version + 1, self._turn + 1
        begun = time.perf_counter()
        status, _game = self._program.ask("PUT", self._path, body)
        if status != 200:
            raise RuntimeError(f"a program was answered {status}")
        return time.perf_counter() - begun


def _run(phone: _Phone, program: _Script) -> tuple[Times, Times]:
    pairs = [(phone.save(), program.save()) for _ in range(SAVES)]
    forms, sent = zip(*pairs, strict=True)
    return Times(forms), Times(sent)
