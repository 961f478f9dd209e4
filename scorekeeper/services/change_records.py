"""What is remembered of each change of a game: who, when, what, and what was before."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class ChangeKind(StrEnum):
    """What somebody did. In brackets: the params that come with it."""

    FOUND = "FOUND"
    """How an older game stood before its first change that was remembered."""
    STARTED = "STARTED"
    """The game was begun."""
    ROUND_SAVED = "ROUND_SAVED"
    """A hand was written down. (number)"""
    ROUND_CORRECTED = "ROUND_CORRECTED"
    """A hand was corrected. (number)"""
    ROUND_TAKEN_BACK = "ROUND_TAKEN_BACK"
    """A hand was taken back. (number: the one it had)"""
    POINTS_CORRECTED = "POINTS_CORRECTED"
    """Points were added or taken off. (number, seat, points)"""
    HAND_VOIDED = "HAND_VOIDED"
    """A hand was void and dealt again. (number: the one it came before, tile)"""
    VOID_REMOVED = "VOID_REMOVED"
    """It was not void after all. (number, tile)"""
    ENDED = "ENDED"
    """The game was ended early."""
    RESUMED = "RESUMED"
    """It was gone on with."""
    JOINED = "JOINED"
    """Somebody came late. (name, start: points)"""
    LEFT = "LEFT"
    """Somebody left. (name)"""
    RETURNED = "RETURNED"
    """Somebody came back. (name)"""
    REMOVED = "REMOVED"
    """Somebody who had been added by mistake was removed. (name)"""
    MERGED = "MERGED"
    """A player turned out to be another one of the book. (name: the one who is no more, other)"""
    REORDERED = "REORDERED"
    """The players sit in another order."""
    DEAL_CHANGED = "DEAL_CHANGED"
    """Another number of tiles is dealt. (tiles_each)"""
    RULES_CHANGED = "RULES_CHANGED"
    """Other house rules hold."""
    DETAILS_CHANGED = "DETAILS_CHANGED"
    """The day, the place or the note."""
    BINNED = "BINNED"
    """The game was put in the bin."""
    RESTORED = "RESTORED"
    """It was taken out of the bin."""
    BROUGHT_BACK = "BROUGHT_BACK"
    """The game, or a hand of it, was brought back as it had been. (version, number: 0 for the whole game)"""


Value = str | int | bool | None


@dataclass(frozen=True)
class Difference:
    """One thing that is not what it was."""

    number: int | None
    """The round, by the number it has now, else by the one it had; None: it is about no round."""
    seat: int | None
    """The seat, by its position now, else by the one it had; None: it is about no player."""
    field: str
    """In a round: ``round`` (its opening double; there from now on, or no more), ``opening``, ``played``
    (whether a player played in it), or a field of SeatEntry (``unknown``: names of fields).
    About a player: ``seat`` (their name; at the table from now on, or no more), ``position``, ``start``,
    ``plays``, ``ranked``. About the game: ``preset``, ``rules-double_blank``, ``tiles_each``, ``ended_at``,
    ``plays_on``, ``played_on``, ``place``, ``note``, ``openings_used``, ``binned_at``, ``void`` (its opening
    double; it came before round ``number``)."""
    before: Value
    """What it was, None: nothing. Moments and days are in ISO 8601."""
    after: Value
    """What it is."""


@dataclass(frozen=True)
class ChangeRecord:
    """One change of a game."""

    version: int
    """The game's version from then on: give it to ``bring_back`` to have the game as it was then."""
    at: datetime
    """When (UTC)."""
    device: str
    """A label of the phone it was made on; may be empty."""
    kind: ChangeKind
    """What somebody did."""
    params: Mapping[str, int | str]
    """What the sentence about it needs."""
    differences: tuple[Difference, ...]
    """What came to be different, compared with the change before; nothing for the first one."""
    names: Mapping[int, str]
    """Who sits where from then on, by position; and who sat there before, where nobody does any more."""


@dataclass(frozen=True)
class Discrepancy:
    """Something stored that is not what the entries come to."""

    book_id: str
    """The book."""
    game_id: str
    """The game."""
    number: int | None
    """The round; None: the whole game."""
    seat: int | None
    """The seat; None: the whole round or game."""
    field: str
    """``points``, ``over``; ``version`` and ``state-rounds`` and so on, of the document kept with the latest
    change; ``game``: it cannot be read at all, ``computed`` says why."""
    stored: Value
    """What the database says."""
    computed: Value
    """What it comes to."""
