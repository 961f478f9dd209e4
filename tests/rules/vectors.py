"""The vectors that the Python rules and the browser's twin are both held to."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.rules import HandRecord, RuleSet, SeatEntry

VECTORS = Path(__file__).parents[1] / "vectors"
DEMO = Path(__file__).parents[2] / "scorekeeper" / "demo"


def vectors(name: str) -> list[Any]:
    """Return the rows of a vector file."""
    rows: list[Any] = json.loads((VECTORS / f"{name}.json").read_text())
    return rows


def about(row: Any) -> str:
    """Name a row in the test report."""
    return str(row["about"])


def rules(changes: dict[str, object]) -> RuleSet:
    """Return pagat's rules, changed."""
    return RuleSet().replace(**changes)


def entries(rows: dict[str, dict[str, Any]]) -> dict[str, SeatEntry]:
    """Return a round's entries."""
    return {seat: SeatEntry(**entry) for seat, entry in rows.items()}


def games() -> list[Any]:
    """Return the three demo games."""
    return [json.loads(file.read_text()) for file in sorted(DEMO.glob("*.json"))]


def demo_hands() -> list[Any]:
    """Return the hands of the three demo games, each with its row of the file beside it."""
    return [
        pytest.param(hand, row, id=f"{file.stem} {row['number']}")
        for file in sorted(DEMO.glob("*.hands"))
        for hand, row in zip(
            HandRecord.parse_all(file.read_text()),
            json.loads(file.with_suffix(".json").read_text())["rounds"],
            strict=True,
        )
    ]
