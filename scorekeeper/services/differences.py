"""What two states of a game differ in, thing by thing.

Players are told by who they are, rounds by which row they are: neither by the number they happen to have.
"""

from collections.abc import Iterator, Mapping
from datetime import date

from scorekeeper.models import queries
from scorekeeper.rules import SeatEntry
from scorekeeper.services.change_records import Difference, Value
from scorekeeper.services.written import WrittenGame, WrittenRound, WrittenSeat

_PLAIN = (
    "preset",
    "tiles_each",
    "ended_at",
    "plays_on",
    "played_on",
    "place",
    "note",
    "openings_used",
    "binned_at",
)
_OF_A_SEAT = ("position", "start", "plays", "ranked")


def differences(before: WrittenGame, after: WrittenGame) -> tuple[Difference, ...]:
    """Return what is not what it was: of the game, of its players, of its rounds."""
    return (*_game(before, after), *_seats(before, after), *_voids(before, after), *_rounds(before, after))


def _game(before: WrittenGame, after: WrittenGame) -> Iterator[Difference]:
    for field in _PLAIN:
        yield from _one(None, None, field, getattr(before, field), getattr(after, field))
    old, new = before.ruleset.to_dict(), after.ruleset.to_dict()
    for rule in new:
        yield from _one(None, None, f"rules-{rule}", old[rule], new[rule])


def _seats(before: WrittenGame, after: WrittenGame) -> Iterator[Difference]:
    old = {seat.player_id: seat for seat in before.seats}
    new = {seat.player_id: seat for seat in after.seats}
    for player, seat in (old | new).items():
        yield from _seat(seat.position, old.get(player), new.get(player))


def _seat(position: int, old: WrittenSeat | None, new: WrittenSeat | None) -> Iterator[Difference]:
    yield from _one(None, position, "seat", old and old.name, new and new.name)
    if old and new:
        for field in _OF_A_SEAT:
            yield from _one(None, position, field, getattr(old, field), getattr(new, field))


def _voids(before: WrittenGame, after: WrittenGame) -> Iterator[Difference]:
    old = {void.id: void for void in before.voids}
    new = {void.id: void for void in after.voids}
    for void_id, void in (old | new).items():
        number = 1 + sum(row.place <= void.after for row in after.rounds)
        was, is_now = old.get(void_id), new.get(void_id)
        yield from _one(number, None, "void", was and was.opening, is_now and is_now.opening)


def _rounds(before: WrittenGame, after: WrittenGame) -> Iterator[Difference]:
    """Rounds that are no more come first, by the numbers they had."""
    new = {row.id: row for row in after.rounds}
    for number, row in enumerate(before.rounds, start=1):
        if row.id not in new:
            yield from _one(number, None, "round", row.opening, None)
    old = {row.id: row for row in before.rounds}
    at = {seat.player_id: seat.position for seat in after.seats}
    moved = {seat.position: at.get(seat.player_id) for seat in before.seats}
    for number, row in enumerate(after.rounds, start=1):
        if row.id in old:
            yield from _round(number, old[row.id], row, moved)
        else:
            yield from _one(number, None, "round", None, row.opening)


def _round(
    number: int, old: WrittenRound, new: WrittenRound, moved: Mapping[int, int | None]
) -> Iterator[Difference]:
    """Compare a round; ``moved`` says where each old seat is now, if it is anywhere."""
    yield from _one(number, None, "opening", old.opening, new.opening)
    entries: dict[int, SeatEntry] = {}
    for seat, entry in old.entries.items():
        place = moved[seat]
        if place is None:
            yield Difference(number, seat, "played", before=True, after=False)
        else:
            entries[place] = entry
    for seat in sorted(entries.keys() | new.entries.keys()):
        yield from _entry(number, seat, entries.get(seat), new.entries.get(seat))


def _entry(number: int, seat: int, old: SeatEntry | None, new: SeatEntry | None) -> Iterator[Difference]:
    yield from _one(number, seat, "played", old is not None, new is not None)
    if old and new and old != new:
        for field in queries.ENTRY_FIELDS:
            yield from _one(number, seat, field, getattr(old, field), getattr(new, field))


def _one(number: int | None, seat: int | None, field: str, old: object, new: object) -> Iterator[Difference]:
    if old != new:
        yield Difference(number, seat, field, _value(old), _value(new))


def _value(raw: object) -> Value:
    if isinstance(raw, date):
        return raw.isoformat()
    if isinstance(raw, frozenset):
        return " ".join(sorted(raw))
    if isinstance(raw, tuple):
        return " ".join(map(str, raw))
    return raw if isinstance(raw, str | int | None) else str(raw)
