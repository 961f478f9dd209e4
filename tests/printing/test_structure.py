"""A PDF that a screen reader can read, and any printer print."""

from collections import Counter
from io import BytesIO

import pikepdf
import pytest

from scorekeeper.printing.documents import print_blank, print_filled
from scorekeeper.printing.pdf import PdfPrinter
from tests.printing.pdfs import fonts, structure
from tests.printing.sheets import blank, demo

OURS = {"Scorekeeper-Sans": True, "Scorekeeper-Sans-Bold": True}


@pytest.fixture(params=["blank", "filled"])
def document(request: pytest.FixtureRequest, printer: PdfPrinter) -> pikepdf.Pdf:
    sheet = {
        "blank": lambda: print_blank(printer, blank(9, 4, names=("Ana",), language="es")),
        "filled": lambda: print_filled(printer, demo("double-nine-four")),
    }[request.param]
    return pikepdf.open(BytesIO(sheet()))


def test_it_is_tagged_and_says_so(document: pikepdf.Pdf) -> None:
    assert bool(document.Root.MarkInfo.Marked)
    assert bool(document.Root.ViewerPreferences.DisplayDocTitle)
    assert document.open_metadata()["pdfuaid:part"] == "1"


def test_it_has_language_and_title(document: pikepdf.Pdf) -> None:
    assert (str(document.Root.Lang), str(document.docinfo.Title)) in {
        ("es", "Chicken Foot scoresheet"),
        ("en", "The Hendersons’ book"),
    }


def test_its_table_has_a_head_for_every_column_and_row(document: pikepdf.Pdf) -> None:
    tags = Counter(name for name, _ in structure(document))
    assert tags["Table"] == 1
    assert tags["H1"] == 1
    blank_rows, filled_rows = 10 + 1, 10 + 2
    assert tags["TH"] in {1 + 4 + blank_rows, 1 + 4 + filled_rows}
    cells = [element for name, element in structure(document) if name == "TD"]
    assert all(len(cell.A.Headers) >= 2 for cell in cells)


def test_every_figure_has_words_for_it(document: pikepdf.Pdf) -> None:
    assert all(str(element.Alt) for name, element in structure(document) if name == "Figure")


def test_fonts_are_embedded_and_ours(printer: PdfPrinter) -> None:
    assert fonts(print_blank(printer, blank(9, 4, names=("Ana", "Łukasz", "Żofia Ő")))) == OURS
    assert fonts(print_filled(printer, demo("double-nine-four"))) == OURS
