"""What holds for every round, sensible or not."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import Problem, SeatEntry, Severity, Tile, TileSet, bill, score_round

from .test_ruleset import rulesets

text = st.text("0123456789+-|[]. \t½２x\x00é", max_size=12)
garbage = st.none() | st.booleans() | st.integers() | st.floats() | text | st.lists(st.integers() | text)
pieces = st.sampled_from(["6-4", "3-2", "0-0", "1-0", "9-9", "10-4", "cow", "[5-5]", "4|6", "", 7, None])
tiles = st.builds(Tile, st.integers(0, 18), st.integers(0, 18))
odd_entries = st.builds(
    SeatEntry,
    out=st.booleans(),
    pips=st.integers(-5, 500)
    | st.sampled_from(["", "12+11", "12+", "½", 10**30, 10**5000, -(10**5000)])
    | garbage,
    tiles=st.none() | st.lists(pieces | tiles, max_size=6) | garbage,
    double_blank=st.booleans(),
    blank_halves=st.integers(0, 12) | garbage,
    out_on_double=st.booleans(),
    adjustment=st.just(0) | st.integers(-20, 20) | garbage,
)
rounds = st.dictionaries(st.integers(0, 11), odd_entries, max_size=6)
sets = st.sampled_from([TileSet(size) for size in TileSet.SIZES])


@given(rulesets, sets, tiles, rounds, st.lists(tiles, max_size=5), st.none() | st.integers(1, 20))
def test_whatever_was_entered_is_reported_on(
    ruleset: Any, tile_set: TileSet, opening: Tile, entries: Any, table: list[Tile], each: int | None
) -> None:
    score = score_round(ruleset, tile_set, opening, entries, on_table=table, tiles_each=each)
    refused = any(problem.severity is Severity.ERROR for problem in score.problems)
    assert set(score) == set(entries)
    for seat in entries:
        assert (score[seat].total is None) is refused
    for problem in score.problems:
        assert problem.seat is None or problem.seat in entries
        assert problem.message


@given(rulesets, odd_entries)
def test_the_lines_of_a_bill_add_up(ruleset: Any, entry: SeatEntry) -> None:
    score = bill(ruleset, entry)
    assert score.total in (None, sum(line.points for line in score.lines))


def by_seat(problems: tuple[Problem, ...]) -> set[tuple[Any, ...]]:
    return {(p.seat, p.code, p.severity, tuple(sorted(p.params.items()))) for p in problems}


@given(rulesets, sets, rounds, st.randoms(use_true_random=False))
def test_the_order_of_the_players_changes_nothing(
    ruleset: Any, tile_set: TileSet, entries: Any, order: Any
) -> None:
    shuffled = dict(order.sample(sorted(entries.items(), key=lambda item: item[0]), len(entries)))
    one, other = (score_round(ruleset, tile_set, tile_set.doubles[0], those) for those in (entries, shuffled))
    assert one.scores == other.scores
    assert by_seat(one.problems) == by_seat(other.problems)
    assert len(one.problems) == len(other.problems)


@given(sets, st.integers(2, 12), st.integers(1, 8), rulesets, st.randoms(use_true_random=False))
def test_hands_that_were_really_dealt_are_taken(
    tile_set: TileSet, players: int, most: int, ruleset: Any, order: Any
) -> None:
    opening = order.choice(tile_set.doubles)
    left = order.sample([tile for tile in tile_set if tile != opening], len(tile_set) - 1)
    entries: dict[int, SeatEntry] = {0: SeatEntry(out=True)}
    for seat in range(1, players):
        hand = [left.pop() for _ in range(order.randint(1, most)) if left]
        if hand:
            entries[seat] = written_down(hand, by_tile=order.random() < 0.3)
    score = score_round(ruleset, tile_set, opening, entries)
    assert score.errors == ()
    assert all(score[seat].total == bill(ruleset, entry).total for seat, entry in entries.items())


def written_down(hand: list[Tile], *, by_tile: bool) -> SeatEntry:
    if by_tile:
        return SeatEntry(tiles=hand)
    return SeatEntry(
        pips="+".join(str(tile.pips) for tile in hand),
        double_blank=Tile(0, 0) in hand,
        blank_halves=sum(tile.is_blank for tile in hand),
    )
