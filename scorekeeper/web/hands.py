"""The rows of a scoreboard."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from markupsafe import Markup

from scorekeeper.rules import RuleSet
from scorekeeper.services.records import GameRecord, RoundRecord
from scorekeeper.web.drawn import drawer


@dataclass(frozen=True)
class Hand:
    """A row of the scoreboard. Two that are equal look the same."""

    game_id: str
    """The game."""
    number: int
    """The hand's, which with the game leads to where it can be corrected."""
    version: int
    """The round's: what was written down under it never changes."""
    ruleset: RuleSet
    """The house rules, under which it counts."""
    seats: int
    """How many sit at the table, whether they played in it or not."""
    running: tuple[int, ...]
    """The totals after it, which earlier hands decide."""
    ahead: tuple[int, ...]
    """The seats of the leaders, whose columns are marked."""
    row: RoundRecord = field(compare=False)
    """The round itself, which all this says enough of."""


def rows_of(game: GameRecord) -> Iterator[Markup]:
    """The rows of a game, drawn; a void hand stands before the one that was dealt in its stead."""
    draw, ahead, seats = drawer(), tuple(seat.position for seat in game.winners), len(game.seats)
    voids = defaultdict(list)
    for void in game.voids:
        voids[void.before_number].append(draw("games/void_row.html", "void_row", game.id, void, seats))
    for row in game.rounds:
        yield from voids[row.number]
        yield draw("games/hand.html", "hand_row", _hand(game, row, ahead))
    yield from voids[game.next_number]


def _hand(game: GameRecord, row: RoundRecord, ahead: tuple[int, ...]) -> Hand:
    running = tuple(row.running.values())
    return Hand(game.id, row.number, row.version, game.ruleset, len(game.seats), running, ahead, row)
