"""Tables for the checker, and what is read off its pages."""

from tests.pages import Page, Phone


def check(phone: Phone, plays: str, size: int = 9, rules: str = "pagat", **more: str) -> Page:
    """Open the checker on a table."""
    said = "&".join(f"{name}={text}" for name, text in more.items())
    return phone.open(f"/check?set={size}&rules={rules}&plays={plays}&{said}".replace(" ", "+"))


def laid(page: Page) -> list[str]:
    """The tiles in the picture."""
    picture = page.one("table")
    return sorted(tile for one in picture.element.iter() if (tile := one.get("data-tile")))
