"""Whether a round can be taken in as it was entered: the rules check, and what is unlikely is asked back."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import cast

from scorekeeper.rules import (
    Code,
    Problem,
    Seat,
    SeatEntry,
    Severity,
    Tile,
    UnreadableTile,
    check_opening,
    find_problems,
)
from scorekeeper.rules.quoting import quoted
from scorekeeper.services.errors import NeedsConfirmation, Question, RoundRefused
from scorekeeper.services.written import WrittenGame

ONLY_DOUBLE_BLANK = "ONLY_DOUBLE_BLANK"
"""Nothing typed, the double blank ticked: is it all that is left?"""


def check_round(
    game: WrittenGame,
    opening: Tile,
    entries: Mapping[int, SeatEntry],
    *,
    used: Sequence[Tile],
    on_table: Iterable[Tile] = (),
) -> tuple[Problem, ...]:
    """Return the warnings about a round, other openings being ``used``; RoundRefused if it cannot be.

    ``on_table`` are the tiles known to lie on the table, beside the opening double.
    """
    ruleset, tile_set, each = game.ruleset, game.tile_set, game.tiles_each
    hands = cast(Mapping[Seat, SeatEntry], entries)
    problems = (
        *check_opening(ruleset, tile_set, opening, used),
        *find_problems(ruleset, tile_set, opening, hands, on_table=on_table, tiles_each=each),
    )
    unique = tuple(problem for place, problem in enumerate(problems) if problem not in problems[:place])
    if any(problem.severity is Severity.ERROR for problem in unique):
        raise RoundRefused(unique)
    return unique


def read_opening(text: str) -> Tile:
    """Read the opening double; RoundRefused if the text names no tile."""
    try:
        return Tile.parse(text)
    except UnreadableTile as error:
        params = {"tile": quoted(text)}
        raise RoundRefused([Problem(None, Code.OPENING_NOT_A_DOUBLE, params=params)]) from error


def ask_back(
    entries: Mapping[int, SeatEntry],
    warnings: Sequence[Problem],
    *,
    confirmed: Collection[str],
    recorded: Mapping[int, SeatEntry],
) -> None:
    """Raise NeedsConfirmation for what is neither ``confirmed`` nor ``recorded`` like that already."""
    questions = [
        question
        for question in _questions(entries, warnings)
        if question.token not in confirmed and recorded.get(question.seat) != entries[question.seat]
    ]
    if questions:
        raise NeedsConfirmation(questions)


def _questions(entries: Mapping[int, SeatEntry], warnings: Sequence[Problem]) -> Iterator[Question]:
    for warning in warnings:
        if isinstance(warning.seat, int):
            values = ":".join(map(str, warning.params.values()))
            yield Question(
                f"{warning.code}:{warning.seat}:{values}", warning.seat, warning.code, warning.params
            )
    for seat, entry in entries.items():
        if entry.double_blank and not entry.is_typed and not entry.pieces:
            yield Question(f"{ONLY_DOUBLE_BLANK}:{seat}", seat, ONLY_DOUBLE_BLANK, {})
