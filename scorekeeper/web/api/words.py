"""What is wrong with a request: a code for programs, and an English sentence that says what to do."""

from collections.abc import Mapping, Sequence

from flask_babel import force_locale
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from scorekeeper.rules import PRESETS, TileSet
from scorekeeper.rules.quoting import quoted
from scorekeeper.services.errors import FieldCode, FieldProblem
from scorekeeper.web import problem_words
from scorekeeper.web.api.schemas.problem import Problem

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
    FieldCode.BAD_RULE: "There is no house rule %(rule)s with that value: /api/v1/openapi.json has them all.",
}
"""Where the sentences of the pages would mislead a program."""


def of_schema(error: ValidationError) -> list[Problem]:
    """What the description of the request says against it."""
    found = error.errors(include_url=False, include_context=False, include_input=False)
    return [_of_detail(detail) for detail in found[:MOST_PROBLEMS]]


def of_fields(problems: Sequence[FieldProblem]) -> list[Problem]:
    """What a service says against the fields of a request."""
    return [_of_field(problem) for problem in problems[:MOST_PROBLEMS]]


def wrong(code: str, message: str, *path: str | int, seat: str | None = None) -> Problem:
    """Something wrong in the place of the request that `path` leads to."""
    params: dict[str, int | str] = {"field": pointer(path)}
    return Problem(seat=seat, code=code, severity="ERROR", params=params, message=message)


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


def _of_field(problem: FieldProblem) -> Problem:
    name, _dash, part = problem.field.partition("-")
    path = [FIELDS.get(name, name), *([part] if part else [])]
    where = {} if name == NO_FIELD else {"field": pointer(path)}
    params = {**where, **problem.params}
    return Problem(seat=None, code=problem.code, severity="ERROR", params=params, message=_sentence(problem))


def _sentence(problem: FieldProblem) -> str:
    if words := FOR_PROGRAMS.get(problem.code):
        return words % problem.params
    with force_locale("en"):
        return problem_words.sentence(problem.code, problem.params)
