"""Points added or taken off for another reason than tiles: as a program reads, sets and removes them."""

from typing import Any

import pytest

from scorekeeper.services import hands
from tests.api.conftest import Program, fields, problems, refused

PENALTY = {"adjustment": 20, "reason": "looked at the yard"}


@pytest.fixture
def game(program: Program) -> Any:
    """A game of one round: Ana 0, Ben 43, Cy 5, Dee 9, and 20 more for Cy."""
    started = program.save(program.start(), "9-9", "out", 43, 5, 9).json
    with program.app.app_context():
        book = (program.token or "").partition(".")[0]
        hands.correct_points(book, started["id"], 1, 2, 20, "looked at the yard")
    return program.get(f"/games/{started['id']}").json


def cy(game: Any) -> tuple[int, str, int]:
    """What Cy has: adjustment, reason, total of the round."""
    entry = game["rounds"][0]["entries"]["Cy"]
    return entry["adjustment"], entry["reason"], game["rounds"][0]["scores"]["Cy"]["total"]


def test_it_is_read_with_its_reason_and_has_a_line(game: Any):
    assert cy(game) == (20, "looked at the yard", 25)
    assert game["rounds"][0]["scores"]["Cy"]["lines"][-1] == {
        "points": 20,
        "kind": "ADJUSTMENT",
        "params": {},
    }


def test_a_correction_that_does_not_speak_of_it_keeps_it(program: Program, game: Any):
    assert cy(program.save(game, "9-9", "out", 43, 6, 9, number=1).json) == (20, "looked at the yard", 26)


def test_a_correction_as_it_was_read_changes_nothing(program: Program, game: Any):
    body = {"opening": "9-9", "entries": game["rounds"][0]["entries"], "version": game["version"]}
    again = program.ask("PUT", f"/games/{game['id']}/rounds/1", body).json
    assert again["rounds"] == game["rounds"]


def test_it_is_changed_and_taken_away(program: Program, game: Any):
    less = {"pips": 5, "adjustment": -7, "reason": " agreed  upon "}
    assert cy(program.save(game, "9-9", "out", 43, less, 9, number=1).json) == (-7, "agreed upon", -2)
    none = {"pips": 5, "adjustment": 0, "reason": "not any more"}
    assert cy(program.save(game, "9-9", "out", 43, none, 9, number=1).json) == (0, "", 5)


def test_a_new_round_may_have_one(program: Program, game: Any):
    saved = program.save(game, "8-8", {"out": True} | PENALTY, 43, 5, 9)
    assert saved.status_code == 201
    assert saved.json["rounds"][1]["scores"]["Ana"]["total"] == 20


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"adjustment": 20}, {"/entries/Cy/reason": "TEXT_MISSING"}),
        ({"adjustment": 20, "reason": " "}, {"/entries/Cy/reason": "TEXT_MISSING"}),
        ({"adjustment": 20, "reason": "x" * 201}, {"/entries/Cy/reason": "TEXT_TOO_LONG"}),
        ({"adjustment": 10_000, "reason": "x"}, {"/entries/Cy/adjustment": "BAD_POINTS"}),
        ({"adjustment": -(10**30), "reason": "x"}, {"/entries/Cy/adjustment": "BAD_POINTS"}),
        ({"adjustment": "20", "reason": "x"}, {"/entries/Cy/adjustment": "BAD_FIELD"}),
        ({"adjustment": True, "reason": "x"}, {"/entries/Cy/adjustment": "BAD_FIELD"}),
        ({"adjustment": 20, "reason": None}, {"/entries/Cy/reason": "BAD_FIELD"}),
    ],
)
def test_one_that_cannot_be_is_refused_in_its_place(program: Program, game: Any, said, wrong):
    answer = program.save(game, "9-9", "out", 43, {"pips": 5} | said, 9, number=1)
    assert fields(answer) == wrong
    assert {seat for seat, _ in problems(answer)} == {"Cy"}
    assert refused(answer, 422)["problems"][0]["message"].endswith((".", "!"))
    assert program.get(f"/games/{game['id']}").json == game
