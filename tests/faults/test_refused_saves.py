"""A hand that cannot be saved as things stand: a sentence says why, what was typed is still there."""

from collections.abc import Callable

import pytest

from scorekeeper.services import details, games, people, rounds
from tests.api.conftest import problems, refused
from tests.builders import hand
from tests.faults.conftest import BODY, MINE, Table
from tests.pages import Page
from tests.web.test_round_problems import assert_kept

Save = Callable[[Table], Page]


def save(table: Table, meanwhile: Callable[[], object]) -> Page:
    """Open the form of hand 2, type, and save it after something has happened elsewhere."""
    form = table.phone.open(f"{table.path}/rounds/new")
    meanwhile()
    return form.press("save", MINE)


def send(table: Table, **more: object):
    """The same from a program."""
    return table.program.ask("POST", f"{table.path}/rounds", BODY | more)


def other_hand(table: Table) -> None:
    table.do(
        rounds.save_round,
        number=None,
        opening="8-8",
        entries=hand("out", "1", "2", "3"),
        players=(),
        ask=False,
    )


def test_a_stale_one(table: Table):
    page = save(table, lambda: other_hand(table))
    assert page.status == 409
    assert "Ben 1" in page.one("theirs").words
    assert_kept(page, MINE)
    document = refused(send(table, version=2), 409)
    assert (document["yours"], document["theirs"]["version"]) == (BODY | {"version": 2}, document["version"])
    assert len(table.now().rounds) == 2
    page.press("save")
    assert table.now().rounds[1].scores[1].total == 23


def test_one_of_a_finished_game(table: Table):
    page = save(table, lambda: table.do(games.end_game))
    assert page.status == 422
    assert page.problems == ["This game is over: go on with it before you score another hand."]
    assert_kept(page, MINE)
    assert problems(send(table)) == {(None, "GAME_FINISHED")}
    table.do(games.resume_game)
    assert page.press("save").status == 200
    assert len(table.now().rounds) == 2


def test_one_of_a_game_in_the_bin(table: Table):
    page = save(table, lambda: table.do(details.bin_game))
    assert page.status == 404
    assert page.one("error").words == "This game is in the bin. Bring it back first."
    assert page.field("seats-1-pips") == "12+11"
    refused(send(table), 404)
    assert page.press("again").status == 404
    assert page.press("restore").status == 200
    assert page.press("again").status == 200
    assert table.now().rounds[1].scores[1].total == 23


@pytest.mark.parametrize("typed", [MINE, MINE | {"seats-3-pips": "", "seats-3-double_blank": False}])
def test_one_with_somebody_who_has_left(table: Table, typed: dict[str, str | bool]):
    form = table.phone.open(f"{table.path}/rounds/new")
    table.do(people.leave, 3)
    page = form.press("save", typed)
    assert page.status == 422
    assert page.problems[0].startswith("Dee has left this table")
    assert_kept(page, {name: text for name, text in MINE.items() if "seats-3" not in name})
    assert problems(send(table)) == {("Dee", "SEAT_LEFT")}
    assert len(table.now().rounds) == 1
    assert page.press("save").status == 200
    assert sorted(table.now().rounds[1].scores) == [0, 1, 2]


def test_one_of_a_hand_that_was_taken_back(table: Table):
    form = table.phone.open(f"{table.path}/rounds/1")
    table.do(rounds.take_back, 1)
    page = form.press("save", MINE)
    assert page.status == 409
    assert_kept(page, MINE)
    answer = table.program.ask("PUT", f"{table.path}/rounds/1", BODY | {"version": 2})
    assert refused(answer, 409)["theirs"]["rounds"] == []
    assert table.now().rounds == ()
