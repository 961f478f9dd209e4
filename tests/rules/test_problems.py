"""Every impossible or unlikely entry of a round, at the player's field."""

from typing import Any

import pytest

from scorekeeper.rules import Code, Problem, RuleSet, SeatEntry, Tile, TileSet, score_round
from scorekeeper.rules.likely import likely_most

from .vectors import about, entries, games, rules, vectors

ROWS = vectors("problems")


def as_row(problem: Problem) -> dict[str, Any]:
    return {
        "seat": problem.seat,
        "code": problem.code,
        "severity": problem.severity,
        "params": dict(problem.params),
    }


@pytest.mark.parametrize("row", ROWS, ids=about)
def test_what_is_wrong_is_said_where_it_is_wrong(row: dict[str, Any]) -> None:
    score = score_round(
        rules(row["rules"]),
        TileSet(row["set"]),
        Tile.parse(row["opening"]),
        entries(row["entries"]),
        on_table=map(Tile.parse, row["on_table"]),
        tiles_each=row["tiles_each"],
    )
    assert [as_row(problem) for problem in score.problems] == row["problems"]
    assert {seat: score[seat].total for seat in score} == row["totals"]
    assert all("{" not in problem.message for problem in score.problems)


@pytest.mark.parametrize(("typed", "named"), [(10**9 - 1, 999_999_999), (10**9, "…"), (10**30, "…")])
def test_a_number_that_nobody_would_read_is_no_more_than_dots(typed: int, named: int | str) -> None:
    score = score_round(
        RuleSet(),
        TileSet(9),
        Tile(9, 9),
        {"Ana": SeatEntry(out=True), "Ben": SeatEntry(pips=typed, tiles="6-4"), "Cy": SeatEntry(pips=5)},
    )
    assert [problem.params for problem in score.problems if problem.code is Code.PIPS_DISAGREE] == [
        {"typed": named, "tapped": 10}
    ]


def test_every_kind_of_problem_has_its_vector() -> None:
    found = {problem["code"] for row in ROWS for problem in row["problems"]}
    assert found == {*Code} - {Code.OPENING_USED}  # which is the game's to say


def test_in_a_refused_round_the_bills_stand_without_totals() -> None:
    score = score_round(
        RuleSet(), TileSet(9), Tile(9, 9), {0: SeatEntry(out=True), 1: SeatEntry(), 2: SeatEntry(pips=7)}
    )
    assert [line.points for line in score[2].lines] == [7]
    assert [score[seat].total for seat in score] == [None, None, None]
    assert (len(score.errors), len(score.warnings)) == (1, 0)


def test_who_cannot_all_hold_what_they_say_are_told_apart_from_who_can() -> None:
    """Two hold 1, three hold 2: each hand of 1 is as suspicious as the other, the 23 is not."""
    pips = {"Ana": 1, "Ben": 23, "Cy": 1, "Dee": 40}
    score = score_round(
        RuleSet(), TileSet(9), Tile(9, 9), {seat: SeatEntry(pips=p) for seat, p in pips.items()}
    )
    assert [(problem.seat, problem.code) for problem in score.problems] == [
        ("Ana", Code.TOTALS_IMPOSSIBLE),
        ("Cy", Code.TOTALS_IMPOSSIBLE),
    ]


LIKELY = [
    # set, players, tiles each, drawing, most: N x (60 p + 6 p each + 4 yard) / 15 p, rounded down
    (9, 4, 11, "one", 82),  # 9 x (240 + 264 + 44) / 60 = 82.2
    (12, 6, 12, "one", 115),  # 12 x (360 + 432 + 76) / 90 = 115.7
    (6, 2, 7, "one", 52),  # 6 x (120 + 84 + 56) / 30
    (9, 4, 11, "none", 75),  # 9 x (240 + 264) / 60 = 75.6
]


@pytest.mark.parametrize(("size", "players", "each", "draw", "most"), LIKELY)
def test_how_much_in_one_hand_is_not_asked_back(
    size: int, players: int, each: int, draw: str, most: int
) -> None:
    assert likely_most(rules({"draw": draw}), TileSet(size), players, each) == most


def test_without_a_deal_the_first_suggested_one_is_taken() -> None:
    assert likely_most(RuleSet(), TileSet(9), 4) == likely_most(RuleSet(), TileSet(9), 4, 11)


@pytest.mark.parametrize("game", games(), ids=lambda game: f"double-{game['set']}")
def test_no_hand_of_the_three_games_is_asked_back(game: dict[str, Any]) -> None:
    most = likely_most(RuleSet(), TileSet(game["set"]), len(game["seats"]), game["tiles_each"])
    left = [tiles for row in game["rounds"] for tiles in row["left"].values()]
    assert max(SeatEntry(tiles=tiles).counted_pips or 0 for tiles in left) <= most
