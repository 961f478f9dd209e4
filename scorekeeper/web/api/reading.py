"""What was sent, read strictly: what two programs could read differently is refused."""

import json
from typing import Any, Never, TypeVar

from flask import request
from pydantic import ValidationError
from werkzeug.exceptions import UnsupportedMediaType

from scorekeeper.rules.quoting import quoted
from scorekeeper.web.api.errors import Invalid, Unreadable
from scorekeeper.web.api.schemas.base import Model
from scorekeeper.web.api.words import of_schema

Sent = TypeVar("Sent", bound=Model)

MOST_KEYS = 1000
"""Of an object; to say of each of many thousands that it is unknown would take long."""


def body(model: type[Sent]) -> Sent:
    """The body of this request. Raises Unreadable, Invalid, or what HTTP says against it."""
    if request.mimetype != "application/json":
        raise UnsupportedMediaType
    return _checked(model, read_json(request.get_data()))


def query(model: type[Sent]) -> Sent:
    """What stands behind the ``?`` of this request. Raises Unreadable, Invalid."""
    if not request.query_string:
        return model()  # no field of a query is needed
    for name, values in request.args.lists():
        if len(values) > 1:
            raise Unreadable(f"{quoted(name)} stands in the address twice")
    return _checked(model, request.args.to_dict())


def read_json(text: bytes) -> object:
    """Read JSON as RFC 8259 has it, but each key of an object once. Raises Unreadable.

    >>> read_json(b'{"pips": 12.0}')
    {'pips': 12}
    """
    try:
        data = json.loads(
            text, object_pairs_hook=_each_key_once, parse_constant=_no_number, parse_float=_number
        )
        json.dumps(data, ensure_ascii=False).encode()  # half of a surrogate pair is no text
    except RecursionError as error:
        raise Unreadable("it is nested too deep") from error
    except ValueError as error:
        raise Unreadable(str(error)) from error
    return data


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(pairs) > MOST_KEYS:
        raise ValueError(f"an object has more than {MOST_KEYS} keys")
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise ValueError(f"the key {quoted(key)} is there twice")
        data[key] = value
    return data


def _no_number(text: str) -> Never:
    raise ValueError(f"{text} is no number of JSON")


def _number(text: str) -> int | float:
    """To JSON 12.0 is 12."""
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError("a number is too large")
    return int(number) if number.is_integer() else number


def _checked(model: type[Sent], data: object) -> Sent:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise Invalid(of_schema(error)) from error
