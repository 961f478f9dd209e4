"""The worker answers every sheet, whatever the library does with it."""

from io import BytesIO

import pytest

from scorekeeper.printing.errors import PdfFailed
from scorekeeper.printing.frames import FAILED, HTML, PDF, receive, send
from scorekeeper.printing.pdf import PdfPrinter
from scorekeeper.printing.process import Worker
from scorekeeper.printing.worker import serve


def render(html: str) -> bytes:
    """Refuse one page, print the others."""
    if html == "bad":
        raise ValueError("no such page")
    return f"PDF of {html}".encode()


def test_a_sheet_that_fails_is_reported_and_the_next_one_printed() -> None:
    sheets, answers = BytesIO(), BytesIO()
    for html in (b"one", b"bad", b"two"):
        send(sheets, HTML, html)
    send(sheets, PDF, b"no PDF at all")
    sheets.seek(0)
    with pytest.raises(EOFError):
        serve(sheets, answers, render)
    answers.seek(0)
    assert [receive(answers) for _ in range(3)] == [
        (PDF, b"PDF of one"),
        (FAILED, b"ValueError: no such page"),
        (PDF, b"PDF of two"),
    ]
    assert receive(answers)[0] == FAILED


def test_what_the_worker_reports_is_raised(printer: PdfPrinter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worker, "_answer", lambda *_: (FAILED, b"ValueError: no such page"))
    with pytest.raises(PdfFailed, match="no such page"):
        printer.render("a page of its own")


def test_half_a_frame_is_the_end() -> None:
    with pytest.raises(EOFError):
        receive(BytesIO(b"P\x00\x00\x00\x09short"))
