"""Everything can be done without a finger and without a mouse, on a laptop at the table."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Seat
from tests.browser.table import Table


def laptop(sit_down: Seat) -> Table:
    """A table with a laptop instead of a phone."""
    table = sit_down(viewport={"width": 1280, "height": 800}, has_touch=False)
    table.deal("Ana", "Ben", "Cy")
    return table


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab, or Shift+Tab, until something has the focus."""
    for _step in range(60):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_hand_is_scored_with_tab_typing_and_enter(sit_down: Seat) -> None:
    table = laptop(sit_down)
    page = table.page
    tab_to(page, 'a[data-role="score"]')
    page.keyboard.press("Enter")
    table.hand.ready()
    tab_to(page, '[name="out"]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(table.hand.out_choice("Cy")).to_be_checked()
    tab_to(page, '[name="seats-0-pips"]')
    page.keyboard.type("12+11")
    page.keyboard.press("Enter")
    page.keyboard.type("7")
    tab_to(page, '[name="seats-1-double_blank"]')
    page.keyboard.press("Space")
    tab_to(page, '[data-role="pad-save"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**?saved=1")
    assert table.totals() == {"Ana": 23, "Ben": 57, "Cy": 0}


def test_enter_in_a_number_walks_on_and_never_saves(sit_down: Seat) -> None:
    table = laptop(sit_down)
    table.goto(f"/games/{table.game().id}/rounds/new")
    table.hand.ready()
    table.hand.out_choice("Ana").check(force=True)
    table.hand.of("Ben", "pips").focus()
    for number in ("5", "6"):
        table.page.keyboard.type(number)
        table.page.keyboard.press("Enter")
    expect(table.hand.of("Ben", "pips")).to_be_focused()
    assert table.game().rounds == ()


def test_tiles_are_picked_and_taken_out_with_the_keyboard(sit_down: Seat) -> None:
    table = laptop(sit_down)
    page = table.page
    table.goto(f"/games/{table.game().id}/rounds/new")
    table.hand.ready()
    tab_to(page, '[data-role="seat"][data-name="Ana"] [data-role="turn"]')
    page.keyboard.press("Enter")
    for half, key in ((6, "Tab"), (4, "Shift+Tab")):
        tab_to(page, f'[data-half="{half}"]', key)
        page.keyboard.press("Enter")
    assert table.hand.strip("Ana") == ["6-4"]
    tab_to(page, '[data-tile="6-4"]', "Shift+Tab")
    page.keyboard.press("Enter")
    assert table.hand.strip("Ana") == []
