"""The table of a hand as it is followed on its page, short to write and plain to read."""

from collections.abc import Iterable

from tests.pages import Page, Part

ARMS = ("9-7", "9-5", "9-4", "9-3")


def lay(page: Page, *tiles: str) -> Page:
    """Play tiles by the two rows of numbers, ``5-4@9-4`` onto that end."""
    for text in tiles:
        tile, _at, onto = text.partition("@")
        first, second = tile.split("-")
        page = page.press("play", {"first": first, "second": second})
        if onto:
            page = page.press(f"onto={onto}")
    return page


def opened(table: Page, *tiles: str) -> Page:
    """Cy opens with the double that is expected; then these tiles are played."""
    return lay(table.press("opener-2"), *tiles)


def turn(page: Page) -> str:
    return page.one("turn").words


def hands(page: Part) -> list[str]:
    return [Part(item).words for item in page.one("hands").tags("li")]


def follow(page: Page, events: Iterable[str]) -> Page:
    """Follow a hand by its lines: ``Cy draw 9-2``, whoever's turn it is by then."""
    for event in events:
        name, *done = event.split()
        if not page.has("turn"):
            page = page.press(f"opener-{seat_of(page, name)}", {"opening": done[0]})
            continue
        for step in done:
            page = page.press(step) if step in ("draw", "pass") else lay(page, step)
    return page


def seat_of(page: Page, name: str) -> int:
    """The place of a player among those who may have opened."""
    return next(seat for seat in range(12) if page.one(f"opener-{seat}").words == name)
