"""Two phones wrote one hand down: either version is taken, or the two put together, player by player."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.hands import typed
from tests.web.test_two_phones import totals


@pytest.fixture
def second(phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The second phone is shown both: it counted Ben and Dee otherwise, and nobody told it about Cy."""
    started = game()
    form = second_phone.open(f"/games/{started.id}/rounds/new")
    assert (
        phone.open(f"/games/{started.id}/rounds/new").press("save", typed("out", "12", "8", "9")).status
        == 200
    )
    return form.press("save", typed("out", "13", "", "7*"))


def test_both_are_offered_only_where_they_differ(second: Page):
    assert [part.words for part in second.all("sides")] == [
        "Ana 0 out",
        "Ben 12 12 pips theirs 13 13 pips yours",
        "Cy 8 8 pips theirs – yours",
        "Dee 9 9 pips theirs 57 7 pips + 50 double blank yours",
    ]


def test_what_was_typed_here_is_chosen_already_and_theirs_where_nothing_was(second: Page):
    assert [second.field(f"take-{seat}") for seat in range(4)] == ["theirs", "mine", "theirs", "mine"]

    board = second.press("combine")
    assert totals(board) == ["0", "13", "8", "57"]
    assert len(board.all("hand")) == 1


TAKEN = [
    # from whom Ben's, Cy's and Dee's hands are taken, the totals
    ("theirs", "theirs", "theirs", ["0", "12", "8", "9"]),
    ("mine", "theirs", "theirs", ["0", "13", "8", "9"]),
    ("theirs", "theirs", "mine", ["0", "12", "8", "57"]),
]


@pytest.mark.parametrize(("ben", "cy", "dee", "after"), TAKEN)
def test_player_by_player(second: Page, ben: str, cy: str, dee: str, after: list[str]):
    board = second.press("combine", {"take-1": ben, "take-2": cy, "take-3": dee})

    assert totals(board) == after


def test_what_cannot_be_is_refused_at_its_player_and_nothing_is_lost(second: Page):
    page = second.press("combine", {"take-2": "mine"})

    assert page.status == 422
    assert page.all("seat")[2].problems == ["No pips yet: type them, or tap the tiles left."]
    assert [page.field(f"seats-{seat}-pips") for seat in range(4)] == ["", "13", "", "7"]
    assert totals(page.press("save", {"seats-2-pips": "8"})) == ["0", "13", "8", "57"]


def test_who_went_out_goes_with_the_hand(phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]):
    started = game(names=("Ana", "Ben"))
    form = second_phone.open(f"/games/{started.id}/rounds/new")
    phone.open(f"/games/{started.id}/rounds/new").press("save", typed("out", "12"))
    page = form.press("save", typed("5", "out"))
    asked = page.press("combine", {"take-0": "theirs", "take-1": "mine"})

    assert asked.status == 422
    assert asked.problems == ["Say who went out, or that nobody did."]
    assert totals(page.press("combine", {"take-0": "theirs", "take-1": "theirs"})) == ["0", "12"]


def test_another_opening_double_is_a_choice_too(
    phone: Phone, second_phone: Phone, game: Callable[..., GameRecord]
):
    started = game(names=("Ana", "Ben"))
    form = second_phone.open(f"/games/{started.id}/rounds/new")
    phone.open(f"/games/{started.id}/rounds/new").press("save", typed("out", "12", opening="8-8"))
    page = form.press("save", typed("out", "12", opening="9-9"))

    assert page.choices("take-opening") == ["theirs", "mine"]
    board = page.press("combine", {"take-opening": "theirs"})
    assert board.one("board").rows()[1][0] == "Hand 1, opened by 8-8"


def test_a_third_save_meanwhile_is_shown_again(phone: Phone, second: Page):
    phone.open(second.path.removesuffix("/rounds")).follow("hand").press("save", {"seats-1-pips": "15"})
    page = second.press("combine")

    assert page.status == 409
    assert "Ben 15 15 pips" in page.one("theirs").words
    assert page.field("seats-1-pips") == "13"
