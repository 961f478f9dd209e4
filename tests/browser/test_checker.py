"""The move checker on a phone: a hand followed by touch, a link sent on, and without JavaScript too."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from scorekeeper import demo
from scorekeeper.rules import HandRecord
from tests.browser.checker import Checker
from tests.browser.conftest import NewContext
from tests.browser.faults import Faults
from tests.browser.server import Server

FOLLOWED = "/check?set=9&rules=pagat&plays="
ARMS = "9-9+9-1+9-4+9-5+9-7"


@pytest.fixture
def checker(new_context: NewContext, server: Server) -> Checker:
    """A stranger's phone with an empty table."""
    page = new_context().new_page()
    page.goto(f"{server.address}/check")
    return Checker(page)


def show(checker: Checker, server: Server, path: str) -> Page:
    checker.page.goto(server.address + path)
    return checker.page


def evening() -> tuple[HandRecord, ...]:
    return HandRecord.parse_all(Path(demo.__file__).with_name("double-nine-four.hands").read_text())


def test_a_whole_hand_is_followed_by_touch(checker: Checker, new_context: NewContext, server: Server) -> None:
    table = evening()[0].barnyard
    assert table
    checker.open(str(table.opening))
    for play in table.plays:
        checker.lay(str(play.tile), str(play.onto))
    everything = sorted(map(str, table.tiles))
    assert checker.tiles() == everything
    expect(checker.role("holds")).to_contain_text("Foot on 5-5: 1 toe to go. Only fives may be played.")

    checker.role("share").tap()
    link = checker.role("link").input_value()
    other = Checker(new_context().new_page())
    other.page.goto(link)
    assert other.tiles() == everything


def test_taps_that_are_quicker_than_the_answers_are_all_laid(checker: Checker) -> None:
    checker.open("9-9")
    checker.page.route("**/check?*", lambda route: (checker.page.wait_for_timeout(150), route.continue_()))
    for tile in ("9-1", "9-4", "9-5", "9-7", "7-7"):
        checker.tap_halves(tile)
    expect(checker.tile("7-7")).to_be_visible()
    assert checker.tiles() == ["7-7", "9-1", "9-4", "9-5", "9-7", "9-9"]


def test_the_back_button_undoes_and_forward_makes_it_again(checker: Checker) -> None:
    checker.open("9-9")
    for tile in ("9-1", "9-4"):
        checker.lay(tile, "9-9")
    checker.page.go_back()
    expect(checker.tile("9-4")).to_have_count(0)
    checker.page.go_back()
    expect(checker.tile("9-1")).to_have_count(0)
    checker.page.go_forward()
    expect(checker.tile("9-1")).to_be_visible()
    checker.page.reload()
    assert checker.tiles() == ["9-1", "9-9"]


def test_a_refused_tile_takes_no_place_in_the_history(checker: Checker, server: Server) -> None:
    show(checker, server, FOLLOWED + ARMS)
    checker.tap_halves("6-0")
    expect(checker.role("refused")).to_contain_text("6-0 fits no open end: they take ones, fours, fives and")
    checker.lay("7-7", "9-7")
    checker.page.go_back()
    expect(checker.tile("7-7")).to_have_count(0)
    assert "9-7" in checker.tiles()


def test_undo_keeps_its_place_and_its_focus(checker: Checker, server: Server) -> None:
    page = show(checker, server, FOLLOWED + ARMS)
    undo = checker.role("undo")
    undo.focus()
    before, top = undo.bounding_box(), page.evaluate("scrollY")
    page.keyboard.press("Enter")
    expect(checker.tile("9-7")).to_have_count(0)
    expect(undo).to_be_focused()
    assert undo.bounding_box() == before
    assert page.evaluate("scrollY") == top
    page.keyboard.press("Enter")
    expect(checker.tile("9-5")).to_have_count(0)


def test_what_came_of_a_tap_is_read_aloud(checker: Checker, server: Server) -> None:
    show(checker, server, FOLLOWED + ARMS)
    spoken = checker.page.locator("[aria-live=polite]").filter(has=checker.role("said"))
    checker.tap_halves("7-7")
    expect(spoken).to_contain_text("7-7 lies on 9-7.")
    checker.tap_halves("6-0")
    expect(spoken).to_contain_text("6-0 fits no open end")


def test_a_tile_on_the_table_cannot_be_tapped_again(checker: Checker, server: Server) -> None:
    page = show(checker, server, FOLLOWED + ARMS)
    checker.ready()
    page.locator('[data-half="9"]').tap()
    greyed = page.locator('[data-half][aria-disabled="true"]')
    expect(greyed).to_have_text(["1", "4", "5", "7", "9"])
    page.locator('[data-half="4"]').tap(force=True)
    expect(checker.role("tap-say")).to_have_text("9-4 lies on the table already")


def test_ones_tiles_are_tapped_in_and_played(checker: Checker, server: Server) -> None:
    show(checker, server, FOLLOWED + ARMS)
    checker.role("tap-hand").tap()
    expect(checker.role("hand-done")).to_be_visible()
    for tile in ("7-2", "5-4", "0-0"):
        checker.tap_halves(tile)
    expect(checker.role("held").locator("a")).to_have_count(3)
    checker.role("hand-done").tap()
    expect(checker.role("advice")).to_have_text("2 of 3 can be played.")
    checker.page.get_by_role("link", name="7-2, onto 9-7").tap()
    expect(checker.tile("7-2")).to_be_visible()
    expect(checker.role("held").locator("a")).to_have_count(2)


