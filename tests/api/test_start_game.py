"""Starting a game and looking at it."""

from typing import Any

import pytest

from tests.api.conftest import FOUR, Program, fields, problems, refused

SETUP: dict[str, Any] = {"players": FOUR, "set": 9, "rules": "pagat", "tiles_each": 11}
ORDER = ["9-9", "8-8", "7-7", "6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "0-0"]


def test_a_new_game_has_all_that_is_documented(program: Program):
    answer = program.ask("POST", "/games", SETUP | {"changes": {"double_blank": 25, "opener_again": True}})
    assert answer.status_code == 201
    game = answer.json
    assert answer.headers["Location"] == f"/api/v1/games/{game.pop('id')}"
    assert game == {
        "set": 9,
        "rules": "pagat",
        "changes": {"double_blank": 25, "opener_again": True},
        "tiles_each": 11,
        "seats": [{"name": name, "start": 0, "first_round": 1, "last_round": None} for name in FOUR],
        "version": 1,
        "rounds": [],
        "standings": [{"name": name, "total": 0, "rank": 1} for name in FOUR],
        "next_opening": "9-9",
        "openings_left": ORDER,
        "status": "playing",
    }


def test_a_game_is_looked_at_as_it_was_started(program: Program):
    game = program.start()
    answer = program.get(f"/games/{game['id']}")
    assert (answer.status_code, answer.json) == (200, game)


def test_sent_again_with_its_key_it_is_the_same_game(program: Program):
    first = program.ask("POST", "/games", SETUP | {"key": "tap"})
    again = program.ask("POST", "/games", SETUP | {"key": "tap"})
    assert (first.status_code, again.status_code) == (201, 200)
    assert again.json == first.json
    assert len(program.get("/games").json["games"]) == 1


def test_keys_of_two_books_are_two_keys(program: Program, neighbour: Program):
    assert program.start(key="tap")["id"] != neighbour.start(key="tap")["id"]


def test_names_are_cleaned_and_matched_with_those_of_the_book(program: Program):
    program.start(players=["Ana", "Ben"])
    seats = program.start(players=[" ANA ", "Mary  Ann"])["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Mary Ann"]


def test_a_whole_number_may_be_written_with_a_point(program: Program):
    answer = program.ask(
        "POST",
        "/games",
        data='{"players": ["Ana", "Ben"], "set": 9.0, "rules": "pagat", "tiles_each": 1.1e1}',
        content_type="application/json; charset=utf-8",
    )
    assert (answer.status_code, answer.json["set"], answer.json["tiles_each"]) == (201, 9, 11)


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"players": ["Ana"]}, {"/players": "TOO_FEW_PLAYERS"}),
        ({"players": []}, {"/players": "TOO_FEW_PLAYERS"}),
        ({"players": [*"ABCDEFGHIJKLM"], "set": 18, "tiles_each": 5}, {"/players": "TOO_MANY_PLAYERS"}),
        ({"players": ["Ana", " ", "x" * 41]}, {"/players/1": "NAME_EMPTY", "/players/2": "NAME_TOO_LONG"}),
        ({"players": ["Ana", "ANA"]}, {"/players/1": "NAME_TWICE"}),
        ({"players": ["Ana", 7, None]}, {"/players/1": "BAD_FIELD", "/players/2": "BAD_FIELD"}),
        ({"players": "Ana"}, {"/players": "BAD_FIELD"}),
        ({"players": {"0": "Ana"}}, {"/players": "BAD_FIELD"}),
        ({"set": 10}, {"/set": "UNKNOWN_SET"}),
        ({"set": 10**30}, {"/set": "UNKNOWN_SET"}),
        ({"set": "9"}, {"/set": "BAD_FIELD"}),
        ({"set": 9.5}, {"/set": "BAD_FIELD"}),
        ({"set": True}, {"/set": "BAD_FIELD"}),
        ({"rules": "hoyle"}, {"/rules": "UNKNOWN_PRESET"}),
        ({"rules": None}, {"/rules": "BAD_FIELD"}),
        ({"tiles_each": 0}, {"/tiles_each": "DEAL_TOO_SMALL"}),
        ({"tiles_each": 14}, {"/tiles_each": "DEAL_TOO_LARGE"}),
        ({"tiles_each": -(10**30)}, {"/tiles_each": "DEAL_TOO_SMALL"}),
        ({"changes": {"arms": 5, "self": 1}}, {"/changes/arms": "BAD_RULE", "/changes/self": "BAD_RULE"}),
        ({"changes": {"double_blank": True}}, {"/changes/double_blank": "BAD_RULE"}),
        ({"changes": {"double_blank": [[50]]}}, {"/changes/double_blank": "BAD_RULE"}),
        ({"changes": {"a/b~c-d" * 30: 1}}, None),
        ({"changes": []}, {"/changes": "BAD_FIELD"}),
        ({"key": "two words"}, {"/key": "BAD_FIELD"}),
        ({"key": ""}, {"/key": "BAD_FIELD"}),
        ({"key": "x" * 65}, {"/key": "BAD_FIELD"}),
        ({"tile_each": 11}, {"/tile_each": "UNKNOWN_FIELD"}),
        ({"\x00\n": None}, {"/\x00\n": "UNKNOWN_FIELD"}),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_all_that_is_wrong(program: Program, changed, wrong):
    answer = program.ask("POST", "/games", SETUP | changed)
    assert wrong is None or fields(answer) == wrong
    assert all(severity == "ERROR" for severity in _each(answer, "severity"))
    assert all(message.endswith((".", "!")) for message in _each(answer, "message"))
    assert program.get("/games").json["games"] == []


def test_what_is_missing_is_named(program: Program):
    assert fields(program.ask("POST", "/games", {})) == {
        f"/{name}": "MISSING_FIELD" for name in ("players", "set", "rules", "tiles_each")
    }


def test_a_thousand_wrong_fields_are_not_all_told(program: Program):
    answer = program.ask("POST", "/games", {f"field{number}": 1 for number in range(1000)})
    assert len(_each(answer, "code")) == 50


def test_messages_are_english_whoever_asks(program: Program):
    answer = program.ask(
        "POST", "/games", SETUP | {"players": ["Ana", "ana"]}, headers={"Accept-Language": "es"}
    )
    assert _each(answer, "message") == [
        "Ana is already at the table: add something that tells the two apart."
    ]


@pytest.mark.parametrize("name", ["x", "x" * 65, "%00", "..", "é", "AAAAAAAAAAAAAAAA"])
def test_a_game_that_is_not_there_is_not_found(program: Program, name: str):
    assert "check" in refused(program.get(f"/games/{name}"), 404)["detail"]


def test_a_body_of_another_kind_says_what_it_should_be(program: Program):
    assert problems(program.ask("POST", "/games", [SETUP])) == {(None, "BAD_FIELD")}


def _each(answer: Any, what: str) -> list[str]:
    return [problem[what] for problem in refused(answer, 422)["problems"]]
