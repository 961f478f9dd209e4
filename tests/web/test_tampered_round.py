"""A round's form that was tampered with is refused or taken for what it is; it is never an error of ours."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Phone
from tests.web.hands import typed

HAND = typed("out", "12", "3", "7")

TAMPERED: list[dict[str, str | bool]] = [
    {"version": "abc"},
    {"version": "-1"},
    {"version": ""},
    {"version": False},
    {"version": "9" * 5000},
    {"version": "999999999"},
    {"version": "½"},
    {"out": "7"},
    {"out": "-1"},
    {"out": "zzz"},
    {"out": ""},
    {"opening": False},
    {"opening": "9" * 5000},
    {"key": False},
    {"key": "\x00"},
    {"seats-0-pips": False, "seats-1-pips": False, "seats-2-pips": False, "seats-3-pips": False},
    {"seats-9-pips": "3"},
    {"seats-²-pips": "3"},
    {"seats--1-pips": "3"},
    {f"seats-{'9' * 5000}-pips": "3"},
    {"seats-1": "3"},
    {"seats-1-zzz": "3"},
    {"seats-1-tiles": "6-4 " * 10_000},
    {"seats-1-tiles": "9" * 50_000},
    {"seats-1-blank_halves": "½"},
    {"seats-1-double_blank": "\x00"},
    {f"seats-{seat}-pips": "3" for seat in range(4, 400)},
]


@pytest.mark.parametrize("tampered", TAMPERED)
def test_a_new_hand(phone: Phone, game: Callable[..., GameRecord], tampered: dict[str, str | bool]):
    page = phone.open(f"/games/{game().id}/rounds/new").press("save", HAND, tampered=tampered)

    assert page.status in (200, 404, 409, 422)
    assert page.words


@pytest.mark.parametrize("tampered", TAMPERED)
def test_a_correction(phone: Phone, game: Callable[..., GameRecord], tampered: dict[str, str | bool]):
    played = game("9-9: 3, 2, 13, out")
    page = phone.open(f"/games/{played.id}/rounds/1").press("save", HAND, tampered=tampered)

    assert page.status in (200, 404, 409, 422)
    assert page.words


@pytest.mark.parametrize("number", ["0", "2", "99999999999999999999", "-1", "x", "1.0"])
def test_a_hand_that_there_is_not(phone: Phone, game: Callable[..., GameRecord], number: str):
    played = game("9-9: 3, 2, 13, out")
    path = f"/games/{played.id}/rounds/{number}"

    assert phone.open(path).status == 404
    assert phone.post(path, HAND).status in (404, 405, 409, 422)
    assert phone.post(f"{path}/removal").status in (200, 404)
    assert len(phone.open(f"/games/{played.id}").all("hand")) == 1


@pytest.mark.parametrize("version", ["abc", "", False, "-1", "9" * 5000, "½"])
@pytest.mark.parametrize("button", ["finish", "take-back"])
def test_a_button_without_its_version_changes_nothing(
    phone: Phone, game: Callable[..., GameRecord], button: str, version: str | bool
):
    played = game("9-9: 3, 2, 13, out")
    place = f"/games/{played.id}" + ("/rounds/1" if button == "take-back" else "")
    page = phone.open(place).press(button, tampered={"version": version})

    assert page.status == 200
    assert "changed on another phone" in page.one("flash").words
    assert len(page.all("hand")) == 1
    assert not page.has("winner")


@pytest.mark.parametrize("before", ["garbage", "%00", "'--", "x" * 5000, "½"])
def test_a_list_of_games_before_nothing(phone: Phone, before: str):
    assert phone.open(f"/games?before={before}").status == 404


@pytest.mark.parametrize("saved", ["abc", "-1", "0", "99", "½", ""])
def test_a_scoreboard_after_a_save_that_there_was_not(
    phone: Phone, game: Callable[..., GameRecord], saved: str
):
    assert not phone.open(f"/games/{game('9-9: 3, 2, 13, out').id}?saved={saved}").has("moves")
