"""A whole game of two, by forms alone."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.demo import DemoGame
from tests.browser.faults import Faults
from tests.browser.server import Server


def press(page: Page, label: str) -> None:
    """Press a button and wait for the page that answers."""
    page.get_by_role("button", name=label, exact=True).tap()
    page.wait_for_load_state()


def enter(page: Page, hand: dict[str, str]) -> None:
    """Enter a hand: tiles as written, ``out`` for whoever went out."""
    out = [name for name, cell in hand.items() if cell == "out"]
    page.get_by_label(out[0] if out else "Nobody", exact=True).and_(page.locator('[name="out"]')).check()
    for seat, cell in enumerate(hand.values()):
        if cell == "out":
            continue
        row = page.locator(f'[data-role="seat"][data-seat="{seat}"]')
        if not row.locator('[data-role="tiles"]').is_visible():
            row.get_by_text("or the tiles left").tap()
        row.locator('[data-role="tiles"]').fill(cell)


def test_a_whole_game_by_forms_alone(new_context: NewContext, server: Server) -> None:
    game = DemoGame.read("double-six-two")
    page = new_context(java_script_enabled=False).new_page()
    page.goto(server.address)
    page.get_by_label("Whose score book is it?").fill("The Hendersons")
    press(page, "Start a score book")
    page.get_by_role("link", name="To the table").tap()
    page.get_by_role("link", name="New game").tap()
    for name in game.names:
        page.get_by_label("Name of another player").fill(name)
        press(page, "Add")
    page.get_by_label("Another number").check()
    page.get_by_role("textbox", name="Tiles each").fill(str(game.tiles_each))
    press(page, "Start the game")
    for hand in game.hands("tapped"):
        page.get_by_role("link", name="Score this hand").tap()
        enter(page, dict(hand))
        press(page, "Save hand")
    ranks = page.locator('[data-role="ranks"] li')
    expect(ranks).to_have_count(2)
    assert [row.inner_text().split() for row in ranks.all()] == [["1", "Luis", "158"], ["2", "Rosa", "199"]]


def test_what_is_wrong_is_said_and_what_is_unlikely_asked(
    new_context: NewContext, server: Server, faults: Faults
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(server.address + server.keeper_path(server.new_book()))
    page.get_by_role("link", name="New game").tap()
    for name in ("Ana", "Ben"):
        page.get_by_label("Name of another player").fill(name)
        press(page, "Add")
    press(page, "Start the game")
    page.get_by_role("link", name="Score this hand").tap()
    press(page, "Save hand")
    expect(page.get_by_text("Say who went out, or that nobody did.")).to_be_visible()
    page.get_by_label("Ana", exact=True).and_(page.locator('[name="out"]')).check()
    page.get_by_label("Ben", exact=True).and_(page.locator('[data-role="pips"]')).fill("150")
    press(page, "Save hand")
    expect(page.get_by_text("150 pips in one hand: sure?").first).to_be_visible()
    press(page, "Yes, save")
    faults.expect("status of 422")
    expect(page.locator('[data-role="total"] b').last).to_have_text("150")
