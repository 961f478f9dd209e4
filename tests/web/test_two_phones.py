"""Two phones, one hand: whoever comes second sees both versions and loses neither."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.hands import typed
from tests.web.test_round_problems import assert_kept

MINE = typed("out", "13", "3", "7")
THEIRS = typed("out", "12", "6-4", "out*") | {"out": "0", "seats-3-pips": "2"}


@pytest.fixture
def second(phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """What the second phone is answered when both have scored hand 1."""
    started = game()
    form = second_phone.open(f"/games/{started.id}/rounds/new")
    assert phone.open(f"/games/{started.id}/rounds/new").press("save", THEIRS).status == 200
    return form.press("save", MINE)


def test_both_versions_are_shown(second: Page):
    assert second.status == 409
    theirs = second.one("theirs").words
    assert "Ana 0 out" in theirs
    assert "Ben 12 12 pips" in theirs
    assert "Cy 10 10 pips" in theirs
    assert "Dee 52 2 pips + 50 double blank" in theirs
    assert_kept(second, MINE)


def test_theirs_can_be_left_as_it_is(second: Page):
    board = second.follow("keep-theirs")

    assert totals(board) == ["0", "12", "10", "52"]
    assert len(board.all("hand")) == 1


def test_mine_can_be_put_in_its_place(second: Page):
    board = second.press("save")

    assert totals(board) == ["0", "13", "3", "7"]
    assert len(board.all("hand")) == 1


def test_mine_can_be_corrected_before_it_is_put_in_its_place(second: Page):
    page = second.press("save", {"seats-1-pips": "½"})
    assert page.status == 422

    assert totals(page.press("save", {"seats-1-pips": "14"})) == ["0", "14", "3", "7"]


def test_a_third_save_meanwhile_is_shown_again(phone: Phone, second: Page):
    phone.open(second.path.removesuffix("/rounds")).follow("hand").press("save", {"seats-1-pips": "15"})
    page = second.press("save")

    assert page.status == 409
    assert "Ben 15 15 pips" in page.one("theirs").words


def test_two_phones_correct_the_same_hand(phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]):
    played = game("9-9: out, 12, 3, 7", "8-8: out, 43, 5, 21")
    form = second_phone.open(f"/games/{played.id}/rounds/1")
    phone.open(f"/games/{played.id}/rounds/1").press("save", {"seats-1-pips": "20"})
    page = form.press("save", MINE)

    assert page.status == 409
    assert "Ben 20 20 pips" in page.one("theirs").words
    assert totals(page.press("save")) == ["0", "56", "8", "28"]


def test_correcting_another_hand_is_no_conflict(
    phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]
):
    played = game("9-9: out, 12, 3, 7", "8-8: out, 43, 5, 21")
    form = second_phone.open(f"/games/{played.id}/rounds/2")
    phone.open(f"/games/{played.id}/rounds/1").press("save", {"seats-1-pips": "20"})

    assert totals(form.press("save", {"seats-1-pips": "44"})) == ["0", "64", "8", "28"]


def test_the_hand_that_is_corrected_was_taken_back_meanwhile(
    phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]
):
    played = game("9-9: out, 12, 3, 7", "8-8: out, 43, 5, 21")
    form = second_phone.open(f"/games/{played.id}/rounds/2")
    phone.open(f"/games/{played.id}/rounds/2").press("take-back")
    mine = typed("out", "44", "5", "21")
    page = form.press("save", mine)

    assert page.status == 409
    assert "took a hand back" in page.one("theirs").words
    assert_kept(page, mine)
    assert totals(page.press("save")) == ["0", "56", "8", "28"]


def test_an_earlier_hand_was_taken_back_meanwhile(
    phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]
):
    """The form was for hand 3, which is hand 2 now."""
    played = game("9-9: out, 12, 3, 7", "8-8: out, 43, 5, 21")
    form = second_phone.open(f"/games/{played.id}/rounds/new")
    phone.open(f"/games/{played.id}/rounds/1").press("take-back")
    mine = typed("11", "out", "9", "17")
    page = form.press("save", mine)

    assert page.status == 409
    assert "this is now hand 2" in page.one("theirs").words
    assert_kept(page, mine)
    assert totals(page.press("save")) == ["11", "43", "14", "38"]


def test_the_game_was_finished_meanwhile(phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]):
    played = game("9-9: out, 12, 3, 7")
    board = second_phone.open(f"/games/{played.id}")
    board.follow("score").press("save", typed("out", "43", "5", "21"))
    page = board.press("finish")

    assert not page.has("winner")
    assert "changed on another phone" in page.one("flash").words


def totals(page: Page) -> list[str]:
    """The totals of the scoreboard, in the order of the seats."""
    assert page.status == 200, page.problems
    return [part.words.split()[0] for part in page.one("board").all("total")]
