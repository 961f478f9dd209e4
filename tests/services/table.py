"""What is done at a table between the hands, short to write."""

import pytest

from scorekeeper.services import people
from scorekeeper.services.errors import FieldProblem, Refused
from scorekeeper.services.records import GameRecord

FIRST_TWO = [3, 45, 18, 71]
"""The totals of builders.EVENING after two hands."""


def join(game: GameRecord, name: str, **more) -> GameRecord:
    return people.join(game.book_id, game.id, name, **more)


def leave(game: GameRecord, seat: int, **more) -> GameRecord:
    return people.leave(game.book_id, game.id, seat, **more)


def come_back(game: GameRecord, seat: int) -> GameRecord:
    return people.return_to(game.book_id, game.id, seat)


def remove(game: GameRecord, seat: int) -> GameRecord:
    return people.remove(game.book_id, game.id, seat)


def ranks(game: GameRecord) -> dict[str, int | None]:
    return {game.name(row.seat): row.rank for row in game.standings}


def refused(act, *args, **more) -> FieldProblem:
    with pytest.raises(Refused) as refusal:
        act(*args, **more)
    assert len(refusal.value.problems) == 1
    return refusal.value.problems[0]
