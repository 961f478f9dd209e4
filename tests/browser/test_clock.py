"""A phone tells its time zone, and from then on days and hours are those of its country."""

import re
from datetime import UTC, datetime, timedelta, timezone

from playwright.sync_api import expect

from tests.browser.conftest import Seat

PHOENIX = timezone(timedelta(hours=-7))  # without a summer time


def test_the_history_tells_the_hour_of_the_phone(sit_down: Seat) -> None:
    table = sit_down(timezone_id="America/Phoenix")
    game = table.deal("Ana", "Ben")
    hours = {f"{(now.hour - 1) % 12 + 1}:{now:%M}" for now in moments()}
    table.goto(f"/games/{game.id}/history")
    said = table.page.locator("[data-role=step] time")
    expect(said).to_have_text(re.compile("today, "))
    assert any(hour in said.inner_text() for hour in hours)


def moments() -> list[datetime]:
    """Now, and a minute ago: the game may have been begun before the hand moved on."""
    now = datetime.now(UTC).astimezone(PHOENIX)
    return [now, now - timedelta(minutes=1)]
