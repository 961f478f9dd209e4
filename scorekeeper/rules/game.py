"""The game around the hands: which double opens the next one, when it is over, who starts, who leads.

>>> nine, rules = TileSet(9), RuleSet(order="pool")
>>> [str(double) for double in openings_left(rules, nine, [Tile(9, 9), Tile(7, 7)])][:3]
['8-8', '6-6', '5-5']
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.rules.billing import SeatScore
from scorekeeper.rules.checks import opening_problems
from scorekeeper.rules.problems import Code, Problem, Seat
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import Tile, TileSet


@dataclass(frozen=True)
class Standing:
    """One player's place."""

    seat: Seat
    """Who."""
    total: int
    """Points of all rounds so far."""
    rank: int | None
    """1 for the lowest total; who ties shares a rank, and the next one is passed over (1, 1, 3).
    None: out of the ranking."""


@dataclass(frozen=True)
class Stay:
    """A player's time in a game: who comes late begins with points, who leaves keeps the total so far."""

    seat: Seat
    """Who."""
    start: int = 0
    """Points to begin with."""
    first_round: int = 1
    """The first round that counts."""
    last_round: int | None = None
    """The last round that counts; None: to the end."""
    ranked: bool = True
    """Whether the player takes part in the ranking; who leaves early does not, unless the table agrees."""

    def total(self, rounds: Sequence[Mapping[Seat, SeatScore]]) -> int:
        """Return the points of the stay; a round that does not have the player adds nothing."""
        counted = rounds[self.first_round - 1 : self.last_round]
        return self.start + sum(scores[self.seat].total or 0 for scores in counted if self.seat in scores)


def opening_order(ruleset: RuleSet, tile_set: TileSet) -> tuple[Tile, ...]:
    """Return the opening doubles of a whole game, in order. A game to a target starts over after the last."""
    doubles = tile_set.doubles
    return doubles + doubles[-2::-1] if ruleset.order == "down_and_up" else doubles


def openings_left(ruleset: RuleSet, tile_set: TileSet, used: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return the opening doubles still to come, next one first; ``used``: those of the rounds, as they came.

    Counting down, a double that was skipped is lost; else it is struck off only when it opened a hand (S1).
    """
    return _progress(ruleset, tile_set, used)[0]


def next_opening(ruleset: RuleSet, tile_set: TileSet, used: Iterable[Tile]) -> Tile | None:
    """Return the double that opens the next hand; None after the last."""
    return next(iter(openings_left(ruleset, tile_set, used)), None)


def check_opening(
    ruleset: RuleSet, tile_set: TileSet, opening: Tile, used: Iterable[Tile]
) -> tuple[Problem, ...]:
    """Find why a tile cannot have opened a hand of this game, beside the ``used`` ones of the other hands.

    What a table really opened with is not argued with: a double out of order is all right if it is unused.
    """
    problems = tuple(opening_problems(tile_set, opening))
    since = _progress(ruleset, tile_set, used)[1]
    if not problems and since.count(opening) >= opening_order(ruleset, tile_set).count(opening):
        problems = (Problem(None, Code.OPENING_USED, params={"tile": str(opening)}),)
    return problems


def is_over(ruleset: RuleSet, tile_set: TileSet, used: Iterable[Tile], totals: Iterable[int]) -> bool:
    """Whether the game is over: somebody reached the target, or every opening double had its hand."""
    if ruleset.target is not None:
        return any(total >= ruleset.target for total in totals)
    return not openings_left(ruleset, tile_set, used)


def shuffler(hand_number: int, seats: Sequence[Seat]) -> Seat:
    """Return who shuffles for that hand (the first is 1): it goes around from the first seat."""
    return seats[(hand_number - 1) % len(seats)]


def starter(ruleset: RuleSet, hand_number: int, seats: Sequence[Seat]) -> Seat | None:
    """Return who plays first in that hand (the first is 1); None where the tiles say so.

    Where the double is set out, and after the first hand where the highest draw starts (the source leaves it
    open), it goes around: whoever sits next to the shuffler.
    """
    goes_around = ruleset.opening == "set_out" or (ruleset.opening == "highest_draw" and hand_number > 1)
    return shuffler(hand_number + 1, seats) if goes_around else None


def standings(
    rounds: Iterable[Mapping[Seat, SeatScore]], seats: Iterable[Seat | Stay]
) -> tuple[Standing, ...]:
    """Return the players, lowest total first, ties in the order of their seats, who has no rank last.

    A bare seat stands for somebody who plays from the first round to the last, beginning at 0.

    >>> rounds = [{"Ana": SeatScore((), 12)}, {"Ana": SeatScore((), 0), "Ben": SeatScore((), 5)}]
    >>> [(row.seat, row.total) for row in standings(rounds, ["Ana", Stay("Ben", start=12, first_round=2)])]
    [('Ana', 12), ('Ben', 17)]
    """
    scored = tuple(rounds)
    stays = [seat if isinstance(seat, Stay) else Stay(seat) for seat in seats]
    ordered = sorted(((stay, stay.total(scored)) for stay in stays), key=lambda item: item[1])
    points = [total for stay, total in ordered if stay.ranked]
    ranked = [Standing(stay.seat, total, 1 + points.index(total)) for stay, total in ordered if stay.ranked]
    return (*ranked, *(Standing(stay.seat, total, None) for stay, total in ordered if not stay.ranked))


def late_start(ruleset: RuleSet, totals: Sequence[int]) -> int:
    """Return the points with which somebody joins those who have these totals (an average rounded half up).

    >>> [late_start(RuleSet(late_joiner=how), [10, 20, 31, 33]) for how in ("zero", "highest", "average")]
    [0, 33, 24]
    """
    if not totals or ruleset.late_joiner == "zero":
        return 0
    if ruleset.late_joiner == "highest":
        return max(totals)
    return (2 * sum(totals) + len(totals)) // (2 * len(totals))


def next_seat(last: Seat | None, playing: Sequence[Seat]) -> Seat:
    """Return who comes after ``last`` around the table, of those playing; the first one after nobody.

    >>> [next_seat(last, (0, 2, 3)) for last in (None, 0, 1, 3)]
    [0, 2, 2, 0]
    """
    return next((seat for seat in playing if last is not None and seat > last), playing[0])


def _progress(
    ruleset: RuleSet, tile_set: TileSet, used: Iterable[Tile]
) -> tuple[tuple[Tile, ...], list[Tile]]:
    """Return the doubles left, and those used since the order began (anew, in a game to a target)."""
    order = left = opening_order(ruleset, tile_set)
    since: list[Tile] = []
    for opening in used:
        since.append(opening)
        left = _strike(ruleset, left, opening)
        if not left and ruleset.target is not None:
            left, since = order, []
    return left, since


def _strike(ruleset: RuleSet, left: tuple[Tile, ...], opening: Tile) -> tuple[Tile, ...]:
    if ruleset.order == "count_down":
        return tuple(double for double in left if double.high < opening.high)
    if opening not in left:
        return left
    place = left.index(opening)
    return left[:place] + left[place + 1 :]
