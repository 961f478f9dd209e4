"""Templates and static files are found in a checkout and in an installed package."""

import importlib.util
from pathlib import Path

import pytest

from scorekeeper import places


def loaded_from(folder: Path) -> object:
    """Load places.py as the module of a package in that folder."""
    package = folder / "scorekeeper"
    package.mkdir(exist_ok=True)
    (package / "places.py").write_text(Path(places.__file__).read_text("utf-8"), "utf-8")
    spec = importlib.util.spec_from_file_location("places_elsewhere", package / "places.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("inside", [True, False])
def test_the_packages_own_folder_comes_before_the_one_beside_it(tmp_path: Path, *, inside: bool) -> None:
    (tmp_path / "templates").mkdir()
    if inside:
        (tmp_path / "scorekeeper" / "templates").mkdir(parents=True)
    elsewhere = loaded_from(tmp_path)
    expected = tmp_path / "scorekeeper" / "templates" if inside else tmp_path / "templates"
    assert expected == elsewhere.TEMPLATES  # type: ignore[attr-defined]


def test_what_printing_needs_is_there() -> None:
    assert (places.TEMPLATES / "print" / "print.css").is_file()
    assert (places.STATIC / "fonts" / "ScorekeeperSans-Bold.ttf").is_file()
