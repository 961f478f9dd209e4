"""Forged requests are refused; an honest form stays good for a long evening."""

import re
from collections.abc import Callable

import pytest
from flask import Flask
from itsdangerous import URLSafeTimedSerializer
from itsdangerous.timed import TimestampSigner

from scorekeeper.services.records import GameRecord
from tests.pages import Phone
from tests.web.conftest import keeper

HAND = {"out": "3", "seats-0-pips": "3", "seats-1-pips": "2", "seats-2-pips": "13"}
WEEK = 7 * 24 * 3600


def test_every_form_of_ours_carries_the_token(phone: Phone, game: Callable[..., GameRecord]):
    played = game("9-9: 3, 2, 13, out")
    for path in ("/", "/book", "/games/new", f"/games/{played.id}", f"/games/{played.id}/rounds/new"):
        for form in phone.open(path).tags("form"):
            if form.get("method") == "post":
                names = [field.get("name") for field in form.iter("input")]
                assert names.count("csrf_token") == 1, path


@pytest.mark.parametrize("sent", [False, "", "forged", "IjEi.aaaa.bbbb", "é", "x" * 5000])
def test_a_form_without_the_right_token_is_refused(
    phone: Phone, game: Callable[..., GameRecord], sent: str | bool
):
    form = phone.open(f"/games/{game().id}/rounds/new")
    page = form.press("save", HAND, tampered={"csrf_token": sent})

    assert page.status == 400
    assert "Allow cookies" in page.one("error").words


def test_the_token_of_another_device_is_refused(phone: Phone, stranger: Phone):
    page = phone.request("POST", "/book", {"csrf_token": stranger.token, "name": "Ours now"})

    assert page.status == 400


def test_every_address_that_writes_wants_the_token(app: Flask, phone: Phone):
    for rule in app.url_map.iter_rules():
        if "POST" in (rule.methods or ()) and not rule.rule.startswith("/api/"):  # there no cookie counts
            path = re.sub(r"<int:\w+>", "1", re.sub(r"<\w+>", "x", rule.rule))
            assert phone.ask("POST", path, {}).status_code == 400, path


def test_a_form_of_last_week_is_still_good(
    app: Flask, token: str, game: Callable[..., GameRecord], monkeypatch: pytest.MonkeyPatch
):
    started = game()
    now = TimestampSigner.get_timestamp
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda signer: now(signer) - WEEK)
    form = keeper(app, token).open(f"/games/{started.id}/rounds/new")
    monkeypatch.undo()

    assert age(app, form.field("csrf_token")) >= WEEK
    assert form.press("save", HAND).status == 200


def age(app: Flask, token: str) -> float:
    """How many seconds ago a token was made."""
    serializer = URLSafeTimedSerializer(app.config["SECRET_KEY"], salt="wtf-csrf-token")
    _, made = serializer.loads(token, return_timestamp=True)
    return TimestampSigner("any").get_timestamp() - made.timestamp()
