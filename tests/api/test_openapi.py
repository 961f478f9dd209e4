"""The description of the API for programs."""

from typing import Any

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator, validate

from scorekeeper.rules import CHOICES
from tests.api.conftest import Program


@pytest.fixture
def description(stranger: Program) -> Any:
    answer = stranger.get("/openapi.json")
    assert (answer.status_code, answer.mimetype) == (200, "application/json")
    return answer.json


def operations(description: Any) -> list[tuple[str, str, Any]]:
    return [
        (method.upper(), path, about)
        for path, methods in description["paths"].items()
        for method, about in methods.items()
    ]


def test_it_is_openapi(description: Any):
    assert description["openapi"] == "3.1.0"
    validate(description, cls=OpenAPIV31SpecValidator)


def test_it_has_every_address_of_the_api(stranger: Program, description: Any):
    ours = {
        (method, rule.rule.replace("<int:", "<").replace("<", "{").replace(">", "}"))
        for rule in stranger.app.url_map.iter_rules()
        if rule.rule.startswith("/api/v1") and not rule.rule.endswith("openapi.json")
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    assert {(method, path) for method, path, _ in operations(description)} == ours
    assert len(ours) == 10


def test_everything_is_explained(description: Any):
    for _, _, about in operations(description):
        assert about["summary"].endswith(".")
        assert all(parameter["description"] for parameter in about["parameters"])
    for name, schema in description["components"]["schemas"].items():
        for field, about in schema["properties"].items():
            assert about.get("description") or "$ref" in about, f"{name}.{field}"


def test_all_but_new_books_and_checks_want_the_token(description: Any):
    free = {path for _, path, about in operations(description) if not about["security"]}
    assert free == {"/api/v1/books", "/api/v1/check"}
    for _, path, about in operations(description):
        assert ("401" in about["responses"]) == (path not in free)


def test_what_may_be_refused_is_a_problem_document(description: Any):
    for _, _, about in operations(description):
        for status, answer in about["responses"].items():
            kind = "application/json" if status < "300" else "application/problem+json"
            assert list(answer["content"]) == [kind]
            assert answer["description"]


def test_house_rules_are_listed_with_their_positions(description: Any):
    for sent in ("NewGame", "Check"):
        changes = description["components"]["schemas"][sent]["properties"]["changes"]
        assert changes["properties"].keys() == CHOICES.keys()
        assert changes["properties"]["double_blank"] == {"enum": [50, 25, 0, 100]}
        assert changes["additionalProperties"] is False
