"""Build hook: compiles the translations, and puts what stands at the top level into the wheel."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):
    """Runs for a wheel and for an editable install alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Turn every ``.po`` into the ``.mo`` that gettext reads, before the build's files are collected."""
        for catalog in Path(self.root, "scorekeeper", "translations").rglob("*.po"):
            with catalog.open("rb") as source, catalog.with_suffix(".mo").open("wb") as target:
                write_mo(target, read_po(source))
        if version == "standard":  # an editable install finds them in the checkout
            build_data["force_include"] |= {
                "templates": "scorekeeper/templates",
                "static": "scorekeeper/static",
            }
