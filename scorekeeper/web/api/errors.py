"""What is refused here, before a service is asked.

ApiError
├── Unreadable   a body that is no JSON, or that two programs could read differently
└── Invalid      what can be read but not taken in; carries all that is wrong
"""

# ruff: noqa: N818 - the names say what happened; "Error" would add nothing

from collections.abc import Sequence

from scorekeeper.web.api.schemas.problem import Problem


class ApiError(Exception):
    """Root of what the API raises on purpose."""


class Unreadable(ApiError):
    """A request that cannot be read; its text says why."""


class Invalid(ApiError):
    """A request that is wrong in itself."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problem.message for problem in self.problems))
