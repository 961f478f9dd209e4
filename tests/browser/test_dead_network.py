"""A save gets through, once, whatever the network and the server do meanwhile."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import Seat
from tests.browser.faults import Faults
from tests.browser.hand_form import HandForm
from tests.browser.server import Server
from tests.browser.table import Table

HAND = {"Ana": "out", "Ben": "12"}
NEXT_TRY = 10_000  # milliseconds; a try is made every three seconds
DEAD = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")


def filled(table: Table) -> HandForm:
    """A hand ready to be saved."""
    table.deal("Ana", "Ben")
    hand = table.score_hand()
    hand.enter(HAND)
    return hand


def assert_saved_once(table: Table) -> None:
    """The scoreboard shows the hand, and the database has it once."""
    table.page.wait_for_url("**?saved=1", timeout=NEXT_TRY)
    assert table.totals() == {"Ana": 0, "Ben": 12}
    assert len(table.game().rounds) == 1


def test_without_a_network_the_phone_says_so_and_keeps_trying(table: Table, faults: Faults) -> None:
    hand = filled(table)
    faults.expect("ERR_INTERNET_DISCONNECTED")
    table.page.context.set_offline(True)
    hand.tap(hand.save_key)
    expect(hand.role("unsent")).to_be_visible()
    expect(hand.role("unsent")).to_contain_text("tries again by itself")
    expect(hand.of("Ben", "pips")).to_have_value("12")
    table.page.context.set_offline(False)
    assert_saved_once(table)


def lose_answers(table: Table, faults: Faults, *, times: int = 1) -> None:
    """Let the server take in what is sent, and the answer be lost on its way."""

    def lose(route: Route) -> None:
        route.fetch(max_redirects=0)
        route.abort()

    table.page.route("**/rounds", lose, times=times)
    faults.expect("ERR_FAILED")


def test_a_save_whose_answer_was_lost_is_not_written_twice(table: Table, faults: Faults) -> None:
    hand = filled(table)
    lose_answers(table, faults)
    hand.tap(hand.save_key)
    assert_saved_once(table)


def test_a_correction_after_a_lost_answer_is_not_taken_for_the_same_hand(
    table: Table, faults: Faults
) -> None:
    hand = filled(table)
    lose_answers(table, faults)
    hand.tap(hand.save_key)
    expect(hand.role("unsent")).to_be_visible()
    hand.key("back")
    hand.type("3")
    expect(hand.role("unsent")).to_be_hidden()
    faults.expect("status of 409")
    assert hand.save() == 409
    expect(hand.role("theirs")).to_contain_text("12")
    hand.tap(hand.role("save"))
    table.page.wait_for_url("**?saved=1")
    assert table.totals() == {"Ana": 0, "Ben": 13}


def test_a_save_outlives_a_restart_of_the_server(sit_down: Seat, own_server: Server, faults: Faults) -> None:
    table = sit_down(own_server, own_server.new_book())
    hand = filled(table)
    own_server.stop()
    faults.expect("|".join(DEAD))
    hand.tap(hand.save_key)
    expect(hand.role("unsent")).to_be_visible()
    own_server.start()
    assert_saved_once(table)


def test_a_busy_server_is_asked_again(table: Table, faults: Faults) -> None:
    hand = filled(table)
    faults.expect("status of 503")
    table.page.route("**/rounds", lambda route: route.fulfill(status=503, body="busy"), times=1)
    hand.tap(hand.save_key)
    expect(hand.role("unsent")).to_be_visible()
    assert_saved_once(table)


def test_a_double_tap_on_save_writes_one_hand(table: Table) -> None:
    hand = filled(table)
    hand.save_key.dblclick()
    assert_saved_once(table)
    assert sum(f"POST /games/{table.game().id}/rounds" in hit for hit in table.server.hits) == 1


def test_a_save_loads_the_scoreboard_once(table: Table) -> None:
    hand = filled(table)
    hand.save()
    assert_saved_once(table)
    assert sum(f"GET /games/{table.game().id}?saved=1" in hit for hit in table.server.hits) == 1


def test_what_is_corrected_while_the_network_is_dead_is_what_gets_saved(table: Table, faults: Faults) -> None:
    hand = filled(table)
    faults.expect("ERR_INTERNET_DISCONNECTED")
    table.page.context.set_offline(True)
    hand.tap(hand.save_key)
    expect(hand.role("unsent")).to_be_visible()
    hand.key("back")
    hand.type("3")
    table.page.context.set_offline(False)
    assert hand.save() == 302
    table.page.wait_for_url("**?saved=1")
    assert table.totals() == {"Ana": 0, "Ben": 13}
    assert len(table.game().rounds) == 1
