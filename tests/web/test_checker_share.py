"""Sending a table on: its link opens it again."""

from flask import Flask

from tests.pages import Phone
from tests.web.tables import check, laid

FOOT = "9-9 9-1 9-4 9-5 9-7 5-4@9-4 4-1 4-4 4-0"


def test_the_link_opens_the_very_table(stranger: Phone, phone: Phone):
    page = check(stranger, FOOT, 9, "kelley", hand="7-2", undone="4-2").follow("share")

    link = page.one("link").words
    assert link.startswith("http://scores.test/check?")
    other = phone.open(link.removeprefix("http://scores.test"))
    assert laid(other) == laid(check(stranger, FOOT))
    assert other.field("rules") == "kelley"
    assert other.problems == []


def test_ones_hand_is_nobody_elses_business(stranger: Phone):
    page = check(stranger, FOOT, hand="7-2", undone="4-2").follow("share")

    assert "hand" not in page.one("link").words
    assert "undone" not in page.one("link").words
    back = page.follow("back")
    assert back.has("held")
    assert back.has("redo")


def test_the_link_is_a_picture_too(stranger: Phone):
    assert check(stranger, FOOT).follow("share").one("code").tags("svg", "{http://www.w3.org/2000/svg}svg")


def test_the_link_is_under_the_address_that_phones_use(app: Flask, stranger: Phone, monkeypatch):
    monkeypatch.setitem(app.config, "PUBLIC_URL", "https://scores.example.org/")

    link = check(stranger, FOOT).follow("share").one("link").words
    assert link.startswith("https://scores.example.org/check?set=9&rules=pagat&plays=9-9+9-1+9-4")
