"""The layouts that people left, drawn: the processor's time to place the tiles and write the picture."""

import gzip
import time
from collections.abc import Iterator
from pathlib import Path

from scorekeeper.pictures.barnyard import barnyard_svg
from scorekeeper.rules import Barnyard
from tests.bench.figures import Figure, Times, kilobytes
from tests.pictures.layouts import first, fullest, played_hands

TILES = 60
ROUNDS = 50


def measure(_folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Every hand that came so far, at that point; then all tiles of the largest set."""
    rounds = ROUNDS // (10 if quick else 1)
    layouts = [first(yard, TILES - 1) for _, yard in played_hands() if len(yard.tiles) >= TILES]
    yield Figure(
        f"{len(layouts)} layouts of {TILES} tiles, drawn", f"{_times(layouts, rounds)} each", "≤ 5 ms"
    )
    largest = max(len(gzip.compress(_drawn(yard).encode(), 6)) for yard in layouts)
    yield Figure("the largest of them, compressed", kilobytes(largest), "≤ 12 KB")
    whole = fullest(18)
    yield Figure(
        f"a double-eighteen with all {len(whole.tiles)} tiles down, drawn",
        f"{_times([whole], rounds)}",
        "≤ 100 ms",
    )


def _drawn(yard: Barnyard) -> str:
    return barnyard_svg(yard, title="The table", newest=yard.plays[-1].tile)


def _times(layouts: list[Barnyard], rounds: int) -> Times:
    seconds = []
    for _ in range(rounds):
        for yard in layouts:
            begun = time.process_time()
            _drawn(yard)
            seconds.append(time.process_time() - begun)
    return Times(tuple(seconds))
