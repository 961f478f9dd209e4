"""Hands played at random by the rules, written down, and followed: nothing is wrong with them."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.rules import HandRecord, RuleSet, TileSet
from scorekeeper.rules.deal import largest_deal

from .naive_hand import House, Told, play_hand

RULES = st.fixed_dictionaries(
    {
        "arms": st.sampled_from([3, 4, 6, 8, None]),
        "opener_again": st.booleans(),
        "opening": st.sampled_from(["draw_all", "set_out"]),
        "draw": st.sampled_from(["one", "one", "until_playable", "none"]),
        "drawn_tile": st.sampled_from(["must", "may", "wait"]),
        "reserve": st.sampled_from([0, 1, 2]),
        "dead_foot": st.sampled_from(["play_on", "end_at_once"]),
        "last_tile_call": st.booleans(),
    }
)
randoms = st.randoms(use_true_random=False)
HANDS = (randoms, st.sampled_from([6, 6, 6, 9]), st.integers(2, 6), RULES)


def played(random: Random, size: int, players: int, rules: dict[str, object]) -> tuple[Told, HandRecord]:
    """Play a hand; return it as its players know it and as it is followed from what was written down."""
    tile_set, ruleset = TileSet(size), RuleSet().replace(**rules)
    most = largest_deal(tile_set, players, set_out=rules["opening"] == "set_out")
    deal = random.randint(1, min(most, 11))
    house = House(size, deal, **{**rules, "arms": ruleset.arms_for(tile_set)})
    told = play_hand(random, house, players)
    start = HandRecord.start(tile_set, "pagat", ruleset, deal, told.seats)
    return told, HandRecord.parse("\n".join([str(start), *told.lines]))


@settings(max_examples=60)
@given(*HANDS)
def test_a_hand_played_by_the_rules_has_no_problem_and_ends_as_it_did(
    random: Random, size: int, players: int, rules: dict[str, object]
) -> None:
    told, hand = played(random, size, players, rules)
    assert [str(problem) for problem in hand.problems] == []
    assert hand.ending
    assert (hand.ending.kind, hand.ending.seat) == (told.ending, told.out)
    assert hand.barnyard
    assert [(play.tile.high, play.tile.low) for play in hand.barnyard.plays] == [
        tile for tile, onto in told.layout if onto
    ]
    left = {seat: sorted(tiles) for seat, tiles in told.hands.items() if tiles or seat == told.out}
    assert {seat: sorted((t.high, t.low) for t in tiles) for seat, tiles in hand.left.items()} == left


@settings(max_examples=15)
@given(*HANDS)
def test_after_each_line_everything_is_as_the_players_know_it(
    random: Random, size: int, players: int, rules: dict[str, object]
) -> None:
    told, hand = played(random, size, players, rules)
    assert len(hand.events) == len(told.lines)
    for step, (turn, held, yard, laid) in enumerate(told.after, start=1):
        then = hand.at(step)
        assert then.tiles_in_hand == held
        assert then.yard == yard
        assert (len(then.barnyard.tiles) if then.barnyard else 0) == laid
        if not then.ending:
            assert then.turn == turn


@settings(max_examples=40)
@given(*HANDS)
def test_a_hand_is_read_as_it_was_written(
    random: Random, size: int, players: int, rules: dict[str, object]
) -> None:
    _, hand = played(random, size, players, rules)
    again = HandRecord.parse(str(hand))
    assert again == hand
    assert str(again) == str(hand)
    assert again.barnyard == hand.barnyard
    assert (again.turn, again.ending, again.left) == (hand.turn, hand.ending, hand.left)


@settings(max_examples=60)
@given(*HANDS, st.lists(st.integers(0, 10**6), min_size=1, max_size=6))
def test_a_hand_that_went_wrong_is_followed_to_its_end(
    random: Random, size: int, players: int, rules: dict[str, object], slips: list[int]
) -> None:
    """Lines are left out, doubled, exchanged and misspelt; nothing is refused, and all is kept."""
    _, hand = played(random, size, players, rules)
    lines = str(hand).splitlines()
    for slip in slips:
        at = 1 + slip % (len(lines) - 1) if len(lines) > 1 else 0
        lines[at : at + 1] = random.choice(
            [[], [lines[at]] * 2, [lines[-1], lines[at]], [lines[at][:-1]], [lines[at] + " x"], ["Ana draw"]]
        )
    wrong = HandRecord.parse("\n".join(lines))
    assert HandRecord.parse(str(wrong)) == wrong
    assert all(problem.message for problem in wrong.problems)
    assert min([wrong.yard, *wrong.tiles_in_hand.values()]) >= 0
    assert [(p.line, p.column) for p in wrong.problems] == sorted((p.line, p.column) for p in wrong.problems)
