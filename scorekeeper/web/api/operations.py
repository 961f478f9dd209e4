"""What a view takes and answers, said once: it is checked against that, and documented by it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, cast

from flask import Response, g

from scorekeeper.web.api import reading, tokens
from scorekeeper.web.api.schemas.base import Model
from scorekeeper.web.api.schemas.sent import NoQuery

View = Callable[..., Response]


@dataclass(frozen=True)
class Operation:
    """What can be asked of one address with one method."""

    answers: Mapping[int, type[Model]]
    """By status, what it answers when all is well."""
    body: type[Model] | None
    """What is sent."""
    query: type[Model]
    """What stands behind the ``?``."""
    token: bool
    """Whether it wants a token."""
    stale: bool
    """Whether somebody else may have been quicker."""


def operation(
    answers: Mapping[int, type[Model]],
    *,
    body: type[Model] | None = None,
    query: type[Model] = NoQuery,
    token: bool = True,
    stale: bool = False,
) -> Callable[[View], View]:
    """Pass a view the ``book`` of the token, the ``query`` and the ``body``, as far as it has them."""
    described = Operation(answers, body, query, token, stale)

    def decorate(view: View) -> View:
        @wraps(view)
        def run(**path: Any) -> Response:
            return view(**path, **_sent(described))

        run.operation = described  # type: ignore[attr-defined]
        return run

    return decorate


def described(view: Callable[..., Any]) -> Operation | None:
    """What was said of a view; None for one that is no operation."""
    return cast(Operation | None, getattr(view, "operation", None))


def answer(model: Model, status: int = 200, **headers: str) -> Response:
    """Answer with a JSON object."""
    return Response(model.model_dump_json(), status, headers, mimetype="application/json")


def _sent(described: Operation) -> dict[str, Any]:
    """Read the request: first who asks, then what."""
    sent: dict[str, Any] = {"book": tokens.kept_book()} if described.token else {}
    query = reading.query(described.query)
    body = reading.body(described.body) if described.body else None
    g.yours = body or query
    if described.query is not NoQuery:
        sent["query"] = query
    return sent if body is None else {**sent, "body": body}
