"""From what was written down to the whole game: bills, running totals, ranks and what comes next.

What was checked when it was saved is not checked again here.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import lru_cache, partial
from typing import cast

from scorekeeper.rules import (
    RuleSet,
    Seat,
    SeatEntry,
    SeatScore,
    bill,
    is_over,
    openings_left,
    standings,
)
from scorekeeper.services.records import GameRecord, RoundRecord, Status
from scorekeeper.services.written import WrittenGame

Scores = list[Mapping[Seat, SeatScore]]


def reckon(written: WrittenGame) -> GameRecord:
    """Reckon a game up."""
    ruleset, tile_set = written.ruleset, written.tile_set
    rounds = tuple(_rounds(written))
    used = [record.opening for record in rounds]
    totals = rounds[-1].running.values() if rounds else ()
    over = is_over(ruleset, tile_set, used, totals)
    left = openings_left(ruleset, tile_set, used)
    return GameRecord(
        id=written.id,
        book_id=written.book_id,
        tile_set=tile_set,
        ruleset=ruleset,
        preset=written.preset,
        tiles_each=written.tiles_each,
        seats=written.seats,
        rounds=rounds,
        version=written.version,
        started_at=written.started_at,
        ended_at=written.ended_at,
        plays_on=written.plays_on,
        standings=standings(cast(Scores, [record.scores for record in rounds]), range(len(written.seats))),
        next_opening=left[0] if left else None,
        openings_left=left,
        status=status(written.ended_at, over=over and not written.plays_on),
    )


def status(ended_at: datetime | None, *, over: bool) -> Status:
    """Say where a game stands: ended by somebody, over by its own rules, or running."""
    return "finished" if ended_at or over else "playing"


def _rounds(written: WrittenGame) -> Iterator[RoundRecord]:
    bill_of = _bills(written.ruleset)
    running = {seat.position: 0 for seat in written.seats}
    for number, row in enumerate(written.rounds, start=1):
        scores = {seat: bill_of(entry) for seat, entry in row.entries.items()}
        running = {seat: total + (scores[seat].total or 0) for seat, total in running.items()}
        yield RoundRecord(number, row.opening, row.entries, scores, running, row.version, row.saved_at)


@lru_cache(100)
def _bills(ruleset: RuleSet) -> Callable[[SeatEntry], SeatScore]:
    """Return what bills under these house rules; the same few games are shown again and again."""
    return lru_cache(2000)(partial(bill, ruleset))
