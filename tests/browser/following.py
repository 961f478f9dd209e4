"""The table of a hand that is followed, as thumbs meet it."""

import re

from playwright.sync_api import Locator, Page, expect


class FollowedTable:
    """One phone beside the table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def role(self, name: str) -> Locator:
        """What plays a part in the page."""
        return self.page.locator(f'[data-role="{name}"]')

    def open(self, name: str, double: str | None = None) -> None:
        """Say who opened, with the double that is expected or with another one."""
        if double:
            self.page.locator(f'[name="opening"][value="{double}"]').tap()
        self.page.get_by_role("button", name=name, exact=True).tap()
        expect(self.role("turn")).to_be_visible()

    def lay(self, tile: str, onto: str | None = None) -> None:
        """Tap a tile's two numbers, and where it lies if that is asked; waits until it is there."""
        self.tap_halves(tile)
        laid = self.page.locator(f'.laid[data-tile="{tile}"]')
        end = self.page.locator(f'[data-role="onto"][value="{onto}"]')
        expect(laid.or_(end).first).to_be_visible()
        if end.count():
            end.tap()
        expect(laid).to_be_visible()

    def tap_halves(self, tile: str) -> None:
        """Tap a tile's two numbers."""
        expect(self.page.locator(".is-tapped")).to_be_visible()
        for half in tile.split("-"):
            self.page.locator(f'.halves-grid [data-half="{half}"]').tap()

    def move(self, what: str) -> None:
        """Tap Draw or Pass, as one does: not at once after the tap before."""
        self.page.wait_for_timeout(650)
        before = self.latest()
        self.role(what).tap()
        expect(self.role("latest")).not_to_have_text(before)

    def turn(self, name: str) -> None:
        """Expect that it is somebody's turn."""
        expect(self.role("turn")).to_have_text(f"{name} to play")

    def latest(self) -> str:
        """What happened last."""
        return self.role("latest").inner_text()

    def tiles(self) -> list[str]:
        """The tiles on the picture."""
        laid = self.page.locator(".laid").all()
        return sorted(str(tile.get_attribute("data-tile")) for tile in laid)

    def hands(self) -> dict[str, int]:
        """How many tiles each holds, and the yard."""
        found = (
            re.split(r"\s+", item.inner_text().strip()) for item in self.role("hands").locator("li").all()
        )
        return {" ".join(name): int(number) for *name, number in found}
