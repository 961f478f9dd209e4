"""A round as it was entered: what each player writes down, and everything that is wrong with it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from scorekeeper.rules.billing import SeatScore, bill
from scorekeeper.rules.checks import Round, hand_problems, pips_problems, round_problems
from scorekeeper.rules.dealable import Held, conflict
from scorekeeper.rules.entries import SeatEntry
from scorekeeper.rules.likely import likely_most
from scorekeeper.rules.problems import Code, Problem, Seat, Severity
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import Tile, TileSet


@dataclass(frozen=True)
class RoundScore(Mapping[Seat, SeatScore]):
    """The scores of a round, by seat."""

    scores: Mapping[Seat, SeatScore]
    """What each player writes down. In a refused round the bills stand, as far as known, without totals."""
    problems: tuple[Problem, ...]
    """What is wrong, in the order of the players; what is wrong with the round as a whole comes last."""

    def __getitem__(self, seat: Seat) -> SeatScore:
        return self.scores[seat]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.scores)

    def __len__(self) -> int:
        return len(self.scores)

    @property
    def errors(self) -> tuple[Problem, ...]:
        """Why the round is refused."""
        return tuple(problem for problem in self.problems if problem.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """What is asked back once."""
        return tuple(problem for problem in self.problems if problem.severity is Severity.WARNING)


def score_round(
    ruleset: RuleSet,
    tile_set: TileSet,
    opening: Tile,
    entries: Mapping[Seat, SeatEntry],
    *,
    on_table: Iterable[Tile] = (),
    tiles_each: int | None = None,
) -> RoundScore:
    """Score a round. A wrong entry is reported, never raised; totals of a refused round are None.

    ``entries`` has every player of the round. ``on_table``: tiles known to lie there, beside the opening
    double. ``tiles_each``: the deal; without it the first one suggested.

    >>> nine, rules = TileSet(9), RuleSet()
    >>> hands = {"Ana": SeatEntry(out=True), "Ben": SeatEntry(pips="12+11", double_blank=True)}
    >>> score_round(rules, nine, Tile(9, 9), hands)["Ben"].total
    73
    >>> wrong = score_round(rules, nine, Tile(9, 9), hands | {"Cy": SeatEntry(pips="½")})
    >>> wrong["Ben"].total, wrong.problems[0].seat, wrong.problems[0].message
    (None, 'Cy', '½ is no number of pips: write 23, or a sum such as 12+11.')
    """
    problems = find_problems(ruleset, tile_set, opening, entries, on_table=on_table, tiles_each=tiles_each)
    scores = {seat: bill(ruleset, entry) for seat, entry in entries.items()}
    if any(map(_is_error, problems)):
        scores = {seat: SeatScore(score.lines, None) for seat, score in scores.items()}
    return RoundScore(scores, problems)


def find_problems(
    ruleset: RuleSet,
    tile_set: TileSet,
    opening: Tile,
    entries: Mapping[Seat, SeatEntry],
    *,
    on_table: Iterable[Tile] = (),
    tiles_each: int | None = None,
) -> tuple[Problem, ...]:
    """Find what is wrong with a round, or unlikely, as ``score_round`` does, without its bills.

    >>> hands = {"Ana": SeatEntry(out=True), "Ben": SeatEntry(pips="1"), "Cy": SeatEntry(pips="1")}
    >>> [(found.seat, str(found.code)) for found in find_problems(RuleSet(), TileSet(9), Tile(9, 9), hands)]
    [('Ben', 'TOTALS_IMPOSSIBLE'), ('Cy', 'TOTALS_IMPOSSIBLE')]
    """
    this = _round(ruleset, tile_set, opening, entries, on_table=on_table, tiles_each=tiles_each)
    by_seat = {seat: list(hand_problems(this, seat)) for seat in entries}
    together = tuple(round_problems(this))
    if not together:
        sound = [seat for seat, problems in by_seat.items() if not any(map(_is_error, problems))]
        for seat in _undealable(ruleset, this, sound):
            by_seat[seat].append(Problem(seat, Code.TOTALS_IMPOSSIBLE))
    return (*chain.from_iterable(by_seat.values()), *together)


def warnings(
    ruleset: RuleSet,
    tile_set: TileSet,
    opening: Tile,
    entries: Mapping[Seat, SeatEntry],
    *,
    tiles_each: int | None = None,
) -> tuple[Problem, ...]:
    """Find what ``score_round`` asks back in a round, without asking whether it can be; hence cheap.

    >>> hands = {"Ana": SeatEntry(out=True), "Ben": SeatEntry(pips="120")}
    >>> [str(problem.code) for problem in warnings(RuleSet(), TileSet(9), Tile(9, 9), hands, tiles_each=11)]
    ['UNLIKELY_TOTAL']
    """
    this = _round(ruleset, tile_set, opening, entries, tiles_each=tiles_each)
    holding = (seat for seat, entry in entries.items() if not entry.out)
    found = (problem for seat in holding for problem in pips_problems(this, seat))
    return tuple(problem for problem in found if not _is_error(problem))


def _round(
    ruleset: RuleSet,
    tile_set: TileSet,
    opening: Tile,
    entries: Mapping[Seat, SeatEntry],
    *,
    on_table: Iterable[Tile] = (),
    tiles_each: int | None,
) -> Round:
    likely = likely_most(ruleset, tile_set, len(entries), tiles_each)
    return Round(tile_set, opening, entries, frozenset(on_table), likely)


def _is_error(problem: Problem) -> bool:
    return problem.severity is Severity.ERROR


def _undealable(ruleset: RuleSet, this: Round, sound: Iterable[Seat]) -> frozenset[Seat]:
    """Find the players among those whose hands are sound in themselves who cannot all hold what they say."""
    hands = {
        seat: Held(entry.counted_pips or 0, entry.counted_blanks or 0, tuple(sorted(entry.tapped)))
        for seat in sound
        if not (entry := this.entries[seat]).out
    }
    free = [tile for tile in this.tile_set if tile not in this.table]
    return conflict(free, hands, blanks_count=ruleset.blank_half != 0)
