"""A game that was begun on paper: its totals and the doubles that have opened hands are taken over."""

from typing import Any

import pytest

from tests.pages import Page, Phone
from tests.web.test_two_phones import totals


def paper(phone: Phone, points: list[str], used: str = "") -> Page:
    """The form of a new game of four, filled in: what Start answers."""
    page = phone.open("/games/new")
    for name in ("Ana", "Ben", "Cy", "Dee"):
        page = page.press("add", {"new_name": name})
    typed: dict[str, Any] = {f"start_points-{row}": text for row, text in enumerate(points)}
    return page.press("start", typed, tampered={"openings_used": used} if used else {})


def test_totals_and_used_doubles_are_taken_over(phone: Phone):
    board = paper(phone, ["12", "0", "30", "7"], "9-9")

    assert totals(board) == ["12", "0", "30", "7"]
    assert "8-8 opens" in board.one("next").words
    assert board.one("board").rows()[1] == ["Start", "12", "", "30", "7"]


def test_nothing_typed_is_a_game_from_the_start(phone: Phone):
    assert not paper(phone, []).has("start-points")


def test_points_go_with_their_players(phone: Phone):
    page = phone.open("/games/new").press("add", {"new_name": "Ana"}).press("add", {"new_name": "Ben"})
    page = page.press("down=0", {"start_points-0": "12", "start_points-1": "40"})

    assert [page.field(f"start_points-{row}") for row in (0, 1)] == ["40", "12"]
    page = page.press("add", {"new_name": "Cy"}).press("remove=0")
    assert [page.field(f"start_points-{row}") for row in (0, 1)] == ["12", ""]


BAD = [
    # totals from paper
    ["12", "", "30", "7"],
    ["12", "½", "30", "7"],
    ["12", "99999", "30", "7"],
]


@pytest.mark.parametrize("points", BAD)
def test_a_total_that_is_none_is_said_at_its_player(phone: Phone, points: list[str]):
    page = paper(phone, points)

    assert page.status == 422
    assert page.one("paper").problems == ["Type a whole number of points, 9999 at most."]
    assert page.one("paper").element.get("open") is not None
    assert [page.field(f"start_points-{row}") for row in range(4)] == points


def test_a_double_that_is_not_in_the_set(phone: Phone):
    page = paper(phone, [], "15-15")

    assert page.one("paper").problems == ["“15-15” is not a double of this set: choose one of those shown."]


def test_a_double_that_opens_two_hands_can_be_used_twice(phone: Phone):
    page = phone.open("/games/new").press("add", {"new_name": "Ana"}).press("add", {"new_name": "Ben"})
    assert page.choices("openings_again") == []
    page = page.press("enter=1", {"set_size": "6", "rules-order": '"down_and_up"'})
    assert page.choices("openings_again") == ["1-1", "2-2", "3-3", "4-4", "5-5", "6-6"]

    down = ["6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "0-0"]
    page = page.press("enter=1", {"openings_used": down, "openings_again": ["1-1", "2-2"]})
    page = page.press("start")

    assert "3-3 opens" in page.one("next").words
    assert [title.text for title in page.one("openings-left").tags("title")] == ["3-3", "4-4", "5-5", "6-6"]
