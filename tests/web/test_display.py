"""Language and looks: by the browser, by the switches, and back to the same page."""

import pytest
from flask import Flask

from tests.pages import Page, Phone

BROWSERS = [
    # what the browser asks for, what it gets
    ("en", "en"),
    ("es", "es"),
    ("es-MX,es;q=0.9,en;q=0.8", "es"),
    ("en-US,en;q=0.9,es;q=0.8", "en"),
    ("de,es;q=0.5,en;q=0.4", "es"),
    ("de", "en"),
    ("", "en"),
    ("*", "en"),
    ("nonsense;;q=é", "en"),
]


@pytest.mark.parametrize(("asked", "language"), BROWSERS)
def test_the_browser_chooses_the_language(app: Flask, asked: str, language: str):
    assert look(Phone(app, languages=asked).open("/"))["lang"] == language


def test_the_switch_overrules_the_browser(app: Flask):
    phone = Phone(app, languages="en")
    page = phone.open("/rules").press("language=es")

    assert page.path == "/rules"
    assert look(page)["lang"] == "es"
    assert look(phone.open("/"))["lang"] == "es"
    assert look(page.press("language=en"))["lang"] == "en"


def test_the_page_says_what_is_switched_on(stranger: Phone):
    page = stranger.open("/").press("theme=dark").press("pips=black")

    switched_on = {
        (button.get("name"), button.get("value"))
        for button in page.one("display").tags("button")
        if button.get("aria-pressed") == "true"
    }
    assert switched_on == {("language", "en"), ("theme", "dark"), ("pips", "black")}


@pytest.mark.parametrize("theme", ["auto", "light", "dark", "black"])
def test_the_theme_is_kept(stranger: Phone, theme: str):
    stranger.open("/").press(f"theme={theme}")

    pressed = [one for one in stranger.open("/pips").tags("button") if one.get("aria-pressed") == "true"]
    assert theme in [one.get("value") for one in pressed]


def test_pips_are_in_colour_until_they_are_switched_to_black(stranger: Phone):
    page = stranger.open("/")

    assert look(page)["data-pips"] == "coloured"
    assert look(page.press("pips=black"))["data-pips"] == "black"
    assert look(stranger.open("/pips"))["data-pips"] == "black"


def test_the_switches_outlive_the_browser(stranger: Phone):
    answer = stranger.ask("POST", "/display", {"csrf_token": stranger.token, "theme": "dark"})

    assert "Expires=" in answer.headers["Set-Cookie"]


@pytest.mark.parametrize("value", ["", "zz", "../../etc", "x" * 1000])
def test_what_is_no_position_of_a_switch_changes_nothing(stranger: Phone, value: str):
    before = look(stranger.open("/"))
    page = stranger.post("/display", {"language": value, "theme": value, "pips": value, "back": "/"})

    assert page.status == 200
    assert look(page) == before


@pytest.mark.parametrize(
    "back",
    [
        "https://evil.example/",
        "//evil.example/",
        "/\\evil.example/",
        "\\\\evil.example",
        "/\t/evil.example/",
        "/\n/evil.example/",
        "\t//evil.example/",
        " //evil.example/",
        "javascript:alert(1)",
        "evil.example",
        "",
    ],
)
def test_the_switch_leads_to_no_other_site(stranger: Phone, back: str):
    answer = stranger.ask("POST", "/display", {"csrf_token": stranger.token, "theme": "dark", "back": back})

    assert answer.status_code == 302
    assert answer.headers["Location"] == "/"


def test_the_switch_leads_back_to_the_page_with_its_choices(stranger: Phone):
    page = stranger.open("/pips?tiles=6-4&set=12").press("theme=dark")

    assert page.path == "/pips?tiles=6-4&set=12"
    assert page.one("total").words == "10"


def look(page: Page) -> dict[str, str]:
    """What the head of the page says about language and looks."""
    return dict(page.element.attrib)
