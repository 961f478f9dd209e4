"""The four written rule sets a table can start from. Any rule can be changed on top of any of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.rules.ruleset import RuleSet


@dataclass(frozen=True)
class PresetNote:
    """Where a preset comes from."""

    title: str
    """Its name on the page."""
    source: str
    """The text whose rules these are."""
    leaves_open: tuple[str, ...]
    """The house rules (fields of RuleSet) that the source does not settle: there the usual way was taken."""


PRESETS: Mapping[str, RuleSet] = MappingProxyType(
    {
        "pagat": RuleSet(),
        "kelley": RuleSet(opening="highest_draw", drawn_tile="must", out_on_double=50),
        "chickie": RuleSet(arms=None, opening="next_double", drawn_tile="must", double_blank=0, order="pool"),
        "classic": RuleSet(drawn_tile="must"),
    }
)

PRESET_NOTES: Mapping[str, PresetNote] = MappingProxyType(
    {
        "pagat": PresetNote(
            "Pagat",
            "pagat.com, “Chicken Foot”: contributed by Joe Celko, maintained by John McLeod",
            ("dead_foot", "drawn_tile"),
        ),
        "kelley": PresetNote(
            "Kelley",
            "Jennifer Kelley, Great Book of Domino Games (1999), pages 37–39, as Wikipedia sums it up",
            ("order", "opening"),
        ),
        "chickie": PresetNote(
            "Chickie",
            "“Chickenfoot Domino Rules”, for double-six to double-twelve sets, based on Wikipedia",
            ("dead_foot", "opening"),
        ),
        "classic": PresetNote(
            "Classic",
            "“Chicken Foot: a double played freezes the whole table”, for the double-nine set",
            ("double_blank", "dead_foot"),
        ),
    }
)
