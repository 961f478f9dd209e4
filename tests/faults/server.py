"""``scorekeeper serve`` as a process that is killed and started again, on the same database and port."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path

from tests.browser.server import free_port

ROOT = Path(__file__).resolve().parents[2]
HOST = "127.0.0.1"
PATIENCE = 30.0
"""Seconds that a server may take to start."""


class MortalServer:
    """The server of one instance folder."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.kills = 0
        self._environment = without_settings() | {"SCOREKEEPER_INSTANCE": str(folder)}
        self._log = (folder / "server.log").open("w")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = ["-m", "scorekeeper", "serve", "--host", HOST, "--port", str(self.port)]
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, *command],
            cwd=ROOT,
            env=self._environment,
            stdout=self._log,
            stderr=self._log,
            start_new_session=True,
        )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"it does not answer: see {self._log.name}")
            time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL: nothing is finished, flushed or closed."""
        assert self._process
        self._process.kill()
        self._process.wait()
        self.kills += 1

    def close(self) -> None:
        """Stop it for good, with whatever it started."""
        assert self._process
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._log.close()

    def _answers(self) -> bool:
        connection = HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()


def command(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run ``scorekeeper`` with these arguments on an instance folder."""
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "scorekeeper", *arguments],
        cwd=ROOT,
        env=without_settings() | {"SCOREKEEPER_INSTANCE": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def without_settings() -> dict[str, str]:
    """The environment without what would tell Scorekeeper to work elsewhere."""
    return {name: value for name, value in os.environ.items() if not name.startswith("SCOREKEEPER_")}
