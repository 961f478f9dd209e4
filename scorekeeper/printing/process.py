"""One worker process, from its start to its end."""

import contextlib
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from scorekeeper.printing.errors import PdfFailed, PdfUnavailable
from scorekeeper.printing.frames import FAILED, UNAVAILABLE, receive, send

_ROOT = Path(__file__).resolve().parents[2]
_START_TIMEOUT = 30.0  # it takes about one second, but many more on a busy machine
_START = "import sys; sys.path.append(sys.argv[1]); from scorekeeper.printing.worker import main; main()"


class WorkerDied(Exception):  # noqa: N818 - see errors
    """The process ended under the job."""

    def __init__(self, *, timed_out: bool) -> None:
        self.timed_out = timed_out
        """Whether that was our doing, because it took too long."""


class Worker:
    """A running worker. Not for two threads at once."""

    def __init__(self) -> None:
        """Start it and wait until it is ready; PdfUnavailable if it cannot be, WorkerDied if it ends."""
        self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and our own code
            [sys.executable, "-P", "-c", _START, str(_ROOT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        try:
            kind, content = self._answer(None, _START_TIMEOUT)
        except WorkerDied:
            self.end()
            raise
        if kind == UNAVAILABLE:
            self.end()
            raise PdfUnavailable(content.decode())

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process has not ended."""
        return self._process.poll() is None

    def make(self, kind: bytes, content: bytes, timeout: float) -> bytes:
        """Return the PDF of HTML, or the PNG of a PDF.

        PdfFailed if the library refuses the sheet, WorkerDied if the process ends.
        """
        answer, made = self._answer((kind, content), timeout)
        if answer == FAILED:
            raise PdfFailed(made.decode())
        return made

    def end(self) -> None:
        """End it, by kindness first."""
        assert self._process.stdin and self._process.stdout  # noqa: S101 - both are pipes
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()

    def _answer(self, sheet: tuple[bytes, bytes] | None, timeout: float) -> tuple[bytes, bytes]:
        """Send the sheet and what it is, if there is one, and wait for the answer."""
        assert self._process.stdin and self._process.stdout  # noqa: S101 - both are pipes
        with self._watched(timeout):
            if sheet is not None:
                send(self._process.stdin, *sheet)
            return receive(self._process.stdout)

    @contextlib.contextmanager
    def _watched(self, timeout: float) -> Iterator[None]:
        """Kill the process when it takes too long; its end, however it came, is then WorkerDied."""
        timed_out = threading.Event()

        def give_up() -> None:
            timed_out.set()
            self._process.kill()

        watch = threading.Timer(timeout, give_up)
        watch.daemon = True
        watch.start()
        try:
            yield
        except (EOFError, OSError):
            raise WorkerDied(timed_out=timed_out.is_set()) from None
        finally:
            watch.cancel()
