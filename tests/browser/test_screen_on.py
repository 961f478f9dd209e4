"""The screen stays awake while a game is on it, over https and over plain http alike."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Seat
from tests.browser.table import Table

COUNT_LOCKS = """
  globalThis.locks = [];
  Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: async (kind) => {
    const lock = { kind, released: false, release: async () => { lock.released = true; } };
    locks.push(lock);
    return lock;
  } } });
"""
COME_BACK = """
  () => {
    locks.forEach((lock) => (lock.released = true)); // as browsers do when a page is hidden
    document.dispatchEvent(new Event("visibilitychange"));
  }
"""
TWO_TAPS_AFTER_COMING_BACK = """
  async () => {
    locks.forEach((lock) => (lock.released = true));
    for (let tap = 0; tap < 2; tap += 1) document.dispatchEvent(new Event("pointerdown"));
    await new Promise((done) => setTimeout(done));
  }
"""
HELD = "() => locks.filter((lock) => !lock.released && lock.kind === 'screen').length"
PLAYING = "() => [...document.querySelectorAll('video')].some((film) => !film.paused && film.currentTime > 0)"
SWITCH = "Keep the screen on"


@pytest.fixture
def secure(table: Table) -> Table:
    """A table on a secure origin that counts its wake locks."""
    table.page.add_init_script(COUNT_LOCKS)
    table.deal("Ana", "Ben")
    return table


def held(page: Page, count: int) -> None:
    """Wait until so many locks are held."""
    page.wait_for_function(f"({HELD})() === {count}")


def test_scoreboard_and_hand_keep_the_screen_on(secure: Table) -> None:
    held(secure.page, 1)
    secure.score_hand()
    held(secure.page, 1)


def test_other_pages_let_it_sleep(secure: Table) -> None:
    secure.goto("/")
    secure.page.wait_for_load_state("networkidle")
    held(secure.page, 0)


def test_it_is_kept_on_again_when_the_page_comes_back(secure: Table) -> None:
    held(secure.page, 1)
    secure.page.evaluate(COME_BACK)
    held(secure.page, 1)
    assert secure.page.evaluate("locks.length") == 2


def test_two_quick_taps_hold_one_lock(secure: Table) -> None:
    held(secure.page, 1)
    secure.page.evaluate(TWO_TAPS_AFTER_COMING_BACK)
    held(secure.page, 1)
    assert secure.page.evaluate("locks.length") == 2


def test_the_switch_lets_it_sleep_and_is_remembered(secure: Table) -> None:
    held(secure.page, 1)
    secure.page.get_by_label(SWITCH).tap()
    held(secure.page, 0)
    secure.page.reload()
    expect(secure.page.get_by_label(SWITCH)).not_to_be_checked()
    secure.score_hand()
    held(secure.page, 0)
    secure.page.go_back()
    secure.page.get_by_label(SWITCH).tap()
    held(secure.page, 1)


def test_over_plain_http_a_silent_film_plays_after_the_first_tap(sit_down: Seat) -> None:
    table = sit_down(plain=True)
    table.deal("Ana", "Ben")
    assert table.page.evaluate("() => [isSecureContext, 'wakeLock' in navigator]") == [False, False]
    hand = table.score_hand()
    hand.tap(hand.out_choice("Ana"))
    table.page.wait_for_function(PLAYING)
    film = table.page.locator("video")
    assert film.evaluate("film => [film.muted, film.loop, film.playsInline]") == [True, True, True]


def test_the_switch_stops_the_film_too(sit_down: Seat) -> None:
    table = sit_down(plain=True)
    table.deal("Ana", "Ben")
    table.page.get_by_role("heading", level=1).tap()
    table.page.wait_for_function(PLAYING)
    table.page.get_by_label(SWITCH).tap()
    table.page.wait_for_function("() => document.querySelector('video').paused")
