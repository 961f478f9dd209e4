"""Can all these hands have been dealt at once, from one set?

What is in no hand (the table, the yard) is one more pile, so the question is: can the free tiles be parted
into piles of exactly these weights? A weight is a number of pips and, where blank halves count, a number of
blank halves with it. The double blank weighs nothing and has no part in this. The answer is found

- at once for a pile whose very weight lies free as a single tile. It may take that tile: in any answer where
  the tile lay elsewhere, it could be exchanged for the whole pile;
- else by building the piles one after another, lightest first, of the heaviest tiles first. Before each one
  it is worked out which weights the free tiles can make at all. Each pile must be among them, and so must all
  piles up to any weight together, from tiles no heavier than the last of them. A state that failed is not
  tried again. The heaviest pile is what is left at the end.

The rules have no clock: the 20 ms that may be spent are counted in steps, see ``Budget``.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from scorekeeper.rules.problems import Seat
from scorekeeper.rules.tiles import Tile


class Held(NamedTuple):
    """A hand."""

    pips: int
    """Its pips."""
    blanks: int = 0
    """Its tiles with one blank half; of no account where those do not count."""
    tiles: tuple[Tile, ...] = ()
    """Its tiles, lowest first, if they are known."""


class _Spent(Exception):  # noqa: N818 - no error: the answer is "undecided"
    """The budget is spent."""


@dataclass
class Budget:
    """What one round may cost.

    To add a tile to the sums is a step, and one more for each 8192 bits of them; to try a number of tiles in
    a pile is five. With all there is about a step in half a microsecond of Python on the machine it was
    measured on: they come to 20 ms on one that is a third slower. The browser counts the same steps, though
    it is quicker, so that both answer alike. ``tests/bench/undecided.py`` measures how long it takes to spend
    them, and how often they are spent.
    """

    steps: int = 30_000
    """The steps left."""

    def spend(self, steps: int) -> None:
        """Take some; raises when there are none left."""
        self.steps -= steps
        if self.steps < 0:
            raise _Spent


def dealable(
    free: Collection[Tile], hands: Collection[Held], *, blanks_count: bool, budget: Budget
) -> bool | None:
    """Whether the free tiles can be dealt so; None if the budget is spent before that is known.

    Free are all tiles that do not lie on the table, those of the known hands included.
    """
    known = {tile for hand in hands for tile in hand.tiles}
    left = [tile for tile in free if tile not in known and tile.high]
    piles = [hand for hand in hands if not hand.tiles]
    # With blanks, one number stands for both: no pile can have so many of them that they would make a pip.
    base = 1 + sum(tile.is_blank for tile in left) if blanks_count else 1
    if blanks_count and sum(pile.blanks for pile in piles) >= base:
        return False
    weights = Counter(tile.pips * base + (tile.is_blank and blanks_count) for tile in left)
    wanted = [pile.pips * base + pile.blanks * blanks_count for pile in piles]
    try:
        return _can_part(weights, wanted, budget)
    except _Spent:
        return None


def conflict(
    free: Collection[Tile], hands: Mapping[Seat, Held], *, blanks_count: bool, budget: Budget | None = None
) -> frozenset[Seat]:
    """Return the players whose hands cannot all be dealt at once: none if they can, or if it stays undecided.

    Of hands that are alike all are named or none. Without those named, the others can be dealt.
    """
    budget = budget or Budget()

    def possible(kinds: list[Held]) -> bool:
        dealt = [hand for hand in hands.values() if hand in kinds]
        return dealable(free, dealt, blanks_count=blanks_count, budget=budget) is not False

    named: list[Held] = []
    others = sorted(set(hands.values()), reverse=True)
    while not possible(others):
        clash = _smallest_clash(others, possible)
        named += clash
        others = [hand for hand in others if hand not in clash]
    return frozenset(seat for seat, hand in hands.items() if hand in named)


def _smallest_clash(hands: list[Held], possible: Callable[[list[Held]], bool]) -> list[Held]:
    """Leave out, largest first, each hand without which the rest are still impossible."""
    clash = hands
    for one in hands:
        fewer = [hand for hand in clash if hand != one]
        if not possible(fewer):
            clash = fewer
    return clash


def _can_part(weights: Counter[int], wanted: list[int], budget: Budget) -> bool:
    """Whether tiles of these weights can be parted into the wanted piles and one more of all the rest."""
    rest = sum(weight * count for weight, count in weights.items()) - sum(wanted)
    if rest < 0:
        return False
    piles = []
    for pile in sorted([*wanted, rest]):
        if weights[pile]:
            weights[pile] -= 1
        elif pile:
            piles.append(pile)
    return _Search(weights, piles, budget).parts(0)


class _Search:
    """Parts tiles into piles, none of which is a single free tile."""

    def __init__(self, weights: Counter[int], piles: list[int], budget: Budget) -> None:
        self.weights = sorted(weights, reverse=True)
        self.counts = [weights[weight] for weight in self.weights]
        self.piles = piles
        self.budget = budget
        self.failed: set[tuple[int, ...]] = set()
        highest = sum(piles[:-1])
        self.mask = (2 << highest) - 1
        self.steps_a_tile = 1 + highest // 8192

    def parts(self, done: int) -> bool:
        """Whether the piles from the given one on can be made of the free tiles."""
        if done >= len(self.piles) - 1:
            return True
        state = (done, *self.counts)
        if state in self.failed:
            return False
        self.budget.spend(sum(self.counts) * self.steps_a_tile)
        sums = self.sums()
        if self.may_part(done, sums):
            for _ in self.ways(0, self.piles[done], sums):
                if self.parts(done + 1):
                    return True
        self.failed.add(state)
        return False

    def sums(self) -> list[int]:
        """For each place in ``weights``: the sums that tiles from there on can make, as bits of a number."""
        sums = [1]
        for weight, count in zip(reversed(self.weights), reversed(self.counts), strict=True):
            bits = sums[-1]
            for _ in range(count):
                bits |= bits << weight
            sums.append(bits & self.mask)
        return sums[::-1]

    def may_part(self, done: int, sums: list[int]) -> bool:
        """Whether each pile but the last, and all up to any weight together, are among the sums."""
        together, place = 0, len(self.weights)
        for pile in self.piles[done:-1]:
            while place and self.weights[place - 1] <= pile:
                place -= 1
            together += pile
            if not (sums[place] >> pile & 1 and sums[place] >> together & 1):
                return False
        return True

    def ways(self, place: int, pile: int, sums: list[int]) -> Iterator[None]:
        """Take a pile off ``counts`` in every way there is, heaviest tiles first; put it back after each."""
        self.budget.spend(5)
        if not pile:
            yield
        while sums[place] >> pile & 1 and pile:
            weight = self.weights[place]
            for number in range(min(self.counts[place], pile // weight), 0, -1):
                self.counts[place] -= number
                yield from self.ways(place + 1, pile - number * weight, sums)
                self.counts[place] += number
            place += 1
