"""``python -m tests.bench [--quick]`` measures everything and prints the table. Quick: a smoke run."""

# ruff: noqa: T201 - a bench prints

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench import (
    checks,
    deals,
    faults,
    memory,
    pictures,
    plays,
    previews,
    programs,
    saves,
    sheets,
    texts,
    wire,
)
from tests.bench.figures import Figure, table
from tests.bench.servers import ROOT

MEASURES: dict[str, Callable[..., Iterator[Figure]]] = {
    "saves": saves.measure,
    "programs": programs.measure,
    "plays": plays.measure,
    "texts": texts.measure,
    "checks": checks.measure,
    "faults": faults.measure,
    "previews": previews.measure,
    "memory": memory.measure,
    "sheets": sheets.measure,
    "wire": wire.measure,
    "deals": deals.measure,
    "pictures": pictures.measure,
}


def main() -> None:
    """Measure what is asked for, each in a folder of its own on this disk: /tmp may be memory."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("measures", nargs="*", choices=[*MEASURES, []], help="default: all")
    parser.add_argument("--quick", action="store_true", help="few repetitions: shows that it works")
    asked = parser.parse_args()
    figures = []
    for name in asked.measures or MEASURES:
        print(f"measuring {name} …", file=sys.stderr)
        with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "instance") as folder:
            figures += MEASURES[name](Path(folder), quick=asked.quick)
    print(table(figures))


if __name__ == "__main__":
    main()
