"""The sheet is shown as it will be printed, anew with each choice."""

from playwright.sync_api import Page, expect

from tests.browser.table import Table

LOADED = "picture => picture.complete && picture.naturalWidth > 0"


def test_a_choice_changes_the_picture(table: Table, page: Page) -> None:
    table.goto("/sheets")
    picture = page.get_by_role("img", name="The sheet as it will be printed")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate(LOADED)
    for choice in ("double-12", "A4"):
        before = picture.get_attribute("src")
        page.get_by_label(choice, exact=True).tap()
        expect(picture).not_to_have_attribute("src", before or "")
    expect(picture).to_have_js_property("complete", True)
    assert "set=12" in (picture.get_attribute("src") or "")
    assert "paper=a4" in (picture.get_attribute("src") or "")
    assert picture.evaluate("picture => picture.naturalHeight / picture.naturalWidth > 1.4")
