"""Take the README's pictures from the running application: ``make screenshots``."""

import io
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from flask import Flask
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from waitress.server import create_server

from scorekeeper.app import create_app
from scorekeeper.models.upgrade import upgrade
from scorekeeper.rules import SeatEntry
from scorekeeper.services import books, demo, games, rounds
from scorekeeper.web import links

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
PHONE: ViewportSize = {"width": 390, "height": 844}
COLOURS = 256  # enough for paper, felt and coloured pips; a third of the bytes
TONIGHT = ("Rosa", "Luis", "Abe", "Dot")
TABLE = "9-9+9-4+9-7+9-6+9-1+7-2+6-6+6-3+6-5+6-0@6-6+5-5+5-3"  # a foot that lacks two toes
HANDS = (("9-9", "7", "out", "23", "12"), ("8-8", "out", "9", "31", "14"), ("7-7", "18", "26", "out", "5"))


@dataclass(frozen=True)
class House:
    """A running application with something in its book."""

    address: str
    """Where it listens."""
    keeper_link: str
    """What opens its book."""
    running: str
    """The path of tonight's game, in hand 4."""
    finished: str
    """The path of a finished game."""


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open_house() as house, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = phone(chromium, house, "light")
        take_home(page, house)
        take_scoreboard(page, house)
        take_hand(page, house)
        take_tiles(page, house)
        take_result(page, house)
        take_new_game(page, house)
        take_sheet(page, house)
        take_checker(page, house)
        take_followed(page, house)
        page = phone(chromium, house, "dark")
        take_home(page, house, "-dark")
        take_hand(page, house, "-dark")
        chromium.close()


@contextmanager
def open_house() -> Iterator[House]:
    """The application on a free port, with the demo games and one that is being played."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(INSTANCE=folder)
        port = free_port()
        server = create_server(app, host="127.0.0.1", port=port)
        threading.Thread(target=server.run, daemon=True).start()
        with app.app_context():
            upgrade()
        yield furnish(app, f"http://127.0.0.1:{port}")
        app.extensions["printer"].close()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def furnish(app: Flask, address: str) -> House:
    """Fill the book."""
    with app.test_request_context(base_url=address):
        book = books.start_book("The Hendersons")
        finished = demo.fill(book.id)[-1]
        game = games.start_game(book.id, names=TONIGHT, set_size=9, preset="pagat", changes={}, tiles_each=11)
        for opening, *cells in HANDS:
            entries = {
                seat: SeatEntry(out=True) if cell == "out" else SeatEntry(pips=cell)
                for seat, cell in enumerate(cells)
            }
            rounds.save_round(book.id, game.id, number=None, opening=opening, entries=entries)
        paths = f"/games/{game.id}", f"/games/{finished.id}"
        return House(address, links.keeper_link(book), *paths)


def phone(chromium: Browser, house: House, scheme: Literal["light", "dark"]) -> Page:
    """A phone that keeps the book."""
    page = chromium.new_page(
        viewport=PHONE, device_scale_factor=2, has_touch=True, color_scheme=scheme, locale="en-US"
    )
    page.goto(house.keeper_link)
    return page


def take(page: Page, name: str) -> None:
    """Keep what the screen shows."""
    page.wait_for_load_state("networkidle")
    keep(page.screenshot(), name)


def keep(png: bytes, name: str) -> None:
    """Write a picture with few colours."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    few = picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


def take_home(page: Page, house: House, suffix: str = "") -> None:
    """The first page: tonight's game on top."""
    page.goto(house.address)
    take(page, f"home{suffix}")


def take_scoreboard(page: Page, house: House) -> None:
    """The scoreboard after the third hand."""
    page.goto(house.address + house.running)
    take(page, "scoreboard")


def take_hand(page: Page, house: House, suffix: str = "") -> None:
    """A hand, half entered with the keypad."""
    page.goto(f"{house.address}{house.running}/rounds/new")
    tap_out(page, "Abe")
    type_number(page, "23")
    press(page, "next")
    page.locator('[data-role="seat"][data-name="Luis"] .seat__blank').tap()
    type_number(page, "12")
    page.mouse.move(195, 560)  # off the keys
    take(page, f"hand{suffix}")


def take_tiles(page: Page, house: House) -> None:
    """The same hand, by tapping the tiles."""
    page.goto(f"{house.address}{house.running}/rounds/new")
    page.evaluate("localStorage.clear()")
    page.reload()
    tap_out(page, "Abe")
    press(page, "tiles")
    for half in (6, 4, 3, 2, 5, 5, 8):
        page.locator(f'[data-half="{half}"]').tap()
    take(page, "tiles")


def take_result(page: Page, house: House) -> None:
    """The result of a finished game."""
    page.goto(house.address + house.finished)
    take(page, "result")


def take_new_game(page: Page, house: House) -> None:
    """A new game: tonight's players once more."""
    page.goto(f"{house.address}/games/new?again={house.running.split('/')[-1]}")
    take(page, "new-game")


def take_sheet(page: Page, house: House) -> None:
    """The first page of a blank sheet."""
    address = f"{house.address}/sheets/blank.pdf?set=9&players=4&paper=a4&lang=en"
    pdf = page.request.get(address).body()
    command = ["pdftoppm", "-png", "-singlefile", "-r", "80", "-"]
    drawn = subprocess.run(command, input=pdf, capture_output=True, check=True)  # noqa: S603
    keep(drawn.stdout, "sheet")


def take_checker(page: Page, house: House) -> None:
    """A table with an unfinished foot, and what one's own tiles can do."""
    page.goto(f"{house.address}/check?set=9&rules=pagat&plays={TABLE}&hand=5-4+8-2+0-0")
    take(page, "checker")


def take_followed(page: Page, house: House) -> None:
    """A hand being followed: the arms of the opening double are down."""
    page.goto(f"{house.address}{house.running}/table")
    page.get_by_role("button", name="Luis").tap()
    for tile in ("6-4", "6-1", "6-5", "6-2"):
        page.locator("[data-role=taps].is-tapped").wait_for()
        for half in tile.split("-"):
            page.locator(f'[data-role="halves-grid"] [data-half="{half}"]').tap()
        page.locator(f'[data-tile="{tile}"]').first.wait_for()
    page.evaluate("scrollTo(0, 0)")
    take(page, "followed")


def tap_out(page: Page, name: str) -> None:
    """Tap who went out, once the page is ready."""
    page.locator('[data-role="pad-save"][aria-disabled]:visible').wait_for()
    page.locator(".chip", has_text=name).tap()


def type_number(page: Page, number: str) -> None:
    """Type on the keypad."""
    for key in number:
        press(page, key)


def press(page: Page, key: str) -> None:
    """Press a key of the keypad."""
    page.locator(f'[data-role="pad"] [data-key="{key}"]:visible').tap()


if __name__ == "__main__":
    main()
