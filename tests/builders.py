"""Games for tests, short to write and plain to read."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event

from scorekeeper.extensions import db
from scorekeeper.rules import SeatEntry
from scorekeeper.services import games, rounds
from scorekeeper.services.records import GameRecord

FOUR = ("Ana", "Ben", "Cy", "Dee")
EVENING = (  # the game of scorekeeper/demo/double-nine-four.json
    "9-9: 3, 2, 13, out",
    "8-8: out, 43, 5, 21*",
    "7-7: 11*, out, 9, 17",
    "6-6: 9, 9, out, 15",
    "5-5: 26, *, out, 26",
    "4-4: 5, 5, 9, out!",
    "3-3: out, *, 11, 15",
    "2-2: 9, 13, out, 14*",
    "1-1: 26, 26, out, 12",
    "0-0: 9, 11, out!, 7",
)

OUT = SeatEntry(out=True)
OUT_ON_DOUBLE = SeatEntry(out=True, out_on_double=True)


def start(book: str, *names: str, **changes: Any) -> GameRecord:
    """Start a game: Ana, Ben, Cy and Dee with a double-nine under pagat's rules, but for what is given."""
    setup = {"set_size": 9, "preset": "pagat", "changes": {}, "tiles_each": 11, "names": names or FOUR}
    return games.start_game(book, **(setup | changes))


def hand(*cells: str) -> dict[int, SeatEntry]:
    """Read a hand, a cell for each seat.

    ``out`` or ``out!`` (on a double), ``12+11``, ``12*`` (and the double blank), ``*`` (alone), ``6-4 0-0``.
    """
    return {seat: _entry(cell) for seat, cell in enumerate(cells)}


def save(
    game: GameRecord, opening: str, *cells: str, number: int | None = None, ask: bool = False, **more: Any
) -> GameRecord:
    """Save a hand of a game, see ``hand``; without questions but for ``ask``."""
    return rounds.save_round(
        game.book_id, game.id, number=number, opening=opening, entries=hand(*cells), ask=ask, **more
    )


def play(game: GameRecord, *hands: str) -> GameRecord:
    """Save hands written as ``9-9: out, 12, 13, 62*``."""
    for text in hands:
        opening, cells = text.split(":")
        game = save(game, opening.strip(), *(cell.strip() for cell in cells.split(",")))
    return game


def totals(game: GameRecord) -> list[int]:
    """The totals in seat order."""
    by_seat = {row.seat: row.total for row in game.standings}
    return [by_seat[seat.position] for seat in game.seats]


@contextmanager
def selects() -> Iterator[list[str]]:
    """Gather the queries of the block."""
    seen: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement.startswith("SELECT"):
            seen.append(statement)

    event.listen(db.engine, "before_cursor_execute", note)
    yield seen
    event.remove(db.engine, "before_cursor_execute", note)


def _entry(cell: str) -> SeatEntry:
    if cell.startswith("out"):
        return OUT_ON_DOUBLE if cell == "out!" else OUT
    if re.match(r"\d+-\d", cell):
        return SeatEntry(tiles=cell)
    return SeatEntry(pips=cell.rstrip("*") or None, double_blank=cell.endswith("*"))
