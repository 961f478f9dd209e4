"""Makes PDFs in a process of its own, so that a crash or a hang of the PDF library is not the server's.

One process, because two threads of WeasyPrint are slower than one; started for the first print, not before.
"""

import contextlib
import threading
from collections.abc import Iterator

from scorekeeper.printing.cache import FinishedPrints
from scorekeeper.printing.errors import PdfFailed
from scorekeeper.printing.process import Worker, WorkerDied


class PdfPrinter:
    """Turns the HTML of sheets into PDF. Safe to use from many threads, which then queue."""

    def __init__(self, *, timeout: float = 20, cache_bytes: int = 16 * 1024 * 1024) -> None:
        """Take the seconds that a print or its turn may take, and the bytes of finished PDFs to remember."""
        self._timeout = timeout
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
        pdf = self._finished.get(html)
        if pdf is None:
            with self._my_turn():
                pdf = self._finished.get(html) or self._printed(html)
            self._finished.put(html, pdf)
        return pdf

    def close(self) -> None:
        """End the worker; the next print would start another."""
        with self._my_turn():
            self._drop_worker()

    @contextlib.contextmanager
    def _my_turn(self) -> Iterator[None]:
        if not self._turn.acquire(timeout=self._timeout):
            raise PdfFailed("The printer has too much to do at the moment.")
        try:
            yield
        finally:
            self._turn.release()

    def _printed(self, html: str) -> bytes:
        """Print; a worker that dies under the job gets one successor."""
        for _ in range(2):
            try:
                return self._ready_worker().print(html)
            except WorkerDied as death:
                self._drop_worker()
                if death.timed_out:
                    raise PdfFailed(f"The sheet was not ready after {self._timeout:g} seconds.") from None
        raise PdfFailed("The PDF library crashed, twice.")

    def _ready_worker(self) -> Worker:
        if self._worker is None or not self._worker.alive:
            self._drop_worker()
            self._worker = Worker(self._timeout)
        return self._worker

    def _drop_worker(self) -> None:
        if self._worker:
            self._worker.end()
            self._worker = None
