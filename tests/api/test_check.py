"""Checking plays: what may be played on a double-nine table that was sent, and why not."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.exceptions import TooManyRequests

from scorekeeper.rules import Reason
from scorekeeper.web.api.rate import Minute
from tests.api.conftest import Program, fields, refused

ARMS = ["9-9", "9-4", "9-7", "9-6", "9-5"]
FOOT = [*ARMS, "7-7"]


def check(stranger: Program, *plays: str, **asked: Any) -> Any:
    """What is answered about a table of pagat's rules, but for what is given."""
    answer = stranger.ask("POST", "/check", {"set": 9, "rules": "pagat", "plays": plays} | asked)
    assert answer.status_code == 200, answer.text
    return answer.json


def test_an_answer_has_all_that_is_documented(stranger: Program):
    assert check(stranger, *FOOT, play="7-1", hand=["7-1", "5-4", "7-2"]) == {
        "legal": True,
        "play": "7-1@7-7",
        "reason": None,
        "params": {},
        "message": "7-1 may be played onto 7-7.",
        "legal_plays": ["7-1@7-7", "7-2@7-7"],
        "unfinished": "7-7",
        "missing": 3,
        "open_ends": [
            {"tile": "7-7", "number": 7, "room": 3},
            {"tile": "9-4", "number": 4, "room": 1},
            {"tile": "9-6", "number": 6, "room": 1},
            {"tile": "9-5", "number": 5, "room": 1},
        ],
        "can_finish": {f"{number}-{number}": True for number in range(9, -1, -1)},
        "dead": False,
        "problems": [],
    }


def test_the_example_of_the_readme_is_answered_as_it_says(stranger: Program):
    readme = Path(__file__).parents[2].joinpath("README.md").read_text()
    (sent,) = re.findall(r"/check --json '(.*?)'", readme, re.DOTALL)
    answer = check(stranger, **json.loads(sent))
    for said in ('"legal": false', "`FOOT_FIRST`", '"legal_plays": ["7-2@7-7"]', "`can_finish`"):
        assert said in readme
    assert (answer["legal"], answer["reason"]) == (False, "FOOT_FIRST")
    assert (answer["legal_plays"], len(answer["can_finish"])) == (["7-2@7-7"], 10)


def test_where_no_play_is_asked_about_none_is_judged(stranger: Program):
    answer = check(stranger, *FOOT)
    assert [answer[key] for key in ("legal", "play", "reason", "message")] == [None] * 4
    assert answer["params"] == {}


@pytest.mark.parametrize(
    ("plays", "play", "reason", "names"),
    [
        (ARMS, "10-4", "NOT_IN_SET", {"tile": "10-4", "set": "double-9"}),
        (ARMS, "9-4", "ALREADY_LAID", {"tile": "9-4"}),
        (ARMS, "4-3@7-4", "NOT_ON_TABLE", {"tile": "4-3", "onto": "7-4"}),
        (ARMS[:4], "5-4", "ARMS_FIRST", {"tile": "5-4", "double": "9-9", "missing": 1, "number": 9}),
        (FOOT, "5-4", "FOOT_FIRST", {"tile": "5-4", "double": "7-7", "missing": 3, "number": 7}),
        (ARMS, "4-3@9-7", "NO_MATCH", {"tile": "4-3", "onto": "9-7", "number": 7}),
        (ARMS, "3-2", "NO_MATCH", {"tile": "3-2", "numbers": "4, 5, 6, 7"}),
        (ARMS, "9-8@9-9", "NO_ROOM", {"tile": "9-8", "onto": "9-9"}),
    ],
)
def test_a_play_that_may_not_be_made_is_told_why(
    stranger: Program, plays: list[str], play: str, reason: str, names: dict[str, Any]
):
    answer = check(stranger, *plays, play=play)
    assert (answer["legal"], answer["play"], answer["reason"]) == (False, None, reason)
    assert answer["params"] == names
    assert all(str(name) in answer["message"] for name in (names["tile"], names.get("onto", "")))
    assert reason in set(Reason)


