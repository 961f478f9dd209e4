"""What can be wrong with a round's entry: codes with parameters, and their English.

The codes are the language that the server, the browser's twin and the JSON interface speak; each renders the
sentence in its own way.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Seat = Any
"""Whatever names a player's place in one game: any hashable. (Mappings are invariant in their keys, and so a
mapping from int would be none from Hashable.)"""


class Severity(StrEnum):
    """Whether an entry is refused or only asked back."""

    ERROR = "ERROR"
    WARNING = "WARNING"


class Code(StrEnum):
    """The kinds of problem."""

    TWO_OUT = "TWO_OUT"
    OUT_WITH_PIPS = "OUT_WITH_PIPS"
    OUT_ON_DOUBLE_BUT_NOBODY_OUT = "OUT_ON_DOUBLE_BUT_NOBODY_OUT"
    OUT_ON_DOUBLE_NOT_OUT = "OUT_ON_DOUBLE_NOT_OUT"
    MISSING_ENTRY = "MISSING_ENTRY"
    EMPTY_HAND = "EMPTY_HAND"
    BAD_NUMBER = "BAD_NUMBER"
    PIPS_DISAGREE = "PIPS_DISAGREE"
    TWO_DOUBLE_BLANKS = "TWO_DOUBLE_BLANKS"
    DOUBLE_BLANK_ON_TABLE = "DOUBLE_BLANK_ON_TABLE"
    TOO_MANY_BLANKS = "TOO_MANY_BLANKS"
    TILE_NOT_IN_SET = "TILE_NOT_IN_SET"
    TILE_ON_TABLE = "TILE_ON_TABLE"
    TILE_TWICE = "TILE_TWICE"
    TOO_MANY_PIPS = "TOO_MANY_PIPS"
    TOTALS_IMPOSSIBLE = "TOTALS_IMPOSSIBLE"
    UNLIKELY_TOTAL = "UNLIKELY_TOTAL"
    OPENING_NOT_A_DOUBLE = "OPENING_NOT_A_DOUBLE"
    OPENING_NOT_IN_SET = "OPENING_NOT_IN_SET"
    OPENING_USED = "OPENING_USED"


_ENGLISH = {
    Code.TWO_OUT: "Only one player can go out.",
    Code.OUT_WITH_PIPS: "Who went out holds nothing, and so neither pips nor the double blank.",
    Code.OUT_ON_DOUBLE_BUT_NOBODY_OUT: "Nobody went out, and so nobody did on a double.",
    Code.OUT_ON_DOUBLE_NOT_OUT: "Only the one who went out can have done so on a double.",
    Code.MISSING_ENTRY: "The pips are missing.",
    Code.EMPTY_HAND: "Who did not go out holds something: 0 pips can only be the double blank.",
    Code.BAD_NUMBER: "{text} is no number of pips: write 23, or a sum such as 12+11.",
    Code.PIPS_DISAGREE: "{typed} pips were typed, but the tiles have {tapped}.",
    Code.TWO_DOUBLE_BLANKS: "There is only one double blank.",
    Code.DOUBLE_BLANK_ON_TABLE: "The double blank lies on the table.",
    Code.TOO_MANY_BLANKS: "There cannot be {claimed} blank halves: at most {most}.",
    Code.TILE_NOT_IN_SET: "{tile} is not in this set.",
    Code.TILE_ON_TABLE: "{tile} lies on the table.",
    Code.TILE_TWICE: "{tile} can lie in one hand only, and once.",
    Code.TOO_MANY_PIPS: "At most {most} pips can still be in hands.",
    Code.TOTALS_IMPOSSIBLE: "The hands marked cannot all come from one set: at least one of them is wrong.",
    Code.UNLIKELY_TOTAL: "{pips} in one hand: sure?",
    Code.OPENING_NOT_A_DOUBLE: "A hand opens with a double: {tile} is none.",
    Code.OPENING_NOT_IN_SET: "{tile} is not in this set.",
    Code.OPENING_USED: "{tile} has opened a hand already.",
}


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong, and where."""

    seat: Seat | None
    """The player it stands at; None: the whole round."""
    code: Code
    """The kind."""
    severity: Severity = Severity.ERROR
    """ERROR: the round is refused. WARNING: it is asked back once."""
    params: Mapping[str, int | str] = field(default_factory=dict)
    """What the sentence names: numbers, tiles, what was typed."""

    @property
    def message(self) -> str:
        """The English sentence."""
        return _ENGLISH[self.code].format_map(self.params)
