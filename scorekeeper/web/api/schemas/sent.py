"""What programs send. What the rules and services judge is only described here, not judged a second time."""

from typing import Annotated, Literal, get_args

from pydantic import BeforeValidator, Field, WithJsonSchema

from scorekeeper.rules import PRESETS, SeatEntry, TileSet
from scorekeeper.rules.deal import PLAYERS
from scorekeeper.rules.entries import HIGHEST_ADJUSTMENT
from scorekeeper.web.api.schemas.base import Changes, Key, Model, Number, Tiles, Version


def plain_number(text: object) -> object:
    """Read a number of the address, which is text; anything else is left for the check to refuse."""
    plain = isinstance(text, str) and text.isascii() and text.isdigit() and len(text) <= 18
    return int(str(text)) if plain else text


class NewBook(Model):
    """A score book to be started."""

    name: str = ""
    """What the book is called, in 40 characters; may be empty."""


class NewGame(Model):
    """A game to be started."""

    key: Key = None
    players: Annotated[
        list[Annotated[str, Field(json_schema_extra={"minLength": 1})]],
        Field(
            json_schema_extra={
                "minItems": PLAYERS[0],
                "maxItems": PLAYERS[-1],
                "examples": [["Ana", "Ben", "Cy", "Dee"]],
            }
        ),
    ]
    """The names in seat order, each of 40 characters at most; the first one shuffles first."""
    set: Annotated[int, Field(json_schema_extra={"enum": list(TileSet.SIZES)})]
    """9 for a double-nine set."""
    rules: Annotated[str, Field(json_schema_extra={"enum": list(PRESETS)})]
    """The rule set that the house rules begin with."""
    changes: Changes = Field(default={})
    """The house rules that differ from the rule set."""
    tiles_each: Annotated[int, Field(json_schema_extra={"minimum": 1, "examples": [11]})]
    """How many tiles each is dealt."""


Unknown = Literal["blank_halves", "out_on_double"]
"""What a change of house rules asks for, of hands that are long over."""

_UNKNOWN: tuple[Unknown, ...] = get_args(Unknown)


class Entry(Model):
    """What one player had at the end of a hand."""

    out: bool = False
    """Went out."""
    pips: Number = None
    """The pips left, without what house rules add; with the double blank nothing means 0."""
    tiles: Tiles = None
    """The tiles left, instead of the pips; the double blank among them."""
    double_blank: bool = False
    """Holds the double blank, which counts no pips."""
    blank_halves: Number = 0
    """How many other tiles with a blank half there are among the pips; tiles say it themselves."""
    out_on_double: bool = False
    """Went out on a double."""
    adjustment: Annotated[
        int, Field(json_schema_extra={"minimum": -HIGHEST_ADJUSTMENT, "maximum": HIGHEST_ADJUSTMENT})
    ] = 0
    """Points added for another reason, or taken off; left out of a correction, they stay as they were."""
    reason: str = ""
    """Why they were; an adjustment needs it, and it goes with it."""
    unknown: list[Unknown] = Field(default=[])
    """Which of the fields nobody remembers: they count as they stand. Left out of a correction, it stays as
    it was while the hand does."""

    @classmethod
    def of(cls, entry: SeatEntry) -> "Entry":
        """An entry as it was written down: numbers are numbers again, and tiles a list."""
        return cls(
            out=entry.out,
            pips=_as_number(entry.pips),
            tiles=[str(piece) for piece in entry.pieces] or None,
            double_blank=entry.double_blank,
            blank_halves=_as_number(entry.blank_halves),
            out_on_double=entry.out_on_double,
            adjustment=entry.adjustment,
            reason=entry.reason,
            unknown=[field for field in _UNKNOWN if field in entry.unknown],
        )

    @property
    def seat_entry(self) -> SeatEntry:
        """The same for the rules."""
        return SeatEntry(**self.model_dump(exclude={"unknown"}), unknown=frozenset(self.unknown))

    @property
    def told(self) -> set[str]:
        """What it speaks of, be it nothing, that a correction else leaves as it was."""
        return self.model_fields_set & {"adjustment", "unknown"}


def _as_number(typed: int | str | None) -> int | str | None:
    plain = isinstance(typed, str) and typed.isascii() and typed.isdigit() and typed == str(int(typed))
    return int(str(typed)) if plain else typed


class SentRound(Model):
    """A round, new or corrected."""

    key: Key = None
    version: Version = None
    opening: Annotated[str, Field(json_schema_extra={"examples": ["9-9"]})]
    """The opening double."""
    entries: dict[str, Entry]
    """By the players' names: what everyone who played in it had at the end of the hand."""


class NewEnding(Model):
    """The ending of a game."""

    key: Key = None
    version: Version = None


class NoQuery(Model):
    """An address without a query."""


class VersionQuery(Model):
    """What stands behind the ``?`` of a request that takes something away."""

    version: Annotated[
        int | None,
        BeforeValidator(plain_number),
        Field(ge=1),
        WithJsonSchema({"type": "integer", "minimum": 1}),
    ] = None
    """The game's version as last seen."""


class GamesQuery(Model):
    """Which games to list."""

    q: str = ""
    """A text that stands in the name of a player."""
    player: str = ""
    """The whole name of a player."""
    status: Literal["playing", "finished", ""] = ""
    """Only games that stand like that; empty: all."""
    cursor: str = ""
    """``next`` of the list so far."""
