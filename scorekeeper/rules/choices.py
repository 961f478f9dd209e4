"""Every house rule, the values it may have, and who plays it so: the written rules, compared.

Values are JSON values, in the order in which a form offers them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.rules.errors import BadRuleSet
from scorekeeper.rules.quoting import quoted

JsonValue = str | int | None  # a bool is an int to the type checker, but not to ``Choice.allows``

HIGHEST_TARGET = 9999
"""No table plays longer; it keeps a slipped digit out."""


@dataclass(frozen=True)
class Choice:
    """The values one house rule may have."""

    source: Mapping[JsonValue, str]
    """For each value, in display order, who plays it so."""
    any_points: bool = False
    """Whether any whole number from 1 to HIGHEST_TARGET will do as well."""

    @property
    def values(self) -> tuple[JsonValue, ...]:
        """The values, in display order."""
        return tuple(self.source)

    def allows(self, value: object) -> bool:
        """Whether the rule may have that value: True is not 1, and 4.0 is not 4."""
        if self.any_points and type(value) is int and 1 <= value <= HIGHEST_TARGET:
            return True
        return any(type(value) is type(known) and value == known for known in self.source)

    def check(self, field: str, value: object) -> None:
        """Raise BadRuleSet, naming the field, if the rule cannot have that value."""
        if not self.allows(value):
            known = ", ".join(map(quoted, self.source))
            points = f", or any points from 1 to {HIGHEST_TARGET}" if self.any_points else ""
            raise BadRuleSet(field, f"cannot be {quoted(value)}: it is one of {known}{points}")


CHOICES: Mapping[str, Choice] = MappingProxyType(
    {
        "arms": Choice(
            {
                4: "pagat, Kelley and most tables",
                6: "three on each long side: a pagat variation, and tables with a hub",
                3: "some tables",
                8: "asked for by players; no written source",
                None: "Chickenfoot Domino Rules: four on the double-six, six on larger sets",
            }
        ),
        "opening": Choice(
            {
                "draw_all": "pagat, and the classic rules",
                "next_double": "Chickenfoot Domino Rules; a pagat variation",
                "set_out": "a pagat variation",
                "highest_draw": "Kelley",
            }
        ),
        "opener_again": Choice({False: "most tables", True: "Fundex, for tables with a hub"}),
        "draw": Choice(
            {
                "one": "pagat, Kelley, Chickenfoot Domino Rules and the classic rules",
                "until_playable": "some tables",
                "none": "the double-six, when all tiles are dealt",
            }
        ),
        "drawn_tile": Choice(
            {
                "must": "Kelley, Chickenfoot Domino Rules and the classic rules",
                "may": "pagat",
                "wait": "some tables",
            }
        ),
        "reserve": Choice({0: "most tables", 1: "some tables", 2: "some tables"}),
        "dead_foot": Choice(
            {
                "play_on": "Kelley; pagat and Chickenfoot Domino Rules leave it open",
                "end_at_once": "some tables",
            }
        ),
        "out_on_double": Choice(
            {0: "pagat, Chickenfoot Domino Rules and the classic rules do not forbid it", 50: "Kelley"}
        ),
        "double_blank": Choice(
            {
                50: "pagat and Kelley",
                25: "a pagat variation; the classic rules name it beside 50",
                0: "Chickenfoot Domino Rules",
                100: "rare",
            }
        ),
        "blank_half": Choice({0: "most tables", 25: "tables with a hub"}),
        "order": Choice(
            {
                "count_down": "pagat, the classic rules and most tables",
                "pool": "Chickenfoot Domino Rules: the highest double not crossed off yet",
                "down_and_up": "rare",
            }
        ),
        "target": Choice({None: "all sources: every double once"}, any_points=True),
        "last_tile_call": Choice({False: "most tables", True: "a pagat variation, “chicken little”"}),
        "late_joiner": Choice(dict.fromkeys(("zero", "highest", "average"), "clubs differ")),
    }
)
"""Field of RuleSet → what it may be. The order is that of RuleSet's fields."""
