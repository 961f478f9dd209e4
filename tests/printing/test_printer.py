"""The printer survives whatever happens to its worker."""

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from scorekeeper.printing.errors import PdfFailed, PdfUnavailable
from scorekeeper.printing.pdf import PdfPrinter
from tests.printing.pdfs import text_of

FOUR_PAGES = '<p style="break-before: page">more' * 3
LONG = "<table>" + "<tr><td>one<td>two<td>three" * 500


def page(words: str) -> str:
    return f'<html lang="en"><title>A page</title><p>{words}</p>'


def stand_in(folder: Path, monkeypatch: pytest.MonkeyPatch, weasyprint: str) -> None:
    """Let workers find this module in place of WeasyPrint."""
    (folder / "weasyprint.py").write_text(weasyprint)
    monkeypatch.setenv("PYTHONPATH", str(folder))


def kill(printer: PdfPrinter, how: signal.Signals = signal.SIGKILL) -> None:
    assert printer.worker_pid is not None
    os.kill(printer.worker_pid, how)


def test_the_servers_process_never_loads_the_library() -> None:
    look = "import sys, scorekeeper.printing.documents; print([m for m in sys.modules if 'weasyprint' in m])"
    assert subprocess.check_output([sys.executable, "-c", look], text=True) == "[]\n"  # noqa: S603


def test_no_worker_runs_before_the_first_print(own_printer: PdfPrinter) -> None:
    assert own_printer.worker_pid is None
    own_printer.warm()
    assert own_printer.worker_pid is not None


def test_one_worker_serves_print_after_print(own_printer: PdfPrinter) -> None:
    assert "first" in text_of(own_printer.render(page("first")))
    worker = own_printer.worker_pid
    assert "second" in text_of(own_printer.render(page("second")))
    assert own_printer.worker_pid == worker


def test_a_page_can_be_looked_at(printer: PdfPrinter) -> None:
    with Image.open(BytesIO(printer.picture(page("one") + FOUR_PAGES))) as picture:
        assert picture.format == "PNG"
        assert picture.height > picture.width > 800
        assert picture.convert("L").getextrema()[0] < 100


def test_a_worker_killed_between_prints_is_replaced(own_printer: PdfPrinter) -> None:
    own_printer.warm()
    kill(own_printer)
    assert "after" in text_of(own_printer.render(page("after")))


def test_a_worker_killed_under_a_print_is_replaced_and_the_print_made(own_printer: PdfPrinter) -> None:
    own_printer.warm()
    worker = own_printer.worker_pid
    threading.Timer(0.3, kill, [own_printer]).start()
    assert "three" in text_of(own_printer.render(page(LONG)))
    assert own_printer.worker_pid != worker


def test_a_worker_that_hangs_is_given_up_and_the_next_print_works() -> None:
    printer = PdfPrinter(timeout=5)
    printer.warm()
    kill(printer, signal.SIGSTOP)
    with pytest.raises(PdfFailed, match="after 5 seconds"):
        printer.render(page("never"))
    assert "next" in text_of(printer.render(page("next")))
    printer.close()


def test_what_crashes_the_library_twice_fails(
    own_printer: PdfPrinter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(tmp_path, monkeypatch, "import os; os._exit(139)")
    own_printer.warm()
    with pytest.raises(PdfFailed, match="crashed, twice"):
        own_printer.render(page("any"))


@pytest.mark.parametrize(
    ("weasyprint", "reason"),
    [
        ("raise OSError('cannot load library libpango-1.0-0')", "cannot load library libpango-1.0-0"),
        ("raise ModuleNotFoundError('No module named weasyprint')", "No module named weasyprint"),
    ],
)
def test_without_pango_the_error_says_what_to_install(
    own_printer: PdfPrinter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, weasyprint: str, reason: str
) -> None:
    stand_in(tmp_path, monkeypatch, f"print('noise on the output')\n{weasyprint}")
    with pytest.raises(PdfUnavailable, match=r"apt install libpango-1\.0-0 libpangoft2") as caught:
        own_printer.render(page("any"))
    assert caught.value.reason == reason
    assert own_printer.worker_pid is None
    monkeypatch.delenv("PYTHONPATH")
    assert "installed" in text_of(own_printer.render(page("installed")))


def test_many_threads_each_get_their_own_page(printer: PdfPrinter) -> None:
    words = [f"word{number}" for number in range(12)]
    with ThreadPoolExecutor(6) as threads:
        printed = list(threads.map(lambda word: text_of(printer.render(page(word))), words))
    assert printed == words


def test_who_waits_too_long_for_a_turn_is_told() -> None:
    printer = PdfPrinter(timeout=5, patience=0.2)
    printer.warm()
    kill(printer, signal.SIGSTOP)
    with ThreadPoolExecutor(1) as threads:
        held = threads.submit(printer.render, page("held"))
        time.sleep(0.1)
        with pytest.raises(PdfFailed, match="too much to do"):
            printer.render(page("waiting"))
        kill(printer, signal.SIGCONT)
        assert "held" in text_of(held.result())
    printer.close()


def test_a_page_printed_lately_comes_at_once(own_printer: PdfPrinter) -> None:
    pdf = own_printer.render(page("again"))
    own_printer.close()
    assert own_printer.render(page("again")) is pdf
    assert own_printer.worker_pid is None


def test_the_worker_ends_with_the_printer(own_printer: PdfPrinter) -> None:
    own_printer.warm()
    worker = own_printer.worker_pid
    assert worker is not None
    own_printer.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
