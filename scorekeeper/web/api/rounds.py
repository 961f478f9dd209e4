"""The rounds of a game: writing one down, correcting it, taking it back."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from flask import Blueprint, Response

from scorekeeper.rules import Seat
from scorekeeper.services import games, rounds
from scorekeeper.services.errors import FieldProblem, Refused, RoundRefused, Stale
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
    """Save a new round (`number` None) or a corrected one; what is only unlikely stops nothing.

    Names of who is not at the table any more are no matter to a key that was taken in, or an old version.
    """
    seats = games.seats(book.id, game_id)
    try:
        entries = by_seat(seats, body.entries)
    except Invalid:
        if known := rounds.repeated(book.id, game_id, body.key or ""):
            return known
        check_seen(book, game_id, body.version)
        raise
    with refusals_at_names(seats):
        return rounds.save_round(
            book.id,
            game_id,
            number=number,
            opening=body.opening,
            entries={seat: entry.seat_entry for seat, entry in entries.items()},
            key=body.key or "",
            game_version=body.version,
            ask=False,
            players=[seat.player_id for seat in seats],
            told={seat: entry.told for seat, entry in entries.items()},
        )


def check_seen(book: BookRecord, game_id: str, version: int | None) -> None:
    """Raise Stale if the game is not at that version any more."""
    game = games.game(book.id, game_id)
    if version not in (None, game.version):
        raise Stale(game)


def by_seat(seats: Sequence[SeatRecord], entries: Mapping[str, Entry]) -> dict[int, Entry]:
    """The entries by seat: names are matched whatever their case. Raises Invalid."""
    named = {fold(seat.name): seat for seat in seats}
    found: dict[int, Entry] = {}
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
            found[seat.position] = entry
    if problems:
        raise Invalid(problems[: words.MOST_PROBLEMS])
    return found


@contextmanager
def refusals_at_names(seats: Sequence[SeatRecord]) -> Iterator[None]:
    """Name the players in what the rules and services say against a round that is saved in the block."""
    names: dict[Seat, str] = {seat.position: seat.name for seat in seats}
    try:
        yield
    except RoundRefused as refused:
        named = [Problem.of(problem, names.get(problem.seat)) for problem in refused.problems]
        raise Invalid(named) from refused
    except Refused as refused:
        raise Invalid([at_name(problem, names) for problem in refused.problems]) from refused


def at_name(problem: FieldProblem, names: Mapping[Seat, str]) -> Problem:
    """What a service says against an entry: ``seat-2``, ``reason-2``; anything else where it stands."""
    field, _dash, seat = problem.field.partition("-")
    if not seat:
        return words.of_field(problem)
    name = names[int(seat)]
    path = ["entries", name, *([] if field == "seat" else [field])]
    return words.of_field(problem, path, seat=name)
