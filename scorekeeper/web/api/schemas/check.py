"""What programs send to have a play checked, and what they are told of the table."""

from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import ConfigDict, Field

from scorekeeper import rules
from scorekeeper.rules import PRESETS, Barnyard, End, Play, TileSet
from scorekeeper.web.api.schemas.base import Changes, Model

LONGEST_TEXT = 20_000
"""Characters of a text: more than a whole game of six has."""
MOST_LINES = 1500
"""Lines of a text, for the same reason."""
MOST_HANDS = 37
"""Hands of a text: so many has a double-eighteen game that goes down and up again."""

BY_PLAYS = ("set", "rules", "plays")
"""What is needed of a table that is not sent as text."""


class Check(Model):
    """A table, by its plays or as the text of its hand, and what is asked of it."""

    model_config = ConfigDict(
        json_schema_extra={"anyOf": [{"required": list(BY_PLAYS)}, {"required": ["text"]}]}
    )

    set: Annotated[int | None, Field(json_schema_extra={"enum": [*TileSet.SIZES, None]})] = None
    """9 for a double-nine set."""
    rules: Annotated[str | None, Field(json_schema_extra={"enum": [*PRESETS, None]})] = None
    """The rule set that the house rules begin with."""
    changes: Changes = Field(default={})
    """The house rules that differ from the rule set."""
    plays: list[str] | None = Field(default=None, json_schema_extra={"examples": [["9-9", "9-4", "9-7@9-9"]]})
    """What lies on the table in the order played: the opening double, then TILE, or TILE@ONTO where several
    ends would have taken it."""
    text: Annotated[str | None, Field(json_schema_extra={"maxLength": LONGEST_TEXT})] = None
    """Instead of all these: the hand as text, a line an event; of several hands the last one is the table."""
    play: Annotated[str | None, Field(json_schema_extra={"examples": ["5-4"]})] = None
    """The play to be checked: TILE or TILE@ONTO."""
    hand: Annotated[list[str] | None, Field(json_schema_extra={"examples": [["5-4", "6-2"]]})] = None
    """A hand, to be told which of its tiles may be played; without it, of all that are not on the table."""


class HandProblem(Model):
    """Something wrong with the text of a hand."""

    line: int
    """The line of the text, from 1."""
    column: int
    """Where in the line, from 1."""
    code: str
    """What it is, for programs. ILLEGAL: a play that may not be made, with its ``reason`` in the params."""
    params: dict[str, int | str]
    """What the message names."""
    message: str
    """The same for people."""

    @classmethod
    def of(cls, problem: rules.HandProblem) -> "HandProblem":
        """A problem of the rules."""
        return cls(
            line=problem.line,
            column=problem.column,
            code=problem.code,
            params=dict(problem.params),
            message=problem.message,
        )


class OpenEnd(Model):
    """A place on the table that takes tiles."""

    tile: str
    """The tile whose end it is: what a play goes onto."""
    number: int
    """The number that a tile must bear to go there."""
    room: int
    """How many tiles it still takes: one, or what an unfinished double lacks."""

    @classmethod
    def of(cls, end: End) -> "OpenEnd":
        """An end of the barnyard."""
        return cls(tile=str(end.tile), number=end.number, room=end.room)


class Checked(Model):
    """What may be played, and how the table stands."""

    legal: bool | None
    """Whether the play may be made now; null where none was asked about, or nothing is on the table yet."""
    play: str | None
    """The play as TILE@ONTO, if it may be made; null also where it has to be said on which end."""
    reason: str | None
    """Why it may not: NOT_IN_SET, ALREADY_LAID, NOT_ON_TABLE, ARMS_FIRST, FOOT_FIRST, NO_MATCH or NO_ROOM. Or
    AMBIGUOUS: it may, but on several ends."""
    params: dict[str, int | str]
    """What the message names."""
    message: str | None
    """The same for people."""
    legal_plays: list[str]
    """All plays that may be made now, as TILE@ONTO."""
    unfinished: str | None
    """The double, the opening one included, that still takes tiles: until it has them no other end may be
    played on."""
    missing: int
    """How many tiles it still takes; 0 where none is unfinished."""
    open_ends: list[OpenEnd]
    """All ends with room, the unfinished double's first; while there is one, it alone may be played on."""
    can_finish: dict[str, bool]
    """For each double of the set, on the table or not: whether it can ever get all the tiles it takes."""
    dead: bool
    """Whether nobody can play any more, whatever they hold."""
    problems: list[HandProblem]
    """What is wrong with the text, the first 50; a play that may not be made is passed over."""

    @classmethod
    def of(cls, barnyard: Barnyard, plays: Iterable[Play], **more: Any) -> "Checked":
        """A table, what may be played there of the tiles asked about, and what else is said."""
        return cls(
            legal_plays=[str(play) for play in plays],
            unfinished=str(barnyard.unfinished) if barnyard.unfinished else None,
            missing=barnyard.missing,
            open_ends=[OpenEnd.of(end) for end in barnyard.open_ends],
            can_finish={str(double): barnyard.can_finish(double) for double in barnyard.tile_set.doubles},
            dead=barnyard.is_dead,
            **more,
        )