def test_a_tile_that_several_ends_take_may_be_played_but_not_without_saying_where(stranger: Program):
    answer = check(stranger, *ARMS, play="5-4")
    assert (answer["legal"], answer["play"], answer["reason"]) == (True, None, "AMBIGUOUS")
    assert answer["params"] == {"tile": "5-4", "plays": "5-4@9-5, 5-4@9-4"}
    assert check(stranger, *ARMS, play="5-4@9-4")["play"] == "5-4@9-4"


def test_a_hand_of_which_nothing_may_be_played(stranger: Program):
    assert check(stranger, *FOOT, hand=["5-4", "3-2"])["legal_plays"] == []
    assert check(stranger, *FOOT, hand=[])["legal_plays"] == []


def test_without_a_hand_everything_unseen_is_looked_at(stranger: Program):
    sevens = [f"{tile}@7-7" for tile in ("7-0", "7-1", "7-2", "7-3", "7-4", "7-5", "7-6", "8-7")]
    assert check(stranger, *FOOT)["legal_plays"] == sevens


@pytest.mark.parametrize(
    ("size", "changes", "arms"),
    [(9, {}, 4), (9, {"arms": 6}, 6), (9, {"arms": None}, 6), (6, {"arms": 8}, 6), (6, {"arms": None}, 4)],
)
def test_house_rules_say_how_many_arms_there_are(stranger: Program, size: int, changes: Any, arms: int):
    answer = check(stranger, f"{size}-{size}", set=size, changes=changes)
    assert (answer["unfinished"], answer["missing"]) == (f"{size}-{size}", arms)


def test_a_foot_that_never_will_be_finished_is_told_before_and_after_its_double_is_laid(stranger: Program):
    """Of the seven fours 6-4, 4-1, 5-4 and 4-3 are down: three are left, the 4-4 one of them."""
    plays = ["6-6", "6-1", "6-2", "6-3", "6-4", "4-1@6-1", "5-4@6-4", "4-3@6-3"]
    before = check(stranger, *plays, set=6)
    assert [double for double, can in before["can_finish"].items() if not can] == ["4-4"]
    after = check(stranger, *plays, "4-4@4-1", set=6)
    assert (after["can_finish"]["4-4"], after["missing"], after["dead"]) == (False, 3, False)
    dead = check(stranger, *plays, "4-4@4-1", "4-0", "4-2", set=6)
    assert (dead["unfinished"], dead["missing"], dead["legal_plays"], dead["dead"]) == ("4-4", 1, [], True)


WRONG_PLAYS = [
    # the plays, the first that is wrong, its code, and what the sentence names
    (["9-9", "9-x"], 1, "UNREADABLE", ["9-x"]),
    (["9-x"], 0, "UNREADABLE", ["9-x"]),
    (["9-8"], 0, "OPENING_NOT_A_DOUBLE", ["9-8"]),
    (["12-12"], 0, "OPENING_NOT_IN_SET", ["12-12"]),
    (["9-9", "12-9"], 1, "NOT_IN_SET", ["12-9", "double-9"]),
    (["9-9", "9-4", "4-9"], 2, "ALREADY_LAID", ["9-4"]),
    ([*ARMS, "4-3@4-2", "4-2@4-3"], 5, "NOT_ON_TABLE", ["4-3", "4-2"]),
    ([*FOOT, "6-4"], 6, "FOOT_FIRST", ["6-4", "7-7"]),
    ([*ARMS, "5-4"], 5, "AMBIGUOUS", ["5-4@9-5", "5-4@9-4"]),
    (["9-9", *["8-8"] * 1000], 1, "NO_MATCH", ["8-8"]),
]


@pytest.mark.parametrize(
    ("plays", "index", "code", "named"), WRONG_PLAYS, ids=[row[2] for row in WRONG_PLAYS]
)
def test_the_first_wrong_play_is_named_with_its_place(
    stranger: Program, plays: list[str], index: int, code: str, named: list[str]
):
    answer = stranger.ask("POST", "/check", {"set": 9, "rules": "pagat", "plays": plays, "play": "9-1"})
    (problem,) = refused(answer, 422)["problems"]
    assert (problem["code"], problem["params"]["field"]) == (code, f"/plays/{index}")
    assert (problem["params"]["index"], problem["params"]["text"]) == (index, plays[index])
    assert all(name in problem["message"] for name in named)


