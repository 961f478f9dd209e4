"""Checks of a play by the API beside a bare Flask echo of the same JSON, in turn."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.bench import servers
from tests.bench.figures import Figure, Times, milliseconds
from tests.bench.program import Program

RUNS, CHECKS, WARM = 6, 300, 50
AIM = 1.5
NO_LIMIT = "CHECKS_PER_MINUTE = 1_000_000\n"
TABLE = (
    "9-9 9-7 9-5 9-4 9-3 7-5@9-7 8-5@9-5 8-8 8-7 9-8 8-1 7-4@9-4 7-0@7-4 5-4 7-6 6-6 9-6 8-6 6-2 8-3@9-3 "
    "4-4 4-0 6-4 8-4 8-2@6-2 9-0@4-0 2-1 2-2 7-2 5-2 2-0"
)
"""The first hand of ``scorekeeper/demo/double-nine-four.hands``, as far as its last turns but six."""
ASKED: dict[str, Any] = {
    "set": 9,
    "rules": "pagat",
    "plays": TABLE.split(),
    "play": "6-5@6-4",
    "hand": ["6-5", "5-3", "3-3", "1-1", "0-0"],
}


def measure(folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Alternating requests in many runs; of each kind the run that was disturbed least."""
    (folder / "config.py").write_text(NO_LIMIT)
    with servers.product(folder) as product, servers.echo(folder) as bare:
        programs = Program(product.port, ""), Program(bare.port, "")
        for _ in range(WARM):
            [_ask(program) for program in programs]
        runs = [_pairs(programs) for _ in range(1 if quick else RUNS)]
    ours, echoed = (min(times, key=lambda each: each.p95) for times in zip(*runs, strict=True))
    yield Figure("a bare Flask echo of the same JSON", str(echoed))
    told = f"{ours}: {ours.p95 / echoed.p95:.2f}× the echo's p95"
    yield Figure(
        "check a play by the API, 31 tiles down", told, f"p95 ≤ {milliseconds(AIM * echoed.p95)} ({AIM:g}×)"
    )


def _pairs(programs: tuple[Program, Program]) -> tuple[Times, ...]:
    pairs = [tuple(_ask(program) for program in programs) for _ in range(CHECKS)]
    return tuple(map(Times, zip(*pairs, strict=True)))


def _ask(program: Program) -> float:
    begun = time.perf_counter()
    status, _answer = program.post("/check", ASKED)
    if status != 200:
        raise RuntimeError(f"a check was answered {status}")
    return time.perf_counter() - begun
