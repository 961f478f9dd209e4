"""A phone at the table, and what people do with it. Pages are asked by their data-role."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from scorekeeper.services import following, games
from scorekeeper.services.records import BookRecord, GameRecord
from tests import builders
from tests.browser.hand_form import Hand, HandForm

if TYPE_CHECKING:
    from tests.browser.server import Server

ASKED = 422


class Table:
    """One phone, with one score book."""

    def __init__(self, page: Page, server: "Server", book: BookRecord, address: str) -> None:
        self.page = page
        self.server = server
        self.book = book
        self.address = address
        self.hand = HandForm(page)
        self.expect = expect

    def role(self, name: str) -> Locator:
        """What plays a part in the page."""
        return self.page.locator(f'[data-role="{name}"]')

    def tap(self, role: str) -> None:
        """Tap what plays that part."""
        self.role(role).tap()

    def goto(self, path: str) -> None:
        """Open a page by its path."""
        self.page.goto(self.address + path)

    def open_keeper_link(self) -> None:
        """Make this phone a keeper of the book, without showing a page."""
        client = self.server.app.test_client()
        client.get(self.server.keeper_path(self.book))
        cookie = client.get_cookie("scorekeeper")
        assert cookie
        self.page.context.add_cookies([{"name": cookie.key, "value": cookie.value, "url": self.address}])

    def deal(self, *names: str, **setup: object) -> GameRecord:
        """Have a game started, past the form, and show its scoreboard; as in ``builders.start``."""
        with self.server.app.app_context():
            game = builders.start(self.book.id, *names, **setup)
        self.goto(f"/games/{game.id}")
        return game

    def record(self, *hands: str) -> GameRecord:
        """Have hands of the latest game saved by somebody else, written as in ``builders.play``."""
        game = self.game()
        with self.server.app.app_context():
            return builders.play(game, *hands)

    def follow(self, *events: str) -> None:
        """Have the hand on the table of the latest game followed by somebody else, written as a hand is."""
        game = self.game()
        with self.server.app.app_context():
            following.add_events(game.book_id, game.id, events)

    def game(self) -> GameRecord:
        """The latest game of the book, from the database."""
        with self.server.app.app_context():
            latest = games.games(self.book.id, limit=1)[0]
            return games.game(self.book.id, latest.id)

    # Setting up a game

    def add_player(self, name: str) -> None:
        """Type a name, add it, and wait for its row."""
        rows = self.role("player")
        seated = rows.count()
        self.role("new-name").fill(name)
        self.tap("add")
        expect(rows).to_have_count(seated + 1)

    def set_up(
        self,
        *names: str,
        size: int | None = None,
        tiles_each: int | None = None,
        preset: str = "pagat",
        changes: Mapping[str, object] | None = None,
    ) -> None:
        """Fill in the form of a new game; what is not given stays as suggested."""
        for name in names:
            self.add_player(name)
        if size is not None:
            self._choose("set_size", size)
        self._choose("preset", preset)
        for field, value in (changes or {}).items():
            self.change_rule(field, json.dumps(value))
        if tiles_each is not None:
            self._deal(tiles_each)

    def start_game(self, *names: str, **setup: object) -> None:
        """Start a game from the first page, through the form."""
        self.goto("/")
        self.tap("new-game")
        self.set_up(*names, **setup)  # type: ignore[arg-type]
        self.tap("start")
        expect(self.role("board")).to_be_visible()

    def _choose(self, field: str, value: object) -> None:
        """Choose one of several, and wait until the form has followed."""
        choice = self.page.locator(f"input[name='{field}'][value='{value}']")
        if not choice.is_checked():
            with self.page.expect_response(lambda answer: answer.request.method == "POST"):
                choice.tap()
            expect(choice).to_be_checked()

    def change_rule(self, field: str, value: str) -> None:
        """Change one house rule on top of the preset, and wait until the form has followed."""
        rule = self.role(f"rule-{field}")
        if not rule.is_visible():
            self.page.get_by_text("Change a house rule").tap()
        rule.locator("summary").tap()
        self._choose(f"rules-{field}", value)

    def _deal(self, tiles_each: int) -> None:
        offered = self.page.locator(f'input[name="tiles_each"][value="{tiles_each}"]')
        if offered.count():
            offered.tap()
            return
        self.page.locator('input[name="tiles_each"][value="other"]').tap()
        self.role("tiles-other").fill(str(tiles_each))

    # Playing it

    def score_hand(self) -> HandForm:
        """Go from the first page or the scoreboard to the form of the next hand."""
        self.page.locator('a[data-role="score"]').tap()
        self.hand.ready()
        return self.hand

    def score(self, sure: bool = False, opening: str | None = None, **hand: str) -> None:
        """Score the next hand and save it; with ``sure`` what is asked back is confirmed."""
        self.score_hand().enter(hand, opening=opening)
        if self.hand.save() == ASKED and sure:
            self.hand.confirm()
        self.page.wait_for_url("**?saved=*")

    def play(self, *hands: Hand) -> None:
        """Score hand after hand; whatever is asked back is right."""
        for hand in hands:
            self.score(sure=True, **hand)

    # Reading it

    def totals(self) -> dict[str, int]:
        """The totals at the foot of the scoreboard, by name."""
        board = self.role("board")
        names = board.locator("thead th").all_inner_texts()
        totals = board.locator('[data-role="total"] b').all_inner_texts()
        return dict(zip(names, map(int, totals), strict=True))

    def ranks(self) -> dict[str, int]:
        """The totals on the result page, best first."""
        rows = self.role("ranks").locator("li").all()
        return {row.locator("b").inner_text(): int(row.locator(".number").last.inner_text()) for row in rows}
