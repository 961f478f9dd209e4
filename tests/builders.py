"""Games for tests, short to write and plain to read."""

from typing import Any

from scorekeeper.rules import SeatEntry
from scorekeeper.services import games, rounds
from scorekeeper.services.records import GameRecord

OUT = SeatEntry(out=True)
OUT_ON_DOUBLE = SeatEntry(out=True, out_on_double=True)


def start(book: str, *names: str, **changes: Any) -> GameRecord:
    """Start a game: Ana, Ben, Cy and Dee with a double-nine under pagat's rules, but for what is given."""
    setup = {"set_size": 9, "preset": "pagat", "changes": {}, "tiles_each": 7, "names": names or DEFAULT}
    return games.start_game(book, **(setup | changes))


DEFAULT = ("Ana", "Ben", "Cy", "Dee")


def hand(*cells: str) -> dict[int, SeatEntry]:
    """Read a hand, a cell for each seat.

    ``out`` or ``out!`` (on a double), ``12+11``, ``12*`` (and the double blank), ``*`` (it alone), ``6-4 0-0``.
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


def _entry(cell: str) -> SeatEntry:
    if cell.startswith("out"):
        return OUT_ON_DOUBLE if cell == "out!" else OUT
    if "-" in cell:
        return SeatEntry(tiles=cell)
    return SeatEntry(pips=cell.rstrip("*") or None, double_blank=cell.endswith("*"))
