"""What holds on every page: readable by everyone, nothing sideways, large targets, the content policy."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, NewContext, Seat
from tests.browser.faults import Faults
from tests.browser.places import fill, places
from tests.browser.server import Server
from tests.browser.table import Table

NOT_HERE = "status of 404"
WIDTHS = (320, 390, 1280)
OVERFLOW = """
  () => {
    const page = document.documentElement;
    const tooWide = [...document.querySelectorAll("body *")].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width && right > innerWidth + 1 && !element.closest(".board-scroll, .unseen, .skip, .sprite");
    });
    return page.scrollWidth > innerWidth ? tooWide.slice(0, 4).map((one) => one.outerHTML.slice(0, 120)) : [];
  }
"""
SMALL_TARGETS = """
  () => {
    const hidden = (element) => element.closest(".unseen, .skip");
    const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !hidden(element);
    const target = (element) => (element.matches("input") && element.closest("label")) || element;
    const inText = (element) => element.matches("a") && getComputedStyle(element).display === "inline";
    return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
      .filter((element) => seen(element) && !inText(element))
      .map((element) => [element, target(element).getBoundingClientRect()])
      .filter(([, { width, height }]) => width && (width < 48 || height < 48))
      .map(([element, { width, height }]) =>
        `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 100)}`);
  }
"""
SMALL_TYPE = """
  () => [...document.querySelectorAll("input:not([type=radio], [type=checkbox]), select, textarea")]
    .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 100))
"""


def violations(page: Page) -> list[str]:
    """What axe says against a page."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]]


def set_type_size(page: Page, pixels: int) -> None:
    """Set the size of type as people do in the settings of their browser."""
    sizes = {"standard": pixels, "fixed": pixels}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})


@pytest.mark.parametrize("theme", ["light", "dark", "black"])
def test_axe_finds_nothing_on_any_page(table: Table, theme: str, faults: Faults) -> None:
    paths = fill(table)
    table.goto("/")
    table.page.get_by_text("Look").tap()
    with table.page.expect_navigation():
        table.page.locator(f'[name="theme"][value="{theme}"]').tap()
    found = {}
    for name, go in places(paths):
        go(table)
        if wrong := violations(table.page):
            found[name] = wrong
    faults.expect(NOT_HERE)
    assert found == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_a_stranger_begins(
    new_context: NewContext, server: Server, scheme: str
) -> None:
    page = new_context(color_scheme=scheme).new_page()
    page.goto(server.address)
    assert violations(page) == []


def test_axe_finds_nothing_where_two_phones_wrote_the_same_hand(
    sit_down: Seat, table: Table, faults: Faults
) -> None:
    game = table.deal("Ana", "Ben")
    slower = sit_down()
    slower.goto(f"/games/{game.id}/rounds/new")
    slower.hand.ready()
    table.record("9-9: out, 23")
    slower.hand.enter({"Ana": "out", "Ben": "32"})
    slower.hand.save()
    slower.role("theirs").wait_for()
    assert violations(slower.page) == []
    faults.expect("status of 409")


@pytest.mark.parametrize(
    "type_size", [16, 32]
)  # the second is what the browser's setting of 200 % makes of it
def test_nothing_but_a_table_scrolls_sideways(table: Table, type_size: int, faults: Faults) -> None:
    set_type_size(table.page, type_size)
    found = {}
    for name, go in places(fill(table)):
        table.page.set_viewport_size(PHONE)
        go(table)
        for width in WIDTHS:
            table.page.set_viewport_size({"width": width, "height": 844})
            if wide := table.page.evaluate(OVERFLOW):
                found[f"{name} at {width}"] = wide
    faults.expect(NOT_HERE)
    assert found == {}


def test_everything_to_be_tapped_is_large_enough_and_no_field_makes_the_phone_zoom(
    table: Table, faults: Faults
) -> None:
    small = {}
    for name, go in places(fill(table)):
        go(table)
        if wrong := table.page.evaluate(SMALL_TARGETS) + table.page.evaluate(SMALL_TYPE):
            small[name] = wrong
    faults.expect(NOT_HERE)
    assert small == {}


def test_a_breach_of_the_content_policy_would_be_noticed(table: Table, faults: Faults) -> None:
    table.goto("/")
    table.page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))"
    )
    faults.expect("content policy: script-src-elem inline", "violates the following Content Security Policy")
