"""A hand followed on the table by touch, from its opening double to its score."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from scorekeeper import demo
from scorekeeper.rules import Event, EventKind, HandRecord
from tests.browser.conftest import Seat
from tests.browser.faults import Faults
from tests.browser.following import FollowedTable
from tests.browser.table import Table

ARMS = ("9-7", "9-5", "9-4", "9-3")
REFUSED = "status of 422"


def first_hand() -> HandRecord:
    """Hand 1 of the double-nine game, in which Dee goes out on 5-1."""
    return HandRecord.parse_all(Path(demo.__file__).with_name("double-nine-four.hands").read_text())[0]


@pytest.fixture
def followed(table: Table) -> FollowedTable:
    """The table of Ana, Ben, Cy and Dee, on the phone of one of them."""
    return at_table(table, table.deal().id)


def at_table(table: Table, game_id: str) -> FollowedTable:
    table.goto(f"/games/{game_id}/table")
    return FollowedTable(table.page)


def opened(followed: FollowedTable, *tiles: str) -> FollowedTable:
    """Cy opens with the 9-9; then these tiles are played."""
    followed.open("Cy")
    for tile in tiles:
        followed.lay(tile)
    return followed


def take(followed: FollowedTable, event: Event) -> None:
    """Tap what a turn of a hand was."""
    for _ in range(event.draws):
        followed.move("draw")
    if event.passes:
        followed.move("pass")
    elif event.tile:
        followed.lay(str(event.tile), str(event.onto))


def test_a_whole_hand_is_followed_by_touch_to_its_score(table: Table) -> None:
    game = table.deal()
    table.tap("to-table")
    followed, hand = FollowedTable(table.page), first_hand()
    turns = [event for event in hand.events if event.kind is EventKind.TURN]
    followed.open("Cy")
    for event in turns[1:]:
        followed.turn(str(event.seat))
        take(followed, event)
    expect(followed.role("ending")).to_have_text("Dee is out on 5-1?")
    assert hand.barnyard
    assert followed.tiles() == sorted(map(str, hand.barnyard.tiles))
    followed.role("score").tap()
    score(table, {"Ana": "3-0", "Ben": "1-1", "Cy": "6-0 4-2 1-0"})
    assert table.totals() == {"Ana": 3, "Ben": 2, "Cy": 13, "Dee": 0}

    table.goto(f"/games/{game.id}/hands/1/replay")
    followed.role("last").tap()
    expect(followed.role("said")).to_have_text("Dee plays 5-1 onto 5-5.")
    expect(followed.role("step")).to_have_text(f"{len(turns)}/{len(turns)}")


def score(table: Table, left: dict[str, str]) -> None:
    """Fill in what is left, where the table has said that Dee went out in the hand that 9-9 opened."""
    table.hand.ready()
    expect(table.hand.out_choice("Dee")).to_be_checked()
    expect(table.hand.opening).to_have_value("9-9")
    for name, tiles in left.items():
        expect(table.hand.seat(name)).to_have_class("seat is-current")
        for tile in tiles.split():
            table.hand.pick(tile)
        table.hand.key("next")
    table.hand.save()
    table.page.wait_for_url("**?saved=*")


def test_a_tile_on_the_table_is_greyed_for_everybody(table: Table, followed: FollowedTable) -> None:
    opened(followed, *ARMS)
    table.goto(f"/games/{table.game().id}/rounds/new")
    table.hand.ready()
    table.hand.tap(table.hand.out_choice("Ana"))
    table.hand.key("tiles")
    table.hand.tap(table.hand.half(9))
    expect(table.hand.half(7)).to_have_attribute("aria-disabled", "true")
    expect(table.hand.half(8)).to_have_attribute("aria-disabled", "false")
    table.hand.tap(table.hand.half(7))
    expect(table.role("pad-say")).to_have_text("9-7 lies on the table")
    assert table.hand.strip("Ben") == []

    table.page.locator('[name="with_table"]').uncheck()
    table.hand.pick("9-7")
    assert table.hand.strip("Ben") == ["9-7"]
    table.page.locator('[name="with_table"]').check()
    assert table.hand.problems("Ben") == ["9-7 lies on the table: take it out of this hand."]


def test_it_survives_a_reload_in_the_middle(followed: FollowedTable) -> None:
    opened(followed, *ARMS).move("draw")
    followed.page.reload()
    followed.turn("Dee")
    expect(followed.role("drew")).to_have_text("Dee drew a tile: play, or pass.")
    followed.lay("7-5", "9-5")
    assert followed.tiles() == ["7-5", "9-3", "9-4", "9-5", "9-7", "9-9"]


def test_a_double_tap_is_one_tap(followed: FollowedTable) -> None:
    opened(followed, *ARMS).move("draw")
    followed.page.wait_for_timeout(650)
    place = followed.role("pass").bounding_box()
    assert place
    for _ in range(2):
        followed.page.touchscreen.tap(place["x"] + 20, place["y"] + 20)
    followed.turn("Ana")
    followed.page.wait_for_timeout(300)
    followed.turn("Ana")
    assert followed.hands() == {"Ana": 10, "Ben": 10, "Cy": 9, "Dee": 11, "Yard": 10}


def test_a_second_tap_while_the_answer_is_on_its_way_is_none(followed: FollowedTable) -> None:
    opened(followed, *ARMS).move("draw")
    followed.page.route("**/events", lambda route: (followed.page.wait_for_timeout(1500), route.continue_()))
    followed.page.wait_for_timeout(650)
    followed.role("pass").evaluate("button => { button.click(); setTimeout(() => button.click(), 900); }")
    followed.turn("Ana")
    followed.page.wait_for_timeout(300)
    assert followed.latest() == "Dee draws a tile. Dee passes."
    followed.turn("Ana")


def test_what_was_tapped_for_the_next_player_falls_with_a_refusal(
    followed: FollowedTable, faults: Faults
) -> None:
    """The 7-5 was to be Ana's; 9-4 was meant for Ben, and is not taken for hers."""
    opened(followed, "9-7")
    followed.page.route("**/events", lambda route: (followed.page.wait_for_timeout(400), route.continue_()))
    followed.tap_halves("7-5")
    followed.tap_halves("9-4")
    expect(followed.role("problem")).to_contain_text("7-5 has to wait")
    followed.page.wait_for_timeout(600)
    followed.turn("Ana")
    assert followed.tiles() == ["9-7", "9-9"]
    faults.expect(REFUSED)


