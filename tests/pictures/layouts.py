"""Barnyards to draw: as people left them, as chance will have it, and with all tiles of a set."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from scorekeeper.rules import Barnyard, HandRecord, Play, RuleSet, Tile, TileSet

DEMO = Path(__file__).parents[2] / "scorekeeper" / "demo"


def played_hands() -> Iterator[tuple[str, Barnyard]]:
    """Every hand of the demo games, as it lay at its end."""
    for path in sorted(DEMO.glob("*.hands")):
        for number, hand in enumerate(HandRecord.parse_all(path.read_text()), 1):
            assert hand.barnyard is not None
            yield f"{path.stem} {number}", hand.barnyard


def first(barnyard: Barnyard, plays: int) -> Barnyard:
    """The layout as it was after so many plays."""
    start = Barnyard.start(barnyard.tile_set, barnyard.opening, barnyard.ruleset)
    return lay(start, *barnyard.plays[:plays])


def lay(barnyard: Barnyard, *plays: Play) -> Barnyard:
    """The layout with those plays made."""
    for play in plays:
        barnyard = barnyard.play(play)
    return barnyard


def by_chance(size: int, arms: int, seed: int, plays: int = 200) -> Barnyard:
    """Random plays of all unseen tiles, until there is none or there were enough."""
    chance, barnyard = Random(seed), start(size, arms, seed)  # noqa: S311 - the same every time
    while len(barnyard.plays) < plays and (legal := barnyard.legal_plays()):
        barnyard = barnyard.play(chance.choice(legal))
    return barnyard


def start(size: int, arms: int, seed: int) -> Barnyard:
    """The opening double, any of the set's."""
    opening = Random(seed).randint(0, size)  # noqa: S311 - the same every time
    return Barnyard.start(TileSet(size), Tile(opening, opening), RuleSet(arms=arms))


@cache
def fullest(size: int, arms: int = 4) -> Barnyard:
    """As many tiles of a set as go down, as a rule all of them."""
    best = start(size, arms, 0)
    for seed in range(12):
        barnyard = _filled(size, arms, seed)
        best = max(best, barnyard, key=lambda barnyard: len(barnyard.plays))
        if not best.unseen_tiles:
            break
    return best


def _filled(size: int, arms: int, seed: int) -> Barnyard:
    """Doubles as soon as they go, then what keeps the ends unlike."""
    chance, barnyard = Random(seed), start(size, arms, seed)  # noqa: S311 - the same every time
    while legal := barnyard.legal_plays():
        ends = {end.tile: end.number for end in barnyard.open_ends}
        barnyard = barnyard.play(min(legal, key=Waste(barnyard, ends, Counter(ends.values()), chance)))
    return barnyard


@dataclass(frozen=True)
class Waste:
    """How little a play leaves for others."""

    barnyard: Barnyard
    ends: Mapping[Tile, int]
    numbers: Counter[int]
    chance: Random

    def __call__(self, play: Play) -> tuple[float, float]:
        if play.tile.is_double:
            return (-100 if self.barnyard.can_finish(play.tile) else 100), self.chance.random()
        near = self.ends[play.onto]
        far = play.tile.other(near)
        double_to_come = Tile(far, far) not in self.barnyard.tiles
        return 2 * self.numbers[far] - self.numbers[near] - 3 * double_to_come, self.chance.random()
