"""Everything is small enough to be read, and everything that can be called or chosen is in the README."""

import ast
from pathlib import Path

import pytest

from scorekeeper import cli
from scorekeeper.rules import CHOICES

ROOT = Path(__file__).parents[1]
LONGEST_FILE = 300
LONGEST_FUNCTION = 25
OURS = ("scorekeeper", "templates", "static", "tests")
KINDS = (".py", ".js", ".css", ".html")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_no_file_is_long():
    long = {
        str(path.relative_to(ROOT)): lines
        for folder in OURS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in KINDS and (lines := len(path.read_text().splitlines())) > LONGEST_FILE
    }

    assert long == {}


def test_no_function_is_long():
    """But for migrations, which are frozen lists."""
    long = {
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}": lines
        for path in (ROOT / "scorekeeper").rglob("*.py")
        if "versions" not in path.parts
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, Function) and (lines := lines_of_code(path, node)) > LONGEST_FUNCTION
    }

    assert long == {}


def lines_of_code(path: Path, function: Function) -> int:
    """The lines of its body, without the docstring, comments and empty lines."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    if not body:
        return 0
    lines = path.read_text().splitlines()[body[0].lineno - 1 : function.end_lineno]
    return sum(bool(line.strip()) and not line.strip().startswith("#") for line in lines)


@pytest.fixture(scope="module")
def readme() -> str:
    return (ROOT / "README.md").read_text()


@pytest.mark.parametrize("command", cli.main.commands)
def test_the_readme_names_every_command(readme: str, command: str):
    assert f"`scorekeeper {command}" in readme


@pytest.mark.parametrize("rule", CHOICES)
def test_the_readme_names_every_house_rule(readme: str, rule: str):
    assert f"`{rule}`" in readme
