"""Parts of pages are kept for whoever needs them next: the same for everybody, but in their own language."""

from collections.abc import Callable

import pytest
from flask import Flask

from scorekeeper.services.records import GameRecord
from tests.pages import Phone
from tests.web.conftest import keeper


@pytest.fixture
def path(game: Callable[..., GameRecord]) -> str:
    """A scoreboard."""
    return f"/games/{game('9-9: 3, 2, 13*, out').id}"


def test_each_phone_reads_it_in_its_own_language(app: Flask, phone: Phone, token: str, path: str):
    spanish = keeper(app, token, languages="es")

    for _ in range(2):
        assert "50 double blank" in phone.open(path).one("board").words
        assert "50 mula de blancas" in spanish.open(path).one("board").words
        assert [page.words.count("Español") for page in (phone.open(path), spanish.open(path))] == [1, 1]
        assert "Look Light or dark" in phone.open(path).one("display").words
        assert "Look Light or dark" not in spanish.open(path).one("display").words


def test_each_phone_sees_its_own_switches(phone: Phone, second_phone: Phone, path: str):
    phone.open(path).press("pips=black")

    def pressed(reader: Phone) -> list[str | None]:
        return [
            one.get("value")
            for one in reader.open(path).one("display").tags("button")
            if one.get("aria-pressed") == "true"
        ]

    assert pressed(phone) == ["en", "auto", "black"]
    assert pressed(second_phone) == ["en", "auto", "coloured"]


def test_only_who_keeps_a_book_is_led_to_it(phone: Phone, stranger: Phone):
    assert "Score book" in phone.open("/pips").words
    assert "Score book" not in stranger.open("/pips").words


def test_every_form_sends_the_token_of_its_own_phone(phone: Phone, second_phone: Phone, path: str):
    for reader in (phone, second_phone):
        tokens = {
            field.attrib["value"]
            for field in reader.open(path).tags("input")
            if field.get("name") == "csrf_token"
        }
        assert len(tokens) == 1
        assert reader.ask("POST", "/display", {"csrf_token": tokens.pop()}).status_code == 302
