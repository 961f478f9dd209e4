"""The description of the API for programs (OpenAPI 3.1), made of the views and of the models they name."""

import re
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Flask, Response, current_app, jsonify
from pydantic.json_schema import models_json_schema
from werkzeug.routing import Rule

import scorekeeper
from scorekeeper.web.api.operations import Operation, described
from scorekeeper.web.api.problems import DETAILS
from scorekeeper.web.api.schemas.base import Model
from scorekeeper.web.api.schemas.game import Conflict
from scorekeeper.web.api.schemas.problem import ProblemDocument, ProblemsDocument

Json = dict[str, Any]

bp = Blueprint("openapi", __name__)

ABOUT = """Keeps the score of Chicken Foot, hand by hand, and checks plays. /api is a page with examples.

Starting a book and checking plays need no token. Without a right one every other answer is 401; a game of
another book does not exist, and is 404. With a key a request is taken in once: sent again it is answered 200
with the game as it stands. With the version of the game that was last seen a change is refused with 409 if
somebody else was quicker. What is only unlikely stops nothing and stands in the problems of its round.
Refusals are application/problem+json (RFC 9457).
"""
MODEL = "#/components/schemas/{model}"
PATH: dict[str, tuple[str, Json]] = {
    "game_id": ("The game's id.", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}),
    "number": ("The round's number.", {"type": "integer", "minimum": 1}),
}
REFUSALS: dict[int, type[ProblemDocument]] = {409: Conflict, 422: ProblemsDocument}
"""The documents that say more than others, by status."""


@bp.get("/openapi.json")
def show() -> Response:
    """Answer with the description; anybody may read it."""
    return jsonify(description())


def description() -> Json:
    """The whole description of this application's API."""
    return _description(current_app._get_current_object())  # type: ignore[attr-defined]  # of the proxy


@cache
def _description(app: Flask) -> Json:
    found = list(_operations(app))
    paths: Json = {}
    for rule, method, about in found:
        paths.setdefault(_path(rule), {})[method.lower()] = _operation(app, rule, about)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Scorekeeper", "version": scorekeeper.__version__, "description": ABOUT},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": _schemas([about for _, _, about in found]),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": DETAILS[401]}},
        },
    }


def _operations(app: Flask) -> Iterator[tuple[Rule, str, Operation]]:
    for rule in app.url_map.iter_rules():
        if about := described(app.view_functions[rule.endpoint]):
            for method in sorted((rule.methods or set()) - {"HEAD", "OPTIONS"}):
                yield rule, method, about


def _path(rule: Rule) -> str:
    return re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)


def _schemas(operations: list[Operation]) -> Json:
    models: set[type[Model]] = {ProblemDocument, *REFUSALS.values()}
    for about in operations:
        models |= {*about.answers.values(), *([about.body] if about.body else [])}
    ordered = sorted(models, key=lambda model: model.__name__)
    _, schemas = models_json_schema([(model, "validation") for model in ordered], ref_template=MODEL)
    return dict(schemas["$defs"])


def _operation(app: Flask, rule: Rule, about: Operation) -> Json:
    docstring = app.view_functions[rule.endpoint].__doc__ or ""
    answers = {status: _answer(model, status) for status, model in about.answers.items()}
    answers |= {status: _refusal(status) for status in _refusals(rule, about)}
    return {
        "operationId": rule.endpoint.removeprefix("api."),
        "summary": docstring.strip(),
        "parameters": [*_path_parameters(rule), *_query_parameters(about)],
        **({"requestBody": {"required": True, "content": _content(about.body)}} if about.body else {}),
        "responses": {str(status): answers[status] for status in sorted(answers)},
        "security": [{"token": []}] if about.token else [],
    }


def _refusals(rule: Rule, about: Operation) -> set[int]:
    """The statuses of what may go wrong."""
    return (
        {400, 422, 500, 503}
        | ({413, 415} if about.body else set())
        | ({401} if about.token else {429})
        | ({404} if rule.arguments or (about.token and about.body) else set())  # a key's game may be binned
        | ({409} if about.stale else set())
    )


def _answer(model: type[Model], status: int) -> Json:
    return {"description": HTTPStatus(status).phrase, "content": _content(model)}


def _refusal(status: int) -> Json:
    content = _content(REFUSALS.get(status, ProblemDocument), "application/problem+json")
    return {"description": DETAILS[status], "content": content}


def _content(model: type[Model], kind: str = "application/json") -> Json:
    return {kind: {"schema": {"$ref": MODEL.format(model=model.__name__)}}}


def _path_parameters(rule: Rule) -> Iterator[Json]:
    for name, (words, schema) in PATH.items():
        if name in rule.arguments:
            yield {"name": name, "in": "path", "required": True, "description": words, "schema": schema}


def _query_parameters(about: Operation) -> Iterator[Json]:
    schema = about.query.model_json_schema()
    for name, field in schema.get("properties", {}).items():
        words = field.pop("description", "")
        field.pop("default", None)
        yield {"name": name, "in": "query", "description": words, "schema": field}
