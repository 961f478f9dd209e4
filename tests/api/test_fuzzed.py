"""What the description allows and what it does not, sent by the hundred: all answers are as described.

Schemathesis makes it up from the description, the same on every run.
"""

from collections import Counter
from typing import Any

import pytest
import schemathesis
from flask import Flask
from schemathesis.config import (
    ChecksConfig,
    GenerationConfig,
    PositiveDataAcceptanceConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
    SimpleCheckConfig,
)
from schemathesis.engine import events, from_schema

from tests.api.conftest import FOUR, Program, with_book

EXAMPLES = 15
"""Requests made up for each operation in each phase."""

CHECKS = ChecksConfig(
    # The description cannot say which hands there can be, nor which rounds a game has.
    positive_data_acceptance=PositiveDataAcceptanceConfig(expected_statuses=["2xx", "404", "409", "422"]),
    # Asks again in a way that Werkzeug's client does not know; test_books.py asks without a right token.
    ignored_auth=SimpleCheckConfig(enabled=False),
)


@pytest.fixture
def program(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program whose books and checks are not limited in number."""
    monkeypatch.setitem(app.config, "NEW_BOOKS_LIMIT", "1000000 per hour")
    monkeypatch.setitem(app.config, "CHECKS_PER_MINUTE", 1_000_000)
    return with_book(app, "The Fuzzers")


def described(program: Program) -> Any:
    """The API as its description has it, with the token of the program."""
    project = ProjectConfig(
        checks=CHECKS,
        generation=GenerationConfig(deterministic=True, max_examples=EXAMPLES),
        headers={"Authorization": f"Bearer {program.token}", "Accept-Encoding": "identity"},
    )
    config = SchemathesisConfig(projects=ProjectsConfig(default=project), seed=1)
    schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", program.app, config=config)

    @schema.hook
    def map_case(_context: object, case: schemathesis.Case) -> schemathesis.Case:
        if case.meta and case.meta.generation.mode.is_positive:
            if "game_id" in case.path_parameters:
                at_a_real_table(program, case)
            if isinstance(case.body, dict) and "plays" in case.body:
                case.body["plays"] = ["6-6", "6-1"]  # which every set has
        return case

    return schema


def at_a_real_table(program: Program, case: schemathesis.Case) -> None:
    """Let a request that is right be about a game there is, with a round, and about its players."""
    game = program.start()
    program.save(game, "9-9", "out", 43, 5, 9)
    case.path_parameters |= {"game_id": game["id"]}
    if "number" in case.path_parameters:
        case.path_parameters |= {"number": 1}
    if isinstance(case.body, dict) and "entries" in case.body:
        case.body["entries"] = dict(zip(FOUR, case.body["entries"].values(), strict=False))


def test_every_answer_is_as_described(program: Program) -> None:
    statuses: Counter[int] = Counter()
    failures = []
    for event in from_schema(described(program)).execute():
        assert not isinstance(event, events.NonFatalError | events.FatalError), event
        if isinstance(event, events.ScenarioFinished):
            answers = [each.response for each in event.recorder.interactions.values() if each.response]
            statuses.update(answer.status_code for answer in answers)
            checks = [check for found in event.recorder.checks.values() for check in found]
            failures += [f"{check.name}: {check.failure_info}" for check in checks if check.failure_info]
    assert failures == []
    assert {200, 201, 400, 404, 405, 409, 415, 422} <= statuses.keys() <= {*range(200, 500)}
