"""The scoreboard of a crowd: it alone scrolls, both ways, and its names stay put."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.table import Table

CROWD = ("Ana", "Ben", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou")


@pytest.fixture
def board(table: Table) -> Locator:
    """The scoreboard of twelve after eleven hands, in the box it scrolls in."""
    table.deal(*CROWD, set_size=15, tiles_each=9)
    others = ", ".join(str(10 + seat) for seat in range(11))
    table.record(*(f"{double}-{double}: out, {others}" for double in range(15, 4, -1)))
    table.page.reload()
    board = table.page.get_by_role("region", name="Scores")
    board.scroll_into_view_if_needed()
    return board


def place(part: Locator) -> tuple[int, int]:
    """Where something stands on the screen."""
    box = part.bounding_box()
    assert box
    return round(box["x"]), round(box["y"])


def scroll(board: Locator, *, right: int = 0, down: int = 0) -> None:
    """Scroll the board and nothing else."""
    board.evaluate("(box, [left, top]) => box.scrollTo(left, top)", [right, down])
    assert board.evaluate("box => [box.scrollLeft, box.scrollTop]") == [right, down]


def test_opening_doubles_stay_when_it_scrolls_sideways(board: Locator) -> None:
    doubles = board.locator("tbody th").first
    names = board.locator("thead th").first
    before, ana = place(doubles), place(names)
    scroll(board, right=300)
    assert place(doubles) == before
    assert place(names) == (ana[0] - 300, ana[1])


def test_names_and_totals_stay_when_it_scrolls_down(board: Locator) -> None:
    board.page.set_viewport_size({"width": 844, "height": 390})
    board.scroll_into_view_if_needed()
    kept = [board.locator("thead th").first, board.locator("tfoot th").first]
    before, row = [place(part) for part in kept], place(board.locator("tbody th").first)
    scroll(board, down=100)
    assert [place(part) for part in kept] == before
    assert place(board.locator("tbody th").first) == (row[0], row[1] - 100)


def test_four_players_fit_in_portrait_and_eight_in_landscape(table: Table) -> None:
    for players, width in ((4, 360), (8, 800)):
        table.page.set_viewport_size({"width": width, "height": 740})
        table.deal(*CROWD[:players], set_size=12, tiles_each=9)
        board = table.page.get_by_role("region", name="Scores")
        assert board.evaluate("box => box.scrollWidth <= box.clientWidth"), players


def test_a_score_opens_its_bill_and_leads_to_its_hand(table: Table) -> None:
    table.deal("Ana", "Ben")
    table.record("9-9: out, 12*")
    table.page.reload()
    score = table.role("board").locator("tbody td details").nth(1)
    score.locator("summary").tap()
    expect(score).to_contain_text("12 pips")
    expect(score).to_contain_text("50 double blank")
    score.get_by_role("link", name="Correct hand 1").tap()
    expect(table.hand.of("Ben", "pips")).to_have_value("12")


def test_running_totals_are_switched_on(table: Table) -> None:
    table.deal("Ana", "Ben")
    table.record("9-9: out, 12", "8-8: out, 9")
    table.page.reload()
    running = table.role("board").locator("tbody tr").nth(1).locator(".bill__running").nth(1)
    expect(running).to_be_hidden()
    table.page.get_by_label("Show running totals").tap()
    expect(running).to_have_text("21")
