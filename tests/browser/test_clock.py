"""The history tells the time by the clock of whoever reads it, in whatever country they are."""

import re
from datetime import datetime, timedelta, timezone

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Seat
from tests.browser.table import Table

PHOENIX = timezone(timedelta(hours=-7))  # without a summer time


def begun(table: Table) -> Locator:
    """When a game of that moment was begun, as its history says."""
    table.goto(f"/games/{table.deal('Ana', 'Ben').id}/history")
    return table.page.locator("[data-role=step] time")


@pytest.mark.parametrize(
    ("days", "said"),
    [
        # days since then, what is said
        (0, "today, {clock}"),
        (1, "yesterday, {clock}"),
        (2, "{day:%a}, {day:%b} {day.day}, {day.year}, {clock}"),
    ],
)
def test_it_is_the_readers_day_and_hour(sit_down: Seat, days: int, said: str) -> None:
    table = sit_down(timezone_id="America/Phoenix")
    time = begun(table)
    day = datetime.fromisoformat(time.get_attribute("datetime") or "").astimezone(PHOENIX)
    table.page.clock.set_fixed_time(day + timedelta(days=days))
    table.page.reload()

    clock = f"{(day.hour - 1) % 12 + 1}:{day:%M} {day:%p}"
    expect(time).to_have_text(said.format(day=day, clock=clock))


def test_it_is_said_in_the_language_of_the_page(sit_down: Seat) -> None:
    time = begun(sit_down(timezone_id="America/Phoenix", locale="es-ES"))

    expect(time).to_have_text(re.compile(r"hoy, \d{1,2}:\d\d"))


def test_without_javascript_it_is_said_how_long_ago(sit_down: Seat) -> None:
    expect(begun(sit_down(java_script_enabled=False))).to_have_text(re.compile(" ago$"))
