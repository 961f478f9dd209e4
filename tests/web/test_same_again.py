"""Same again: the same players a seat further on, the same set, deal and rules."""

from collections.abc import Callable

from scorekeeper.services.records import GameRecord
from tests.builders import EVENING
from tests.pages import Phone
from tests.web.test_new_game_players import names


def test_seats_move_on_by_one_and_all_else_is_the_same(phone: Phone, game: Callable[..., GameRecord]):
    changes = {"double_blank": 25, "order": "pool"}
    over = game(*EVENING, set_size=12, tiles_each=13, preset="kelley", changes=changes)
    page = phone.open(f"/games/{over.id}").press("finish").follow("again")

    assert names(page) == ["Ben", "Cy", "Dee", "Ana"]
    assert page.field("set_size") == "12"
    assert (page.field("tiles_each"), page.field("tiles_other")) == ("other", "13")
    assert page.field("preset") == "kelley"
    assert page.field("rules-double_blank") == "25"
    assert page.field("rules-order") == '"pool"'


def test_two_taps_start_it(phone: Phone, game: Callable[..., GameRecord]):
    over = game(*EVENING)
    board = phone.open(f"/games/{over.id}").follow("again").press("start")

    assert board.one("board").rows()[0] == ["", "Ben", "Cy", "Dee", "Ana"]
    assert "Ben shuffles." in board.one("next").words
    assert "9-9 opens" in board.one("next").words
    assert board.path != f"/games/{over.id}"


def test_home_offers_it_for_the_latest_game(phone: Phone, game: Callable[..., GameRecord]):
    game(names=("Old", "Older"))
    game(names=("Ana", "Ben"))

    assert names(phone.open("/").follow("again")) == ["Ben", "Ana"]


def test_a_game_that_there_is_not_cannot_be_played_again(phone: Phone):
    for again in ("nothing", "%00", "x" * 5000, "'--"):
        assert phone.open(f"/games/new?again={again}").status == 404
