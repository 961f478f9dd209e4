"""Writing a round down."""

from typing import Any

import pytest

from tests.api.conftest import Program, fields, problems, refused

NOBODY: dict[str, Any] = {
    "out": False,
    "pips": None,
    "tiles": None,
    "double_blank": False,
    "blank_halves": 0,
    "out_on_double": False,
    "adjustment": 0,
    "reason": "",
    "unknown": [],
}


def test_a_round_comes_back_with_its_bills(program: Program):
    game = program.start()
    answer = program.save(
        game,
        "9-9",
        {"out": True, "out_on_double": True},
        "12+11",
        ["6-4", "2|3", "[0-0]"],
        {"pips": 7, "blank_halves": 1},
    )
    assert answer.status_code == 201
    assert answer.json["version"] == 2
    (row,) = answer.json["rounds"]
    assert row == {
        "number": 1,
        "opening": "9-9",
        "entries": {
            "Ana": NOBODY | {"out": True, "out_on_double": True},
            "Ben": NOBODY | {"pips": "12+11"},
            "Cy": NOBODY | {"tiles": ["6-4", "3-2", "0-0"]},
            "Dee": NOBODY | {"pips": 7, "blank_halves": 1},
        },
        "scores": {
            "Ana": {"total": 0, "lines": [line(0, "OUT"), line(0, "OUT_ON_DOUBLE")]},
            "Ben": {"total": 23, "lines": [line(23, "PIPS")]},
            "Cy": {"total": 65, "lines": [line(15, "PIPS"), line(50, "DOUBLE_BLANK")]},
            "Dee": {"total": 7, "lines": [line(7, "PIPS")]},
        },
        "problems": [],
    }
    assert [(row["name"], row["rank"]) for row in answer.json["standings"]] == [
        ("Ana", 1),
        ("Dee", 2),
        ("Ben", 3),
        ("Cy", 4),
    ]
    assert (answer.json["next_opening"], answer.json["openings_left"][-1]) == ("8-8", "0-0")
    assert program.get(f"/games/{game['id']}").json == answer.json


def line(points: int, kind: str, **params: int) -> dict[str, Any]:
    return {"points": points, "kind": kind, "params": params}


def test_blank_halves_are_itemised(program: Program):
    game = program.start(changes={"blank_half": 25})
    saved = program.save(game, "9-9", "out", ["6-0", "5-0", "3-2"], 5, 9).json
    assert saved["rounds"][0]["scores"]["Ben"] == {
        "total": 66,
        "lines": [line(16, "PIPS"), line(50, "BLANK_HALVES", halves=2, each=25)],
    }


def test_the_double_blank_alone_means_no_pips(program: Program):
    saved = program.save(program.start(), "9-9", "out", {"double_blank": True}, 5, 9).json
    assert saved["rounds"][0]["scores"]["Ben"]["total"] == 50


def test_what_is_only_unlikely_is_taken_in_and_said(program: Program):
    answer = program.save(program.start(), "9-9", "out", 87, 5, 9)
    assert answer.status_code == 201
    assert answer.json["rounds"][0]["problems"] == [
        {
            "seat": "Ben",
            "code": "UNLIKELY_TOTAL",
            "severity": "WARNING",
            "params": {"pips": 87},
            "message": "87 in one hand: sure?",
        }
    ]


def test_names_are_matched_whatever_their_case(program: Program):
    game = program.start(players=["Ana", "Straße"])
    entries = {" ANA ": {"out": True}, "STRASSE": {"pips": 12}}
    answer = program.ask("POST", f"/games/{game['id']}/rounds", {"opening": "9-9", "entries": entries})
    assert answer.json["rounds"][0]["scores"]["Straße"]["total"] == 12


def test_what_was_answered_can_be_sent_again(program: Program):
    game = program.start()
    saved = program.save(game, "9-9", "out", "12+11", ["6-4", "0-0"], {"pips": "007"}).json
    (row,) = saved["rounds"]
    body = {"opening": row["opening"], "entries": row["entries"], "version": saved["version"]}
    again = program.ask("PUT", f"/games/{game['id']}/rounds/1", body).json
    assert again["rounds"] == saved["rounds"]


