"""Setting up a game: nothing that is typed is lost, however slow the network."""

from playwright.sync_api import Route, expect

from tests.browser.faults import Faults
from tests.browser.table import Table


def slow(route: Route) -> None:
    """Answer late."""
    route.request.frame.page.wait_for_timeout(400)
    route.continue_()


def test_names_typed_faster_than_the_network_all_sit_down(table: Table) -> None:
    table.goto("/games/new")
    table.page.wait_for_load_state("networkidle")
    table.page.route("**/games/new", slow)
    for name in ("Ana", "Ben", "Cy"):
        table.role("new-name").fill(name)
        table.tap("add")
    expect(table.role("player")).to_have_count(3)
    assert [row.input_value() for row in table.role("player").all()] == ["Ana", "Ben", "Cy"]


def test_a_name_being_typed_is_still_there_when_the_answer_comes(table: Table) -> None:
    table.goto("/games/new")
    table.page.wait_for_load_state("networkidle")
    table.page.route("**/games/new", slow)
    table.role("new-name").fill("Ana")
    table.tap("add")
    table.role("new-name").fill("Be")
    expect(table.role("player")).to_have_count(1)
    expect(table.role("new-name")).to_have_value("Be")
    expect(table.role("new-name")).to_be_focused()


def test_another_choice_leaves_a_name_half_typed_as_it_is(table: Table) -> None:
    table.goto("/games/new")
    table.page.wait_for_load_state("networkidle")
    table.role("new-name").fill("Be")
    with table.page.expect_response("**/games/new"):
        table.page.get_by_label("double-12").tap()
    expect(table.page.get_by_label("double-12")).to_be_checked()
    expect(table.role("new-name")).to_have_value("Be")
    expect(table.role("player")).to_have_count(0)


def test_a_name_that_found_no_network_stands_in_its_field_again(table: Table, faults: Faults) -> None:
    table.goto("/games/new")
    table.page.wait_for_load_state("networkidle")
    table.role("new-name").fill("Ana")
    table.page.context.set_offline(True)
    table.tap("add")
    expect(table.role("new-name")).to_have_value("Ana")
    table.page.context.set_offline(False)
    table.tap("add")
    expect(table.role("player")).to_have_count(1)
    faults.expect("ERR_INTERNET_DISCONNECTED")


def test_the_same_again_takes_two_taps(table: Table) -> None:
    game = table.deal("Ana", "Ben", "Cy", changes={"double_blank": 25})
    table.goto("/")
    table.tap("again")
    table.tap("start")
    expect(table.role("board")).to_be_visible()
    again = table.game()
    assert again.id != game.id
    assert [seat.name for seat in again.seats] == ["Ben", "Cy", "Ana"]
    assert again.changes == {"double_blank": 25}
