"""A game is put in the bin after it was asked back, and brought back from there."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.test_two_phones import totals

HANDS = ("9-9: 3, 2, 13, out", "8-8: out, 43, 5, 21")


@pytest.fixture
def played(game: Callable[..., GameRecord]) -> GameRecord:
    """Two hands."""
    return game(*HANDS)


@pytest.fixture
def bin_page(phone: Phone, played: GameRecord) -> Page:
    """The bin with the game in it."""
    return phone.open(f"/games/{played.id}/details").press("bin")


def test_it_is_in_the_bin_and_nowhere_else(phone: Phone, played: GameRecord, bin_page: Page):
    assert "The game is in the bin. You can bring it back from there." in bin_page.words
    assert "Ana, Ben, Cy and Dee" in bin_page.one("binned").words
    assert phone.open(f"/games/{played.id}").status == 404
    assert not phone.open("/").has("running")
    assert "No game yet" in phone.open("/games").words


def test_it_is_brought_back_as_it_was(bin_page: Page):
    board = bin_page.press("restore")

    assert "The game is back." in board.words
    assert totals(board) == ["3", "45", "18", "21"]
    assert "The bin is empty." in board.phone.open("/book").follow("to-bin").words


def test_a_double_tap_does_both_once(phone: Phone, played: GameRecord, bin_page: Page):
    assert "is in the bin" in phone.post(f"/games/{played.id}/bin", {"version": str(played.version)}).words
    bin_page.press("restore")
    assert totals(bin_page.press("restore")) == ["3", "45", "18", "21"]


def test_a_game_that_another_phone_plays_on_is_not_binned_unseen(
    phone: Phone, second_phone: Phone, played: GameRecord
):
    page = phone.open(f"/games/{played.id}/details")
    second_phone.open(f"/games/{played.id}/rounds/1").press("save", {"seats-0-pips": "4"})

    assert "changed on another phone" in page.press("bin").words
    assert "The bin is empty." in phone.open("/bin").words


def test_another_book_has_another_bin(neighbour: Phone, played: GameRecord, bin_page: Page):
    assert bin_page.has("binned")
    assert "The bin is empty." in neighbour.open("/bin").words
    assert neighbour.post(f"/games/{played.id}/bin/removal").status == 404


def test_a_stranger_has_no_bin(stranger: Phone):
    assert stranger.open("/bin").status == 404
