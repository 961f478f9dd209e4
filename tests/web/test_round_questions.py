"""What is unlikely is asked back once, at the player, and saved when the table says yes."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.hands import typed
from tests.web.test_round_problems import assert_kept, said_at


@pytest.fixture
def form(phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The form of the first hand of a game of four with a double-nine."""
    return phone.open(f"/games/{game().id}/rounds/new")


def test_an_unlikely_score_is_asked_back_at_the_player(form: Page):
    fields = typed("out", "87", "12", "7")
    page = form.press("save", fields)

    assert page.status == 422
    assert said_at(page) == {1: ["87 pips in one hand: sure?"]}
    assert_kept(page, fields)


def test_yes_saves_it(form: Page):
    page = form.press("save", typed("out", "87", "12", "7")).press("yes")

    assert page.status == 200
    assert totals(page) == ["0", "87", "12", "7"]


def test_only_the_double_blank_is_asked_back(form: Page):
    page = form.press("save", typed("out", "*", "12", "7"))

    assert page.status == 422
    assert said_at(page) == {1: ["Nothing but the double blank in this hand?"]}
    assert totals(page.press("yes")) == ["0", "50", "12", "7"]


@pytest.mark.parametrize("certain", ["0*", "0-0"])
def test_a_double_blank_that_is_surely_alone_is_not_asked_back(form: Page, certain: str):
    assert totals(form.press("save", typed("out", certain, "12", "7"))) == ["0", "50", "12", "7"]


def test_all_questions_are_asked_at_once_and_answered_by_one_yes(form: Page):
    page = form.press("save", typed("out", "*", "87", "90"))

    assert said_at(page).keys() == {1, 2, 3}
    assert totals(page.press("yes")) == ["0", "50", "87", "90"]


def test_another_value_is_asked_about_again(form: Page):
    page = form.press("save", typed("out", "87", "12", "7")).press("yes", {"seats-1-pips": "97"})

    assert page.status == 422
    assert said_at(page) == {1: ["97 pips in one hand: sure?"]}
    assert totals(page.press("yes")) == ["0", "97", "12", "7"]


def test_a_corrected_value_is_saved_at_once(form: Page):
    page = form.press("save", typed("out", "87", "12", "7")).press("yes", {"seats-1-pips": "8"})

    assert totals(page) == ["0", "8", "12", "7"]


def test_a_mistake_comes_before_any_question(form: Page):
    page = form.press("save", typed("out", "87", "", "7"))

    assert said_at(page).keys() == {1, 2}
    assert not page.has("yes")
    page = page.press("save", {"seats-2-pips": "12"})
    assert said_at(page).keys() == {1}
    assert page.has("yes")


def test_what_was_confirmed_is_not_asked_again_when_another_seat_is_corrected(form: Page):
    board = form.press("save", typed("out", "87", "12", "7")).press("yes")
    page = board.follow("hand").press("save", {"seats-2-pips": "13"})

    assert totals(page) == ["0", "87", "13", "7"]


@pytest.mark.parametrize(
    "confirmed", ["everything", "UNLIKELY_TOTAL", "UNLIKELY_TOTAL:1:86", "x" * 9000, "\x00"]
)
def test_yes_to_something_else_confirms_nothing(form: Page, confirmed: str):
    page = form.press("save", typed("out", "87", "12", "7"), tampered={"confirmed": confirmed})

    assert page.status == 422
    assert said_at(page) == {1: ["87 pips in one hand: sure?"]}


def totals(page: Page) -> list[str]:
    """The totals of the scoreboard, in the order of the seats."""
    assert page.status == 200, page.problems
    return [part.words.split()[0] for part in page.one("board").all("total")]
