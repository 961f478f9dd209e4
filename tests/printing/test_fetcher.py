"""A sheet can load its fonts and nothing else: no file of the computer, no network."""

from pathlib import Path

import pytest

from scorekeeper.places import STATIC
from scorekeeper.printing.fetcher import OwnFiles
from scorekeeper.printing.pdf import PdfPrinter
from tests.printing.pdfs import text_of

FONTS = STATIC / "fonts"


def test_fonts_and_data_are_handed_out() -> None:
    fetcher = OwnFiles(FONTS)
    assert fetcher.fetch((FONTS / "OFL.txt").as_uri()).read() == (FONTS / "OFL.txt").read_bytes()
    assert fetcher.fetch("data:text/plain,hello").read() == b"hello"


@pytest.mark.parametrize(
    "address",
    [
        "file:///etc/passwd",
        "FILE:///etc/passwd",
        "file://localhost/etc/passwd",
        f"file://otherhost{FONTS}/OFL.txt",
        f"{FONTS.as_uri()}/../../pyproject.toml",
        f"{FONTS.as_uri()}/%2e%2e/%2e%2e/pyproject.toml",
        f"{FONTS.as_uri()}-elsewhere/x.ttf",
        "http://127.0.0.1:9/font.ttf",
        "https://example.org/font.ttf",
        "ftp://example.org/font.ttf",
        "/etc/passwd",
        "",
    ],
)
def test_everything_else_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match=r"own files|disallowed protocol|absolute"):
        OwnFiles(FONTS).fetch(address)


def test_a_link_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "link").symlink_to(tmp_path / "secret")
    with pytest.raises(ValueError, match="own files"):
        OwnFiles(tmp_path / "fonts").fetch((tmp_path / "fonts" / "link").as_uri())


def test_a_page_that_asks_for_a_file_is_printed_without_it(printer: PdfPrinter, tmp_path: Path) -> None:
    (tmp_path / "secret.css").write_text('p::after { content: " leaked" }')
    page = f'<link rel="stylesheet" href="{(tmp_path / "secret.css").as_uri()}"><title>x</title><p>shown'
    assert text_of(printer.render(page)) == "shown"
