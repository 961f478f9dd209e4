"""The same form sent twice writes once: a double tap, or a send repeated because no answer came."""

from collections.abc import Callable

from scorekeeper.services.records import GameRecord
from tests.pages import Phone
from tests.web.hands import typed


def test_a_double_tap_scores_one_hand(phone: Phone, game: Callable[..., GameRecord]):
    form = phone.open(f"/games/{game().id}/rounds/new")
    first = form.press("save", typed("out", "12", "3", "7"))
    second = form.press("save", typed("out", "12", "3", "7"))

    assert (second.status, second.path) == (first.status, first.path) == (200, first.path)
    assert len(second.all("hand")) == 1
    assert second.has("moves")


def test_a_double_tap_on_a_correction_corrects_once(phone: Phone, game: Callable[..., GameRecord]):
    played = game("9-9: out, 12, 3, 7", "8-8: out, 43, 5, 21")
    form = phone.open(f"/games/{played.id}/rounds/1")
    first = form.press("save", typed("out", "13", "3", "7"))
    second = form.press("save", typed("out", "13", "3", "7"))

    assert (first.status, second.status) == (200, 200)
    assert not second.has("theirs")
    assert [part.words.split()[0] for part in second.one("board").all("total")] == ["0", "56", "8", "28"]


def test_a_double_tap_on_yes_writes_once(phone: Phone, game: Callable[..., GameRecord]):
    asked = phone.open(f"/games/{game().id}/rounds/new").press("save", typed("out", "87", "3", "7"))

    assert len(asked.press("yes").all("hand")) == 1
    assert len(asked.press("yes").all("hand")) == 1


def test_a_send_that_is_repeated_when_the_game_has_moved_on_changes_nothing(
    phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]
):
    started = game()
    form = phone.open(f"/games/{started.id}/rounds/new")
    form.press("save", typed("out", "12", "3", "7"))
    second_phone.open(f"/games/{started.id}/rounds/new").press("save", typed("out", "43", "5", "21"))
    late = form.press("save", typed("out", "12", "3", "7"))

    assert late.status == 200
    assert len(late.all("hand")) == 2


def test_a_double_tap_on_finish_and_on_go_on(phone: Phone, game: Callable[..., GameRecord]):
    board = phone.open(f"/games/{game('9-9: out, 12, 3, 7').id}")
    result = board.press("finish")
    assert board.press("finish").path == result.path
    assert result.has("winner")

    assert not result.press("go-on").has("winner")
    assert not result.press("go-on").has("winner")


def test_a_double_tap_on_take_back_takes_one_hand_back(phone: Phone, game: Callable[..., GameRecord]):
    played = game("9-9: out, 12, 3, 7", "8-8: out, 43, 5, 21", "7-7: 11, out, 9, 17")
    form = phone.open(f"/games/{played.id}/rounds/1")
    form.press("take-back")
    second = form.press("take-back")

    assert second.status == 200
    assert len(second.all("hand")) == 2
    assert "changed on another phone" in second.one("flash").words


def test_a_damaged_key_is_refused_and_the_hand_can_be_sent_again(
    phone: Phone, game: Callable[..., GameRecord]
):
    form = phone.open(f"/games/{game().id}/rounds/new")
    page = form.press("save", typed("out", "12", "3", "7"), tampered={"key": "with spaces"})

    assert page.status == 422
    assert page.problems == ["This page was damaged on its way: reload it and send again."]
    assert page.press("save").status == 200


def test_going_back_and_correcting_before_saving_again_is_not_mistaken_for_a_double_tap(
    phone: Phone, game: Callable[..., GameRecord]
):
    form = phone.open(f"/games/{game().id}/rounds/new")
    form.press("save", typed("out", "12", "3", "7"))
    again = form.press("save", typed("out", "21", "3", "7"))

    assert again.status == 409
    assert "12" in again.one("theirs").words
    assert again.field("seats-1-pips") == "21"


def test_going_back_and_choosing_another_set_starts_another_game(phone: Phone):
    form = phone.open("/games/new")
    for name in ("Ana", "Ben"):
        form = form.press("add", {"new_name": name})
    first = form.press("start", {"set_size": "6"})
    second = form.press("start", {"set_size": "9"})
    third = form.press("start", {"set_size": "9"})

    assert first.path != second.path == third.path
