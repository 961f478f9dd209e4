"""A play, an end it may go to, and why it is refused.

A tile occurs once in a set, and so ``TILE@ONTO`` names a play without ambiguity.

>>> str(Play.parse("4-5@[9-4]")), Play(Tile(5, 4), Tile(9, 4)).tile
('5-4@9-4', Tile(high=5, low=4))
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from scorekeeper.rules.errors import RulesError, UnreadablePlay, UnreadableTile
from scorekeeper.rules.quoting import quoted
from scorekeeper.rules.tiles import Tile

TOES = 3
"""Tiles that a foot takes, everywhere and always."""


class Reason(StrEnum):
    """Why a play is refused, in their order of precedence (RULES 2)."""

    NOT_IN_SET = "NOT_IN_SET"
    ALREADY_LAID = "ALREADY_LAID"
    NOT_ON_TABLE = "NOT_ON_TABLE"
    ARMS_FIRST = "ARMS_FIRST"
    FOOT_FIRST = "FOOT_FIRST"
    NO_MATCH = "NO_MATCH"
    NO_ROOM = "NO_ROOM"


_ENGLISH = {
    Reason.NOT_IN_SET: "{tile} is not in the {set} set.",
    Reason.ALREADY_LAID: "{tile} lies on the table already.",
    Reason.NOT_ON_TABLE: "{tile} cannot go onto {onto}: that tile is not on the table.",
    Reason.ARMS_FIRST: "{tile} has to wait: {double} still takes {missing} more, and until then "
    "only tiles bearing {number} may be played, onto it.",
    Reason.FOOT_FIRST: "{tile} has to wait: the foot on {double} still lacks {missing}, and until then "
    "only tiles bearing {number} may be played, onto it.",
    Reason.NO_MATCH: "{tile} does not fit onto {onto}: only tiles bearing {number} do.",
    Reason.NO_ROOM: "{onto} has no room for {tile}: it already carries all it can.",
}
_FITS_NOWHERE = "{tile} fits no open end: they take {numbers}."
_NOT_OPENED = "{tile} has to wait: no opening double is on the table yet."


def sentence(reason: Reason, params: Mapping[str, int | str]) -> str:
    """Return the English of a reason.

    >>> sentence(Reason.NO_ROOM, {"tile": "6-4", "onto": "9-4"})
    '9-4 has no room for 6-4: it already carries all it can.'
    """
    if "onto" not in params:
        if reason is Reason.NO_MATCH:
            return _FITS_NOWHERE.format_map(params)
        if reason is Reason.NOT_ON_TABLE:
            return _NOT_OPENED.format_map(params)
    return _ENGLISH[reason].format_map(params)


@dataclass(frozen=True, slots=True)
class Play:
    """A tile and the tile on the table that it is played onto. It never judges: the barnyard does."""

    tile: Tile
    """The tile that is played."""
    onto: Tile
    """The tile that it touches."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``5-4@9-4``; raises UnreadablePlay."""
        tile, at, onto = text.partition("@")
        try:
            if at:
                return cls(Tile.parse(tile), Tile.parse(onto))
        except UnreadableTile:
            pass
        raise UnreadablePlay(quoted(text))

    def __str__(self) -> str:
        return f"{self.tile}@{self.onto}"


@dataclass(frozen=True, slots=True)
class End:
    """A place on the table that takes tiles."""

    tile: Tile
    """The tile whose end it is."""
    number: int
    """The number that a tile must bear to go there."""
    room: int
    """How many tiles it still takes: one, or what an unfinished double lacks."""


class IllegalPlay(RulesError):  # noqa: N818 - as in ``errors``
    """A play that the layout does not allow."""

    def __init__(self, reason: Reason, params: Mapping[str, int | str]) -> None:
        self.reason = reason
        """The kind."""
        self.params = params
        """What the sentence names: tiles, the unfinished double, what it lacks, the numbers wanted."""
        super().__init__(self.message)

    @property
    def message(self) -> str:
        """The English sentence."""
        return sentence(self.reason, self.params)


class AmbiguousPlay(RulesError):  # noqa: N818
    """Several ends take the tile: it has to be said which."""

    def __init__(self, plays: tuple[Play, ...]) -> None:
        self.plays = plays
        """The plays that may be made with it."""
        super().__init__(f"{plays[0].tile} fits several ends: {', '.join(map(str, plays))}")
