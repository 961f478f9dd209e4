"""What comes over the wire, to a phone on plain http: gzip, no more."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import Seat
from tests.browser.table import Table

FIRST_VISIT = 60 * 1024
LATER_PAGE = 10 * 1024
PICTURE_OF_A_SHEET = 40 * 1024  # beside what its page weighs


class Wire:
    """Counts the bytes that come to a page, headers included, by kind."""

    def __init__(self, page: Page) -> None:
        self.came: dict[str, int] = {}
        self._kinds: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on(
            "Network.responseReceived", lambda event: self._kinds.update({event["requestId"]: event["type"]})
        )
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")

    def _finished(self, event: dict) -> None:
        kind = self._kinds.get(event["requestId"], "Other")
        self.came[kind] = self.came.get(kind, 0) + event["encodedDataLength"]

    def weigh(self, page: Page, go: Callable[[], object]) -> int:
        """Go somewhere, wait until all is there, and return how many bytes came."""
        self.came.clear()
        go()
        page.wait_for_load_state("networkidle")
        print(f"{page.url.split('/', 3)[3][-24:]:>24} {sum(self.came.values()):>7} bytes {self.came}")  # noqa: T201
        return int(sum(self.came.values()))


def test_a_first_visit_to_a_hand_weighs_little_and_later_pages_less(sit_down: Seat) -> None:
    table: Table = sit_down(plain=True)
    game = table.deal("Ana", "Ben", "Cy", "Dee")
    phone: Table = sit_down(plain=True)  # its cache is empty
    page, wire = phone.page, Wire(phone.page)
    hand = f"/games/{game.id}/rounds/new"
    assert wire.weigh(page, lambda: phone.goto(hand)) <= FIRST_VISIT
    phone.record("9-9: 3, 2, 13, out", "8-8: out, 43, 5, 21*", "7-7: 11*, out, 9, 17")
    warm = (f"/games/{game.id}", "/", "/games/new", "/rules", "/pips", "/games", "/book", hand)
    for path in (*warm, f"/games/{game.id}/rounds/3", f"/games/{game.id}?saved=3"):
        assert wire.weigh(page, lambda path=path: phone.goto(path)) <= LATER_PAGE, path
    sheets = wire.weigh(page, lambda: phone.goto("/sheets"))
    assert wire.came["Image"] <= PICTURE_OF_A_SHEET
    assert sheets - wire.came["Image"] <= LATER_PAGE
