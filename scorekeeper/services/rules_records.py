"""What a change of house rules in mid-game would do, said before it is done."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal

from scorekeeper.rules import RuleSet
from scorekeeper.services.records import GameRecord

Asked = Literal["blank_halves", "out_on_double"]
"""What a rule may need to know and was not asked for: a field of SeatEntry."""


class Unknown(Enum):
    """The one value that says: nobody remembers."""

    UNKNOWN = "UNKNOWN"


UNKNOWN: Final = Unknown.UNKNOWN
"""An answer: nobody remembers. It counts nothing, and stays marked in the entry's ``unknown``."""

Answer = int | bool | Unknown
Answers = dict[tuple[int, int, Asked], Answer]
"""By round number, seat and field: a number of blank halves, or whether it was a double."""


@dataclass(frozen=True)
class Moved:
    """A score that would change."""

    number: int
    """The round."""
    seat: int
    """The seat."""
    old: int
    """Points of the hand under the rules as they are."""
    new: int
    """Points under the others."""


@dataclass(frozen=True)
class Missing:
    """What the new rules need to know of a hand."""

    number: int
    """The round."""
    seat: int
    """Whose hand; for ``out_on_double`` who went out."""
    field: Asked
    """What is missing."""


@dataclass(frozen=True)
class RulesPreview:
    """A change of house rules and what it does."""

    ruleset: RuleSet
    """The new house rules."""
    before: GameRecord
    """The game as it is."""
    after: GameRecord
    """The game as it would be, with what was answered so far."""
    moved: tuple[Moved, ...]
    """Every score that would change, in the order of rounds and seats."""
    missing: tuple[Missing, ...]
    """What they need to know and nobody was asked, or remembered; whether it is answered now or not."""
