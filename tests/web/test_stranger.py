"""Who keeps no book: sees how to begin, and what needs no book."""

import pytest
from flask import Flask

from tests.pages import Phone

OPEN_TO_ALL = {
    "api.page.show",
    "home.home",
    "books.create",
    "books.keeper",
    "checker.check",
    "checker_layout.show",
    "checker_share.show",
    "checker_texts.form",
    "checker_texts.show",
    "display.change",
    "health.healthz",
    "house_rules.index",
    "pips.count",
    "sheets.blank",
    "sheets.blank_pdf",
    "sheets.blank_png",
    "static",
}


def test_a_stranger_is_offered_to_start_a_book(stranger: Phone):
    page = stranger.open("/")

    assert page.status == 200
    assert page.has("new-book")
    assert not page.has("new-game")


def test_whatever_belongs_to_a_book_is_not_there_for_a_stranger(app: Flask, stranger: Phone):
    token = stranger.token
    for rule in app.url_map.iter_rules():
        if rule.endpoint in OPEN_TO_ALL or rule.rule.startswith("/api/"):
            continue
        path = rule.rule.replace("<game_id>", "L4hxxH8NO37tLltA").replace("<int:number>", "1")
        method = "POST" if "POST" in rule.methods else "GET"
        page = stranger.request(method, path, {"csrf_token": token} if method == "POST" else None)
        assert page.status == 404, f"{method} {path}"
        assert "nothing here" in page.one("error").words


OPEN = ("/pips", "/rules", "/sheets", "/healthz", "/check", "/check/laid", "/check/hand")


@pytest.mark.parametrize("path", OPEN)
def test_what_needs_no_book_is_there_for_a_stranger(stranger: Phone, path: str):
    assert stranger.open(path).status == 200
