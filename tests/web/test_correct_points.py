"""Points are added to a score or taken off it, with the reason in its bill."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Part, Phone
from tests.web.test_two_phones import totals

HANDS = ("9-9: 3, 2, 13, out", "8-8: out, 43, 5, 21")


@pytest.fixture
def form(phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The page that corrects Ben's points of hand 2."""
    return phone.open(f"/games/{game(*HANDS).id}/rounds/2").follow("correct-1")


def bill(board: Page, score: int) -> list[str]:
    """The lines of the bill of that score."""
    return [Part(one).words for one in board.all("score")[score].tags("li")]


def test_points_are_added_with_their_reason(form: Page):
    assert "Ben, hand 2: 43 (43 pips)" in form.words
    board = form.press("correct", {"points": "10", "reason": "Forgot to call"})

    assert totals(board) == ["3", "55", "18", "21"]
    assert bill(board, 5) == ["43 pips", "10 correction", "because: Forgot to call"]


def test_points_are_taken_off(form: Page):
    board = form.press("correct", {"sign": "less", "points": "3", "reason": "Counted twice"})

    assert totals(board) == ["3", "42", "18", "21"]
    assert bill(board, 5) == ["43 pips", "-3 correction", "because: Counted twice"]


def test_a_correction_is_shown_again_changed_and_taken_away(form: Page):
    form.press("correct", {"sign": "less", "points": "3", "reason": "Counted twice"})
    again = form.phone.open(form.path)

    assert [again.field(name) for name in ("sign", "points", "reason")] == ["less", "3", "Counted twice"]
    board = again.press("away")
    assert "The correction is gone." in board.words
    assert totals(board) == ["3", "45", "18", "21"]


def test_it_stays_when_the_hand_is_corrected(form: Page):
    form.press("correct", {"points": "10", "reason": "Forgot to call"})
    board = form.phone.open(form.path.split("/points")[0]).press("save", {"seats-1-pips": "40"})

    assert totals(board) == ["3", "52", "18", "21"]


BAD = [
    # points, reason, what is said
    ("10", "", "Write a word or two: why?"),
    ("ten", "x", "Type a whole number of points, 9999 at most."),
    ("", "x", "Type a whole number of points, 9999 at most."),
    ("99999", "x", "Type a whole number of points, 9999 at most."),
]


@pytest.mark.parametrize(("points", "reason", "said"), BAD)
def test_what_cannot_be_is_said_at_the_field(form: Page, points: str, reason: str, said: str):
    page = form.press("correct", {"points": points, "reason": reason})

    assert page.status == 422
    assert page.problems == [said]
    assert (page.field("points"), page.field("reason")) == (points, reason)


@pytest.mark.parametrize("place", ["/rounds/3/points/1", "/rounds/2/points/4", "/rounds/0/points/0"])
def test_there_is_no_such_score(form: Page, place: str):
    assert form.phone.open(form.path.split("/rounds")[0] + place).status == 404
