"""Where the templates and the static files lie: beside the package in a checkout, inside it in a wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _place(name: str) -> Path:
    # The package's own folder first: what stands beside it in site-packages belongs to somebody else.
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


TEMPLATES: Path = _place("templates")
STATIC: Path = _place("static")
