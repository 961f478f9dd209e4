"""The order of opening doubles, the end of the game, who starts, who leads."""

import pytest

from scorekeeper.rules import (
    Code,
    RuleSet,
    SeatEntry,
    SeatScore,
    Standing,
    Stay,
    Tile,
    TileSet,
    bill,
    check_opening,
    is_over,
    late_start,
    next_opening,
    next_seat,
    opening_order,
    openings_left,
    shuffler,
    standings,
    starter,
)

SIX = TileSet(6)


def doubles(numbers: str) -> tuple[Tile, ...]:
    return tuple(Tile(int(number), int(number)) for number in numbers)


LEFT = [
    # order, target, opened so far, still to come
    ("count_down", None, "", "6543210"),
    ("count_down", None, "65", "43210"),
    ("count_down", None, "64", "3210"),  # the skipped 5-5 is lost
    ("count_down", None, "6543210", ""),
    ("count_down", None, "6420", ""),
    ("count_down", 100, "6543210", "6543210"),
    ("count_down", 100, "65432106", "543210"),
    ("pool", None, "", "6543210"),
    ("pool", None, "64", "53210"),  # the skipped 5-5 comes back
    ("pool", None, "645", "3210"),
    ("pool", None, "0", "654321"),
    ("pool", None, "6543210", ""),
    ("pool", 100, "6543210", "6543210"),
    ("pool", 100, "65432104", "653210"),
    ("down_and_up", None, "", "6543210123456"),
    ("down_and_up", None, "654321", "0123456"),
    ("down_and_up", None, "6543210", "123456"),
    ("down_and_up", None, "64", "53210123456"),
    ("down_and_up", None, "6543210123456", ""),
    ("down_and_up", 100, "6543210123456", "6543210123456"),
]


@pytest.mark.parametrize(("order", "target", "used", "left"), LEFT)
def test_the_opening_doubles_still_to_come(order: str, target: int | None, used: str, left: str) -> None:
    rules = RuleSet().replace(order=order, target=target)
    assert openings_left(rules, SIX, doubles(used)) == doubles(left)
    assert next_opening(rules, SIX, doubles(used)) == (doubles(left)[0] if left else None)


@pytest.mark.parametrize("size", TileSet.SIZES)
def test_a_game_has_a_hand_for_each_double_or_nearly_two(size: int) -> None:
    assert len(opening_order(RuleSet(), TileSet(size))) == size + 1
    assert len(opening_order(RuleSet(order="down_and_up"), TileSet(size))) == 2 * size + 1


OPENINGS = [
    # order, target, opening, used by other hands, problem
    ("count_down", None, "5-5", "6", None),
    ("count_down", None, "4-4", "6", None),  # the 5-5 was skipped
    ("count_down", None, "5-5", "64", None),  # out of order, but if that is how it was …
    ("count_down", None, "6-6", "65", Code.OPENING_USED),
    ("count_down", 100, "6-6", "6543210", None),
    ("count_down", 100, "6-6", "65432106", Code.OPENING_USED),
    ("pool", None, "5-5", "64", None),
    ("pool", None, "4-4", "64", Code.OPENING_USED),
    ("down_and_up", None, "6-6", "6", None),
    ("down_and_up", None, "6-6", "66", Code.OPENING_USED),
    ("down_and_up", None, "0-0", "6543210", Code.OPENING_USED),
    ("pool", None, "6-5", "", Code.OPENING_NOT_A_DOUBLE),
    ("pool", None, "7-7", "", Code.OPENING_NOT_IN_SET),
]


@pytest.mark.parametrize(("order", "target", "opening", "used", "code"), OPENINGS)
def test_the_double_that_was_really_used(
    order: str, target: int | None, opening: str, used: str, code: Code | None
) -> None:
    rules = RuleSet().replace(order=order, target=target)
    problems = check_opening(rules, SIX, Tile.parse(opening), doubles(used))
    assert [problem.code for problem in problems] == [code] * (code is not None)
    assert all(opening in problem.message for problem in problems)


OVER = [
    (None, "654321", [900, 20], False),
    (None, "6543210", [30, 20], True),
    (100, "65", [99, 20], False),
    (100, "65", [100, 20], True),
    (100, "6543210", [30, 20], False),
]


