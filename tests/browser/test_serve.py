"""The command itself: what it prints is enough to begin."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.server import free_port


@pytest.fixture
def printed(tmp_path: Path) -> Iterator[str]:
    """What ``scorekeeper serve`` prints on its first start; it runs until the test is over."""
    command = [
        sys.executable,
        "-m",
        "scorekeeper",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(free_port()),
    ]
    environment = os.environ | {"SCOREKEEPER_INSTANCE": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as serving:  # noqa: S603
        assert serving.stdout
        lines = iter(serving.stdout.readline, "")
        yield "".join(iter(lambda: next(lines), "Stop with Ctrl-C.\n"))
        serving.terminate()


def test_its_keeper_link_opens_the_book_of_the_house(printed: str, new_context: NewContext) -> None:
    address = re.search(r"Scorekeeper is at (\S+)", printed)
    link = re.search(r"^http\S+/keeper/\S+$", printed, re.MULTILINE)
    assert address and link
    page = new_context().new_page()
    page.goto(address[1])
    expect(page.locator('[data-role="new-book"]')).to_be_visible()
    page.goto(link[0])
    expect(page.locator('[data-role="new-game"]')).to_be_visible()
