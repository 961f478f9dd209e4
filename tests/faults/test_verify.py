"""``scorekeeper verify`` on a file that is sound, and on ones that somebody else has written in."""

import sqlite3
from pathlib import Path

import pytest

from scorekeeper.services import details, house_rules, people
from tests.conftest import close
from tests.faults.conftest import Table
from tests.faults.server import command


@pytest.fixture
def file(table: Table, tmp_path: Path) -> Path:
    """The file of a book in which much has happened, where the command looks for it."""
    table.do(people.join, "Eve", start=30)
    table.do(people.leave, 3)
    table.do(house_rules.change_rules, preset="pagat", changes={"double_blank": 25})
    table.do(details.bin_game)
    close(table.app)
    return table.file.rename(tmp_path / "scorekeeper.sqlite3")


def test_a_sound_file_passes(file: Path):
    done = command(file.parent, "verify")
    assert (done.returncode, done.stdout, done.stderr) == (0, "Every game comes to what is stored.\n", "")


TAMPERED = {
    "UPDATE entry SET points = 0 WHERE points = 43": ["round 1 seat 1: points is 0, but comes to 43"],
    "UPDATE entry SET pips = '3' WHERE pips = '43'": [
        "round 1 seat 1: points is 43, but comes to 3",
        "state-rounds is [[",
    ],
    "UPDATE seat SET start = 3 WHERE start = 30": ["state-seats is [["],
    "UPDATE game SET tiles_each = 5": ["state-tiles_each is 11, but comes to 5"],
    "DELETE FROM change WHERE version = (SELECT max(version) FROM change)": ["version is"],
    "UPDATE round SET opening = '9-'": ["game is None, but comes to"],
}


@pytest.mark.parametrize("tampering", TAMPERED)
def test_one_that_was_tampered_with_fails_and_the_difference_is_named(file: Path, tampering: str):
    connection = sqlite3.connect(file)
    with connection:
        assert connection.execute(tampering).rowcount > 0
    connection.close()
    done = command(file.parent, "verify")
    assert (done.returncode, done.stderr) == (1, "")
    for named in TAMPERED[tampering]:
        assert any(line.startswith("game ") and named in line for line in done.stdout.splitlines()), (
            done.stdout
        )
