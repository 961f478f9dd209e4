"""Two saves in the same instant, and a server that is killed while programs save: counted, not timed."""

import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.bench import servers
from tests.bench.figures import Figure
from tests.bench.house import build
from tests.bench.program import Program
from tests.faults import killing

PAIRS = 200
HANDS = 10
"""Pairs in one game; then the next one begins."""
SAVES, CLIENTS = 1000, 4


def measure(folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Pairs of saves, then saves with SIGKILL, each upon a database of its own."""
    for name in ("pairs", "kills"):
        (folder / name).mkdir()
    yield _pairs(folder / "pairs", PAIRS // (10 if quick else 1))
    yield _kills(folder / "kills", SAVES // (25 if quick else 1))


def _pairs(folder: Path, pairs: int) -> Figure:
    """Both know the same version; a pair in which not exactly one wins has a row of its own in the figure."""
    token = build(folder, 0).token
    answers: Counter[tuple[int, ...]] = Counter()
    with servers.product(folder) as server, ThreadPoolExecutor(2) as pool:
        two = [Program(server.port, token) for _ in range(2)]
        for pair in range(pairs):
            if pair % HANDS == 0:
                game = _start(two[0])
            gate = threading.Barrier(2)
            saves = [
                pool.submit(_save, program, game, pair, 20 + pips, gate) for pips, program in enumerate(two)
            ]
            answers[tuple(sorted(save.result() for save in saves))] += 1
    told = ", ".join(
        f"{count} × {' and '.join(map(str, statuses))}" for statuses, count in sorted(answers.items())
    )
    return Figure(f"{pairs} pairs of simultaneous saves", told, f"{pairs} × 201 and 409")


def _start(program: Program) -> str:
    setup = {"players": ["Ana", "Ben"], "set": 9, "rules": "pagat", "tiles_each": 11}
    return str(program.post("/games", setup)[1]["id"])


def _save(program: Program, game: str, pair: int, pips: int, gate: threading.Barrier) -> int:
    number = pair % HANDS
    entries = {"Ana": {"out": True}, "Ben": {"pips": pips}}
    body = {"version": number + 1, "opening": f"{9 - number}-{9 - number}", "entries": entries}
    gate.wait()
    return program.post(f"/games/{game}/rounds", body)[0]


def _kills(folder: Path, saves: int) -> Figure:
    outcome = killing.run(folder, saves, clients=CLIENTS)
    told = (
        f"{outcome.saves} acknowledged, {outcome.kills} kills, {outcome.repeats} sent again after they were "
        f"in, {outcome.lost} lost, {outcome.doubled} twice"
    )
    return Figure(f"{saves} saves with SIGKILL at random moments", told, "0 lost, 0 twice")
