"""Layouts that grow at random, held to a second, naive statement of the rules."""

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.rules import AmbiguousPlay, Barnyard, IllegalPlay, Play, RuleSet, Tile, TileSet

from . import naive
from .naive import Layout, Pair

sizes = st.sampled_from([6, 6, 9, 12])
arms_rules = st.sampled_from([3, 4, 6, 8, None])
randoms = st.randoms(use_true_random=False)


def pair(tile: Tile) -> Pair:
    return tile.high, tile.low


def grown(random: Random, size: int, arms: int | None) -> Iterator[tuple[Barnyard, Layout, int]]:
    """Yield a layout and its naive twin, tile by tile, until nothing can be played any more."""
    tile_set, ruleset = TileSet(size), RuleSet().replace(arms=arms)
    opening = random.choice(tile_set.doubles)
    yard = Barnyard.start(tile_set, opening, ruleset)
    layout: Layout = [(pair(opening), None)]
    known_arms = ruleset.arms_for(tile_set)
    yield yard, layout, known_arms
    every = random.randint(1, 9)  # the naive rules take their time
    while plays := yard.legal_plays():
        play = random.choice(plays)
        yard = yard.play(play)
        layout = [*layout, (pair(play.tile), pair(play.onto))]
        if len(layout) % every == 0 or not yard.legal_plays():
            yield yard, layout, known_arms


@settings(max_examples=20)
@given(randoms, sizes, arms_rules)
def test_what_may_be_played_is_what_the_naive_rules_allow(
    random: Random, size: int, arms: int | None
) -> None:
    for yard, layout, known_arms in grown(random, size, arms):
        assert yard.unfinished is None or pair(yard.unfinished) == naive.unfinished(layout, known_arms)
        assert sorted((pair(play.tile), pair(play.onto)) for play in yard.legal_plays()) == sorted(
            naive.plays_of(layout, naive.the_set(size), size, known_arms)
        )
        assert sorted((pair(end.tile), end.number, end.room) for end in yard.open_ends) == sorted(
            naive.open_ends(layout, known_arms)
        )
        assert sorted((pair(end.tile), end.number, end.room) for end in yard.playable_ends) == sorted(
            naive.playable_ends(layout, known_arms)
        )


@settings(max_examples=20)
@given(randoms, sizes, arms_rules)
def test_what_is_refused_is_refused_for_the_naive_rules_reason(
    random: Random, size: int, arms: int | None
) -> None:
    for yard, layout, known_arms in grown(random, size, arms):
        for _ in range(10):
            tile = Tile(random.randint(0, size + 1), random.randint(0, size + 1))
            onto = random.choice([*yard.tiles, Tile(random.randint(0, size), random.randint(0, size))])
            expected = naive.refusal(layout, pair(tile), pair(onto), size, known_arms)
            assert reason_of(yard, Play(tile, onto)) == expected
            assert yard.can_play(Play(tile, onto)) is (expected is None)
            assert reason_of(yard, tile) == naive.refusal_anywhere(layout, pair(tile), size, known_arms)


def reason_of(yard: Barnyard, tried: Play | Tile) -> str | None:
    try:
        if isinstance(tried, Play):
            yard.play(tried)
        else:
            yard.resolve(str(tried))
    except IllegalPlay as illegal:
        assert "{" not in illegal.message
        return illegal.reason
    except AmbiguousPlay as several:
        assert len(several.plays) > 1
    return None


@settings(max_examples=15)
@given(randoms, sizes, arms_rules)
def test_what_is_counted_is_what_the_naive_rules_count(random: Random, size: int, arms: int | None) -> None:
    for yard, layout, known_arms in grown(random, size, arms):
        for number in range(size + 1):
            assert yard.unseen(number) == len(naive.unseen(layout, number, size))
            assert yard.on_table(number) == size + 1 - yard.unseen(number)
            assert yard.can_finish(Tile(number, number)) is naive.can_finish(layout, number, size, known_arms)
        assert yard.is_dead is naive.is_dead(layout, size, known_arms)


@settings(max_examples=20)
@given(randoms, st.sampled_from([6, 9, 12, 15, 18]), arms_rules)
def test_there_are_never_more_open_ends_than_arms_and_two_for_each_foot(
    random: Random, size: int, arms: int | None
) -> None:
    for yard, _, known_arms in grown(random, size, arms):
        feet = [tile for tile in yard.tiles[1:] if tile.is_double and tile != yard.unfinished]
        assert sum(end.room for end in yard.playable_ends) <= known_arms + 2 * len(feet)
    bound = known_arms + 2 * size
    assert sum(end.room for end in yard.playable_ends) <= bound
    assert bound == 22 or (size, known_arms) != (9, 4)


@settings(max_examples=50)
@given(randoms, st.sampled_from([6, 9, 12, 15, 18]), arms_rules, st.integers(1, 200))
def test_a_table_can_be_laid_out_in_any_order(
    random: Random, size: int, arms: int | None, tiles: int
) -> None:
    *_, (yard, _, _) = (step for step, _ in zip(grown(random, size, arms), range(tiles), strict=False))
    plays = random.sample(yard.plays, len(yard.plays))
    laid, problems = Barnyard.lay_out(yard.tile_set, yard.opening, yard.ruleset, plays)
    assert problems == ()
    assert {*laid.plays} == {*yard.plays}
    assert {*laid.open_ends} == {*yard.open_ends}
    assert (laid.unfinished, laid.missing) == (yard.unfinished, yard.missing)


@settings(max_examples=50)
@given(randoms, st.sampled_from([6, 9]), st.lists(st.tuples(*[st.integers(0, 10)] * 4), max_size=40))
def test_whatever_is_said_to_lie_on_a_table_is_laid_or_named(
    random: Random, size: int, wild: list[tuple[int, int, int, int]]
) -> None:
    *_, (yard, _, _) = (step for step, _ in zip(grown(random, size, 4), range(20), strict=False))
    plays = [*yard.plays, *(Play(Tile(a, b), Tile(c, d)) for a, b, c, d in wild)]
    random.shuffle(plays)
    laid, problems = Barnyard.lay_out(yard.tile_set, yard.opening, yard.ruleset, plays)
    assert len(laid.plays) + len(problems) == len(plays)
    assert [problem.index for problem in problems] == sorted({problem.index for problem in problems})
    replayed = Barnyard.start(yard.tile_set, yard.opening, yard.ruleset)
    for play in laid.plays:
        replayed = replayed.play(play)
    assert replayed == laid
