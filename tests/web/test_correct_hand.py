"""Any hand can be corrected or taken back at any time."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.hands import score, typed

HANDS = ("9-9: 3, 2, 13, out", "8-8: out, 43, 5, 21*", "7-7: 11*, out, 9, 17", "6-6: 9, 9, out, 15")


@pytest.fixture
def played(game: Callable[..., GameRecord]) -> GameRecord:
    """Four hands."""
    return game(*HANDS)


def test_a_hand_is_shown_as_it_was_typed(phone: Phone, game: Callable[..., GameRecord]):
    page = phone.open(f"/games/{game('9-9: out, 12+11, 6-4 3-2, 5*').id}/rounds/1")

    assert page.field("out") == "0"
    assert page.field("opening") == "9-9"
    assert page.field("seats-1-pips") == "12+11"
    assert page.field("seats-2-tiles") == "6-4 3-2"
    assert (page.field("seats-3-pips"), page.field("seats-3-double_blank")) == ("5", "y")
    assert [part.words for part in page.all("total")] == ["0", "23", "15", "55"]


def test_hand_2_is_corrected_after_hand_4(phone: Phone, played: GameRecord):
    page = phone.open(f"/games/{played.id}/rounds/2")
    board = page.press("save", {"seats-1-pips": "42+2"})

    assert board.status == 200
    assert totals(board) == ["73", "55", "27", "103"]
    assert board.one("board").rows()[2][2].split()[0] == "44"
    assert len(board.all("hand")) == 4


def test_who_went_out_is_corrected(phone: Phone, played: GameRecord):
    board = phone.open(f"/games/{played.id}/rounds/2").press("save", typed("6", "43", "out", "21*"))

    assert totals(board) == ["79", "54", "22", "103"]


def test_the_opening_double_is_corrected(phone: Phone, played: GameRecord):
    board = phone.open(f"/games/{played.id}/rounds/4").press("save", {"opening": "5-5"})

    assert board.one("board").rows()[4][0] == "Hand 4, opened by 5-5"
    assert "4-4 opens" in board.one("next").words


def test_a_correction_that_cannot_be_is_refused_at_its_player(phone: Phone, played: GameRecord):
    page = phone.open(f"/games/{played.id}/rounds/2").press("save", {"seats-1-pips": "½"})

    assert page.status == 422
    assert page.all("seat")[1].problems == ["“½” is no number of pips: type 23, or a sum such as 12+11."]
    assert page.field("seats-1-pips") == "½"
    assert page.has("take-back")


def test_a_correction_may_not_use_an_opening_of_another_hand(phone: Phone, played: GameRecord):
    form = phone.open(f"/games/{played.id}/rounds/2")

    assert "7-7" not in form.choices("opening")
    page = form.press("save", tampered={"opening": "7-7"})
    assert page.problems == ["7-7 has opened a hand already: choose another opening double."]


def test_out_on_a_double_is_kept_where_it_costs_nothing(phone: Phone, game: Callable[..., GameRecord]):
    """The mark stands on the board and on paper; correcting a number does not take it away."""
    page = phone.open(f"/games/{game('9-9: out!, 12, 3, 7').id}/rounds/1")
    board = page.press("save", {"seats-1-pips": "13"})

    assert "●●" in board.one("board").all("score")[0].words


def test_taking_a_hand_back_closes_the_gap(phone: Phone, played: GameRecord):
    board = phone.open(f"/games/{played.id}/rounds/2").press("take-back")

    assert "Hand 2 was taken back." in board.one("flash").words
    assert [row[0] for row in board.one("board").rows()[1:-1]] == [
        "Hand 1, opened by 9-9",
        "Hand 2, opened by 7-7",
        "Hand 3, opened by 6-6",
    ]
    assert totals(board) == ["73", "11", "22", "32"]


def test_its_opening_double_is_free_again(phone: Phone, played: GameRecord):
    board = phone.open(f"/games/{played.id}/rounds/4").press("take-back")

    assert "6-6 opens" in board.one("next").words
    assert totals(score(board, typed("9", "9", "out", "15"))) == ["73", "54", "27", "103"]


def test_every_hand_can_be_taken_back(phone: Phone, played: GameRecord):
    for _ in HANDS:
        board = phone.open(f"/games/{played.id}/rounds/1").press("take-back")

    assert not board.has("hand")
    assert "9-9 opens" in board.one("next").words


def totals(page: Page) -> list[str]:
    """The totals of the scoreboard, in the order of the seats."""
    assert page.status == 200, page.problems
    return [part.words.split()[0] for part in page.one("board").all("total")]


def test_correcting_an_earlier_hand_is_said_on_the_scoreboard(phone: Phone, game: Callable[..., GameRecord]):
    played = game("9-9: out, 12, 3, 7", "8-8: out, 43, 5, 21")
    board = phone.open(f"/games/{played.id}/rounds/1").press("save", typed("out", "13", "3", "7"))

    assert board.one("flash").words == "Hand 1 is corrected."