def test_the_table_is_enlarged_and_moved_by_keys_and_buttons(checker: Checker, server: Server) -> None:
    page = show(checker, server, FOLLOWED + ARMS)
    view = page.locator(".table__view")
    seen = lambda: page.locator(".barnyard").get_attribute("viewBox") or ""  # noqa: E731
    expect(page.locator('[data-zoom="+"]')).to_be_visible()
    whole = seen()
    view.focus()
    page.keyboard.press("+")
    near = seen()
    assert float(near.split()[2]) < float(whole.split()[2])
    page.keyboard.press("ArrowRight")
    assert float(seen().split()[0]) > float(near.split()[0])
    moved = seen()
    checker.lay("7-7", "9-7")
    assert seen().split()[2] == moved.split()[2]  # as near as before
    page.locator('[data-zoom="0"]').tap()
    expect(page.locator('[data-zoom="0"]')).to_be_hidden()


def test_two_fingers_enlarge_the_table_and_one_moves_it(checker: Checker, server: Server) -> None:
    page = show(checker, server, FOLLOWED + ARMS)
    expect(page.locator('[data-zoom="+"]')).to_be_visible()
    width = lambda: float((page.locator(".barnyard").get_attribute("viewBox") or "").split()[2])  # noqa: E731
    before = width()
    box = page.locator(".table__view").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + side, "y": y, "id": number} for number, side in enumerate(apart)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -20, 20)
    for apart in range(25, 70, 5):
        touch("touchMove", -apart, apart)
    touch("touchEnd")
    near = width()
    assert near < before * 0.6
    left = page.locator(".barnyard").get_attribute("viewBox")
    touch("touchStart", 0)
    for right in range(0, 60, 10):
        touch("touchMove", right)
    touch("touchEnd")
    assert width() == near
    assert page.locator(".barnyard").get_attribute("viewBox") != left


def test_without_a_network_nothing_is_lost(checker: Checker, server: Server, faults: Faults) -> None:
    page = show(checker, server, FOLLOWED + ARMS)
    page.wait_for_load_state("networkidle")  # its scripts are here
    page.context.set_offline(True)
    checker.tap_halves("7-7")
    expect(checker.role("unsent")).to_be_visible()
    page.context.set_offline(False)
    checker.tap_halves("7-7")
    expect(checker.tile("7-7")).to_be_visible()
    expect(checker.role("unsent")).to_be_hidden()
    faults.expect("ERR_INTERNET_DISCONNECTED")


def test_a_table_that_is_laid_already_is_set_up_by_touch(checker: Checker, server: Server) -> None:
    page = show(checker, server, "/check/laid?set=9&rules=pagat")
    checker.open("9-9")
    for tile in ("9-7", "9-5", "9-4", "9-3"):
        checker.tap_halves(tile)  # no waiting: each goes where the one before has led
    expect(checker.tile("9-3")).to_be_visible()
    checker.role("table").get_by_label("The next tile lies on 9-5").locator(".laid").tap()
    expect(page.locator('[data-role="onto"]')).to_have_value("9-5")
    for tile in ("5-5", "6-2"):
        checker.tap_halves(tile)
    expect(checker.role("first-wrong")).to_contain_text("6-2 does not fit onto 5-5: only fives go there.")
    checker.role("take-away").tap()
    expect(checker.role("right")).to_have_text("6 tiles, and nothing is wrong.")


def test_a_hand_from_text_is_gone_through(checker: Checker, server: Server) -> None:
    page = show(checker, server, "/check/hand")
    checker.role("text").fill("\n\n".join(map(str, evening()[:2])))
    page.get_by_role("button", name="Read it").tap()
    checker.role("hand-1").tap()
    last = len(evening()[0].events)
    expect(checker.role("step")).to_have_text(f"{last}/{last}")
    checker.role("step-back").tap()
    expect(checker.role("step")).to_have_text(f"{last - 1}/{last}")
    checker.role("first-step").tap()
    expect(checker.role("step")).to_have_text(f"0/{last}")
    for step in range(1, 4):
        checker.role("step-on").tap()
        expect(checker.role("step")).to_have_text(f"{step}/{last}")
    checker.role("into-checker").tap()
    expect(checker.role("taps")).to_be_visible()
    assert len(checker.tiles()) == 3


def test_a_hand_is_followed_without_javascript(new_context: NewContext, server: Server) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{server.address}/check")
    checker = Checker(page)
    checker.open("9-9")

    def press(tile: str, button: str) -> None:
        for name, half in zip(("first", "second"), tile.split("-"), strict=True):
            page.locator(f'[name="{name}"][value="{half}"]').check()
        page.get_by_role("button", name=button).tap()
        page.wait_for_load_state()

    for tile in ("9-1", "9-4", "9-5", "9-7"):
        press(tile, "Lay it")
    press("5-4", "Lay it")
    checker.choose("5-4", "9-5")
    expect(checker.tile("5-4")).to_be_visible()
    assert checker.tiles() == ["5-4", "9-1", "9-4", "9-5", "9-7", "9-9"]
    press("7-7", "Only ask")
    expect(checker.role("fits")).to_contain_text("7-7 fits onto 9-7.")
    checker.role("play").tap()
    expect(checker.tile("7-7")).to_be_visible()
    press("4-1", "Lay it")
    expect(checker.role("refused")).to_contain_text("finish the foot on 7-7 first")
    checker.role("undo").tap()
    expect(checker.tile("7-7")).to_have_count(0)
    press("0-0", "It is in my hand")
    expect(checker.role("advice")).to_contain_text("Your tile fits nowhere now. Draw one")
