"""The README tells the truth: its examples run, its pictures are there."""

import doctest
import re
from pathlib import Path

import pytest

from scorekeeper.cli import main
from scorekeeper.rules import CHOICES, HandRecord

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()


def test_its_examples_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_its_pictures_are_in_the_tree() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert len(pictures) >= 6
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []


def test_the_hand_it_shows_has_no_problem() -> None:
    (hand,) = re.findall(r"```text\n(.*?)```", README, re.DOTALL)
    assert [*map(str, HandRecord.parse(hand).problems)] == []


@pytest.mark.parametrize("command", main.commands)
def test_it_names_every_command(command: str) -> None:
    assert f"| `scorekeeper {command}" in README


@pytest.mark.parametrize("rule", CHOICES)
def test_it_names_every_house_rule(rule: str) -> None:
    assert f"| `{rule}` |" in README