@pytest.mark.parametrize(
    ("opening", "cells", "said"),
    [
        ("9-9", ("out", 43, 5), {("Dee", "MISSING_ENTRY")}),
        ("9-9", ("out", 43, 5, {}), {("Dee", "MISSING_ENTRY")}),
        ("9-9", ("out", "out", 5, 9), {("Ana", "TWO_OUT"), ("Ben", "TWO_OUT")}),
        ("9-9", ({"out": True, "pips": 3}, 43, 5, 9), {("Ana", "OUT_WITH_PIPS")}),
        ("9-9", ("out", 0, 5, 9), {("Ben", "EMPTY_HAND")}),
        ("9-9", ("out", -1, 5, 9), {("Ben", "BAD_NUMBER")}),
        ("9-9", ("out", "½", "12+", "\x00"), {(name, "BAD_NUMBER") for name in ("Ben", "Cy", "Dee")}),
        ("9-9", ("out", 10**30, 5, 9), {("Ben", "TOO_MANY_PIPS")}),
        ("9-9", ("out", 10**4000, 5, 9), {("Ben", "BAD_NUMBER")}),
        ("9-9", ("out", "9" * 10_000, 5, 9), {("Ben", "BAD_NUMBER")}),
        ("9-9", ("out", ["10-9"], 5, 9), {("Ben", "TILE_NOT_IN_SET")}),
        ("9-9", ("out", ["6-4"], ["4-6"], 9), {("Ben", "TILE_TWICE"), ("Cy", "TILE_TWICE")}),
        ("9-9", ("out", {"pips": 9, "tiles": ["6-4"]}, 5, 9), {("Ben", "PIPS_DISAGREE")}),
        ("0-0", ("out", {"pips": 9, "double_blank": True}, 5, 9), {("Ben", "DOUBLE_BLANK_ON_TABLE")}),
        ("9-8", ("out", 43, 5, 9), {(None, "OPENING_NOT_A_DOUBLE")}),
        ("10-10", ("out", 43, 5, 9), {(None, "OPENING_NOT_IN_SET")}),
        ("\x00" * 99, ("out", 43, 5, 9), {(None, "OPENING_NOT_A_DOUBLE")}),
    ],
)
def test_an_impossible_round_is_refused_at_the_player(program: Program, opening: str, cells, said):
    game = program.start()
    assert problems(program.save(game, opening, *cells)) == said
    assert program.get(f"/games/{game['id']}").json == game


def test_a_problem_has_its_parameters_and_a_sentence(program: Program):
    found = refused(program.save(program.start(), "9-9", "out", ["6-4"], ["4-6"], 9), 422)["problems"]
    assert found[0]["params"] == {"tile": "6-4"}
    assert found[0]["message"] == "6-4 can lie in one hand only, and once."


@pytest.mark.parametrize(
    ("cell", "wrong"),
    [
        ({"pips": 1.5}, {"/entries/Ben/pips": "BAD_FIELD"}),
        ({"pips": True}, {"/entries/Ben/pips": "BAD_FIELD"}),
        ({"pips": [1]}, {"/entries/Ben/pips": "BAD_FIELD"}),
        ({"tiles": [["6-4"]]}, {"/entries/Ben/tiles": "BAD_FIELD"}),
        ({"tiles": 64}, {"/entries/Ben/tiles": "BAD_FIELD"}),
        ({"out": "true"}, {"/entries/Ben/out": "BAD_FIELD"}),
        ({"out": None}, {"/entries/Ben/out": "BAD_FIELD"}),
        ({"blank_halves": {}}, {"/entries/Ben/blank_halves": "BAD_FIELD"}),
        ({"unknown": ["pips"]}, {"/entries/Ben/unknown/0": "BAD_FIELD"}),
        ({"pip": 3, "known": []}, {f"/entries/Ben/{name}": "UNKNOWN_FIELD" for name in ("pip", "known")}),
    ],
)
def test_a_field_of_another_kind_is_refused_in_its_place(program: Program, cell, wrong):
    game = program.start()
    answer = program.save(game, "9-9", "out", cell, 5, 9)
    assert fields(answer) == wrong
    assert {seat for seat, _ in problems(answer)} == {"Ben"}


def test_players_of_no_such_name_and_names_given_twice_are_said(program: Program):
    game = program.start(players=["Ana", "Ben"])
    entries = {"Ana": {"out": True}, "ANA": {"pips": 3}, "Zoë": {"pips": 3}, "~/": {}}
    answer = program.ask("POST", f"/games/{game['id']}/rounds", {"opening": "9-9", "entries": entries})
    assert fields(answer) == {
        "/entries/Ana": "PLAYER_TWICE",  # the keys of a test are sent in their order of letters
        "/entries/Zoë": "UNKNOWN_PLAYER",
        "/entries/~0~1": "UNKNOWN_PLAYER",
    }
    assert "Ana, Ben" in refused(answer, 422)["problems"][1]["message"]


def test_a_finished_game_takes_no_more_rounds(program: Program):
    game = program.start()
    assert program.save(game, "0-0", "out", 43, 5, 9).json["status"] == "finished"
    answer = program.save(game, "9-9", "out", 43, 5, 9)
    assert problems(answer) == {(None, "GAME_FINISHED")}
    assert refused(answer, 422)["problems"][0]["params"] == {}
