"""The form of one hand, as a thumb meets it. Every tap is counted."""

from collections.abc import Iterable, Mapping

from playwright.sync_api import Locator, Page, expect

OUT = "out"
OUT_ON_DOUBLE = "out!"
Hand = Mapping[str, str]
"""What each player enters: ``out``, ``out!`` (on a double), ``12+11``, ``12*`` (and the double blank),
or tiles: ``6-4 0-0``."""


def pips(counted: Iterable[int], *, double_blank: bool) -> str:
    """How a counted hand is written."""
    return ("+".join(map(str, counted)) or "0") + ("*" if double_blank else "")


def tiles(left: Iterable[str]) -> str:
    """How the tiles of a hand are written."""
    return " ".join(left)


class HandForm:
    """The form of a hand on a phone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def role(self, name: str) -> Locator:
        """What plays a part in the form."""
        return self.page.locator(f'[data-role="{name}"]')

    def seat(self, name: str) -> Locator:
        """A player's row."""
        return self.page.locator(f'[data-role="seat"][data-name="{name}"]')

    def of(self, name: str, role: str) -> Locator:
        """What plays a part in a player's row."""
        return self.seat(name).locator(f'[data-role="{role}"]')

    def out_choice(self, name: str) -> Locator:
        """The button that says who went out; ``Nobody`` too."""
        return self.page.get_by_label(name, exact=True).and_(self.page.locator('[name="out"]'))

    @property
    def opening(self) -> Locator:
        """The choice of the opening double."""
        return self.page.locator('[name="opening"]')

    def ready(self) -> None:
        """Wait until the keypad is there and everything is judged."""
        expect(self.page.locator(".seat.is-current")).to_have_count(1)
        expect(self.page.locator('[data-role="pad-save"][aria-disabled]:visible')).to_be_visible()

    def tap(self, place: Locator) -> None:
        """Put a finger on the middle of what is there, and count it."""
        box = place.bounding_box()
        assert box, f"{place} is not to be seen"
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.taps += 1

    # Entering

    def enter(self, hand: Hand, *, opening: str | None = None) -> None:
        """Enter a hand with the keypad and the tile picker, each seat in its turn."""
        if opening:
            self.opening.select_option(opening)
        out = [name for name, cell in hand.items() if cell.startswith(OUT)]
        self.tap(self.out_choice(out[0] if out else "Nobody"))
        if out and hand[out[0]] == OUT_ON_DOUBLE and self.page.locator('[name="out_on_double"]').count():
            self.tap(self.page.locator('[name="out_on_double"]'))
        waiting = [name for name in hand if name not in out]
        for name in waiting:
            expect(self.seat(name)).to_have_class("seat is-current")
            self._fill(name, hand[name])
            if name != waiting[-1]:
                self.key("next")

    def _fill(self, name: str, cell: str) -> None:
        if "-" in cell:
            for tile in cell.split():
                self.pick(tile)
            return
        self.type(cell.rstrip("*"))
        if cell.endswith("*"):
            self.tick_double_blank(name)

    def tick_double_blank(self, name: str) -> None:
        """Tap the double blank of a player: its label, as the picture lies over the box."""
        self.tap(self.of(name, "double-blank").locator("xpath=.."))

    def type(self, number: str) -> None:
        """Type on our keypad."""
        if not self.role("keys").is_visible():
            self.key("numbers")
        for key in number:
            self.key(key)

    def pick(self, tile: str) -> None:
        """Tap a tile: its two numbers."""
        if not self.role("picker").is_visible():
            self.key("tiles")
        for half in tile.split("-"):
            self.tap(self.half(half))

    def half(self, number: str | int) -> Locator:
        """A number of the tile picker."""
        return self.role("halves-grid").locator(f'[data-half="{number}"]')

    def key(self, key: str) -> None:
        """Press one key."""
        self.tap(self.role("pad").locator(f'[data-key="{key}"]:visible'))

    @property
    def save_key(self) -> Locator:
        """The key that saves."""
        return self.page.locator('[data-role="pad-save"]:visible')

    def save(self) -> int:
        """Tap Save and wait for the answer: its HTTP status."""
        with self.page.expect_response(lambda answer: answer.request.method == "POST") as answer:
            self.tap(self.save_key)
        return answer.value.status

    def confirm(self) -> None:
        """Say yes to what is asked back: the same key, which now says so."""
        expect(self.save_key).to_have_text("Yes, save")
        self.save()

    # Reading

    def total(self, name: str) -> str:
        """The total that will be written for a player."""
        return str(self.of(name, "total").evaluate("output => output.firstChild?.textContent.trim() ?? ''"))

    def bill(self, name: str) -> str:
        """What the total is made of, where that is more than one thing."""
        return self.of(name, "total").locator("small").inner_text()

    def problems(self, name: str) -> list[str]:
        """What is said at a player's row."""
        return self.of(name, "problem").all_inner_texts()

    def strip(self, name: str) -> list[str]:
        """The tiles of a player, as they lie in the row."""
        return [
            str(tile.get_attribute("data-tile")) for tile in self.of(name, "strip").locator("button").all()
        ]