def test_tiles_tapped_faster_than_the_answers_come_are_all_laid(followed: FollowedTable) -> None:
    opened(followed)
    followed.page.route("**/events", lambda route: (followed.page.wait_for_timeout(200), route.continue_()))
    for tile in ARMS:
        followed.tap_halves(tile)
    followed.turn("Dee")
    assert followed.tiles() == ["9-3", "9-4", "9-5", "9-7", "9-9"]


def test_another_phone_follows_by_itself(table: Table, followed: FollowedTable, sit_down: Seat) -> None:
    opened(followed, "9-7")
    other = at_table(sit_down(), table.game().id)
    other.turn("Ana")
    followed.lay("9-5")
    other.turn("Ben")
    other.lay("9-4")
    followed.turn("Cy")
    assert followed.tiles() == other.tiles() == ["9-4", "9-5", "9-7", "9-9"]


def test_the_slower_of_two_phones_is_told(
    table: Table, followed: FollowedTable, sit_down: Seat, faults: Faults
) -> None:
    opened(followed, *ARMS)
    slower = sit_down()
    slower.page.route("**/table?since=*", lambda route: route.abort())
    other = at_table(slower, table.game().id)
    followed.lay("5-3", "9-5")
    other.role("draw").tap()
    expect(other.role("problem")).to_have_text(
        "Another phone was quicker: this is the table by now. Tap again."
    )
    other.turn("Ana")
    assert "5-3" in other.tiles()
    faults.expect(REFUSED)


def test_undo_goes_back_tap_by_tap(followed: FollowedTable) -> None:
    opened(followed, "9-7", "9-5").move("undo")
    followed.turn("Ana")
    assert followed.tiles() == ["9-7", "9-9"]
    followed.move("undo")
    followed.turn("Dee")
    followed.page.wait_for_timeout(650)
    followed.role("undo").tap()
    expect(followed.role("opener")).to_be_visible()


def test_an_end_is_chosen_on_the_picture(followed: FollowedTable) -> None:
    opened(followed, *ARMS)
    followed.tap_halves("7-5")
    expect(followed.role("question")).to_have_text("7-5 fits several ends: tap where it lies.")
    followed.page.locator('.table a[href="#onto-9-7"]').tap()
    followed.turn("Ana")
    assert followed.latest() == "Dee plays 7-5 onto 9-7."


@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
def test_all_that_a_tap_needs_is_seen_at_once(
    followed: FollowedTable, page: Page, size: tuple[int, int]
) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    opened(followed, *ARMS)
    page.evaluate("scrollTo(0, 0)")
    for role in ("table", "hands", "turn", "draw", "undo"):
        box = followed.role(role).bounding_box()
        assert box, role
        assert box["y"] + box["height"] <= height, role


def test_a_dead_network_loses_nothing(followed: FollowedTable, faults: Faults) -> None:
    opened(followed, *ARMS)
    followed.page.context.set_offline(True)
    followed.tap_halves("5-3")
    expect(followed.role("unsent")).to_be_visible()
    followed.turn("Dee")
    followed.page.context.set_offline(False)
    followed.lay("5-3", "9-5")
    expect(followed.role("unsent")).to_be_hidden()
    followed.turn("Ana")
    faults.expect("ERR_INTERNET_DISCONNECTED")


def test_an_answer_that_is_lost_is_asked_for_again_and_taken_in_once(
    followed: FollowedTable, faults: Faults
) -> None:
    """The tap arrives, but nobody hears of it; the next one does not draw a second tile."""
    opened(followed, *ARMS)
    followed.page.route("**/table?since=*", lambda route: route.abort())
    followed.page.route("**/events", lambda route: (route.fetch(max_redirects=0), route.abort()))
    followed.role("draw").tap()
    expect(followed.role("unsent")).to_be_visible()
    followed.page.unroute("**/events")
    followed.page.wait_for_timeout(650)
    followed.role("draw").tap()
    expect(followed.role("drew")).to_have_text("Dee drew a tile: play, or pass.")
    assert followed.hands()["Yard"] == 10
    faults.expect("ERR_FAILED")
