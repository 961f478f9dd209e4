"""The rounds of a game: writing one down, correcting it, taking it back."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from flask import Blueprint, Response

from scorekeeper.rules import Seat, SeatEntry
from scorekeeper.services import games, rounds
from scorekeeper.services.errors import RoundRefused
from scorekeeper.services.names import clean, fold
from scorekeeper.services.records import BookRecord, GameRecord, SeatRecord
from scorekeeper.web.api import words
from scorekeeper.web.api.errors import Invalid
from scorekeeper.web.api.operations import answer, operation
from scorekeeper.web.api.schemas.game import Game
from scorekeeper.web.api.schemas.problem import Problem
from scorekeeper.web.api.schemas.sent import Entry, SentRound, VersionQuery

bp = Blueprint("rounds", __name__, url_prefix="/games/<game_id>/rounds")


@bp.post("")
@operation({201: Game, 200: Game}, body=SentRound, stale=True)
def create(book: BookRecord, game_id: str, body: SentRound) -> Response:
    """Write the next round down. With a key that is known already: the game as it stands, unchanged."""
    game = save(book, game_id, None, body)
    return answer(Game.of(game), 200 if game.is_repeat else 201)


@bp.put("/<int:number>")
@operation({200: Game}, body=SentRound, stale=True)
def update(book: BookRecord, game_id: str, number: int, body: SentRound) -> Response:
    """Correct a round: what is sent takes the place of the whole round."""
    return answer(Game.of(save(book, game_id, number, body)))


@bp.delete("/<int:number>")
@operation({200: Game}, query=VersionQuery, stale=True)
def delete(book: BookRecord, game_id: str, number: int, query: VersionQuery) -> Response:
    """Take a round back. The later ones move up, and its opening double is free again."""
    return answer(Game.of(rounds.take_back(book.id, game_id, number, game_version=query.version)))


def save(book: BookRecord, game_id: str, number: int | None, body: SentRound) -> GameRecord:
    """Save a new round (`number` None) or a corrected one; what is only unlikely stops nothing."""
    seats = games.seats(book.id, game_id)
    entries = by_seat(seats, body.entries)
    with refusals_at_names(seats):
        return rounds.save_round(
            book.id,
            game_id,
            number=number,
            opening=body.opening,
            entries=entries,
            key=body.key or "",
            game_version=body.version,
            ask=False,
        )


def by_seat(seats: Sequence[SeatRecord], entries: Mapping[str, Entry]) -> dict[int, SeatEntry]:
    """The entries by seat: names are matched whatever their case. Raises Invalid."""
    named = {fold(seat.name): seat for seat in seats}
    found: dict[int, SeatEntry] = {}
    problems: list[Problem] = []
    for name, entry in entries.items():
        seat = named.get(fold(clean(name)))
        if seat is None:
            players = ", ".join(seat.name for seat in seats)
            message = f"Nobody of this name plays in this game: it is played by {players}."
            problems.append(words.wrong("UNKNOWN_PLAYER", message, "entries", name))
        elif seat.position in found:
            message = "This player has two entries: leave one out."
            problems.append(words.wrong("PLAYER_TWICE", message, "entries", name, seat=seat.name))
        else:
            found[seat.position] = entry.seat_entry
    if problems:
        raise Invalid(problems[: words.MOST_PROBLEMS])
    return found


@contextmanager
def refusals_at_names(seats: Sequence[SeatRecord]) -> Iterator[None]:
    """Name the players in what the rules say against a round that is saved in the block."""
    try:
        yield
    except RoundRefused as refused:
        names: dict[Seat, str] = {seat.position: seat.name for seat in seats}
        named = [Problem.of(problem, names.get(problem.seat)) for problem in refused.problems]
        raise Invalid(named) from refused
