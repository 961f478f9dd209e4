"""What goes wrong with a hand: dealt again, or counted otherwise than its entries say.

Whatever is done here is a change of one game. All functions: ``version`` is the game's as it was seen (None:
whatever there is). NotFound, Stale, and Refused with what stands against it.
"""

import dataclasses

from scorekeeper.models.columns import new_id, now
from scorekeeper.rules import SeatEntry
from scorekeeper.rules.quoting import quoted
from scorekeeper.services.change_records import ChangeKind
from scorekeeper.services.changing import change_game, game_to_change
from scorekeeper.services.errors import FieldCode, NotFound, Refused
from scorekeeper.services.followed import taken_off
from scorekeeper.services.paper import read_double
from scorekeeper.services.points import check_points
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord
from scorekeeper.services.texts import check_reason
from scorekeeper.services.written import WrittenGame, WrittenRound, WrittenVoid


def void_hand(
    book_id: str, game_id: str, *, opening: str, reason: str, version: int | None = None, device: str = ""
) -> GameRecord:
    """Write down that a hand was void and is dealt again: it scores nothing and uses up no opening double.

    What was followed of it on the table is forgotten.

    Refused at ``opening`` if it is no double of the set, at ``reason`` if there is none.
    """
    why = check_reason(reason)
    with game_to_change(book_id, game_id, version) as (session, was):
        tile = read_double(opening, was.tile_set)
        if tile is None:
            raise Refused.because("opening", FieldCode.BAD_OPENING, tile=quoted(opening))
        void = WrittenVoid(new_id(), was.rounds[-1].place if was.rounds else 0, tile, why, now())
        changed = dataclasses.replace(was, voids=(*was.voids, void))
        taken_off(session, was, tile)
        told: dict[str, int | str] = {"number": len(was.rounds) + 1, "tile": str(tile)}
        return change_game(session, was, changed, ChangeKind.HAND_VOIDED, device, **told)


def remove_void(
    book_id: str, game_id: str, void_id: str, *, version: int | None = None, device: str = ""
) -> GameRecord:
    """Take back that a hand was void."""
    with game_to_change(book_id, game_id, version) as (session, was):
        gone = next((void for void in reckon(was).voids if void.id == void_id), None)
        if gone is None:
            raise NotFound(void_id)
        left = tuple(void for void in was.voids if void.id != void_id)
        changed = dataclasses.replace(was, voids=left)
        told: dict[str, int | str] = {"number": gone.before_number, "tile": str(gone.opening)}
        return change_game(session, was, changed, ChangeKind.VOID_REMOVED, device, **told)


def correct_points(  # noqa: PLR0913 - each is a fact of its own, and named by the caller
    book_id: str,
    game_id: str,
    number: int,
    seat: int,
    points: int,
    reason: str = "",
    *,
    version: int | None = None,
    device: str = "",
) -> GameRecord:
    """Add points to what a hand counts for a player, or take some off; 0 takes the correction away.

    It takes the place of an earlier correction, and stays when the hand is corrected. Refused at ``points``,
    ``reason`` (needed but for 0) and ``seat`` (did not play in that round).
    """
    check_points("points", points)
    why = check_reason(reason) if points else ""
    with game_to_change(book_id, game_id, version) as (session, was):
        row = _round(was, number)
        entry = _entry(was, row, number, seat)
        corrected = dataclasses.replace(entry, adjustment=points, reason=why)
        changed_row = dataclasses.replace(row, entries={**row.entries, seat: corrected})
        changed = dataclasses.replace(
            was, rounds=tuple(changed_row if each is row else each for each in was.rounds)
        )
        told = {"number": number, "seat": seat, "points": points}
        return change_game(session, was, changed, ChangeKind.POINTS_CORRECTED, device, **told)


def _round(game: WrittenGame, number: int) -> WrittenRound:
    if not 1 <= number <= len(game.rounds):
        raise NotFound(f"round {number}")
    return game.rounds[number - 1]


def _entry(game: WrittenGame, row: WrittenRound, number: int, seat: int) -> SeatEntry:
    if not 0 <= seat < len(game.seats):
        raise NotFound(f"seat {seat}")
    if seat not in row.entries:
        name = game.seats[seat].name
        raise Refused.because("seat", FieldCode.NOT_IN_ROUND, name=name, number=number)
    return row.entries[seat]
