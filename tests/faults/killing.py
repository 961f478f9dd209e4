"""Programs that save, each again until it is acknowledged, while their server is killed at random moments."""

import json
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from tests.faults.server import HOST, MortalServer, command

LIVES = (0.02, 0.4)
"""The least and most seconds that a server lives after its first answer."""
HANDS = 10
"""Saves in one game; then the next one begins."""
PATIENCE = 120.0
"""Seconds until a program gives up."""
AGAIN_AFTER = 0.02

Answer = tuple[int, Any]


@dataclass
class Outcome:
    """What came of it."""

    saves: int
    """How many hands were acknowledged."""
    kills: int
    """How often the server was killed."""
    repeats: int
    """Answers that a save had been taken in before: the server had died between the save and its answer."""
    lost: int
    """Acknowledged hands that are not there."""
    doubled: int
    """Hands that are there and were not sent, or are there twice."""
    verified: str
    """What ``scorekeeper verify`` says."""


@dataclass
class Client:
    """A program that plays one game after another."""

    port: int
    token: str
    name: str
    acknowledged: dict[str, list[int]] = field(default_factory=dict)
    """By game, what Ben held in each hand."""
    repeats: int = 0

    def start_book(self) -> str:
        """Start a score book; returns its token."""
        return str(self._send("/books", {})["keeper_token"])

    def play(self, saves: int) -> None:
        """Save so many hands, each until it is acknowledged."""
        for number in range(saves):
            if number % HANDS == 0:
                game = self._send("/games", self._setup(number))["id"]
                self.acknowledged[game] = []
            pips = 11 + number % HANDS
            body = {"opening": f"{9 - number % HANDS}-{9 - number % HANDS}", "key": f"hand-{number}"}
            hand = {"Ana": {"out": True}, "Ben": {"pips": pips}}
            self._send(f"/games/{game}/rounds", body | {"entries": hand})
            self.acknowledged[game].append(pips)

    def held(self, game: str) -> list[int]:
        """What Ben held in each hand, as it is stored."""
        status, found = self._ask("GET", f"/games/{game}")
        assert status == 200
        return [row["entries"]["Ben"]["pips"] for row in found["rounds"]]

    def _setup(self, number: int) -> dict[str, Any]:
        players = {"players": ["Ana", "Ben"], "key": f"{self.name}-{number}"}
        return players | {"set": 9, "rules": "pagat", "tiles_each": 11}

    def _send(self, path: str, body: dict[str, Any]) -> Any:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                status, answer = self._ask("POST", path, body)
            except (OSError, HTTPException):
                time.sleep(AGAIN_AFTER)
                continue
            if status not in (200, 201):
                raise RuntimeError(f"{path}: {status} {answer}")
            self.repeats += status == 200
            return answer
        raise RuntimeError(f"{path}: never acknowledged")

    def _ask(self, method: str, path: str, body: object = None) -> Answer:
        connection = HTTPConnection(HOST, self.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        try:
            connection.request(method, f"/api/v1{path}", json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()


def run(folder: Path, saves: int, *, clients: int) -> Outcome:
    """Save so many hands in all, by so many programs, and count what is left of them."""
    server = MortalServer(folder)
    server.start()
    try:
        token = Client(server.port, "", "").start_book()
        programs = [Client(server.port, token, f"program-{number}") for number in range(clients)]
        _play(server, programs, saves // clients)
        server.kill()
        server.start()
        return _count(folder, server, programs)
    finally:
        server.close()


def _play(server: MortalServer, programs: list[Client], saves: int) -> None:
    done = threading.Event()
    killer = threading.Thread(target=_kill, args=(server, done))
    killer.start()
    try:
        with ThreadPoolExecutor(len(programs)) as pool:
            list(pool.map(lambda program: program.play(saves), programs))
    finally:
        done.set()
        killer.join()


def _kill(server: MortalServer, done: threading.Event) -> None:
    moments = random.Random()  # noqa: S311 - moments, not secrets
    while not done.wait(moments.uniform(*LIVES)):
        server.kill()
        server.start()


def _count(folder: Path, server: MortalServer, programs: list[Client]) -> Outcome:
    lost = doubled = saves = 0
    for program in programs:
        for game, sent in program.acknowledged.items():
            held = program.held(game)
            saves += len(sent)
            lost += len(set(sent) - set(held))
            doubled += len(held) - len(set(held) & set(sent))
    repeats = sum(program.repeats for program in programs)
    return Outcome(saves, server.kills, repeats, lost, doubled, command(folder, "verify").stdout.strip())
