"""Checking a hand that is sent as text: what is wrong with it, and what may be played on its table."""

import json
from importlib import resources
from typing import Any

import pytest

from tests.api.conftest import Program, fields, refused

TEXT = """\
# a hand with three mistakes
[set double-9] [rules pagat arms=3] [deal 11] [seats Ana, Ben]
Ana 9-9
Ben 9-4
Ana 9-7
Ben pass
Ana 9-6
Ben 5-3
Ana 7-
"""


def check(stranger: Program, text: str, **asked: Any) -> Any:
    answer = stranger.ask("POST", "/check", {"text": text, **asked})
    assert answer.status_code == 200, answer.text
    return answer.json


def test_each_problem_is_told_with_its_place(stranger: Program):
    problems = check(stranger, TEXT)["problems"]
    assert [(problem["line"], problem["column"], problem["code"]) for problem in problems] == [
        (6, 5, "PASSED_WITHOUT_DRAWING"),
        (8, 5, "ILLEGAL"),
        (9, 5, "UNREADABLE"),
    ]
    assert problems[1]["params"] == {"reason": "NO_MATCH", "tile": "5-3", "numbers": "4, 6, 7"}
    assert all(problem["message"].endswith(".") for problem in problems)
    assert problems[0].keys() == {"line", "column", "code", "params", "message"}


def test_the_table_that_a_text_comes_to_is_looked_at_like_any_other(stranger: Program):
    answer = check(stranger, TEXT, play="7-4@9-7", hand=["7-4", "3-2"])
    assert (answer["legal"], answer["play"]) == (True, "7-4@9-7")
    assert answer["legal_plays"] == ["7-4@9-7", "7-4@9-4"]
    assert [end["tile"] for end in answer["open_ends"]] == ["9-4", "9-7", "9-6"]
    by_plays = {"set": 9, "rules": "pagat", "changes": {"arms": 3}, "plays": ["9-9", "9-4", "9-7", "9-6"]}
    sent = stranger.ask("POST", "/check", by_plays | {"play": "7-4@9-7", "hand": ["7-4", "3-2"]}).json
    assert {**answer, "problems": []} == sent


def test_of_several_hands_all_problems_are_told_and_the_last_table(stranger: Program):
    again = TEXT.replace("9-9", "8-8").replace("9-", "8-")
    answer = check(stranger, TEXT + again)
    lines = [problem["line"] for problem in answer["problems"]]
    assert lines == [6, 8, 9, 15, 17, 18]
    assert answer["open_ends"][0]["tile"] == "8-4"


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "\x00\x1b[2J", "[set double-9]", "Ana 9-4"])
def test_a_text_that_comes_to_no_table_says_what_is_wrong_with_it(stranger: Program, text: str):
    answer = check(stranger, text, play="9-4", hand=["9-4"])
    assert answer["problems"]
    assert (answer["legal"], answer["legal_plays"], answer["open_ends"]) == (None, [], [])
    assert (answer["unfinished"], answer["can_finish"], answer["dead"]) == (None, {}, False)


@pytest.mark.parametrize("game", ["double-six-two", "double-nine-four", "double-twelve-six"])
def test_the_games_of_the_demo_have_no_problem(stranger: Program, game: str):
    told = resources.files("scorekeeper.demo")
    answer = check(stranger, told.joinpath(f"{game}.hands").read_text())
    assert answer["problems"] == []
    assert set(answer["can_finish"]) == {f"{n}-{n}" for n in range(set_of(game) + 1)}


def set_of(game: str) -> int:
    told = resources.files("scorekeeper.demo").joinpath(f"{game}.json").read_text()
    return int(json.loads(told)["set"])


@pytest.mark.parametrize(
    ("body", "at"),
    [
        ({"set": 9}, {"/set": "SAID_TWICE"}),
        (
            {"plays": ["9-9"], "changes": {"arms": 3}, "rules": "pagat"},
            dict.fromkeys(("/plays", "/changes", "/rules"), "SAID_TWICE"),
        ),
        ({"text": None}, dict.fromkeys(("/set", "/rules", "/plays"), "MISSING_FIELD")),
        ({"text": ["Ana 9-9"]}, {"/text": "BAD_FIELD"}),
        ({"text": "x" * 20_001}, {"/text": "TEXT_TOO_LONG"}),
        ({"text": "\r" * 1501}, {"/text": "TEXT_TOO_LONG"}),
        ({"text": "[set double-9]\nAna 9-9\n" * 38}, {"/text": "TEXT_TOO_LONG"}),
        ({"play": "nine"}, {"/play": "UNREADABLE"}),
        ({"hand": ["9-9"]}, {"/hand/0": "TILE_ON_TABLE"}),
    ],
)
def test_what_cannot_be_taken_in_is_refused_where_it_stands(
    stranger: Program, body: dict[str, Any], at: dict[str, str]
):
    assert fields(stranger.ask("POST", "/check", {"text": TEXT} | body)) == at


def test_a_megabyte_is_too_much(stranger: Program):
    assert "less" in refused(stranger.ask("POST", "/check", {"text": "Ana 9-9\n" * 130_000}), 413)["detail"]


def test_of_many_problems_the_first_are_told(stranger: Program):
    assert len(check(stranger, "Ana 9-9\n" * 1000)["problems"]) == 50
