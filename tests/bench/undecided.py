"""How often the check that all hands can be dealt at once stays undecided, and how long it takes.

    python -m tests.bench.undecided

prints one row for each kind of round, over all sets: how many of them, how many were refused, how many were
left undecided when the budget was spent, and the time of one check. The last row is the time that it took to
spend the budget, to which ``Budget.steps`` was calibrated.
"""

# ruff: noqa: T201 - a bench prints

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from scorekeeper.rules import Tile, TileSet
from scorekeeper.rules.dealable import Budget, Held, dealable

ROUNDS = 100
"""For each kind and set."""

Case = tuple[list[Tile], list[Held]]
dice = random.Random(1986)  # noqa: S311 - the same rounds every time


@dataclass
class Row:
    """What came of one kind of round."""

    kind: str
    answers: list[bool | None] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        times = sorted(self.seconds)
        median, p95 = times[len(times) // 2], times[len(times) * 95 // 100]
        counts = (len(times), self.answers.count(False), self.answers.count(None))
        figures = (f"{1e3 * seconds:.2f}" for seconds in (median, p95, times[-1]))
        return " ".join([f"{self.kind:44}", *(f"{figure:>9}" for figure in (*counts, *figures))])


def weigh(tiles: list[Tile]) -> Held:
    return Held(sum(tile.pips for tile in tiles), sum(tile.is_blank for tile in tiles))


def shuffled(tile_set: TileSet) -> list[Tile]:
    """All tiles but the opening double and the double blank, which weighs nothing."""
    opening = dice.choice(tile_set.doubles[:-1])
    return dice.sample([tile for tile in tile_set if tile.high and tile != opening], len(tile_set) - 2)


def dealt(tile_set: TileSet) -> Case:
    tiles, players = shuffled(tile_set), dice.randint(2, 12)
    return tiles, [
        weigh(hand) for seat in range(players) if (hand := tiles[seat::players][: dice.randint(1, 6)])
    ]


def slipped(tile_set: TileSet) -> Case:
    tiles, hands = dealt(tile_set)
    return tiles, [Held(max(1, hand.pips + dice.choice([-1, 1])), hand.blanks) for hand in hands]


def small(tile_set: TileSet) -> Case:
    return shuffled(tile_set), [
        Held(dice.randint(1, tile_set.size), dice.randint(0, 1)) for _ in range(dice.randint(2, 12))
    ]


def alike(tile_set: TileSet) -> Case:
    pips, blanks = dice.randint(1, 3 * tile_set.size), dice.randint(0, 3)
    return shuffled(tile_set), [Held(pips, blanks)] * dice.randint(2, 12)


def nearly_everything(tile_set: TileSet) -> Case:
    tiles, players = shuffled(tile_set), dice.randint(2, 12)
    hands = [weigh(tiles[seat::players]) for seat in range(players)]
    lost, won = dice.sample(range(players), 2)
    shift = dice.randint(0, 3)
    hands[lost] = Held(hands[lost].pips - shift, hands[lost].blanks)
    hands[won] = Held(hands[won].pips + dice.randint(0, shift), hands[won].blanks)
    return tiles, [hand for hand in hands if hand.pips > 0]


def table_known(tile_set: TileSet) -> Case:
    return parted(dice.sample(shuffled(tile_set), dice.randint(8, min(40, len(tile_set) - 2))))


def only_heavy_tiles_left(tile_set: TileSet) -> Case:
    tiles = sorted(shuffled(tile_set), key=lambda tile: -tile.pips)
    return parted(tiles[: dice.randint(8, min(40, len(tiles)))])


def parted(tiles: list[Tile]) -> Case:
    """Part nearly all pips into hands of nearly one size, whether the tiles can make them or not."""
    players = dice.randint(2, min(12, len(tiles) // 2))
    hands = [weigh(tiles[seat::players]) for seat in range(players)]
    mean = sum(hand.pips for hand in hands) // players
    return tiles, [Held(mean - dice.randint(0, 2), hand.blanks) for hand in hands]


KINDS: dict[str, Callable[[TileSet], Case]] = {
    "really dealt": dealt,
    "each hand one pip off": slipped,
    "small hands": small,
    "hands alike": alike,
    "nearly everything in hands": nearly_everything,
    "most tiles known on the table": table_known,
    "only heavy tiles left": only_heavy_tiles_left,
}


def measure(kind: str, make: Callable[[TileSet], Case], *, blanks_count: bool) -> Row:
    row = Row(kind + (", blanks count" if blanks_count else ""))
    for size in TileSet.SIZES:
        for _ in range(ROUNDS):
            free, hands = make(TileSet(size))
            start = time.perf_counter()
            row.answers.append(dealable(free, hands, blanks_count=blanks_count, budget=Budget()))
            row.seconds.append(time.perf_counter() - start)
    return row


def main() -> None:
    """Print the table."""
    head = ("checked", "refused", "undecided", "median ms", "p95 ms", "max ms")
    print(f"{'round':44}", *(f"{title:>9}" for title in head))
    spent = Row("a spent budget")
    for kind, make in KINDS.items():
        for blanks_count in (False, True):
            row = measure(kind, make, blanks_count=blanks_count)
            print(row)
            spent.seconds += [
                seconds for answer, seconds in zip(row.answers, row.seconds, strict=True) if answer is None
            ]
    spent.answers += [None] * len(spent.seconds)
    if spent.seconds:
        print(spent)


if __name__ == "__main__":
    main()
