"""An untidy evening on a phone: every mishap is said in the pages, and each page is readable by everyone."""

import pytest
from playwright.sync_api import Locator, expect

from scorekeeper.services import history
from tests.browser.conftest import Seat
from tests.browser.faults import Faults
from tests.browser.table import Table
from tests.browser.test_everywhere import OVERFLOW, violations


class Evening:
    """The evening of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def go(self, role: str) -> None:
        """Follow a link or press a button that leads to another page, and look at that page."""
        with self.page.expect_navigation():
            self.table.role(role).first.tap()
        self.look()

    def look(self) -> None:
        """Hold the page to axe, and to the width of the phone."""
        assert violations(self.page) == [], self.page.url
        assert self.page.evaluate(OVERFLOW) == [], self.page.url

    def board(self) -> None:
        """Go to the scoreboard."""
        self.table.goto(f"/games/{self.table.game().id}")

    def fill(self, **fields: str) -> None:
        """Type into fields by their names; ``start_points__0`` is start_points-0."""
        for name, text in fields.items():
            self.page.locator(f'[name="{name.replace("__", "-")}"]:visible').first.fill(text)

    def person(self, name: str) -> Locator:
        """The fold of a player on the players' page, opened."""
        fold = self.page.locator(f'[data-role="person"][data-name="{name}"]')
        fold.locator("summary").tap()
        return fold

    def totals(self) -> dict[str, int]:
        """The totals of the scoreboard."""
        self.board()
        return {name.split("\n")[0]: total for name, total in self.table.totals().items()}


@pytest.fixture(params=["light", "dark"])
def evening(request: pytest.FixtureRequest, sit_down: Seat) -> Evening:
    """A phone by day and by night."""
    return Evening(sit_down(color_scheme=request.param))


def test_an_untidy_evening(evening: Evening, sit_down: Seat, faults: Faults) -> None:
    begin_on_paper(evening)
    void_a_hand(evening)
    evening.table.score(Ana="out", Ben="10", Cy="20*")
    assert evening.totals() == {"Ana": 30, "Ben": 22, "Cy": 115}
    come_late(evening)
    leave_and_return(evening)
    sit_otherwise(evening)
    correct_points(evening)
    change_rules(evening)
    write_at_once(evening, sit_down(), faults)
    bring_back(evening)
    remember(evening)
    throw_away_and_bring_back(evening)
    with evening.table.server.app.app_context():
        assert list(history.verify(evening.table.book.id)) == []


def begin_on_paper(evening: Evening) -> None:
    """Hand one was kept on paper."""
    table = evening.table
    table.goto("/games/new")
    table.set_up("Ana", "Ben", "Cy", size=9, changes={"late_joiner": "average"})
    table.role("paper").locator("summary").tap()
    evening.fill(start_points__0="30", start_points__1="12", start_points__2="45")
    evening.page.locator('[name="openings_used"][value="9-9"]').check(force=True)
    evening.look()
    evening.go("start")
    assert evening.totals() == {"Ana": 30, "Ben": 12, "Cy": 45}


def void_a_hand(evening: Evening) -> None:
    """Somebody had a tile too many."""
    evening.go("to-voids")
    evening.go("void")
    expect(evening.table.role("problem")).to_have_text("Write a word or two: why?")
    evening.fill(reason="Ben had a tile too many")
    evening.go("void")
    expect(evening.table.role("void")).to_contain_text("8-8 void: Ben had a tile too many")
    expect(evening.table.role("next")).to_contain_text("8-8 opens")


def come_late(evening: Evening) -> None:
    """Eve starts with the average of 30, 22 and 115, and fewer tiles are dealt."""
    evening.go("to-people")
    expect(evening.page.locator('[name="start"]')).to_have_value("56")
    evening.fill(name="Eve")
    with evening.page.expect_navigation():
        evening.page.get_by_role("button", name="Add", exact=True).tap()
    evening.look()
    if evening.table.role("set-deal").is_visible():
        evening.go("set-deal")
    evening.board()
    evening.table.score(Ana="5", Ben="out", Cy="6", Eve="7")
    assert evening.totals() == {"Ana": 35, "Ben": 22, "Cy": 121, "Eve": 63}


