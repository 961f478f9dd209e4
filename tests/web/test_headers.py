"""What goes with every answer: a strict policy, careful cookies, nothing inline."""

from collections.abc import Callable

import pytest
from flask import Flask

from scorekeeper.services.records import GameRecord
from tests.builders import EVENING
from tests.pages import Page, Phone
from tests.web.conftest import keeper

ANSWERS = [
    # method, path, status
    ("GET", "/", 200),
    ("HEAD", "/", 200),
    ("GET", "/games/new", 200),
    ("GET", "/keeper/nothing", 404),
    ("GET", "/nothing", 404),
    ("GET", "/book/keeper-link.txt", 200),
    ("GET", "/sheets/blank.pdf", 200),
    ("GET", "/healthz", 200),
    ("DELETE", "/book", 405),
    ("OPTIONS", "/book", 200),
    ("POST", "/book", 400),
    ("POST", "/display", 400),
]


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_carries_the_headers(phone: Phone, method: str, path: str, status: int):
    answer = phone.ask(method, path)

    assert answer.status_code == status
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "frame-ancestors" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert "public" not in answer.headers["Cache-Control"]


def test_static_files_are_kept_for_good_and_carry_no_cookie(phone: Phone):
    sheet = phone.open("/").tags("link")[1].attrib["href"]
    with phone.ask("GET", sheet) as answer:
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
        assert "Set-Cookie" not in answer.headers
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("address", "secure"), [("http://192.168.1.7:8000", False), ("https://scores.test", True)]
)
def test_the_cookie_is_as_safe_as_the_scheme_allows(app: Flask, token: str, address: str, secure: bool):
    answer = Phone(app, address=address).ask("GET", f"/keeper/{token}")

    flags = answer.headers["Set-Cookie"].split("; ")[1:]
    assert ("Secure" in flags) is secure
    assert "HttpOnly" in flags
    assert "SameSite=Lax" in flags
    assert "Path=/" in flags
    assert any(flag.startswith("Expires=") for flag in flags)


def test_the_first_page_makes_the_cookie_good_for_as_long_again(phone: Phone):
    phone.open("/book")

    assert "Set-Cookie" not in phone.ask("GET", "/book").headers
    assert "Expires=" in phone.ask("GET", "/").headers["Set-Cookie"]


def test_a_phone_stays_a_keeper_over_https(app: Flask, token: str):
    assert keeper(app, token, address="https://scores.test").open("/book").status == 200


def pages(phone: Phone, game: Callable[..., GameRecord]) -> list[Page]:
    """Every kind of page, with all there can be on it."""
    over = game(*EVENING, preset="kelley", changes={"blank_half": 25})
    running = game("9-9: 3, 2, 13, out!", changes={"out_on_double": 50})
    refused = phone.open(f"/games/{running.id}/rounds/new").press("save", {"out": "1", "seats-0-pips": "½"})
    paths = (
        *("/", "/book", "/book?new=1", "/games", "/games/new", "/pips?tiles=6-4+0-0+x", "/rules"),
        *("/sheets", "/api"),
        *("/nothing", "/sheets?players=99", f"/games/{over.id}", f"/games/{over.id}/rules"),
        *(f"/games/{over.id}/rounds/3", f"/games/{running.id}?saved=1", f"/games/{running.id}/rounds/new"),
    )
    return [refused, *map(phone.open, paths)]


def test_no_page_has_anything_inline_and_none_needs_mending(phone: Phone, game: Callable[..., GameRecord]):
    for page in pages(phone, game):
        assert page.parse_errors == [], page.path
        assert not page.tags("style"), page.path
        for script in page.tags("script"):
            assert script.get("src"), page.path
        for element in page.element.iter():
            inline = [name for name in element.attrib if name == "style" or name.startswith("on")]
            assert not inline, f"{page.path}: {element.tag} {inline}"
            assert not element.get("href", "").startswith("javascript:")


def test_no_page_asks_another_site_for_anything(phone: Phone, game: Callable[..., GameRecord]):
    for page in pages(phone, game):
        for element in page.element.iter():
            for name in ("src", "href", "action", "formaction"):
                assert element.get(name, "/")[:1] in "/#?", f"{page.path}: {element.tag} {element.get(name)}"
