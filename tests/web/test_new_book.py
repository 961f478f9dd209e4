"""Starting a score book, and giving it another name."""

import pytest
from flask import Flask

from tests.pages import Phone
from tests.web.conftest import keeper

GOOD_NAMES = [
    # typed, read
    ("The Hendersons", "The Hendersons"),
    ("  The \t Hendersons ", "The Hendersons"),
    ("<b>Bea</b> & 'Co' \"", "<b>Bea</b> & 'Co' \""),
    ("{{ 7 * 7 }} %(name)s", "{{ 7 * 7 }} %(name)s"),
    ("مريم وأصدقاؤها", "مريم وأصدقاؤها"),
    ("\u202eNeddih", "Neddih"),
    ("🐔🦶", "🐔🦶"),
    ("Jose\u0301", "José"),
    ("x" * 40, "x" * 40),
]


def test_a_new_book_shows_its_keeper_link_first(stranger: Phone):
    page = stranger.open("/").press("new-book", {"name": "The Hendersons"})

    assert page.status == 200
    assert "only way in" in page.words
    assert page.one("keeper-link").tags("input")[0].attrib["value"]
    assert "The Hendersons" in stranger.open("/").words


def test_whoever_starts_a_book_keeps_it(app: Flask, stranger: Phone):
    page = stranger.open("/").press("new-book")
    link = page.one("keeper-link").tags("input")[0].attrib["value"]

    assert stranger.open("/games/new").status == 200
    assert keeper(app, link.rpartition("/")[2]).open("/games/new").status == 200


def test_a_book_needs_no_name(stranger: Phone):
    assert stranger.open("/").press("new-book").status == 200
    assert "Score book" in stranger.open("/").words


@pytest.mark.parametrize(("typed", "read"), GOOD_NAMES)
def test_a_name_is_shown_as_it_was_typed(stranger: Phone, typed: str, read: str):
    page = stranger.open("/").press("new-book", {"name": typed})

    assert page.field("name") == read
    assert read in stranger.open("/").words


@pytest.mark.parametrize("length", [41, 50, 500])
def test_a_name_that_is_too_long_is_refused_and_kept(stranger: Phone, length: int):
    page = stranger.post("/books", {"name": "x" * length})

    assert page.status == 422
    assert page.problems == ["A name has 40 characters at most: shorten it."]
    assert page.field("name") == "x" * length
    assert page.press("new-book", {"name": "Short"}).status == 200


@pytest.mark.parametrize(("typed", "read"), GOOD_NAMES)
def test_a_book_can_be_given_another_name(phone: Phone, typed: str, read: str):
    page = phone.open("/book").press("rename", {"name": typed})

    assert page.one("flash").words == "Saved."
    assert page.field("name") == read


@pytest.mark.parametrize("length", [41, 500])
def test_another_name_that_is_too_long_is_refused_and_kept(phone: Phone, length: int):
    page = phone.open("/book").press("rename", {"name": "x" * length})

    assert page.status == 422
    assert page.problems == ["A name has 40 characters at most: shorten it."]
    assert page.field("name") == "x" * length
    assert "The Hendersons" in phone.open("/").words
