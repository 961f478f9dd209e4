"""The end of a game: by its last hand, early, and going on; who won, and the story of it."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.builders import EVENING
from tests.pages import Page, Part, Phone
from tests.web.hands import score, typed


@pytest.fixture
def result(phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The result of the evening in the demo's file: Ana 148, Ben 209, Cy 47, Dee 227."""
    return phone.open(f"/games/{game(*EVENING).id}")


def test_the_last_hand_finishes_the_game(phone: Phone, game: Callable[..., GameRecord]):
    board = phone.open(f"/games/{game(*EVENING[:-1]).id}")
    assert not board.has("winner")

    assert "Cy won with 47" in score(board, typed("9", "11", "out", "7")).one("winner").words


def test_the_ranks(result: Page):
    ranks = [Part(one).words for one in result.one("ranks").tags("li")]

    assert ranks == ["1 Cy 47", "2 Ana 148", "3 Ben 209", "4 Dee 227"]


def test_winners_share_a_tie(phone: Phone, game: Callable[..., GameRecord]):
    page = phone.open(f"/games/{game('9-9: 12, 3, 40, 41', '8-8: 3, 12, 40, 41').id}").press("finish")

    assert "Ana and Ben share the win with 15" in page.one("winner").words
    ranks = [Part(one).words for one in page.one("ranks").tags("li")]
    assert ranks == ["1 Ana 15", "1 Ben 15", "3 Cy 80", "4 Dee 82"]


def test_the_story_is_drawn(result: Page):
    chart = result.one("chart")

    assert [one for one in chart.element.iter() if one.tag.endswith("svg")]
    for name in ("Ana", "Ben", "Cy", "Dee"):
        assert name in chart.words


def test_the_result_can_be_sent_as_text(result: Page):
    head, won, *rows = result.one("result-text").element.text.strip().splitlines()

    assert head.startswith("Chicken Foot, ")
    assert head.endswith(", 10 hands")
    assert won == "Cy won with 47."
    assert rows == ["🥇 Cy 47", "🥈 Ana 148", "🥉 Ben 209", "4. Dee 227", "Lowest total wins."]


def test_a_hand_of_a_finished_game_can_be_corrected(result: Page):
    page = result.phone.open(result.all("hand")[1].link).press("save", {"seats-1-pips": "3"})

    assert "Cy won with 47" in page.one("winner").words
    assert "169" in page.one("ranks").words


def test_a_game_that_is_over_by_its_last_hand_cannot_go_on(result: Page):
    with pytest.raises(AssertionError, match="no button"):
        result.press("go-on")


def test_going_on_with_nothing_left_is_refused_with_a_sentence(result: Page):
    page = result.phone.post(result.path + "/ending/removal", {"version": "11"})

    assert page.has("winner")
    assert page.has("flash")


def test_a_game_is_finished_early_and_gone_on_with(phone: Phone, game: Callable[..., GameRecord]):
    board = phone.open(f"/games/{game(*EVENING[:3]).id}")
    result = board.press("finish")
    assert "Cy won with 27" in result.one("winner").words
    assert not phone.open("/").has("running")

    board = result.press("go-on")
    assert "6-6 opens" in board.one("next").words
    assert phone.open("/").has("running")
    assert len(score(board, typed("9", "9", "out", "15")).all("hand")) == 4


def test_a_game_without_a_hand_cannot_be_finished(phone: Phone, game: Callable[..., GameRecord]):
    with pytest.raises(AssertionError, match="no button"):
        phone.open(f"/games/{game().id}").press("finish")


def test_a_game_goes_on_when_its_only_hand_was_taken_back_after_the_end(
    phone: Phone, game: Callable[..., GameRecord]
):
    played = game("9-9: 3, 2, 13, out")
    phone.open(f"/games/{played.id}").press("finish")
    page = phone.open(f"/games/{played.id}/rounds/1").press("take-back")

    board = page.press("go-on")
    assert len(score(board, typed("3", "2", "13", "out")).all("hand")) == 1


def test_a_target_ends_the_game_and_it_can_be_played_on(phone: Phone, game: Callable[..., GameRecord]):
    board = phone.open(f"/games/{game(*EVENING[:2], changes={'target': 80}).id}")
    result = score(board, typed("11*", "out", "9", "17"))
    assert "Cy won with 27" in result.one("winner").words

    board = result.press("go-on")
    assert not board.has("winner")
    assert len(score(board, typed("9", "9", "out", "15")).all("hand")) == 4


def test_a_taken_back_last_hand_reopens_the_game(result: Page):
    board = result.phone.open(result.all("hand")[-1].link).press("take-back")

    assert not board.has("winner")
    assert "0-0 opens" in board.one("next").words
