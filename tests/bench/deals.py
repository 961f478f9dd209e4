"""The rows of ``tests.bench.undecided``: how often the check that all hands can be dealt at once gives up."""

from collections.abc import Iterator
from pathlib import Path

from tests.bench.figures import Figure, Times
from tests.bench.undecided import KINDS, Row
from tests.bench.undecided import measure as measure_kind


def measure(_folder: Path, *, quick: bool) -> Iterator[Figure]:
    """Every kind of round, and what it takes to spend the budget."""
    spent = []
    for kind in list(KINDS)[: 2 if quick else None]:
        for blanks_count in (False, True):
            row = measure_kind(kind, KINDS[kind], blanks_count=blanks_count)
            yield _figure(row)
            spent += [
                seconds for seconds, answer in zip(row.seconds, row.answers, strict=True) if answer is None
            ]
    if spent:
        yield Figure("deal check: a spent budget", f"{Times(tuple(spent))}", "20 ms")


def _figure(row: Row) -> Figure:
    refused, undecided = row.answers.count(False), row.answers.count(None)
    return Figure(
        f"deal check of {len(row.answers)} rounds: {row.kind}",
        f"{refused} refused, {undecided} undecided; {Times(tuple(row.seconds))}",
    )
