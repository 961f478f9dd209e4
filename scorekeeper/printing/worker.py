"""The process that makes PDFs, started by ``PdfPrinter``. WeasyPrint is imported here and nowhere else.

It reads sheets from its standard input and writes PDFs to its standard output until the input ends; of a PDF
it makes a picture of its first page. By itself
it may crash (WeasyPrint does, where a computer has no font at all) or hang without taking the server along.
"""

import gc
import io
import os
import signal
import sys
from collections.abc import Callable
from typing import IO

from scorekeeper.places import STATIC, TEMPLATES
from scorekeeper.printing.frames import FAILED, HTML, PDF, PNG, READY, UNAVAILABLE, receive, send

STYLESHEET = TEMPLATES / "print" / "print.css"
FONTS = STATIC / "fonts"

PIXELS_A_POINT = 1.5
COLOURS = 128  # ink, paper and pips: a sheet of some 35 KB, where all colours would make 120

Render = Callable[[str], bytes]


def main() -> None:
    """Serve until the printer closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    if hasattr(os, "nice"):
        os.nice(5)  # the server's pages come first
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not get between the answers
    try:
        render = weasyprint_render()
    except (ImportError, OSError) as error:
        send(answers, UNAVAILABLE, str(error).encode())
        return
    gc.freeze()
    gc.disable()  # rubbish is swept when a sheet is done, not while somebody waits for it
    send(answers, READY)
    try:
        serve(sys.stdin.buffer, answers, render)
    except (EOFError, BrokenPipeError):
        return  # the printer is gone


def serve(sheets: IO[bytes], answers: IO[bytes], render: Render) -> None:
    """Answer each sheet with its PDF or with why there is none; EOFError after the last."""
    while True:
        kind, sheet = receive(sheets)
        try:
            answer = (PDF, render(sheet.decode())) if kind == HTML else (PNG, picture(sheet))
        except Exception as error:  # whatever it is, the printer is told and the next sheet served
            answer = (FAILED, f"{type(error).__name__}: {error}".encode())
        send(answers, *answer)
        gc.collect()


def picture(pdf: bytes) -> bytes:
    """Return the first page of a PDF as a PNG."""
    from PIL import Image  # noqa: PLC0415 - for those alone who look before they print
    from pypdfium2 import PdfDocument  # noqa: PLC0415

    with PdfDocument(pdf) as document, io.BytesIO() as png:
        page = document[0].render(scale=PIXELS_A_POINT).to_pil()
        page.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(png, "PNG")
        return png.getvalue()


def weasyprint_render() -> Render:
    """Load WeasyPrint, the sheets' style and fonts, once; OSError where Pango is missing."""
    from weasyprint import CSS, HTML  # noqa: PLC0415
    from weasyprint.text.fonts import FontConfiguration  # noqa: PLC0415

    from scorekeeper.printing.fetcher import OwnFiles  # noqa: PLC0415

    base, fetcher, fonts = FONTS.as_uri() + "/", OwnFiles(FONTS), FontConfiguration()
    css = STYLESHEET.read_text("utf-8")
    style = CSS(string=css, base_url=base, url_fetcher=fetcher, font_config=fonts)

    def render(html: str) -> bytes:
        document = HTML(string=html, base_url=base, url_fetcher=fetcher)
        pdf: bytes = document.write_pdf(stylesheets=[style], font_config=fonts, pdf_variant="pdf/ua-1")
        return pdf

    return render
