"""Where the templates and the static files lie: beside the package in a checkout, inside it in a wheel."""

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _place(name: str) -> Path:
    # The package's own folder first: what stands beside it in site-packages belongs to somebody else.
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


TEMPLATES: Path = _place("templates")
STATIC: Path = _place("static")
TRANSLATIONS: Path = _PACKAGE / "translations"


def default_instance() -> Path:
    """The data folder when none is named: ``instance/`` in a checkout, else the user's own data folder."""
    checkout = _PACKAGE.parent
    if (checkout / "pyproject.toml").is_file():
        return checkout / "instance"
    data_home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data_home) / "scorekeeper"
