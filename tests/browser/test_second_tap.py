"""A button tapped twice says one thing: what is written once is not called another phone's change."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.table import Table

TAP_TWICE = "(button) => { button.click(); setTimeout(() => button.click(), 200); }"


@contextmanager
def slow_disk(table: Table) -> Iterator[None]:
    """Let every save wait until the block ends, as long as it takes a thumb to tap again."""
    other = sqlite3.connect(f"{table.server.app.instance_path}/scorekeeper.sqlite3")
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


def test_a_void_hand_is_written_once_and_nobody_is_blamed(table: Table) -> None:
    game = table.deal("Ana", "Ben")
    table.goto(f"/games/{game.id}/voids")
    table.page.locator('[name="reason"]').fill("Somebody had a tile too many")
    with table.page.expect_navigation(), slow_disk(table):
        table.role("void").evaluate(TAP_TWICE)
        time.sleep(0.5)

    assert len(table.game().voids) == 1
    assert "another phone" not in table.page.locator("main").inner_text()


def test_a_form_can_be_sent_again_after_coming_back_to_it(table: Table) -> None:
    table.goto("/rules")
    spanish = table.page.locator('[name="language"][value="es"]')
    with table.page.expect_navigation():
        spanish.tap()
    table.page.go_back()
    with table.page.expect_navigation():
        spanish.tap()

    expect(table.page.locator("html")).to_have_attribute("lang", "es")
