"""Who plays tonight: typed, tapped from the book's players, moved and taken off."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone


def test_a_new_book_begins_with_nobody_and_no_game(phone: Phone):
    assert "No game yet" in phone.open("/").words
    page = phone.open("/").follow("new-game")

    assert page.path == "/games/new"
    assert names(page) == []
    assert not page.has("waiting")


def test_players_are_added_one_by_one(phone: Phone):
    page = phone.open("/games/new")
    for name in ("Ana", "Ben", "Cy"):
        page = page.press("add", {"new_name": name})

    assert names(page) == ["Ana", "Ben", "Cy"]


def test_enter_adds_the_name(phone: Phone):
    page = phone.open("/games/new").enter("new_name", "Ana").enter("new_name", "Ben")

    assert names(page) == ["Ana", "Ben"]


def test_a_name_of_spaces_adds_nobody(phone: Phone):
    assert names(phone.open("/games/new").press("add", {"new_name": "   "})) == []


def test_the_books_players_wait_to_be_tapped(phone: Phone, game: Callable[..., GameRecord]):
    game(names=("Ana", "Ben"))
    game(names=("Cy", "Ben"))
    page = phone.open("/games/new")

    assert page.choices_of("add") == ["Ben", "Cy", "Ana"]
    page = page.press("add=Cy").press("add=Ana")
    assert names(page) == ["Cy", "Ana"]
    assert page.choices_of("add") == ["Ben"]


@pytest.mark.parametrize("typed", ["zoë", "  ZOË ", "Zoe\u0308", "Zo\u00eb\u200b"])
def test_a_player_who_is_seated_waits_no_more(phone: Phone, game: Callable[..., GameRecord], typed: str):
    """However the name was typed."""
    game(names=("Zoë", "Ben"))

    assert phone.open("/games/new").press("add", {"new_name": typed}).choices_of("add") == ["Ben"]


def test_tapping_a_player_keeps_the_name_that_was_being_typed(phone: Phone, game: Callable[..., GameRecord]):
    game(names=("Ana", "Ben"))
    page = phone.open("/games/new").press("add=Ana", {"new_name": "Cy"})

    assert sorted(names(page)) == ["Ana", "Cy"]


MOVES = [
    # button, the order after it
    ("up=1", ["Ben", "Ana", "Cy", "Dee"]),
    ("up=3", ["Ana", "Ben", "Dee", "Cy"]),
    ("down=0", ["Ben", "Ana", "Cy", "Dee"]),
    ("down=2", ["Ana", "Ben", "Dee", "Cy"]),
    ("remove=0", ["Ben", "Cy", "Dee"]),
    ("remove=2", ["Ana", "Ben", "Dee"]),
]


@pytest.mark.parametrize(("button", "after"), MOVES)
def test_players_are_moved_and_taken_off(phone: Phone, button: str, after: list[str]):
    assert names(seated(phone, "Ana", "Ben", "Cy", "Dee").press(button)) == after


def test_the_first_cannot_go_up_nor_the_last_down(phone: Phone):
    page = seated(phone, "Ana", "Ben")

    for button in ("up=0", "down=1"):
        with pytest.raises(AssertionError, match="disabled"):
            page.press(button)


@pytest.mark.parametrize(
    ("button", "after"),
    [("remove=1", ["Ana", "Cy", "Dee"]), ("remove=2", ["Ana", "Dee"]), ("up=3", ["Ana", "Dee", "Cy"])],
)
def test_a_row_that_was_emptied_shifts_no_button(phone: Phone, button: str, after: list[str]):
    """Ben's name was deleted in its field: the buttons still mean the rows they stand in."""
    page = seated(phone, "Ana", "Ben", "Cy", "Dee").press(button, {"players-1": ""})

    assert names(page) == after


def test_what_else_was_typed_stays_when_a_player_is_moved(phone: Phone):
    typed = {"players-1": "Benjamin", "set_size": "12", "preset": "kelley", "rules-double_blank": "25"}
    page = seated(phone, "Ana", "Ben", "Cy").press("up=1", typed)

    assert names(page) == ["Benjamin", "Ana", "Cy"]
    assert page.field("set_size") == "12"
    assert page.field("preset") == "kelley"
    assert page.field("rules-double_blank") == "25"


def test_a_name_that_was_not_added_yet_plays_too(phone: Phone):
    page = seated(phone, "Ana", "Ben").press("start", {"new_name": "Cy"})

    assert [cell for cell in page.one("board").rows()[0] if cell] == ["Ana", "Ben", "Cy"]


def test_a_row_that_is_emptied_takes_the_player_off(phone: Phone):
    page = seated(phone, "Ana", "Ben", "Cy").press("start", {"players-1": ""})

    assert [cell for cell in page.one("board").rows()[0] if cell] == ["Ana", "Cy"]


def test_a_player_of_the_book_is_known_again_however_the_name_is_typed(
    phone: Phone, game: Callable[..., GameRecord]
):
    game(names=("Zoë", "Ben"))
    seated(phone, "ZOE\u0308", "ben").press("start")

    assert phone.open("/games/new").choices_of("add") == ["Ben", "Zoë"]


@pytest.mark.parametrize("row", ["-1", "99", "x", "", "1" * 5000, "½"])
def test_a_button_that_was_tampered_with_moves_nobody(phone: Phone, row: str):
    page = seated(phone, "Ana", "Ben").press("add", tampered={"up": row, "down": row, "remove": row})

    assert names(page) == ["Ana", "Ben"]


def seated(phone: Phone, *names: str) -> Page:
    """The new game's form with these players, as if they had been added one by one."""
    rows: dict[str, str | bool] = {f"players-{row}": name for row, name in enumerate(names)}
    return phone.open("/games/new").press("add", tampered=rows)


def names(page: Page) -> list[str]:
    """The players on the form, in their order."""
    return [part.element.attrib["value"] for part in page.all("player")]
