"""What was done to a game stands in plain words, and whatever was before can be brought back."""

import re
from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.builders import EVENING
from tests.pages import Page, Phone
from tests.web.test_two_phones import totals

HANDS = ("9-9: out, 12, 3, 7", "8-8: out, 43, 5, 21")


@pytest.fixture
def corrected(phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The scoreboard after two hands, the first of which was corrected then."""
    played = game(*HANDS)
    return phone.open(f"/games/{played.id}/rounds/1").press("save", {"seats-1-pips": "21"})


def test_every_change_says_what_when_and_on_which_phone(phone: Phone, corrected: Page):
    name = phone.open("/book").field("device")
    steps = corrected.follow("to-history").all("step")

    assert [part.tags("b")[0].text for part in steps] == [
        "Hand 1 was corrected",
        "Hand 2 was written down",
        "Hand 1 was written down",
        "The game was started",
    ]
    assert "Hand 1: Ben 12 → 21" in steps[0].words
    assert re.match(rf"today, \d+:\d\d\s[AP]M {name} ", steps[0].words)


def test_a_long_history_is_read_page_by_page(phone: Phone, game: Callable[..., GameRecord]):
    played = game(*EVENING)
    board = phone.open(f"/games/{played.id}")
    for place in range(12):
        board = board.follow("to-details").press("save-details", {"place": f"Room {place}"})
    page = board.follow("to-history")
    assert [len(page.all("step")), page.has("latest")] == [20, False]
    assert "Place Room 10 → Room 11" in page.all("step")[0].words
    assert "as it stands now" in page.all("step")[0].words

    earlier = page.follow("earlier")
    assert [part.tags("b")[0].text for part in earlier.all("step")] == [
        "Hand 2 was written down",
        "Hand 1 was written down",
        "The game was started",
    ]
    assert not earlier.has("earlier")
    assert "as it stands now" not in earlier.words
    assert earlier.follow("latest").path == page.path


def test_a_change_names_who_sat_there_then(phone: Phone, game: Callable[..., GameRecord]):
    board = phone.open(f"/games/{game(*HANDS).id}/rounds/1").press("save", {"seats-1-pips": "21"})
    order = board.follow("to-people").follow("to-order").follow("down-0").press("save-order")
    history = phone.open(order.path.replace("people", "history"))

    assert history.all("step")[0].tags("b")[0].text == "The players sit in another order"
    assert "Hand 1: Ben 12 → 21" in history.all("step")[1].words


@pytest.mark.parametrize("before", ["½", "-3", "0", "99999999999"])
def test_a_page_that_there_is_not_is_the_first(phone: Phone, game: Callable[..., GameRecord], before: str):
    page = phone.open(f"/games/{game(*HANDS).id}/history?before={before}")

    assert len(page.all("step")) == 3


def test_a_hand_is_brought_back_after_its_totals_were_shown(corrected: Page):
    page = looked_at(corrected, "Hand 2 was written down").follow("only")

    assert page.one("totals").rows() == [
        ["", "now", "after", "± difference"],
        ["Ana", "0", "0", ""],
        ["Ben", "64", "55", "−9"],
        ["Cy", "8", "8", ""],
        ["Dee", "28", "28", ""],
    ]
    assert totals(page.press("bring-back")) == ["0", "55", "8", "28"]


def test_the_whole_game_is_brought_back(corrected: Page):
    page = looked_at(corrected, "Hand 1 was written down")

    assert page.one("totals").rows()[2] == ["Ben", "64", "12", "−52"]
    board = page.press("bring-back")
    assert totals(board) == ["0", "12", "3", "7"]
    assert "What was before that is in the history too" in board.words
    assert "brought back" in board.follow("to-history").all("step")[0].words


def test_it_is_said_how_it_was_then_and_if_no_score_changes(phone: Phone, corrected: Page):
    board = corrected.follow("to-details").press("save-details", {"place": "Porch"})
    page = looked_at(board, "Hand 1 was corrected")

    assert "As it was after this change: Hand 1 was corrected" in page.words
    assert "No score changes." in page.words
    assert "Porch" not in page.press("bring-back").words


def test_what_was_brought_back_is_undone_likewise(corrected: Page):
    board = looked_at(corrected, "Hand 1 was written down").press("bring-back")

    assert totals(looked_at(board, "Hand 1 was corrected").press("bring-back")) == ["0", "64", "8", "28"]


def test_a_hand_that_was_taken_back_comes_back_at_its_place(phone: Phone, game: Callable[..., GameRecord]):
    played = game(*HANDS)
    board = phone.open(f"/games/{played.id}/rounds/1").press("take-back")
    assert totals(board) == ["0", "43", "5", "21"]

    board = looked_at(board, "Hand 1 was written down").follow("only").press("bring-back")
    assert [part.words for part in board.all("hand")] == ["Hand 1, opened by 9-9", "Hand 2, opened by 8-8"]


def test_a_hand_whose_opening_was_used_meanwhile_stays_away(phone: Phone, game: Callable[..., GameRecord]):
    played = game("9-9: out, 12, 3, 7")
    board = phone.open(f"/games/{played.id}/rounds/1").press("take-back")
    board.follow("score").press(
        "save", {"out": "0", "seats-1-pips": "5", "seats-2-pips": "6", "seats-3-pips": "7"}
    )
    page = looked_at(phone.open(board.path), "Hand 1 was written down", place=-1).follow("only")

    assert page.problems == ["9-9 has opened a hand already: choose another opening double."]
    assert not page.has("bring-back")


def test_another_phone_was_quicker(phone: Phone, second_phone: Phone, corrected: Page):
    page = looked_at(corrected, "Hand 1 was written down")
    second_phone.open(corrected.path.split("?")[0] + "/rounds/1").press("save", {"seats-1-pips": "22"})
    answer = page.press("bring-back")

    assert "changed on another phone" in answer.words
    assert "Hand 1: Ben 21 → 22" in answer.words


@pytest.mark.parametrize("version", [0, 999, 2**80])
def test_there_is_no_such_version(phone: Phone, game: Callable[..., GameRecord], version: int):
    assert phone.open(f"/games/{game(*HANDS).id}/history/{version}").status == 404


def looked_at(board: Page, title: str, place: int = 0) -> Page:
    """What bringing back how it was after that change would do."""
    steps = [part for part in board.follow("to-history").all("step") if title in part.words]
    return board.phone.open(steps[place].link)
