"""What is wrong with a request, in the form of RFC 9457."""

from typing import Literal

from scorekeeper import rules
from scorekeeper.web.api.schemas.base import Model


class Problem(Model):
    """One thing that is wrong, or unlikely."""

    seat: str | None
    """The player it stands at; null: none, or the whole round."""
    code: str
    """What it is, for programs."""
    severity: Literal["ERROR", "WARNING"]
    """A warning stops nothing."""
    params: dict[str, int | str]
    """What the message names. ``field``: where in the request, as a JSON pointer."""
    message: str
    """The same for people."""

    @classmethod
    def of(cls, problem: rules.Problem, name: str | None) -> "Problem":
        """A problem of the rules, at the player of that name."""
        return cls(
            seat=name,
            code=problem.code.value,
            severity=problem.severity.value,
            params=dict(problem.params),
            message=problem.message,
        )


class ProblemDocument(Model):
    """Why a request was refused, and what to do."""

    title: str
    """The kind of refusal."""
    status: int
    """The HTTP status."""
    detail: str
    """What to do."""


class ProblemsDocument(ProblemDocument):
    """What is wrong with what was sent: all of it at once."""

    problems: list[Problem]
    """At least one is an error."""
