"""The rows of a scoreboard. A drawn row is kept: when a hand is saved, the others stay as they were."""

from dataclasses import dataclass, field
from functools import lru_cache

from flask import get_template_attribute, url_for
from markupsafe import Markup

from scorekeeper.rules import RuleSet
from scorekeeper.services.records import GameRecord, RoundRecord
from scorekeeper.web.i18n import locale

KEPT = 500  # rows, of about 8 KB each


@dataclass(frozen=True)
class Hand:
    """A row of the scoreboard. Two that are equal look the same."""

    address: str
    """Where the hand can be corrected: names the game and the hand."""
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
    language: str
    """What it is written in."""
    replay: str
    """Where it can be seen again, tile by tile; empty where nobody followed it."""
    row: RoundRecord = field(compare=False)
    """The round itself, which all this says enough of."""


def hands_of(game: GameRecord) -> list[Markup]:
    """The rows of a game, drawn."""
    ahead, language = tuple(seat.position for seat in game.winners), locale()
    return [_drawn(_hand(game, row, ahead, language)) for row in game.rounds]


def _hand(game: GameRecord, row: RoundRecord, ahead: tuple[int, ...], language: str) -> Hand:
    address = url_for("rounds.edit", game_id=game.id, number=row.number)
    running = tuple(row.running.values())
    replay = url_for("replays.show", game_id=game.id, number=row.number) if row.hand else ""
    return Hand(address, row.version, game.ruleset, len(game.seats), running, ahead, language, replay, row)


@lru_cache(KEPT)
def _drawn(hand: Hand) -> Markup:
    drawn: Markup = get_template_attribute("games/hand.html", "hand_row")(hand)
    return drawn
