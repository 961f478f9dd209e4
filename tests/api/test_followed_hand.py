"""A program saves a hand that people followed on the table: what lies there is in nobody's hand."""

from typing import Any

import pytest

from scorekeeper.services import following
from tests.api.conftest import Program, problems

ARMS = ("Cy 9-9", "Dee 9-7", "Ana 9-5", "Ben 9-4", "Cy 9-3")


@pytest.fixture
def game(program: Program) -> Any:
    """A game whose first hand is on the table."""
    game = program.start()
    with program.app.app_context():
        following.add_events(str(program.token).partition(".")[0], game["id"], ARMS)
    return game


def test_a_tile_on_the_table_is_refused_at_the_player(program: Program, game: Any):
    answer = program.save(game, "9-9", "out", ["9-5", "6-4"], 12, 13)
    assert problems(answer) == {("Ben", "TILE_ON_TABLE")}


def test_the_pips_on_the_table_are_in_no_hand(program: Program, game: Any):
    """495 less 18 + 16 + 14 + 13 + 12: 422 are left."""
    assert problems(program.save(game, "9-9", "out", 423, 12, 13)) == {("Ben", "TOO_MANY_PIPS")}


def test_a_hand_that_another_double_opened_is_not_on_that_table(program: Program, game: Any):
    assert program.save(game, "8-8", "out", ["9-5", "6-4"], 12, 13).status_code == 201


def test_following_a_hand_is_no_change_of_the_game(program: Program, game: Any):
    assert program.get(f"/games/{game['id']}").json == game
    assert program.save(game, "9-9", "out", ["6-4"], 12, 13, version=game["version"]).status_code == 201
