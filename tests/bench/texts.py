"""Large texts read as hands, by the processor's time."""

from collections.abc import Callable, Iterator
from pathlib import Path

from scorekeeper.rules import HandRecord
from tests.bench.figures import Figure
from tests.bench.plays import game_text, times

LARGE, HUGE = 64 * 1024, 1024 * 1024
TIMES = 20


def measure(_folder: Path, *, quick: bool) -> Iterator[Figure]:
    """A game over and over, as many hands as 64 KB hold; then a megabyte that is no hand."""
    count = TIMES // (10 if quick else 1)
    game = game_text()
    large = (game * (LARGE // len(game) + 1))[:LARGE]
    hands = len(HandRecord.parse_all(large))
    yield Figure(f"64 KB of text, {hands} hands, read", str(times(_read(large), count)), "≤ 100 ms")
    yield Figure("the same, read and checked", str(times(_checked(large), count)))
    huge = game.partition("\n\n")[0] + "\nAna 9-4" * (HUGE // 8)
    yield Figure("1 MB of text, one hand without end, read and checked", str(times(_checked(huge), count)))


def _read(text: str) -> Callable[[], object]:
    """Read the lines of all hands, without following them."""
    return lambda: [hand.tile_set for hand in HandRecord.parse_all(text)]


def _checked(text: str) -> Callable[[], object]:
    return lambda: [hand.problems for hand in HandRecord.parse_all(text)]
