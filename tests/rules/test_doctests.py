"""The examples in the docstrings of the rules are right."""

import doctest
import importlib
import pkgutil

import pytest

from scorekeeper import rules

MODULES = [module.name for module in pkgutil.iter_modules(rules.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    module = importlib.import_module(f"scorekeeper.rules.{name}")
    assert doctest.testmod(module).failed == 0


def test_there_are_examples() -> None:
    examples = [
        doctest.DocTestFinder().find(importlib.import_module(f"scorekeeper.rules.{name}")) for name in MODULES
    ]
    assert sum(len(test.examples) for tests in examples for test in tests) > 15
