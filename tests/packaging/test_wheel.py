"""A wheel built from the tree, installed alone in an empty environment, serves the same app."""

import os
import re
import socket
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: object) -> None:
    done = subprocess.run([*map(str, command)], check=False, capture_output=True, text=True)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def scorekeeper(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, as the wheel installs it far from the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    venv.create(folder / "venv", with_pip=True)
    pip = folder / "venv" / "bin" / "pip"
    run(pip, "install", "--quiet", "--constraint", ROOT / "constraints.txt", *folder.glob("*.whl"))
    return folder / "venv" / "bin" / "scorekeeper"


@pytest.fixture(scope="module")
def served(scorekeeper: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address at which it serves, and all it printed on the first start."""
    folder = tmp_path_factory.mktemp("elsewhere")
    port = free_port()
    server = subprocess.Popen(  # noqa: S603
        [str(scorekeeper), "serve", "--host", "127.0.0.1", "--port", str(port)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=os.environ | {"SCOREKEEPER_INSTANCE": str(folder / "data"), "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    printed = ""
    while "Stop with" not in printed:
        line = server.stdout.readline()
        assert line, printed
        printed += line
    yield f"http://127.0.0.1:{port}", printed
    server.terminate()
    server.wait()
    server.stdout.close()


def get(address: str, language: str = "en") -> str:
    with urlopen(Request(address, headers={"Accept-Language": language})) as answer:  # noqa: S310
        return str(answer.read().decode())


def test_it_prints_the_address_and_the_keeper_link(served: tuple[str, str]) -> None:
    address, printed = served
    assert f"Scorekeeper is at {address}" in printed
    assert re.search(rf"^{address}/keeper/\S{{30,}}$", printed, re.MULTILINE)
    assert "█" in printed


def test_the_first_page_and_its_styles_are_there(served: tuple[str, str]) -> None:
    address, _ = served
    page = get(address)
    assert "Start a score book" in page
    styles = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page)
    assert len(styles) >= 5
    assert all("@layer" in get(address + style) for style in styles)


def test_it_speaks_spanish(served: tuple[str, str]) -> None:
    address, _ = served
    page = get(address, "es")
    assert '<html lang="es"' in page
    assert "Start a score book" not in page


def test_it_prints_sheets(scorekeeper: Path, tmp_path: Path) -> None:
    run(
        "env",
        f"SCOREKEEPER_INSTANCE={tmp_path}",
        scorekeeper,
        "sheet",
        "--set",
        "9",
        "--players",
        "4",
        "-o",
        tmp_path / "s.pdf",
    )
    assert (tmp_path / "s.pdf").read_bytes().startswith(b"%PDF")
