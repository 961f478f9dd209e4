"""The first page: the running game on top, with the next thing to do."""

from collections.abc import Callable

from scorekeeper.services.records import GameRecord
from tests.builders import EVENING
from tests.pages import Phone


def test_the_running_game_is_on_top_with_one_tap_to_go_on(phone: Phone, game: Callable[..., GameRecord]):
    running = game(*EVENING[:3])
    home = phone.open("/")

    words = home.one("running").words
    assert "Ana, Ben, Cy and Dee" in words
    assert "Hand 4 of 10" in words
    assert "6-6 opens" in words
    assert "Cy leads with 27" in words
    assert home.follow("score").path == f"/games/{running.id}/rounds/new"
    assert home.follow("board").path == f"/games/{running.id}"


def test_the_latest_of_several_running_games_is_shown(phone: Phone, game: Callable[..., GameRecord]):
    game(names=("Old", "Older"))
    game(names=("New", "Newer"))

    assert "New and Newer" in phone.open("/").one("running").words


def test_a_finished_game_is_among_the_last_games(phone: Phone, game: Callable[..., GameRecord]):
    game(*EVENING)
    home = phone.open("/")

    assert not home.has("running")
    assert "Cy won with 47" in home.one("games").words


def test_five_games_are_listed_below_the_running_one_and_the_rest_is_a_tap_away(
    phone: Phone, game: Callable[..., GameRecord]
):
    for number in range(7):
        game(names=(f"Ana {number}", "Ben"))
    home = phone.open("/")

    assert "Ana 6" in home.one("running").words
    assert len(home.one("games").tags("li")) == 5
    assert "Ana 6" not in home.one("games").words
    assert len(phone.open("/games").one("games").tags("li")) == 7