def test_plays_without_an_opening_double_are_refused(stranger: Program):
    assert fields(stranger.ask("POST", "/check", {"set": 9, "rules": "pagat", "plays": []})) == {
        "/plays": "NO_OPENING"
    }


def test_a_text_that_is_no_play_is_refused(stranger: Program):
    asked = {"set": 9, "rules": "pagat", "plays": ARMS, "play": "x" * 10_000}
    (problem,) = refused(stranger.ask("POST", "/check", asked), 422)["problems"]
    assert (problem["code"], problem["params"]["field"]) == ("UNREADABLE", "/play")
    assert len(problem["message"]) < 200


def test_tiles_that_nobody_can_hold_are_refused_one_by_one(stranger: Program):
    hand = ["9-9", "x", "10-4", "5-4", "4-5", "3-2"]
    answer = stranger.ask("POST", "/check", {"set": 9, "rules": "pagat", "plays": ARMS, "hand": hand})
    assert fields(answer) == {
        "/hand/0": "TILE_ON_TABLE",
        "/hand/1": "TILE_NOT_IN_SET",
        "/hand/2": "TILE_NOT_IN_SET",
        "/hand/4": "TILE_TWICE",
    }


@pytest.mark.parametrize(
    ("wrong", "at"),
    [
        ({"set": 7}, {"/set": "UNKNOWN_SET"}),
        ({"set": "9"}, {"/set": "BAD_FIELD"}),
        ({"rules": "mine"}, {"/rules": "UNKNOWN_PRESET"}),
        ({"changes": {"arms": 5}}, {"/changes/arms": "BAD_RULE"}),
        ({"set": 7, "changes": {"legs": 4}}, {"/set": "UNKNOWN_SET", "/changes/legs": "BAD_RULE"}),
        ({"plays": "9-9"}, {"/plays": "BAD_FIELD"}),
        ({"plays": ["9-9", 94]}, {"/plays/1": "BAD_FIELD"}),
        ({"plays": [94] * 1000}, {"/plays/0": "BAD_FIELD"}),
        ({"play": 54}, {"/play": "BAD_FIELD"}),
        ({"hand": "5-4"}, {"/hand": "BAD_FIELD"}),
        ({"table": []}, {"/table": "UNKNOWN_FIELD"}),
    ],
)
def test_what_is_no_table_is_refused_where_it_stands(stranger: Program, wrong: Any, at: dict[str, str]):
    asked = {"set": 9, "rules": "pagat", "plays": ARMS} | wrong
    assert fields(stranger.ask("POST", "/check", asked)) == at


def test_a_table_says_its_set_its_rules_and_its_plays(stranger: Program):
    missing = dict.fromkeys(("/set", "/rules", "/plays"), "MISSING_FIELD")
    assert fields(stranger.ask("POST", "/check", {})) == missing


def test_checks_are_limited_in_rate(stranger: Program, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(stranger.app.config, "CHECKS_PER_MINUTE", 2)
    monkeypatch.setattr("scorekeeper.web.api.check.minute", Minute())
    for _ in range(2):
        check(stranger, *ARMS)
    answer = stranger.ask("POST", "/check", {})
    assert "wait" in refused(answer, 429)["detail"]
    assert 0 < int(answer.headers["Retry-After"]) <= 60
    assert stranger.get("/openapi.json").status_code == 200


def test_after_a_minute_an_address_may_ask_again(app: Flask, monkeypatch: pytest.MonkeyPatch):
    now = 1000.0
    monkeypatch.setattr("scorekeeper.web.api.rate.time.monotonic", lambda: now)
    minute = Minute()
    with app.test_request_context(environ_base={"REMOTE_ADDR": "192.0.2.1"}):
        minute.count(1)
        now += 59
        with pytest.raises(TooManyRequests) as refusal:
            minute.count(1)
        assert refusal.value.retry_after == 1
        now += 1
        minute.count(1)
    with app.test_request_context(environ_base={"REMOTE_ADDR": "192.0.2.2"}):
        minute.count(1)
