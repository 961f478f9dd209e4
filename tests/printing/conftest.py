"""One printer for all tests that only print: it takes a second to start."""

from collections.abc import Iterator

import pytest

from scorekeeper.printing.pdf import PdfPrinter


@pytest.fixture(scope="session")
def printer() -> Iterator[PdfPrinter]:
    """A printer that is ready."""
    printer = PdfPrinter()
    yield printer
    printer.close()


@pytest.fixture
def own_printer() -> Iterator[PdfPrinter]:
    """A printer whose worker a test may kill."""
    printer = PdfPrinter(timeout=20)
    yield printer
    printer.close()
