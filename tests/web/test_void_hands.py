"""A hand that must be dealt again is kept with its reason; it scores nothing and its double opens again."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.hands import score, typed
from tests.web.test_two_phones import totals

HANDS = ("9-9: 3, 2, 13, out", "8-8: out, 43, 5, 21")
REASON = "Ben had a tile too many"


@pytest.fixture
def board(phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The scoreboard after two hands and a void one."""
    page = phone.open(f"/games/{game(*HANDS).id}").follow("to-voids")
    assert page.field("opening") == "7-7"
    return page.press("void", {"reason": REASON})


def test_it_stands_in_the_scoreboard_where_it_was(board: Page):
    assert "The hand is void: it scores nothing. Deal again." in board.words
    assert board.one("void").words.endswith(f"7-7 void: {REASON}")
    assert board.one("board").rows()[3] == ["Void hand", f"7-7 void: {REASON}"]
    assert totals(board) == ["3", "45", "18", "21"]
    assert "7-7 opens" in board.one("next").words


def test_later_hands_come_after_it(board: Page):
    later = score(board, typed("out", "5", "6", "7"))

    assert [len(row) for row in later.one("board").rows()] == [5, 5, 5, 2, 5, 5]


def test_it_is_taken_off_the_record(board: Page):
    page = board.follow("to-voids").press("remove-void")

    assert not page.has("voided")
    assert not page.phone.open(board.path).has("void")


def test_a_reason_is_needed(board: Page):
    page = board.follow("to-voids").press("void", {"reason": "  ", "opening": "6-6"})

    assert page.status == 422
    assert page.problems == ["Write a word or two: why?"]
    assert page.field("opening") == "6-6"


@pytest.mark.parametrize("opening", ["6-4", "12-12", "x", ""])
def test_another_tile_opened_nothing(board: Page, opening: str):
    page = board.follow("to-voids").press("void", {"reason": REASON}, tampered={"opening": opening})

    assert page.status == 422
    assert "is not a double of this set" in page.problems[0]
    assert page.field("reason") == REASON


def test_an_endless_reason(board: Page):
    page = board.follow("to-voids").press("void", {"reason": "x" * 201})

    assert page.problems == ["That is too long: 200 characters at most."]


def test_another_phone_was_quicker(board: Page, second_phone: Phone):
    page = board.follow("to-voids")
    second_phone.open(board.path).follow("to-voids").press("void", {"reason": "Misdeal"})
    page = page.press("void", {"reason": REASON})

    assert "changed on another phone" in page.problems[0]
    assert page.field("reason") == REASON


def test_there_is_no_such_void_hand(board: Page):
    assert board.phone.post(board.path.split("?")[0] + "/voids/x/removal", {"version": "4"}).status == 404
