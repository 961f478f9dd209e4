"""Makes PDFs in a process of its own, so that a crash or a hang of the PDF library is not the server's.

One process, because two threads of WeasyPrint are slower than one; started for the first print, not before.
"""

import contextlib
import threading
from collections.abc import Iterator

from scorekeeper.printing.cache import FinishedPrints
from scorekeeper.printing.errors import PdfFailed
from scorekeeper.printing.frames import HTML, PDF
from scorekeeper.printing.process import Worker, WorkerDied


class PdfPrinter:
    """Turns the HTML of sheets into PDF. Safe to use from many threads, which then queue."""

    def __init__(self, *, timeout: float = 20, patience: float = 20, cache_bytes: int = 16 << 20) -> None:
        """Make a printer.

        ``timeout`` is the seconds that a print may take, ``patience`` those that it waits for its turn,
        ``cache_bytes`` how many bytes of finished PDFs are remembered.
        """
        self._timeout = timeout
        self._patience = patience
        self._finished = FinishedPrints(cache_bytes)
        self._turn = threading.Lock()
        self._worker: Worker | None = None

    @property
    def worker_pid(self) -> int | None:
        """The process id of the worker, None while there is none."""
        return self._worker.pid if self._worker else None

    def warm(self) -> None:
        """Start the worker, so that the first print need not wait for it (about a second)."""
        with self._my_turn(), contextlib.suppress(WorkerDied):  # what kills it will show at the first print
            self._ready_worker()

    def render(self, html: str) -> bytes:
        """Return the PDF, at once if the same HTML was printed lately; raises PdfUnavailable or PdfFailed."""
        page = html.encode(errors="replace")  # what JSON can say and UTF-8 cannot becomes a question mark
        return self._made(HTML, page)

    def picture(self, html: str) -> bytes:
        """Return the first page of the PDF as a PNG to look at on the screen; raises as ``render`` does."""
        return self._made(PDF, self.render(html))

    def close(self) -> None:
        """End the worker; the next print would start another."""
        with self._my_turn():
            self._drop_worker()

    @contextlib.contextmanager
    def _my_turn(self) -> Iterator[None]:
        if not self._turn.acquire(timeout=self._patience):
            raise PdfFailed("The printer has too much to do at the moment.")
        try:
            yield
        finally:
            self._turn.release()

    def _made(self, kind: bytes, content: bytes) -> bytes:
        """Return what the worker makes of it, now or lately."""
        made = self._finished.get(content)
        if made is None:
            with self._my_turn():
                made = self._finished.get(content) or self._worked(kind, content)
            self._finished.put(content, made)
        return made

    def _worked(self, kind: bytes, content: bytes) -> bytes:
        """Let the worker work; one that dies under the job gets one successor."""
        for _ in range(2):
            try:
                return self._ready_worker().make(kind, content, self._timeout)
            except WorkerDied as death:
                self._drop_worker()
                if death.timed_out:
                    raise PdfFailed(f"The sheet was not ready after {self._timeout:g} seconds.") from None
        raise PdfFailed("The PDF library crashed, twice.")

    def _ready_worker(self) -> Worker:
        if self._worker is None or not self._worker.alive:
            self._drop_worker()
            self._worker = Worker()
        return self._worker

    def _drop_worker(self) -> None:
        if self._worker:
            self._worker.end()
            self._worker = None
