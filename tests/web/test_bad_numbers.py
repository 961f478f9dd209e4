"""Scores that are no numbers are refused at their field; sums of plain numbers are numbers."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Phone
from tests.web.hands import typed
from tests.web.test_round_problems import assert_kept, said_at

NO_NUMBERS = [
    *(
        "-1",
        "1.5",
        "1,5",
        "1e3",
        "12+",
        "+12",
        "12++3",
        "½",
        "１２",
        "٣",
        "0x10",
        "1_000",
        "twelve",
        "∞",
        "NaN",
    ),
    *("12 13", "<b>12</b>", "12\u200b", "'; --", "%s", "\x00", "9" * 10_000, "1+" * 200 + "1"),
]


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_it_is_refused_at_its_player_and_kept(phone: Phone, game: Callable[..., GameRecord], text: str):
    form = phone.open(f"/games/{game().id}/rounds/new")
    fields = typed("out", text, "3", "7")
    page = form.press("save", fields)

    assert page.status == 422
    assert list(said_at(page)) == [1]
    (said,) = said_at(page)[1]
    assert said.endswith("is no number of pips: type 23, or a sum such as 12+11.")
    assert len(said) < 120
    assert_kept(page, {name: value for name, value in fields.items() if value != "\x00"})


@pytest.mark.parametrize("text", ["9" * 31, "1" + "0" * 30, "478", "99999999999+1"])
def test_a_number_beyond_the_set_is_refused_at_its_player_and_kept(
    phone: Phone, game: Callable[..., GameRecord], text: str
):
    page = phone.open(f"/games/{game().id}/rounds/new").press("save", typed("out", text, "3", "7"))

    assert page.status == 422
    assert said_at(page) == {1: ["All hands together can hold 477 pips at most: check every number."]}
    assert page.field("seats-1-pips") == text


NUMBERS = [
    ("12", "12"),
    (" 12 ", "12"),
    ("012", "12"),
    ("12+11+7", "30"),
    ("12 + 11", "23"),
    ("0+3", "3"),
]


@pytest.mark.parametrize(("text", "points"), NUMBERS)
def test_it_is_taken_in_and_shown_again_as_it_was_typed(
    phone: Phone, game: Callable[..., GameRecord], text: str, points: str
):
    board = phone.open(f"/games/{game().id}/rounds/new").press("save", typed("out", text, "3", "7"))

    assert board.one("board").all("total")[1].words.split()[0] == points
    assert board.follow("hand").field("seats-1-pips") == text
