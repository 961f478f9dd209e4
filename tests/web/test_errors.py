"""Errors are pages with a sentence, and lead back to the first page."""

import pytest
from flask import Flask

from scorekeeper.services import books, games
from tests.pages import Phone


@pytest.mark.parametrize(
    "path", ["/nothing", "/games/", "/games/x/y/z", "/games/%00", "/games/x/rounds/nine", "/é"]
)
def test_an_unknown_address_is_a_page(phone: Phone, path: str):
    page = phone.open(path)

    assert page.status == 404
    assert "nothing here" in page.one("error").words
    assert page.phone.open("/").status == 200


@pytest.mark.parametrize(
    ("method", "path"), [("DELETE", "/book"), ("PUT", "/games"), ("GET", "/display"), ("GET", "/books")]
)
def test_a_request_that_an_address_does_not_take_is_a_page(phone: Phone, method: str, path: str):
    page = phone.request(method, path)

    assert page.status == 405
    assert "first page" in page.one("error").words


def test_an_unforeseen_error_is_a_page_too(app: Flask, phone: Phone, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(app.config, "PROPAGATE_EXCEPTIONS", False)
    monkeypatch.setattr(games, "running_game", lambda _: 1 // 0)
    page = phone.open("/")

    assert page.status == 500
    assert "What was saved is safe" in page.one("error").words
    assert "ZeroDivisionError" not in page.answer.text


def test_the_error_page_itself_stands_when_the_book_cannot_be_read(
    app: Flask, phone: Phone, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(app.config, "PROPAGATE_EXCEPTIONS", False)
    monkeypatch.setattr(books, "book", lambda _: 1 // 0)

    assert phone.open("/").status == 500


def test_healthz_answers_without_a_book(stranger: Phone):
    answer = stranger.ask("GET", "/healthz")

    assert answer.status_code == 200
    assert answer.json == {"status": "ok"}
