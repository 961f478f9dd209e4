"""What is too often or too much is refused with a sentence."""

import pytest
from flask import Flask

from tests.pages import Phone


def test_new_books_are_limited_in_rate(app: Flask, stranger: Phone, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(app.config, "NEW_BOOKS_LIMIT", "3 per hour")
    for _ in range(3):
        assert stranger.post("/books", {"name": "Ours"}).status == 200

    page = stranger.post("/books", {"name": "One more"})
    assert page.status == 429
    assert "Wait" in page.one("error").words
    assert stranger.open("/").status == 200


def test_blank_sheets_are_limited_in_rate(app: Flask, stranger: Phone, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(app.config, "BLANK_SHEETS_LIMIT", "2 per minute")

    answers = [stranger.ask("GET", "/sheets/blank.pdf").status_code for _ in range(3)]
    assert answers == [200, 200, 429]


def test_a_body_that_is_too_large_is_refused(phone: Phone):
    page = phone.post("/book", {"name": "x" * 300_000})

    assert page.status == 413
    assert "shorten" in page.one("error").words


@pytest.mark.parametrize("path", ["/games/new", "/games", "/display", "/books", "/nothing"])
def test_no_address_takes_a_body_that_is_too_large(phone: Phone, path: str):
    assert phone.ask("POST", path, {"x": "y" * 300_000}).status_code in (404, 413)
