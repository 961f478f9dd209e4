"""What programs send to have a play checked, and what they are told of the table."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from pydantic import Field

from scorekeeper.rules import PRESETS, Barnyard, End, Play, TileSet
from scorekeeper.web.api.schemas.base import Changes, Model


class Check(Model):
    """A table, and what is asked of it."""

    set: Annotated[int, Field(json_schema_extra={"enum": list(TileSet.SIZES)})]
    """9 for a double-nine set."""
    rules: Annotated[str, Field(json_schema_extra={"enum": list(PRESETS)})]
    """The rule set that the house rules begin with."""
    changes: Changes = Field(default={})
    """The house rules that differ from the rule set."""
    plays: Annotated[
        list[str], Field(json_schema_extra={"minItems": 1, "examples": [["9-9", "9-4", "9-7@9-9"]]})
    ]
    """What lies on the table in the order played: the opening double, then TILE, or TILE@ONTO where several
    ends would have taken it."""
    play: Annotated[str | None, Field(json_schema_extra={"examples": ["5-4"]})] = None
    """The play to be checked: TILE or TILE@ONTO."""
    hand: Annotated[list[str] | None, Field(json_schema_extra={"examples": [["5-4", "6-2"]]})] = None
    """A hand, to be told which of its tiles may be played; without it, of all that are not on the table."""


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
    """Whether the play may be made now; null where none was asked about."""
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

    @classmethod
    def of(cls, barnyard: Barnyard, plays: Iterable[Play], judged: Mapping[str, Any]) -> "Checked":
        """A table, what may be played there of the tiles asked about, and what is said of a play."""
        return cls(
            **judged,
            legal_plays=[str(play) for play in plays],
            unfinished=str(barnyard.unfinished) if barnyard.unfinished else None,
            missing=barnyard.missing,
            open_ends=[OpenEnd.of(end) for end in barnyard.open_ends],
            can_finish={str(double): barnyard.can_finish(double) for double in barnyard.tile_set.doubles},
            dead=barnyard.is_dead,
        )
