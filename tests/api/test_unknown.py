"""What nobody remembered when the house rules were changed: a program reads it, keeps it, fills it in."""

from typing import Any

import pytest

from scorekeeper.services import house_rules
from tests.api.conftest import Program, fields

RULES = {"blank_half": 25, "out_on_double": 50}


@pytest.fixture
def game(program: Program) -> Any:
    """A game of one round, Ana 0, Ben 43, Cy 5, Dee 9, whose house rules were changed after it."""
    started = program.save(program.start(), "9-9", "out", 43, 5, 9).json
    with program.app.app_context():
        book = (program.token or "").partition(".")[0]
        house_rules.change_rules(
            book, started["id"], preset="pagat", changes=RULES, answers={(1, 3, "blank_halves"): 1}
        )
    return program.get(f"/games/{started['id']}").json


def unknown(game: Any, number: int = 1) -> dict[str, list[str]]:
    return {name: entry["unknown"] for name, entry in game["rounds"][number - 1]["entries"].items()}


def total(game: Any, name: str) -> int:
    return int(game["rounds"][0]["scores"][name]["total"])


AFTER = {"Ana": ["out_on_double"], "Ben": ["blank_halves"], "Cy": ["blank_halves"], "Dee": []}


def test_it_is_named_and_counts_as_it_stands(game: Any):
    assert game["changes"] == RULES
    assert unknown(game) == AFTER
    assert [total(game, name) for name in AFTER] == [0, 43, 5, 34]


def test_a_correction_as_it_was_read_changes_nothing(program: Program, game: Any):
    body = {"opening": "9-9", "entries": game["rounds"][0]["entries"], "version": game["version"]}
    again = program.ask("PUT", f"/games/{game['id']}/rounds/1", body)
    assert (again.status_code, again.json["rounds"]) == (200, game["rounds"])


def test_a_correction_that_does_not_speak_of_it_keeps_it_for_whose_hand_stays(program: Program, game: Any):
    dee = {"pips": 9, "blank_halves": 1}
    corrected = program.save(game, "9-9", "out", 44, 5, dee, number=1).json
    assert unknown(corrected) == {**AFTER, "Ben": []}


def test_it_is_filled_in(program: Program, game: Any):
    ana = {"out": True, "out_on_double": True, "unknown": []}
    ben = {"pips": 43, "blank_halves": 0, "unknown": []}
    dee = {"pips": 9, "blank_halves": 1}
    corrected = program.save(game, "9-9", ana, ben, 5, dee, number=1).json
    assert unknown(corrected) == {"Ana": [], "Ben": [], "Cy": ["blank_halves"], "Dee": []}
    assert [total(corrected, name) for name in AFTER] == [50, 43, 5, 34]


def test_a_new_round_may_have_it(program: Program, game: Any):
    saved = program.save(game, "8-8", "out", {"pips": 4, "unknown": ["blank_halves"]}, 5, 9).json
    assert unknown(saved, 2) == {"Ana": [], "Ben": ["blank_halves"], "Cy": [], "Dee": []}


@pytest.mark.parametrize("said", ["blank_halves", ["pips"], [1], None, {"blank_halves": True}])
def test_what_names_no_such_field_is_refused(program: Program, game: Any, said: object):
    answer = program.save(game, "8-8", "out", {"pips": 4, "unknown": said}, 5, 9)
    assert set(fields(answer).values()) == {"BAD_FIELD"}