@pytest.mark.parametrize(("target", "used", "totals", "over"), OVER)
def test_when_the_game_is_over(target: int | None, used: str, totals: list[int], over: bool) -> None:
    assert is_over(RuleSet(target=target), SIX, doubles(used), totals) is over


def test_who_shuffles_goes_around() -> None:
    assert [shuffler(hand, ("Ana", "Ben", "Cy")) for hand in (1, 2, 3, 4)] == ["Ana", "Ben", "Cy", "Ana"]


STARTS = [
    ("draw_all", 1, None),
    ("next_double", 5, None),
    ("highest_draw", 1, None),  # they draw for it
    ("highest_draw", 2, "Cy"),  # next to Ben, who shuffles
    ("set_out", 1, "Ben"),
    ("set_out", 3, "Ana"),
]


@pytest.mark.parametrize(("opening", "hand", "who"), STARTS)
def test_who_starts(opening: str, hand: int, who: str | None) -> None:
    assert starter(RuleSet().replace(opening=opening), hand, ("Ana", "Ben", "Cy")) == who


RANKS = [
    ([30, 10, 20], [("Ben", 10, 1), ("Cy", 20, 2), ("Ana", 30, 3)]),
    ([10, 20, 10], [("Ana", 10, 1), ("Cy", 10, 1), ("Ben", 20, 3)]),
    ([20, 10, 20], [("Ben", 10, 1), ("Ana", 20, 2), ("Cy", 20, 2)]),
    ([5, 5, 5], [("Ana", 5, 1), ("Ben", 5, 1), ("Cy", 5, 1)]),
]


@pytest.mark.parametrize(("pips", "expected"), RANKS)
def test_lowest_leads_and_ties_share_a_rank(pips: list[int], expected: list[tuple[str, int, int]]) -> None:
    seats = ("Ana", "Ben", "Cy")
    round_ = {seat: bill(RuleSet(), SeatEntry(pips=number)) for seat, number in zip(seats, pips, strict=True)}
    assert standings([round_], seats) == tuple(Standing(*row) for row in expected)


def test_rounds_add_up_also_for_who_missed_one() -> None:
    five, seven = (bill(RuleSet(), SeatEntry(pips=pips)) for pips in (5, 7))
    rounds = [{"Ana": five}, {"Ana": seven, "Ben": five}]
    assert standings(rounds, ("Ana", "Ben")) == (Standing("Ben", 5, 1), Standing("Ana", 12, 2))


def test_before_the_first_round_all_are_first() -> None:
    assert standings([], ("Ana", "Ben")) == (Standing("Ana", 0, 1), Standing("Ben", 0, 1))


def test_a_late_joiner_begins_with_points_and_a_leaver_keeps_the_total_as_it_stood() -> None:
    scores = [(10, 20, 0), (7, 0, 30), (0, 5, 40)]
    rounds = [dict(zip("ABC", (SeatScore((), total) for total in row), strict=True)) for row in scores]
    stays = ("A", Stay("B", start=10, first_round=2), Stay("C", last_round=2))
    assert standings(rounds, stays) == (Standing("B", 15, 1), Standing("A", 17, 2), Standing("C", 30, 3))


def test_who_leaves_without_a_rank_comes_last_and_takes_no_rank_from_the_others() -> None:
    rounds = [dict(zip("ABC", (SeatScore((), total) for total in (10, 5, 10)), strict=True))]
    stays = ("A", Stay("B", last_round=1, ranked=False), "C")
    assert standings(rounds, stays) == (Standing("A", 10, 1), Standing("C", 10, 1), Standing("B", 5, None))


LATE = [
    ("zero", [40, 10], 0),
    ("highest", [40, 10], 40),
    ("average", [40, 10], 25),
    ("average", [10, 11], 11),  # 10.5, half up
    ("average", [10, 10, 11], 10),  # 10.3
    ("average", [-10, -11], -10),  # -10.5, half up
    ("average", [], 0),
    ("highest", [], 0),
]


@pytest.mark.parametrize(("how", "totals", "start"), LATE)
def test_what_a_late_joiner_begins_with(how: str, totals: list[int], start: int) -> None:
    assert late_start(RuleSet().replace(late_joiner=how), totals) == start


def test_a_turn_goes_to_the_next_one_who_plays() -> None:
    assert [next_seat(last, (1, 4, 5)) for last in (None, 1, 2, 4, 5, 7)] == [1, 4, 4, 5, 1, 1]
