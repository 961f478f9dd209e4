"""What is wrong with a request: a code for programs, and an English sentence that says what to do."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from flask_babel import force_locale
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from scorekeeper.rules import PRESETS, TileSet
from scorekeeper.rules.quoting import quoted
from scorekeeper.services.errors import FieldCode, FieldProblem
from scorekeeper.web import problem_words
from scorekeeper.web.api.schemas.problem import Problem

Params = Mapping[str, int | str]
"""What a sentence names."""

NO_PARAMS: Params = MappingProxyType({})

MOST_PROBLEMS = 50
"""In one answer; whoever sent more wrong fields will not read them one by one."""

FIELDS = {"set_size": "set", "preset": "rules"}
"""What a service calls otherwise than a request does."""

NO_FIELD = "game"
"""What is said of the game itself and stands in no field."""

SCHEMA = {
    "missing": ("MISSING_FIELD", "This field is needed: add it."),
    "extra_forbidden": ("UNKNOWN_FIELD", "There is no such field here: correct its name, or take it out."),
}

FOR_PROGRAMS: Mapping[str, str] = {
    FieldCode.NAME_EMPTY: "This name has nothing to see in it: give another one.",
    FieldCode.UNKNOWN_SET: f"There is no such set: it is one of {', '.join(map(str, TileSet.SIZES))}.",
    FieldCode.UNKNOWN_PRESET: f"There is no such rule set: it is one of {', '.join(PRESETS)}.",
    FieldCode.SEAT_LEFT: "%(name)s has left this table: leave this entry out.",
    FieldCode.NOT_IN_ROUND: "%(name)s did not play in round %(number)s: leave this entry out.",
    FieldCode.BAD_POINTS: "Send a whole number of points, %(most)s more or less at most.",
    FieldCode.TEXT_MISSING: "An adjustment needs a reason: send a word or two.",
    FieldCode.BAD_RULE: "There is no house rule %(rule)s with that value: /api/v1/openapi.json has them all.",
}
"""Where the sentences of the pages would mislead a program."""


def of_schema(error: ValidationError) -> list[Problem]:
    """What the description of the request says against it."""
    found = error.errors(include_url=False, include_context=False, include_input=False)
    return [_of_detail(detail) for detail in found[:MOST_PROBLEMS]]


def of_fields(problems: Sequence[FieldProblem]) -> list[Problem]:
    """What a service says against the fields of a request."""
    return [of_field(problem) for problem in problems[:MOST_PROBLEMS]]


def of_field(problem: FieldProblem, path: Sequence[str] = (), *, seat: str | None = None) -> Problem:
    """What a service says against a field, which stands at ``path`` where a request calls it otherwise."""
    params = {**_place(problem.field, path), **problem.params}
    message = _sentence(problem)
    return Problem(seat=seat, code=problem.code, severity="ERROR", params=params, message=message)


def wrong(
    code: str, message: str, *path: str | int, seat: str | None = None, params: Params = NO_PARAMS
) -> Problem:
    """Something wrong in the place of the request that `path` leads to."""
    named = {"field": pointer(path), **params}
    return Problem(seat=seat, code=code, severity="ERROR", params=named, message=message)


def pointer(path: Sequence[str | int]) -> str:
    """A JSON pointer (RFC 6901), long keys shortened.

    >>> pointer(["entries", "Ana/Ben", "pips"])
    '/entries/Ana~1Ben/pips'
    """
    return "".join(f"/{quoted(part).replace('~', '~0').replace('/', '~1')}" for part in path)


def _of_detail(detail: ErrorDetails) -> Problem:
    path = detail["loc"]
    code, message = SCHEMA.get(detail["type"], ("BAD_FIELD", f"{detail['msg']}."))
    seat = quoted(path[1]) if len(path) > 1 and path[0] == "entries" else None
    return wrong(code, message, *path, seat=seat)


def _place(field: str, path: Sequence[str]) -> dict[str, str]:
    name, _dash, part = field.partition("-")
    if name == NO_FIELD:
        return {}
    return {"field": pointer(path or [FIELDS.get(name, name), *([part] if part else [])])}


def _sentence(problem: FieldProblem) -> str:
    if words := FOR_PROGRAMS.get(problem.code):
        return words % problem.params
    with force_locale("en"):
        return problem_words.sentence(problem.code, problem.params)
