"""Correcting a round and taking it back; ending a game and going on."""

from typing import Any

import pytest

from tests.api.conftest import Program, fields, problems, refused


@pytest.fixture
def game(program: Program) -> Any:
    """A game of two rounds, at version 3."""
    started = program.start()
    program.save(started, "9-9", "out", 43, 5, 9)
    return program.save(started, "8-8", 12, "out", 5, 9).json


def ending(game: Any) -> str:
    return f"/games/{game['id']}/ending"


def totals(game: Any) -> dict[str, int]:
    return {row["name"]: row["total"] for row in game["standings"]}


def test_a_round_is_corrected(program: Program, game: Any):
    answer = program.save(game, "9-9", "out", 44, 5, 9, number=1, version=3)
    assert (answer.status_code, answer.json["version"]) == (200, 4)
    assert totals(answer.json) == {"Ana": 12, "Ben": 44, "Cy": 10, "Dee": 18}


def test_what_is_left_out_of_a_correction_is_gone(program: Program, game: Any):
    assert problems(program.save(game, "9-9", "out", 44, 5, number=1)) == {("Dee", "MISSING_ENTRY")}


def test_a_correction_that_cannot_be_is_refused(program: Program, game: Any):
    assert problems(program.save(game, "8-8", "out", 44, 5, 9, number=1)) == {(None, "OPENING_USED")}
    assert program.get(f"/games/{game['id']}").json == game


def test_taking_a_round_back_closes_the_gap(program: Program, game: Any):
    answer = program.ask("DELETE", f"/games/{game['id']}/rounds/1?version=3")
    assert answer.status_code == 200
    assert [(row["number"], row["opening"]) for row in answer.json["rounds"]] == [(1, "8-8")]
    assert totals(answer.json) == {"Ana": 12, "Ben": 0, "Cy": 5, "Dee": 9}
    assert program.save(game, "9-9", "out", 43, 5, 9, version=4).status_code == 201


@pytest.mark.parametrize("number", ["0", "3", "-1", "x", "1.0", "9" * 30])
@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_a_round_that_is_not_there_is_not_found(program: Program, game: Any, method: str, number: str):
    body = {"opening": "9-9", "entries": {}} if method == "PUT" else None
    refused(program.ask(method, f"/games/{game['id']}/rounds/{number}", body), 404)


@pytest.mark.parametrize("version", ["x", "0", "-3", "1.5", "3_0", " 3", "", "9" * 99, "٣"])
def test_a_version_that_is_no_number_is_refused(program: Program, game: Any, version: str):
    for path in (f"/games/{game['id']}/rounds/1", ending(game)):
        assert fields(program.ask("DELETE", f"{path}?version={version}")) == {"/version": "BAD_FIELD"}


@pytest.mark.parametrize("version", [0, -1, "3", 3.5, True])
def test_so_is_one_in_a_body(program: Program, game: Any, version: Any):
    assert fields(program.ask("POST", ending(game), {"version": version})) == {"/version": "BAD_FIELD"}


def test_a_game_is_ended_and_goes_on(program: Program, game: Any):
    ended = program.ask("POST", ending(game), {"version": 3})
    assert (ended.status_code, ended.json["status"], ended.json["version"]) == (201, "finished", 4)
    assert ended.json["openings_left"][0] == "7-7"
    running = program.ask("DELETE", f"{ending(game)}?version=4")
    assert (running.status_code, running.json["status"], running.json["version"]) == (200, "playing", 5)


def test_what_is_so_already_is_no_conflict(program: Program, game: Any):
    assert program.ask("DELETE", f"{ending(game)}?version=1").json == game
    ended = program.ask("POST", ending(game), {}).json
    again = program.ask("POST", ending(game), {"version": 1})
    assert (again.status_code, again.json) == (200, ended)


def test_an_ending_of_a_known_key_is_no_second_one(program: Program, game: Any):
    program.ask("POST", ending(game), {"key": "tap"})
    program.ask("DELETE", ending(game))
    late = program.ask("POST", ending(game), {"key": "tap", "version": 3})
    assert (late.status_code, late.json["status"]) == (200, "playing")


def test_nothing_is_left_after_the_last_double(program: Program, game: Any):
    program.save(game, "0-0", "out", 43, 5, 9)
    answer = program.ask("DELETE", ending(game))
    assert problems(answer) == {(None, "NOTHING_LEFT")}
    assert refused(answer, 422)["problems"][0]["message"].startswith("Every opening double")