def leave_and_return(evening: Evening) -> None:
    """Ben misses a hand."""
    evening.go("to-people")
    ben = evening.person("Ben")
    evening.look()
    with evening.page.expect_navigation():
        ben.locator('[data-role="leave"]').tap()
    evening.board()
    evening.table.score(Ana="8", Cy="9", Eve="out")
    assert evening.totals() == {"Ana": 43, "Ben": 22, "Cy": 130, "Eve": 63}
    evening.look()
    evening.go("to-people")
    with evening.page.expect_navigation():
        evening.person("Ben").locator('[data-role="come-back"]').tap()


def sit_otherwise(evening: Evening) -> None:
    """Eve moves up to the first seat."""
    evening.go("to-order")
    for _place in range(3):
        evening.go("up-3")
    evening.go("save-order")
    assert list(evening.totals()) == ["Eve", "Ana", "Ben", "Cy"]


def correct_points(evening: Evening) -> None:
    """Ana forgot to call her last tile in hand 3."""
    evening.table.goto(f"/games/{evening.table.game().id}/rounds/3")
    evening.table.role("points").locator("summary").tap()
    evening.go("correct-1")
    evening.fill(points="10", reason="Forgot to call the last tile")
    evening.go("correct")
    assert evening.totals() == {"Eve": 63, "Ana": 53, "Ben": 22, "Cy": 130}


def change_rules(evening: Evening) -> None:
    """The double blank should have been 25 all along."""
    with evening.page.expect_navigation():
        evening.page.get_by_role("link", name="House rules").first.tap()
    evening.go("change-rules")
    evening.table.change_rule("double_blank", "25")
    expect(evening.table.role("move")).to_have_text("Hand 1 Cy 70 → 45")
    evening.look()
    evening.go("change")
    assert evening.totals() == {"Eve": 63, "Ana": 53, "Ben": 22, "Cy": 105}


def write_at_once(evening: Evening, other: Table, faults: Faults) -> None:
    """Two phones write hand 4 down; each is right about one player."""
    faults.expect("status of 409", "status of 422")
    mine = evening.table
    for phone in (other, mine):
        phone.goto(f"/games/{mine.game().id}/rounds/new")
        phone.hand.ready()
    other.hand.enter({"Eve": "3", "Ana": "4", "Ben": "5", "Cy": "out"})
    assert other.hand.save() == 302
    mine.hand.enter({"Eve": "9", "Ana": "4", "Ben": "6", "Cy": "out"})
    assert mine.hand.save() == 409
    expect(mine.role("theirs")).to_be_visible()
    evening.look()
    evening.page.locator('[name="take-0"][value="theirs"]').check(force=True)
    evening.go("combine")
    assert evening.totals() == {"Eve": 66, "Ana": 57, "Ben": 28, "Cy": 105}


def bring_back(evening: Evening) -> None:
    """Hand 4 is taken back by mistake."""
    evening.table.goto(f"/games/{evening.table.game().id}/rounds/4")
    evening.page.get_by_text("Was this hand never played?").tap()
    evening.go("take-back")
    assert evening.totals() == {"Eve": 63, "Ana": 53, "Ben": 22, "Cy": 105}
    evening.go("to-history")
    evening.go("look")
    evening.go("only")
    evening.go("bring-back")
    assert evening.totals() == {"Eve": 66, "Ana": 57, "Ben": 28, "Cy": 105}


def remember(evening: Evening) -> None:
    """Where it was, and what is to be remembered."""
    evening.go("to-details")
    evening.fill(played_on="2026-11-21", place="Grandma's kitchen", note="Snow up to the windows.")
    evening.go("save-details")
    expect(evening.table.role("note")).to_contain_text("Grandma's kitchen")


def throw_away_and_bring_back(evening: Evening) -> None:
    """The wrong game went into the bin."""
    evening.go("to-details")
    evening.page.get_by_text("Put this game in the bin?").tap()
    evening.go("bin")
    expect(evening.table.role("binned")).to_contain_text("Eve, Ana, Ben and Cy")
    evening.go("restore")
    assert evening.totals() == {"Eve": 66, "Ana": 57, "Ben": 28, "Cy": 105}
