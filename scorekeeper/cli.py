"""The command line: ``scorekeeper serve``, ``demo``, ``check``, ``verify`` and ``sheet``."""

import socket
import threading
from pathlib import Path

import click
import segno
from flask import Flask
from flask_babel import force_locale
from waitress.server import create_server

from scorekeeper import __version__
from scorekeeper.app import create_app
from scorekeeper.models.upgrade import upgrade
from scorekeeper.printing.errors import PdfError
from scorekeeper.rules import PRESETS, HandCode, HandRecord, TileSet
from scorekeeper.services import books, demo, history
from scorekeeper.services.change_records import Discrepancy
from scorekeeper.web import links, sheets
from scorekeeper.web.sheet_form import FEWEST, MOST, SheetForm

THREADS = 64  # more than a table has phones with a page open
USUAL_PORT = 8000
EVERYWHERE = "0.0.0.0"  # noqa: S104 - the phones of the house come over the network
NOWHERE = ("192.0.2.1", 9)  # an address kept for examples: asking the way there sends nothing


@click.group()
@click.version_option(__version__)
def main() -> None:
    """Keep score for people who play Chicken Foot dominoes with real tiles."""


@main.command()
@click.option("--host", default=EVERYWHERE, show_default=True, help="Address to listen on.")
@click.option(
    "--port", default=USUAL_PORT, show_default=True, type=click.IntRange(1, 65535), help="Port to listen on."
)
def serve(host: str, port: int) -> None:
    """Keep the house's score book for the phones on the network."""
    app = ready_app()
    try:
        server = create_server(app, host=host, port=port, threads=THREADS, ident=None)
    except OSError as error:
        reason = f"Cannot listen on {host}:{port}: {error.strerror}. Try --port {port + 1}."
        raise click.ClickException(reason) from None
    address = f"http://{network_address() if host == EVERYWHERE else host}:{port}"
    link = house_link(app, address)
    click.echo(f"Scorekeeper is at {address}\n\nScan this to keep score on a phone in the same network:\n")
    segno.make(link, error="l").terminal(compact=True)
    click.echo(f"\nKeeper link, for whoever may write in the book:\n{link}\n\nStop with Ctrl-C.")
    threading.Thread(
        target=app.extensions["printer"].warm, daemon=True
    ).start()  # the first sheet need not wait
    server.run()


@main.command("demo")
def fill_demo() -> None:
    """Fill the house's score book with three games to look at."""
    app = ready_app()
    with app.app_context():
        games = demo.fill(books.house_book().id)
    click.echo(f"{len(games)} games are in the book. See them with: scorekeeper serve")


@main.command()
@click.argument("files", nargs=-1, required=True)
def check(files: tuple[str, ...]) -> None:
    """Check hands written down as text (- is the standard input), and name each problem with its place.

    The exit status is 1 if there is any, and 2 if a file cannot be opened.
    """
    hands, status = 0, 0
    for name in files:
        try:
            with click.open_file(name, "rb") as file:
                count, problems = check_hands(file.read())
        except OSError as error:
            click.echo(f"{click.format_filename(name)}: {error.strerror}", err=True)
            status = 2
            continue
        for problem in problems:
            click.echo(f"{click.format_filename(name)}:{problem}")
        hands += count
        status = status or int(bool(problems))
    if status:
        raise SystemExit(status)
    click.echo(f"Nothing is wrong with {hands} {'hand' if hands == 1 else 'hands'}.")


def check_hands(data: bytes) -> tuple[int, list[str]]:
    """Return how many hands a file has, and what is wrong with them, as ``LINE:COL: CODE message``."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        place = f"{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"
        return 0, [f"{place}: {HandCode.UNREADABLE} From here on this is no text in UTF-8."]
    hands = HandRecord.parse_all(text) or (HandRecord.parse(text),)
    return len(hands), [printable(str(problem)) for hand in hands for problem in hand.problems]


def printable(text: str) -> str:
    """Return a text that does nothing to a terminal but appear on it."""
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)


@main.command()
def verify() -> None:
    """Reckon every game up anew and name each stored number that differs; exit status 1 if any does."""
    app = ready_app()
    with app.app_context():
        found = [sentence(wrong) for wrong in history.verify()]
    for line in found:
        click.echo(line)
    if found:
        raise SystemExit(1)
    click.echo("Every game comes to what is stored.")


def sentence(wrong: Discrepancy) -> str:
    """Say where something differs and how."""
    parts = (("game", wrong.game_id), ("round", wrong.number), ("seat", wrong.seat))
    where = " ".join(f"{word} {value}" for word, value in parts if value is not None)
    return f"{where}: {wrong.field} is {wrong.stored}, but comes to {wrong.computed}"


@main.command()
@click.option(
    "--set", "size", default="9", show_default=True, type=click.Choice([str(n) for n in TileSet.SIZES])
)
@click.option("--players", default=4, show_default=True, type=click.IntRange(FEWEST, MOST))
@click.option(
    "--name", "names", multiple=True, help="A player's name; once for each, in the order of the seats."
)
@click.option("--paper", default="a4", show_default=True, type=click.Choice(["a4", "letter"]))
@click.option("--rules", default="pagat", show_default=True, type=click.Choice(list(PRESETS)))
@click.option("--lang", default="en", show_default=True, type=click.Choice(["en", "es"]))
@click.option(
    "-o", "--output", required=True, type=click.Path(dir_okay=False, path_type=Path), help="The PDF to write."
)
def sheet(output: Path, lang: str, size: str, names: tuple[str, ...], **choices: object) -> None:
    """Write a blank scoresheet as PDF."""
    app = create_app()
    form = SheetForm(data={"set": int(size), "names": "\n".join(names), **choices})
    try:
        with app.test_request_context(), force_locale(lang):
            output.write_bytes(sheets.print_form(form))
    except (PdfError, OSError) as error:
        raise click.ClickException(str(error)) from None
    finally:
        app.extensions["printer"].close()
    click.echo(f"Wrote {output}")


def ready_app() -> Flask:
    """The application, with its database made or brought up to date."""
    app = create_app()
    with app.app_context():
        upgrade()
    return app


def house_link(app: Flask, address: str) -> str:
    """The keeper link of the house's book, which is made on the first start."""
    with app.test_request_context(base_url=address):
        return links.keeper_link(books.house_book())


def network_address() -> str:
    """This computer's address on its network; the loopback address without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(NOWHERE)
        except OSError:
            return "127.0.0.1"
        return str(way.getsockname()[0])
