"""Sheets: what can be asked for, what cannot, and what happens where no PDF can be made."""

import struct
from collections.abc import Callable, Iterator

import pytest
from flask import Flask

from scorekeeper.printing.errors import PdfFailed, PdfUnavailable
from scorekeeper.printing.pdf import PdfPrinter
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING
from tests.pages import Page, Phone


@pytest.fixture
def printing(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A real printer."""
    printer = PdfPrinter()
    monkeypatch.setitem(app.extensions, "printer", printer)
    yield
    printer.close()


def test_sheets_are_pdfs(phone: Phone, game: Callable[..., GameRecord], printing: None):
    blank = phone.open("/sheets").press("print", {"set": "12", "players": "6", "names": "Ana\nBen"}).answer
    filled = phone.open(f"/games/{game(*EVENING).id}").follow("print").answer

    for answer in (blank, filled):
        assert answer.status_code == 200
        assert answer.mimetype == "application/pdf"
        assert answer.data.startswith(b"%PDF-")
        assert answer.headers["Content-Disposition"].startswith("inline; filename=")


def test_a_sheet_as_usual_is_for_four_with_a_double_nine(stranger: Phone):
    page = stranger.open("/sheets")

    fields = {name: page.field(name) for name in ("set", "players", "rules", "double_blank", "names")}
    assert fields == {"set": "9", "players": "4", "rules": "pagat", "double_blank": "", "names": ""}
    assert page.choices("players") == [str(players) for players in range(2, 13)]
    assert page.choices("set") == ["6", "9", "12", "15", "18"]


@pytest.mark.parametrize(
    ("languages", "paper"),
    [("en-US", "letter"), ("es-MX", "letter"), ("en-GB", "a4"), ("es-ES", "a4"), ("", "a4")],
)
def test_the_paper_is_that_of_the_country(app: Flask, languages: str, paper: str):
    assert Phone(app, languages=languages).open("/sheets").field("paper") == paper


def test_what_is_asked_for_is_on_the_sheet(stranger: Phone):
    typed = {
        "set": "6",
        "players": "3",
        "names": "Ana\n\n<b>Ben</b>",
        "rules": "kelley",
        "double_blank": "100",
    }
    sheet = printed(stranger.open("/sheets").press("print", typed))

    assert "Ana" in sheet
    assert "&lt;b&gt;Ben&lt;/b&gt;" in sheet
    assert "Kelley" in sheet
    assert "The double blank costs 100 points" in sheet
    assert "Whoever goes out on a double scores 50 points" in sheet


def test_a_sheet_can_be_looked_at_before_it_is_printed(stranger: Phone, printing: None):
    page = stranger.open("/sheets?set=12&paper=letter")
    picture = stranger.ask("GET", page.one("picture").element.attrib["src"])

    assert picture.mimetype == "image/png"
    assert shape(picture.data) == pytest.approx(8.5 / 11, abs=0.01)


def test_without_a_sheet_there_is_no_picture(app: Flask, stranger: Phone, monkeypatch: pytest.MonkeyPatch):
    assert stranger.ask("GET", "/sheets/blank.png?players=13").status_code == 404
    monkeypatch.setitem(app.extensions, "printer", Broken(PdfUnavailable("cannot load library 'libpango'")))
    assert stranger.ask("GET", "/sheets/blank.png").status_code == 404


def test_a_sheet_speaks_the_language_of_its_address(stranger: Phone):
    assert 'lang="es"' in stranger.open("/sheets/blank.pdf?lang=es").answer.text
    assert 'lang="en"' in stranger.open("/sheets/blank.pdf?lang=zz").answer.text


def test_the_sheet_of_a_game_has_its_names_and_totals(phone: Phone, game: Callable[..., GameRecord]):
    sheet = printed(phone.open(f"/games/{game(*EVENING).id}/sheet.pdf"))

    for words in ("The Hendersons", "Ana", "148", "209", "47", "227"):
        assert words in sheet


def test_a_running_game_and_one_without_a_hand_are_printed_too(phone: Phone, game: Callable[..., GameRecord]):
    for hands in (EVENING[:3], ()):
        assert "Ana" in printed(phone.open(f"/games/{game(*hands).id}/sheet.pdf"))


WRONG = [
    *({"set": "7"}, {"set": "x"}, {"set": "9" * 5000}, {"players": "1"}, {"players": "13"}, {"players": "½"}),
    *({"paper": "a5"}, {"rules": "zzz"}, {"double_blank": "7"}, {"order": '"zzz"'}, {"order": "["}),
]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_sheet_that_there_is_not_is_refused_with_the_choices_again(
    stranger: Phone, wrong: dict[str, str | bool]
):
    page = stranger.open("/sheets").press("print", {"names": "Ana\nBen"}, tampered=wrong)

    assert page.status == 422
    assert len(page.one("sheet").problems) == 1
    assert page.field("names") == "Ana\nBen"


def test_names_without_end_are_refused_and_kept(stranger: Phone):
    page = stranger.open("/sheets").press("print", {"names": "x" * 601})

    assert page.status == 422
    assert "600" in page.one("sheet").problems[0]
    assert page.field("names") == "x" * 601


class Broken:
    """A printer that cannot."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def render(self, html: str) -> bytes:
        raise self._error

    picture = render


def test_without_pango_the_page_says_how_to_install_it_and_all_else_works(
    app: Flask, phone: Phone, game: Callable[..., GameRecord], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(app.extensions, "printer", Broken(PdfUnavailable("cannot load library 'libpango'")))
    over = game(*EVENING)

    for path in ("/sheets/blank.pdf", f"/games/{over.id}/sheet.pdf"):
        page = phone.open(path)
        assert page.status == 503
        assert "apt install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0" in page.words
    for path in ("/", "/sheets", "/games/new", "/pips", "/rules", f"/games/{over.id}"):
        assert phone.open(path).status == 200


def test_a_sheet_that_fails_says_so(app: Flask, stranger: Phone, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(app.extensions, "printer", Broken(PdfFailed("the worker died twice")))
    page = stranger.open("/sheets/blank.pdf")

    assert page.status == 503
    assert "try again" in page.words
    assert "apt install" not in page.words


def shape(png: bytes) -> float:
    """Width by height of a PNG, as its first chunk says."""
    width, height = struct.unpack(">II", png[16:24])
    return float(width / height)


def printed(page: Page) -> str:
    """What the stand-in for the printer was given."""
    assert page.status == 200
    return page.answer.data.removeprefix(b"%PDF-").decode()
