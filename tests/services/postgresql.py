"""A throw-away PostgreSQL server on a socket in a temporary folder."""

# ruff: noqa: S603 - the programs are Debian's

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

NEW_CLUSTER = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses="]


@contextmanager
def server() -> Iterator[str]:
    """Run a server; yields the URL of its one database."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not programs:
        raise RuntimeError("PostgreSQL is missing: apt-get install -y --no-install-recommends postgresql")
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    as_whom: dict[str, Any] = {}
    if os.geteuid() == 0:  # it will not run as root
        as_whom = {"user": "postgres", "group": "postgres", "extra_groups": []}
        shutil.chown(folder, "postgres", "postgres")
    data = folder / "data"
    subprocess.run(
        [programs[-1] / "initdb", "-D", data, *NEW_CLUSTER],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=folder,
        **as_whom,
    )
    options = [part for option in SETTINGS for part in ("-c", option)]
    process = subprocess.Popen(
        [programs[-1] / "postgres", "-D", data, "-k", folder, *options],
        stderr=subprocess.DEVNULL,
        cwd=folder,
        **as_whom,
    )
    try:
        _wait_for(folder)
        yield f"postgresql+psycopg://postgres@/postgres?host={folder}"
    finally:
        process.send_signal(signal.SIGINT)  # do not wait for clients
        process.wait()
        shutil.rmtree(folder)


def _wait_for(folder: Path) -> None:
    deadline = time.monotonic() + 20
    while True:
        try:
            psycopg.connect(host=str(folder), user="postgres").close()
        except psycopg.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return
