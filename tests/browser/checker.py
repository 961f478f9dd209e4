"""The move checker on a phone, and what a thumb does there."""

from playwright.sync_api import Locator, Page, expect


class Checker:
    """A table that is followed."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def role(self, name: str) -> Locator:
        """What plays a part in the page."""
        return self.page.locator(f'[data-role="{name}"]')

    def open(self, double: str) -> None:
        """Lay the opening double."""
        self.page.locator(f'[data-role="opening"][data-tile="{double}"]').tap()
        expect(self.tile(double)).to_be_visible()

    def ready(self) -> None:
        """Wait until the numbers can be tapped."""
        expect(self.page.locator(".is-tapped")).to_be_visible()

    def tile(self, tile: str) -> Locator:
        """A tile in the picture."""
        return self.role("table").locator(f'.laid[data-tile="{tile}"]')

    def tap_halves(self, tile: str) -> None:
        """Tap the two numbers of a tile."""
        self.ready()
        for half in tile.split("-"):
            self.page.locator(f'[data-half="{half}"]').tap()

    def choose(self, tile: str, onto: str) -> None:
        """Tap an end on the picture."""
        self.role("table").get_by_label(f"Play {tile} onto {onto}", exact=True).locator(".laid").tap()

    def lay(self, tile: str, onto: str) -> None:
        """Lay a tile: say on the picture where it goes if several ends take it; insist if asked back."""
        self.tap_halves(tile)
        asked = self.role("several").or_(self.role("asked-back"))
        expect(self.tile(tile).or_(asked)).to_be_visible()
        if self.role("several").is_visible():
            self.choose(tile, onto)
        elif self.role("asked-back").is_visible():
            self.role("play").and_(self.page.locator(f'[data-onto="{onto}"]')).tap()
        expect(self.tile(tile)).to_be_visible()

    def tiles(self) -> list[str]:
        """The tiles in the picture."""
        found = self.role("table").locator(".laid").all()
        return sorted(one.get_attribute("data-tile") or "" for one in found)
