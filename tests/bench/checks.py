"""Checks by the API: a program that follows a hand beside a bare Flask echo of the same JSON, and large ones.

No table is asked about twice: each hand is one of its own, followed a play at a time.
"""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scorekeeper.rules import PRESETS, Barnyard, Tile, TileSet, write_position
from scorekeeper.web.api.schemas.check import LONGEST_TEXT, MOST_HANDS, MOST_LINES
from tests.bench import servers
from tests.bench.figures import Figure, Times, milliseconds
from tests.bench.program import Program
from tests.pictures.layouts import fullest

RUNS, CHECKS, WARM = 6, 300, 50
AIM, SLOWEST = 1.5, 0.1
NO_LIMIT = "CHECKS_PER_MINUTE = 1_000_000\n"
DOWN = range(10, 50)
"""How many tiles are down when a program asks."""


def measure(folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Alternating requests in many runs; of each kind the run that was disturbed least."""
    (folder / "config.py").write_text(NO_LIMIT)
    asked = _followed(TileSet(12), random.Random(4))  # noqa: S311 - the same hands in every run
    with servers.product(folder) as product, servers.echo(folder) as bare:
        programs = Program(product.port, ""), Program(bare.port, "")
        _pairs(programs, asked, WARM)
        runs = [_pairs(programs, asked, CHECKS) for _ in range(1 if quick else RUNS)]
        slow = {name: _least(programs[0], body) for name, body in LARGE.items()}
    ours, echoed = (min(times, key=lambda each: each.p95) for times in zip(*runs, strict=True))
    yield Figure("a bare Flask echo of the same JSON", str(echoed))
    told = f"{ours}: {ours.p95 / echoed.p95:.2f}× the echo's p95"
    aim = f"p95 ≤ {milliseconds(AIM * echoed.p95)} ({AIM:g}×)"
    yield Figure("check a play by the API, 10 to 50 tiles down", told, aim)
    told = ", ".join(f"{name} {milliseconds(seconds)}" for name, seconds in slow.items())
    yield Figure("the largest checks that are taken in", told, f"≤ {milliseconds(SLOWEST)} each")


def _followed(tile_set: TileSet, chance: random.Random) -> Iterator[dict[str, Any]]:
    """Hands without end, each asked about after every play."""
    while True:
        table = _opened(tile_set)
        unseen = chance.sample(table.unseen_tiles, 12)
        while (plays := table.legal_plays()) and len(table.plays) < DOWN.stop:
            if len(table.plays) in DOWN:
                hand = [str(tile) for tile in unseen if tile not in table]
                yield _asked(table) | {"play": str(chance.choice(plays).tile), "hand": hand}
            table = table.play(chance.choice(plays))


def _opened(tile_set: TileSet) -> Barnyard:
    return Barnyard.start(tile_set, Tile(tile_set.size, tile_set.size), PRESETS["pagat"])


def _asked(table: Barnyard) -> dict[str, Any]:
    return {"set": table.tile_set.size, "rules": "pagat", "plays": write_position(table)}


LARGE: dict[str, dict[str, Any]] = {
    "all 190 tiles laid": _asked(fullest(18)),
    "20,000 wrong plays": _asked(_opened(TileSet(18))) | {"plays": ["18-18", *["17-17"] * 20_000]},
    "a hand of 20,000 tiles": _asked(_opened(TileSet(18))) | {"hand": ["17-17"] * 20_000},
    "a text of 1,500 unreadable lines": {"text": "Ana and Ben\n" * MOST_LINES},
    "one of 37 hands": {"text": f"[set double-18]\n{'Ana draw draw 9-9@18-18' * 20}\n" * MOST_HANDS},
    "one of one line": {"text": f"Ana {'draw ' * (LONGEST_TEXT // 5 - 1)}"},
}
"""Requests of the largest kinds that are read; those with mistakes are answered with these."""


def _pairs(
    programs: tuple[Program, Program], asked: Iterator[dict[str, Any]], count: int
) -> tuple[Times, ...]:
    pairs = []
    for _ in range(count):
        body = next(asked)
        pairs.append(tuple(_ask(program, body) for program in programs))
    return tuple(map(Times, zip(*pairs, strict=True)))


def _ask(program: Program, body: dict[str, Any], statuses: tuple[int, ...] = (200,)) -> float:
    begun = time.perf_counter()
    status, _answer = program.post("/check", body)
    if status not in statuses:
        raise RuntimeError(f"a check was answered {status}")
    return time.perf_counter() - begun


def _least(program: Program, body: dict[str, Any]) -> float:
    """Of some times, the one that other programs of the computer disturbed least; no table is known."""
    told = [body if "text" in body else body | {"changes": {"target": turn}} for turn in range(1, 6)]
    return min(_ask(program, each, (200, 422)) for each in told)
