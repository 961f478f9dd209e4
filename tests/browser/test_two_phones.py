"""Two phones write the same hand down: neither version is lost unseen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.faults import Faults
from tests.browser.table import Table


@pytest.fixture
def slower(sit_down: Seat, table: Table, faults: Faults) -> Table:
    """The phone that saved hand 1 second, with another result, and is shown both."""
    game = table.deal("Ana", "Ben")
    slower = sit_down()
    for phone in (table, slower):
        phone.goto(f"/games/{game.id}/rounds/new")
        phone.hand.ready()
    table.hand.enter({"Ana": "out", "Ben": "23"})
    slower.hand.enter({"Ana": "out", "Ben": "32"})
    assert table.hand.save() == 302
    faults.expect("status of 409")
    assert slower.hand.save() == 409
    expect(slower.role("theirs")).to_be_visible()
    return slower


def test_the_slower_one_is_shown_both(slower: Table) -> None:
    expect(slower.role("theirs")).to_contain_text("Another phone was quicker")
    expect(slower.role("theirs")).to_contain_text("23")
    expect(slower.hand.of("Ben", "pips")).to_have_value("32")
    assert slower.hand.total("Ben") == "32"
    assert len(slower.game().rounds) == 1


def test_it_may_leave_the_other_as_it_is(slower: Table) -> None:
    slower.tap("keep-theirs")
    expect(slower.role("board")).to_be_visible()
    assert slower.totals() == {"Ana": 0, "Ben": 23}
    hand = slower.score_hand()
    expect(hand.role("draft-note")).to_be_hidden()


def test_nothing_hides_the_choice_until_the_hand_is_typed_into(slower: Table) -> None:
    slower.page.wait_for_load_state("networkidle")
    expect(slower.hand.role("pad")).to_be_hidden()
    slower.hand.of("Ben", "pips").tap()
    expect(slower.hand.role("pad")).to_be_visible()


def test_it_may_put_its_own_in_the_place(slower: Table, table: Table) -> None:
    slower.tap("save")
    slower.page.wait_for_url("**?saved=1")
    assert slower.totals() == {"Ana": 0, "Ben": 32}
    assert len(slower.game().rounds) == 1
    table.page.reload()
    assert table.totals() == {"Ana": 0, "Ben": 32}
