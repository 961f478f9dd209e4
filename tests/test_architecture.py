"""Imports point one way, as the design has them; and each layer keeps from what is not its own."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "scorekeeper"

MAY_IMPORT = {
    # layer: the layers it may import besides itself
    "__init__": set(),
    "places": set(),
    "config": set(),
    "demo": set(),
    "extensions": set(),
    "migrations": set(),
    "rules": set(),
    "pictures": {"rules"},
    "printing": {"rules", "pictures", "places"},
    "models": {"rules", "extensions", "places"},
    "services": {"rules", "extensions", "models", "demo"},
    "web": {"rules", "extensions", "services", "pictures", "printing", "places", "__init__"},
    "app": {"rules", "extensions", "models", "services", "printing", "web", "places", "config"},
    "cli": {"rules", "models", "services", "printing", "web", "places", "app", "__init__"},
    "__main__": {"cli"},
}
NO_WEB = {"flask", "flask_babel", "flask_wtf", "flask_limiter", "werkzeug", "wtforms", "jinja2"}
KEEPS_FROM = {
    # layer: the libraries it must not know
    "pictures": {*NO_WEB, "sqlalchemy", "weasyprint"},
    "printing": {*NO_WEB - {"jinja2"}, "sqlalchemy", "flask_sqlalchemy"},
    "models": {*NO_WEB, "weasyprint"},
    "services": {*NO_WEB, "weasyprint"},
    "web": {"weasyprint", "flask_sqlalchemy", "flask_migrate", "alembic", "sqlalchemy.orm", "sqlalchemy"},
}

Import = tuple[str, str]
"""Where it stands, and the module that is imported."""


def layer(module: str) -> str:
    """The layer that a module of ours belongs to: ``scorekeeper.rules.tiles`` is of the rules."""
    parts = module.split(".")
    if len(parts) > 1 and ((PACKAGE / parts[1]).is_dir() or (PACKAGE / f"{parts[1]}.py").is_file()):
        return parts[1]
    return "__init__"


def imports(path: Path) -> Iterator[Import]:
    """Every import of a file, those inside functions too."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports by a relative path"
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from ((f"{path.relative_to(PACKAGE.parent)}:{node.lineno}", module) for module in modules)


def files(of_layer: str) -> list[Path]:
    """The files of a layer."""
    single = PACKAGE / f"{of_layer}.py"
    return [single] if single.is_file() else sorted((PACKAGE / of_layer).rglob("*.py"))


def imports_of(of_layer: str) -> Iterator[Import]:
    """Every import of a layer."""
    for path in files(of_layer):
        yield from imports(path)


def test_every_part_of_the_package_is_a_layer_of_the_design():
    found = {path.stem for path in PACKAGE.glob("*.py")} | {
        path.name for path in PACKAGE.iterdir() if path.is_dir() and list(path.rglob("*.py"))
    }

    assert found == MAY_IMPORT.keys()


@pytest.mark.parametrize("of_layer", MAY_IMPORT)
def test_imports_point_one_way(of_layer: str):
    against = [
        f"{where}: {module}"
        for where, module in imports_of(of_layer)
        if module.split(".")[0] == "scorekeeper" and layer(module) not in MAY_IMPORT[of_layer] | {of_layer}
    ]

    assert against == []


def test_the_order_of_the_layers_has_no_circle():
    known: set[str] = set()
    for of_layer, others in MAY_IMPORT.items():
        assert others <= known, of_layer
        known.add(of_layer)


@pytest.mark.parametrize("of_layer", KEEPS_FROM)
def test_a_layer_keeps_from_libraries_that_are_not_its_own(of_layer: str):
    """The names of the database's errors are no secret of the services."""
    against = [
        f"{where}: {module}"
        for where, module in imports_of(of_layer)
        if not module.startswith("sqlalchemy.exc.")
        and {module.split(".")[0], ".".join(module.split(".")[:2])} & KEEPS_FROM[of_layer]
    ]

    assert against == []


def test_the_rules_need_the_standard_library_alone():
    against = [
        f"{where}: {module}"
        for where, module in imports_of("rules")
        if module.split(".")[0] not in {"scorekeeper", *sys.stdlib_module_names}
    ]

    assert against == []


@pytest.mark.parametrize("module", ["random", "secrets", "time", "datetime", "os", "pathlib", "io", "socket"])
def test_the_rules_know_no_clock_no_chance_and_no_files(module: str):
    assert [where for where, name in imports_of("rules") if name.split(".")[0] == module] == []


def test_the_web_touches_no_session():
    assert [where for where, module in imports_of("web") if module == "scorekeeper.extensions.db"] == []


def test_one_place_commits():
    commits = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and node.attr == "commit"
    ]

    assert [where.split(":")[0] for where in commits] == ["services/writing.py"]


def test_no_behaviour_hangs_on_the_name_of_a_preset():
    """It hangs on a field of the rules, or another rule set could not be written."""
    compared = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Constant) and side.value in ("pagat", "kelley", "chickie", "classic")
    ]

    assert compared == []
