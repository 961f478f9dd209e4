"""The rules of play: turns on a table in mid-hand, and hands read from text, by the processor's time."""

import random
import time
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path

from scorekeeper.rules import Barnyard, HandRecord
from tests.bench.figures import Figure, Times, milliseconds
from tests.pictures.layouts import first, played_hands

DOWN = range(30, 50)
"""Tiles on a double-twelve table in mid-hand."""
HELD = 12
TURNS, READINGS = 300, 50


def measure(_folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Each play of a hand as people played it, with the plays of twelve tiles after it; then ten hands."""
    less = 10 if quick else 1
    turn = times(_turns(_longest(12)), TURNS // less).median / len(DOWN)
    measured = "a play on a double-twelve table, and the plays of a hand of twelve after it"
    yield Figure(measured, f"{turn * 1e6:.0f} µs", "≤ 30 µs")
    text = game_text()
    read = times(lambda: [hand.problems for hand in HandRecord.parse_all(text)], READINGS // less)
    yield Figure("ten hands of double-nine read and checked", str(read), f"≤ {milliseconds(0.03)}")


def game_text() -> str:
    """The ten hands of the double-nine game."""
    return resources.files("scorekeeper.demo").joinpath("double-nine-four.hands").read_text()


def _longest(size: int) -> Barnyard:
    yards = [yard for _, yard in played_hands() if yard.tile_set.size == size]
    return max(yards, key=lambda yard: len(yard.plays))


def _turns(yard: Barnyard) -> Callable[[], None]:
    tables = [(first(yard, count), yard.plays[count]) for count in DOWN]
    hand = random.Random(4).sample(tables[-1][0].unseen_tiles, HELD)  # noqa: S311 - the same in every run

    def turns() -> None:
        for table, play in tables:
            table.play(play).legal_plays(hand)

    return turns


def times(work: Callable[[], object], count: int) -> Times:
    """Do the same again and again."""
    seconds = []
    for _ in range(count):
        begun = time.process_time()
        work()
        seconds.append(time.process_time() - begun)
    return Times(tuple(seconds))
