"""From what was written down to the whole game: bills, running totals, ranks and what comes next.

What was checked when it was saved is not checked again here.
"""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import lru_cache, partial
from typing import cast

from scorekeeper.rules import (
    RuleSet,
    Seat,
    SeatEntry,
    SeatScore,
    Stay,
    bill,
    is_over,
    openings_left,
    standings,
)
from scorekeeper.services.records import GameRecord, RoundRecord, SeatRecord, Status, VoidRecord
from scorekeeper.services.written import WrittenGame, WrittenSeat

Scores = list[Mapping[Seat, SeatScore]]

AS_WRITTEN = {field.name for field in dataclasses.fields(GameRecord)} & {
    field.name for field in dataclasses.fields(WrittenGame)
} - {"seats", "rounds", "voids"}
"""What of a game is told as it is written."""


def reckon(written: WrittenGame) -> GameRecord:
    """Reckon a game up."""
    ruleset, tile_set = written.ruleset, written.tile_set
    rounds = tuple(_rounds(written))
    stays = [Stay(seat.position, start=seat.start, ranked=seat.ranked) for seat in written.seats]
    ranking = standings(cast(Scores, [record.scores for record in rounds]), stays)
    used = written.openings
    over = is_over(ruleset, tile_set, used, [row.total for row in ranking])
    left = openings_left(ruleset, tile_set, used)
    return GameRecord(
        **{name: getattr(written, name) for name in AS_WRITTEN},
        seats=tuple(_seat(written, seat) for seat in written.seats),
        rounds=rounds,
        standings=ranking,
        next_opening=left[0] if left else None,
        openings_left=left,
        status=status(written.ended_at, over=over and not written.plays_on),
        voids=tuple(_voids(written)),
    )


def status(ended_at: datetime | None, *, over: bool) -> Status:
    """Say where a game stands: ended by somebody, over by its own rules, or running."""
    return "finished" if ended_at or over else "playing"


def _rounds(written: WrittenGame) -> Iterator[RoundRecord]:
    bill_of = _bills(written.ruleset)
    start = {seat.position: seat.start for seat in written.seats}
    running: dict[int, int] = {}
    for number, row in enumerate(written.rounds, start=1):
        scores = {seat: bill_of(entry) for seat, entry in row.entries.items()}
        points = {seat: running.get(seat, start[seat]) + (score.total or 0) for seat, score in scores.items()}
        running = running | points
        saved = (row.version, row.saved_at, row.hand)
        yield RoundRecord(number, row.opening, row.entries, scores, running, *saved)


def _seat(written: WrittenGame, seat: WrittenSeat) -> SeatRecord:
    """Say when somebody played: what a round has no entry for, they missed."""
    played = [number for number, row in enumerate(written.rounds, start=1) if seat.position in row.entries]
    latest = played[-1] if played else 0
    first = played[0] if played else len(written.rounds) + 1
    until = len(written.rounds) if seat.plays else latest
    return SeatRecord(
        seat.position,
        seat.player_id,
        seat.name,
        start=seat.start,
        first_round=first,
        last_round=None if seat.plays else latest,
        absences=tuple(sorted({*range(first, until + 1)} - {*played})),
        ranked=seat.ranked,
    )


def _voids(written: WrittenGame) -> Iterator[VoidRecord]:
    for void in written.voids:
        number = 1 + sum(row.place <= void.after for row in written.rounds)
        yield VoidRecord(void.id, number, void.opening, void.reason, void.at)


@lru_cache(100)
def _bills(ruleset: RuleSet) -> Callable[[SeatEntry], SeatScore]:
    """Return what bills under these house rules; the same few games are shown again and again."""
    return lru_cache(2000)(partial(bill, ruleset))
