"""What all models have in common: strict types, no field too many."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

from scorekeeper.rules import CHOICES, Choice
from scorekeeper.rules.choices import HIGHEST_TARGET


class Model(BaseModel):
    """A JSON object."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, use_attribute_docstrings=True)


def typed_number(value: object) -> int | str | None:
    """Let a number, a text or null pass: what it is worth is for the rules to say."""
    if value is None or isinstance(value, str) or type(value) is int:
        return value
    raise PydanticCustomError("number", 'Write a whole number, or a sum in quotes such as "12+11"')


def tile_list(value: object) -> str | list[str] | None:
    """Let a list of tiles, a text with tiles or null pass."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(tile, str) for tile in value):
        return value
    raise PydanticCustomError("tiles", 'Write tiles as ["6-4", "3-2"], or in one text as "6-4 3-2"')


def documented(*kinds: Mapping[str, Any]) -> WithJsonSchema:
    """The JSON Schema of a value that may be of these kinds."""
    return WithJsonSchema({"anyOf": [dict(kind) for kind in kinds]})


def _positions(choice: Choice) -> dict[str, Any]:
    known: dict[str, Any] = {"enum": list(choice.values)}
    points = {"type": "integer", "minimum": 1, "maximum": HIGHEST_TARGET}
    return {"anyOf": [known, points]} if choice.any_points else known


_RULES = {
    "properties": {rule: _positions(choice) for rule, choice in CHOICES.items()},
    "additionalProperties": False,
}
_NUMBER = {"type": "integer", "minimum": 0}
_SUM = {"type": "string", "examples": ["12+11+7"]}
_TILES = {"type": "array", "items": {"type": "string"}, "examples": [["6-4", "3-2"]]}
_TILES_TEXT = {"type": "string", "examples": ["6-4 3-2"]}
_NULL = {"type": "null"}

Number = Annotated[int | str | None, PlainValidator(typed_number), documented(_NUMBER, _SUM, _NULL)]
"""A number of pips as typed: a sum counts too."""

Tiles = Annotated[str | list[str] | None, PlainValidator(tile_list), documented(_TILES, _TILES_TEXT, _NULL)]
"""The tiles left in a hand."""

Texts = Annotated[list[str], Field(fail_fast=True)]
"""A list of texts. Of those that are none the first is named: there may be thousands."""

Changes = Annotated[dict[str, object], Field(json_schema_extra=_RULES)]
"""House rules with a value of their own."""

Key = Annotated[
    str | None,
    Field(
        pattern=r"^[!-~]{1,64}$",
        description="Up to 64 plain characters without a space. With its key a request is taken in once.",
    ),
]

Version = Annotated[
    int | None,
    Field(ge=1, description="The game's version as last seen; without it, whatever there is is changed."),
]
