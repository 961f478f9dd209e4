"""Days and hours are those of the reader, wherever the server stands."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from flask import Flask
from sqlalchemy import update

from scorekeeper.extensions import db
from scorekeeper.models.game import Game
from scorekeeper.services.records import GameRecord
from scorekeeper.web import clock
from tests.pages import Phone

EVENING_IN_TEXAS = datetime(2026, 11, 22, 3, 27, tzinfo=UTC)  # where it is 21:27 of the day before


@pytest.fixture
def texan(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> Phone:
    """A phone in Texas, in the evening."""
    phone.keep(clock.COOKIE, "America/Chicago")
    monkeypatch.setattr(clock, "now", lambda: EVENING_IN_TEXAS)
    return phone


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (datetime(2026, 11, 22, 3, 20, tzinfo=UTC), "today, 9:20\u202fPM"),
        (datetime(2026, 11, 22, 3, 20), "today, 9:20\u202fPM"),
        (datetime(2026, 11, 21, 5, 59, tzinfo=UTC), "yesterday, 11:59\u202fPM"),
        (datetime(2026, 11, 20, 5, 59, tzinfo=UTC), "Thu 19 Nov 2026, 11:59\u202fPM"),
        (datetime(2026, 11, 22, 3, 28, tzinfo=UTC), "today, 9:28\u202fPM"),
    ],
)
def test_a_moment_is_told_by_the_readers_clock(app: Flask, texan: Phone, moment: datetime, said: str):
    with app.test_request_context(headers={"Cookie": f"{clock.COOKIE}=America/Chicago"}):
        assert clock.when(moment) == said


def test_a_game_was_played_on_the_day_that_it_was_there(
    app: Flask, texan: Phone, game: Callable[..., GameRecord]
):
    played = game("9-9: out, 12, 13, 14")
    with app.app_context():
        db.session.execute(update(Game).values(started_at=EVENING_IN_TEXAS))
        db.session.commit()

    assert "Sat 21 Nov 2026" in texan.open("/").words
    assert texan.open(f"/games/{played.id}/details").field("played_on") == "2026-11-21"
    texan.keep(clock.COOKIE, "Europe/London")
    assert texan.open(f"/games/{played.id}/details").field("played_on") == "2026-11-22"


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "../../etc/passwd", "/etc/localtime", "x" * 4000])
def test_a_cookie_that_is_no_zone_does_no_harm(phone: Phone, zone: str):
    phone.keep(clock.COOKIE, zone)
    assert phone.open("/").status == 200
