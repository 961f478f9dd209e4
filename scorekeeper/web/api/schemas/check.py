"""What programs send to have a play checked, and what they are told of the table."""

from collections.abc import Iterable
from itertools import islice
from typing import Annotated

from pydantic import ConfigDict, Field

from scorekeeper.rules import (
    AMBIGUOUS,
    PRESETS,
    Barnyard,
    End,
    HandProblem,
    Play,
    PositionProblem,
    Tile,
    TileSet,
)
from scorekeeper.web.api.schemas.base import Changes, Model, Texts

LONGEST_TEXT = 20_000
"""Characters of a text: more than a whole game of six has."""
MOST_LINES = 1500
"""Lines of a text, for the same reason."""
MOST_HANDS = 37
"""Hands of a text: so many has a double-eighteen game that goes down and up again."""

MOST_TOLD = 50
"""Problems of a text that are told."""

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
    plays: Texts | None = Field(default=None, json_schema_extra={"examples": [["9-9", "9-4", "9-7@9-9"]]})
    """What lies on the table in the order played: the opening double, then TILE, or TILE@ONTO where several
    ends would have taken it."""
    text: Annotated[str | None, Field(json_schema_extra={"maxLength": LONGEST_TEXT})] = None
    """Instead of all these: the hand as text, a line an event; of several hands the last one is the table."""
    play: Annotated[str | None, Field(json_schema_extra={"examples": ["5-4"]})] = None
    """The play to be checked: TILE or TILE@ONTO."""
    hand: Annotated[Texts | None, Field(json_schema_extra={"examples": [["5-4", "6-2"]]})] = None
    """A hand, to be told which of its tiles may be played; without it, of all that are not on the table."""


class TextProblem(Model):
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
    def of(cls, problem: HandProblem) -> "TextProblem":
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


class Verdict(Model):
    """What is said of a play."""

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

    @classmethod
    def allowing(cls, play: Play) -> "Verdict":
        """A play that may be made."""
        message = f"{play.tile} may be played onto {play.onto}."
        return cls(legal=True, play=str(play), reason=None, params={}, message=message)

    @classmethod
    def refusing(cls, problem: PositionProblem) -> "Verdict":
        """A play that may not be made, or that is not said well enough."""
        legal = problem.code == AMBIGUOUS
        params = dict(problem.params)
        return cls(legal=legal, play=None, reason=problem.code, params=params, message=problem.message)


class Table(Model):
    """What may be played, and how the table stands."""

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

    @classmethod
    def of(cls, barnyard: Barnyard, hand: Iterable[Tile] | None) -> "Table":
        """A barnyard, with what may be played there of a hand; None: of all that is unseen."""
        return cls(
            legal_plays=[str(play) for play in barnyard.legal_plays(hand)],
            unfinished=str(barnyard.unfinished) if barnyard.unfinished else None,
            missing=barnyard.missing,
            open_ends=[OpenEnd.of(end) for end in barnyard.open_ends],
            can_finish={str(double): barnyard.can_finish(double) for double in barnyard.tile_set.doubles},
            dead=barnyard.is_dead,
        )


NOT_ASKED = Verdict(legal=None, play=None, reason=None, params={}, message=None)
NO_TABLE = Table(legal_plays=[], unfinished=None, missing=0, open_ends=[], can_finish={}, dead=False)


class Checked(Table, Verdict):
    """What is said of a play, of the table, and of the text that told of it."""

    problems: list[TextProblem]
    """What is wrong with the text, the first 50; a play that may not be made is passed over."""

    @classmethod
    def of_parts(cls, verdict: Verdict, table: Table, problems: Iterable[HandProblem]) -> "Checked":
        """All of it."""
        first = [TextProblem.of(problem) for problem in islice(problems, MOST_TOLD)]
        return cls(**vars(verdict), **vars(table), problems=first)
