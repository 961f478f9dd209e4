"""Many phones at once, in a process of their own: they must not take turns with the server for one lock.

Each client saves a form, follows the redirect and reads the page whole, over a connection kept alive; one
without forms only reads its page.
"""

import json
import subprocess
import sys
import threading
import time
from dataclasses import asdict, dataclass

from tests.bench.figures import Times
from tests.bench.servers import ROOT
from tests.bench.visitor import Visitor


@dataclass(frozen=True)
class Client:
    """What one phone does, again and again."""

    cookie: str
    """What it is known by."""
    path: str
    """Where it sends its form, or the page it reads."""
    forms: tuple[str, ...] = ()
    """Sent in turn, ``{version}`` replaced by a number that rises by one each time."""
    first: int = 0
    """That number at the beginning."""


@dataclass(frozen=True)
class Job:
    """What a load is made of."""

    port: int
    """The server's."""
    clients: tuple[Client, ...]
    """All at once."""
    times: int
    """How often each, timed."""
    warm: int = 0
    """How often each before that, not timed."""
    pause: float = 0
    """Seconds that each rests in between."""


@dataclass(frozen=True)
class Result:
    """What came of it."""

    times: Times
    """How long each time took."""
    rate: float
    """How many of them were done in a second, by all clients together."""


def start(job: Job) -> "subprocess.Popen[str]":
    """Begin a load; ``finish`` waits for its end."""
    command = [sys.executable, "-m", "tests.bench.load"]
    process = subprocess.Popen(  # noqa: S603 - this very module
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin
    process.stdin.write(json.dumps(asdict(job)))
    process.stdin.close()
    return process


def finish(process: "subprocess.Popen[str]") -> Result:
    """What came of a load; RuntimeError if a request failed."""
    with process:
        assert process.stdout
        told = process.stdout.read()
    if process.returncode:
        raise RuntimeError("a load failed")
    result = json.loads(told)
    return Result(Times(tuple(result["seconds"])), result["rate"])


def run(job: Job) -> Result:
    """Put a server under load."""
    return finish(start(job))


class Phone(threading.Thread):
    """One client at work."""

    def __init__(self, job: Job, client: Client, ready: threading.Barrier) -> None:
        super().__init__()
        self.seconds: list[float] = []
        self.done = False
        self._job, self._client, self._ready = job, client, ready

    def run(self) -> None:
        visitor = Visitor(self._job.port, cookie=self._client.cookie)
        try:
            for turn in range(self._job.warm):
                self._act(visitor, turn)
        except RuntimeError:
            self._ready.abort()
            raise
        self._ready.wait()
        for turn in range(self._job.warm, self._job.warm + self._job.times):
            begun = time.perf_counter()
            self._act(visitor, turn)
            self.seconds.append(time.perf_counter() - begun)
            time.sleep(self._job.pause)
        self.done = True

    def _act(self, visitor: Visitor, turn: int) -> None:
        path, forms = self._client.path, self._client.forms
        if forms:
            form = forms[turn % len(forms)].replace("{version}", str(self._client.first + turn))
            saved = visitor.post(path, form)
            if saved.status != 302:
                raise RuntimeError(f"{path}: {saved.status}")
            path = saved.headers["location"]
        if (read := visitor.get(path)).status != 200:
            raise RuntimeError(f"{path}: {read.status}")


def main() -> None:
    """Read a job from the standard input, do it, and write what came of it."""
    told = json.load(sys.stdin)
    job = Job(**{**told, "clients": tuple(Client(**client) for client in told["clients"])})
    ready = threading.Barrier(len(job.clients) + 1, timeout=60)
    phones = [Phone(job, client, ready) for client in job.clients]
    for phone in phones:
        phone.start()
    ready.wait()
    begun = time.perf_counter()
    for phone in phones:
        phone.join()
    seconds = [second for phone in phones for second in phone.seconds]
    json.dump({"seconds": seconds, "rate": len(seconds) / (time.perf_counter() - begun)}, sys.stdout)
    sys.exit(not all(phone.done for phone in phones))


if __name__ == "__main__":
    main()
