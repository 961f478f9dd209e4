"""When and where a game was played, and a note, can be changed at any time."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone


@pytest.fixture
def form(phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The details of a game of one hand."""
    return phone.open(f"/games/{game('9-9: 3, 2, 13, out').id}").follow("to-details")


def test_they_are_kept(form: Page):
    typed = {"played_on": "2024-12-26", "place": " Grandma's ", "note": "Snow.\r\nBen fell asleep."}
    board = form.press("save-details", typed)
    again = board.follow("to-details")

    assert "Saved." in board.words
    assert [again.field(name) for name in typed] == ["2024-12-26", "Grandma's", "Snow.\nBen fell asleep."]


def test_they_stand_on_the_scoreboard_and_in_the_list(form: Page):
    board = form.press("save-details", {"played_on": "2024-12-26", "place": "Attic", "note": "Snow."})

    assert board.one("note").words == "Attic Snow."
    assert "26 Dec 2024" in board.phone.open("/games").words


def test_the_day_is_that_of_the_beginning_until_another_is_chosen(form: Page):
    day = form.field("played_on")
    form.press("save-details", {"place": "Kitchen"})

    assert form.phone.open(form.path).field("played_on") == day


@pytest.mark.parametrize("day", ["yesterday", "2024-13-01", "26.12.2024", "0"])
def test_a_day_that_is_none(form: Page, day: str):
    page = form.press("save-details", {"place": "Kitchen"}, tampered={"played_on": day})

    assert page.status == 422
    assert page.problems == ["Choose a day, or write it as 2026-11-21."]
    assert (page.field("played_on"), page.field("place")) == (day, "Kitchen")


LONG = [("place", 100), ("note", 2000)]


@pytest.mark.parametrize(("field", "most"), LONG)
def test_what_is_too_long_is_said_at_its_field(form: Page, field: str, most: int):
    page = form.press("save-details", {field: "x" * (most + 1)})

    assert page.status == 422
    assert page.problems == [f"That is too long: {most} characters at most."]
    assert page.field(field) == "x" * (most + 1)


def test_another_phone_was_quicker(form: Page, second_phone: Phone):
    second_phone.open(form.path).press("save-details", {"place": "Attic"})
    page = form.press("save-details", {"place": "Kitchen"})

    assert "changed on another phone" in page.problems[0]
    assert page.field("place") == "Kitchen"


def test_the_history_says_so(form: Page):
    board = form.press("save-details", {"place": "Kitchen"})

    assert "Place – → Kitchen" in board.follow("to-history").all("step")[0].words
