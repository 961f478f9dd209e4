"""The keeper link lets a phone in; whatever else is sent in its place opens nothing."""

from collections.abc import Callable

import pytest
from flask import Flask
from flask.sessions import SecureCookieSessionInterface

from scorekeeper.services import books
from scorekeeper.services.records import BookRecord
from tests.pages import Phone
from tests.web.conftest import keeper, keeper_token


def test_the_keeper_link_lets_a_phone_in(stranger: Phone, token: str):
    page = stranger.open(f"/keeper/{token}")

    assert page.path == "/"
    assert "The Hendersons" in page.words
    assert stranger.open("/book").status == 200


BENT: list[Callable[[str], str]] = [
    lambda token: token[:-1],
    lambda token: token + "A",
    lambda token: token[::-1],
    lambda token: token.swapcase(),
    lambda token: token.partition(".")[0],
    lambda token: token.partition(".")[0] + ".",
    lambda token: "." + token.partition(".")[2],
    lambda token: token.partition(".")[0] + "." + "é" * 24,
    lambda _: "nothing",
    lambda _: ".",
    lambda _: "%00",
    lambda _: "%ff%fe.%ed%a0%80",
    lambda _: "x" * 3000,
    lambda _: "'; DROP TABLE book; --",
]


@pytest.mark.parametrize("bend", BENT)
def test_a_damaged_keeper_link_opens_nothing(stranger: Phone, token: str, bend: Callable[[str], str]):
    page = stranger.open(f"/keeper/{bend(token)}")

    assert page.status == 404
    assert page.one("error").words
    assert stranger.open("/").has("new-book")


def test_a_forged_cookie_is_a_strangers(app: Flask, stranger: Phone, token: str):
    """Even one that is signed with the right key."""
    for bend in BENT:
        stranger.cookie = signed(app, {"keeper": bend(token)})

        assert stranger.open("/").has("new-book"), bend(token)
        assert stranger.open("/book").status == 404, bend(token)


@pytest.mark.parametrize("value", [None, 7, [], {}, ["x"], True])
def test_a_cookie_of_another_shape_is_a_strangers(app: Flask, stranger: Phone, value: object):
    stranger.cookie = signed(app, dict.fromkeys(("keeper", "language", "theme", "pips", "csrf_token"), value))

    assert stranger.open("/").has("new-book")
    assert stranger.open("/book").status == 404


@pytest.mark.parametrize("bend", [*BENT, lambda cookie: cookie[5:], lambda _: "", lambda _: "." * 9])
def test_a_damaged_cookie_is_a_strangers(phone: Phone, bend: Callable[[str], str]):
    phone.cookie = bend(phone.cookie or "")

    assert phone.open("/").has("new-book")
    assert phone.open("/book").status == 404


def test_a_phone_with_a_damaged_cookie_can_come_in_again(phone: Phone, token: str):
    phone.cookie = "damaged"

    assert phone.open(f"/keeper/{token}").status == 200
    assert phone.open("/book").status == 200


def test_renewing_the_link_shuts_every_other_phone_out(
    app: Flask, phone: Phone, second_phone: Phone, token: str
):
    page = phone.open("/book").press("renew")

    assert page.status == 200
    assert "is new" in page.one("flash").words
    assert second_phone.open("/").has("new-book")
    assert second_phone.open(f"/keeper/{token}").status == 404
    new = page.one("keeper-link").tags("input")[0].attrib["value"]
    assert second_phone.open(new).status == 200
    assert second_phone.open("/book").status == 200


def test_the_link_of_one_book_does_not_open_another(
    app: Flask, stranger: Phone, book: BookRecord, token: str
):
    with app.app_context():
        other = books.start_book("The Millers")
    mixed = f"{other.id}.{token.partition('.')[2]}"

    assert stranger.open(f"/keeper/{mixed}").status == 404


def test_a_phone_that_opens_another_keeper_link_keeps_that_book(app: Flask, phone: Phone):
    with app.app_context():
        other = keeper_token(app, books.start_book("The Millers"))

    assert "The Millers" in phone.open(f"/keeper/{other}").words


def test_links_of_an_instance_with_another_key_open_nothing(
    app: Flask, book: BookRecord, token: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(app.config, "SECRET_KEY", "of another house")

    assert Phone(app).open(f"/keeper/{token}").status == 404


def test_the_secret_has_at_least_128_bits(token: str):
    assert len(token.partition(".")[2]) * 6 >= 128


def test_a_second_phone_gets_in_by_the_link_on_the_page(app: Flask, phone: Phone):
    link = phone.open("/book").one("keeper-link").tags("input")[0].attrib["value"]

    assert link.startswith("http://scores.test/keeper/")
    assert keeper(app, link.rpartition("/")[2]).open("/book").status == 200


def test_the_link_names_the_public_address_where_there_is_one(
    app: Flask, phone: Phone, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(app.config, "PUBLIC_URL", "https://scores.example.org/")

    link = phone.open("/book").one("keeper-link").tags("input")[0].attrib["value"]
    assert link.startswith("https://scores.example.org/keeper/")


def test_the_link_can_be_downloaded(phone: Phone, token: str):
    answer = phone.ask("GET", "/book/keeper-link.txt")

    assert answer.mimetype == "text/plain"
    assert "attachment" in answer.headers["Content-Disposition"]
    assert f"http://scores.test/keeper/{token}" in answer.text


def signed(app: Flask, content: dict[str, object]) -> str:
    """A session cookie with a right signature."""
    serializer = SecureCookieSessionInterface().get_signing_serializer(app)
    assert serializer is not None
    return str(serializer.dumps(content))
