"""The hand that was followed on the table, beside the form of its round: it says what it knows."""

from dataclasses import dataclass

from scorekeeper.rules import HandRecord, Tile
from scorekeeper.services import following
from scorekeeper.services.records import GameRecord, RoundRecord
from scorekeeper.web.forms import RoundForm


@dataclass(frozen=True)
class ScoredTable:
    """What lies on the table when a hand is scored."""

    tiles: tuple[Tile, ...]
    """All of it, the opening double first."""
    version: int
    """Which one it is: of a hand that is still followed, and 0 of one that is kept with its round."""


def table_of(game: GameRecord, row: RoundRecord | None) -> ScoredTable | None:
    """What lies on the table of a round (None: of the next one) that was followed; None if it was not."""
    if row is not None:
        return _table(HandRecord.parse(row.hand), 0) if row.hand else None
    hand = following.followed(game)
    return _table(hand.record, hand.version)


def fill_in(form: RoundForm, game: GameRecord) -> None:
    """Fill the form of the next round in from the hand on the table: its opening double and how it ended."""
    hand = following.followed(game).record
    form.with_table.data = True
    if hand.opening is None:
        return
    form.opening.data = str(hand.opening)
    if hand.ending:
        entries = following.entries(game, hand)
        form.show(entries)
        if hand.ending.seat and not any(entry.out for entry in entries.values()):
            form.out.data = ""  # somebody who has another name by now


def _table(hand: HandRecord, version: int) -> ScoredTable | None:
    return ScoredTable(hand.barnyard.tiles, version) if hand.barnyard else None
