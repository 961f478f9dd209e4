"""The list of games."""

from datetime import UTC, datetime

import pytest

from tests.api.conftest import Program, fields, refused
from tests.builders import selects


def found(program: Program, query: str) -> list[list[str]]:
    """The players of the games that a query picks."""
    answer = program.get(f"/games?{query}")
    assert answer.status_code == 200
    return [game["players"] for game in answer.json["games"]]


def test_a_list_says_how_each_game_stands(program: Program):
    game = program.start()
    program.save(game, "9-9", "out", 43, 5, 5)
    (row,) = program.get("/games").json["games"]
    started = datetime.fromisoformat(row.pop("started"))
    assert abs((datetime.now(UTC) - started).total_seconds()) < 60
    assert row == {
        "id": game["id"],
        "set": 9,
        "players": ["Ana", "Ben", "Cy", "Dee"],
        "status": "playing",
        "rounds_played": 1,
        "standings": [
            {"name": "Ana", "total": 0, "rank": 1},
            {"name": "Cy", "total": 5, "rank": 2},
            {"name": "Dee", "total": 5, "rank": 2},
            {"name": "Ben", "total": 43, "rank": 4},
        ],
    }


@pytest.mark.parametrize(
    ("query", "games"),
    [
        ("", [["Rosa", "Luis"], ["Ana María", "Ben"], ["Ana", "Ben"]]),
        ("q=ana", [["Ana María", "Ben"], ["Ana", "Ben"]]),
        ("q=MAR%C3%8D", [["Ana María", "Ben"]]),
        ("q=%25", []),
        ("q=%00", [["Rosa", "Luis"], ["Ana María", "Ben"], ["Ana", "Ben"]]),
        ("player=ANA", [["Ana", "Ben"]]),
        ("player=An", []),
        ("status=finished", [["Rosa", "Luis"]]),
        ("status=&q=&player=&cursor=", [["Rosa", "Luis"], ["Ana María", "Ben"], ["Ana", "Ben"]]),
        ("status=playing&player=ben&q=mar", [["Ana María", "Ben"]]),
    ],
)
def test_a_list_is_narrowed(program: Program, query: str, games):
    program.start(players=["Ana", "Ben"])
    program.start(players=["Ana María", "Ben"])
    program.ask("POST", f"/games/{program.start(players=['Rosa', 'Luis'])['id']}/ending", {})
    assert found(program, query) == games


def test_a_long_list_comes_in_parts(program: Program):
    ids = [program.start(players=["Ana", "Ben"])["id"] for _ in range(51)]
    first = program.get("/games").json
    second = program.get(f"/games?cursor={first['next']}").json
    assert [game["id"] for game in first["games"] + second["games"]] == ids[::-1]
    assert second["next"] is None


def test_games_of_another_book_are_not_listed(program: Program, neighbour: Program):
    neighbour.start()
    assert found(program, "player=Ana") == []


def test_a_longer_list_takes_no_more_queries(program: Program):
    def queries() -> int:
        with program.app.app_context(), selects() as seen:
            program.get("/games?q=a&player=Ana&status=playing")
        return len(seen)

    program.save(program.start(), "9-9", "out", 43, 5, 5)
    few = queries()
    for _ in range(5):
        program.save(program.start(), "9-9", "out", 43, 5, 5)
    assert queries() == few == 4  # the book, and three for the list


@pytest.mark.parametrize(
    ("query", "wrong"),
    [
        ("cursor=x", {"/cursor": "UNKNOWN_CURSOR"}),
        ("cursor=%00", {"/cursor": "UNKNOWN_CURSOR"}),
        ("status=won", {"/status": "BAD_FIELD"}),
        ("status=playing,finished", {"/status": "BAD_FIELD"}),
        ("page=2", {"/page": "UNKNOWN_FIELD"}),
    ],
)
def test_a_query_that_cannot_be_is_refused(program: Program, query: str, wrong):
    assert fields(program.get(f"/games?{query}")) == wrong


def test_a_game_of_another_book_is_no_cursor(program: Program, neighbour: Program):
    answer = program.get(f"/games?cursor={neighbour.start()['id']}")
    assert fields(answer) == {"/cursor": "UNKNOWN_CURSOR"}


def test_a_query_that_says_a_thing_twice_is_refused(program: Program):
    assert "twice" in refused(program.get("/games?q=a&q=b"), 400)["detail"]
