"""Hands and layouts by the rules alone: the processor's time, so that other programs do not count."""

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from scorekeeper.rules import Barnyard, HandRecord, RuleSet, Tile, TileSet
from tests.bench.figures import Figure, Times
from tests.bench.servers import ROOT

TIMES, STEPS = 50, 2000
DOWN, HAND = 45, 12
"""Tiles on the double-twelve's table in mid-game, and in the hand."""
GAME = ROOT / "scorekeeper" / "demo" / "double-nine-four.hands"
LARGE = 64 * 1024
HUGE = 1024 * 1024


def measure(_folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Plays in mid-game, then texts: a game's, 64 KB of hands, and a megabyte that is none."""
    times = TIMES // (10 if quick else 1)
    spent = min(_spent(_middle_game(), times).seconds) / STEPS
    aim = "≤ 30 µs"
    yield Figure(
        f"a play and the legal plays of {HAND} tiles, {DOWN} tiles down", f"{spent * 1e6:.0f} µs", aim
    )
    game = GAME.read_text()
    hands = len(HandRecord.parse_all(game))
    yield Figure(f"{hands} hands as text, read and checked", f"{_spent(_checked(game), times)}", "≤ 30 ms")
    large = (game * (LARGE // len(game) + 1))[:LARGE]
    hands = len(HandRecord.parse_all(large))
    yield Figure(f"64 KB of text, {hands} hands, read", f"{_spent(_read(large), times)}", "≤ 100 ms")
    yield Figure("the same, read and checked", f"{_spent(_checked(large), times // 5)}", "")
    huge = game.partition("\n\n")[0] + "\nAna 9-4" * (HUGE // 8)
    yield Figure("1 MB of text, one hand without end", f"{_spent(_checked(huge), times // 5)}", "")


def _spent(act: Callable[[], object], times: int) -> Times:
    act()
    seconds = []
    for _ in range(times):
        begun = time.process_time()
        act()
        seconds.append(time.process_time() - begun)
    return Times(tuple(seconds))


def _middle_game() -> Callable[[], object]:
    """Plays on a table of the double-twelve, over and over."""
    table = _grown(random.Random(4))  # noqa: S311 - the same table in every run
    plays, hand = table.legal_plays(), table.unseen_tiles[:: len(table.unseen_tiles) // HAND][:HAND]

    def act() -> None:
        for step in range(STEPS):
            table.play(plays[step % len(plays)]).legal_plays(hand)

    return act


def _grown(chance: random.Random) -> Barnyard:
    """A table on which all ends are open: a double is laid when its foot can be finished."""
    while True:
        table = Barnyard.start(TileSet(12), Tile(12, 12), RuleSet())
        while len(table.tiles) < DOWN or table.unfinished:
            plays = [
                play for play in table.legal_plays() if not play.tile.is_double or table.can_finish(play.tile)
            ]
            if not plays:
                break
            table = table.play(chance.choice(plays))
        else:
            return table


def _read(text: str) -> Callable[[], object]:
    """Read the lines of all hands, without following them."""
    return lambda: [hand.tile_set for hand in HandRecord.parse_all(text)]


def _checked(text: str) -> Callable[[], object]:
    return lambda: [hand.problems for hand in HandRecord.parse_all(text)]
