"""House rules as data: nothing anywhere asks which preset a table plays, only what a field says.

>>> rules = RuleSet().replace(double_blank=25)
>>> rules.double_blank, rules.changes_from(RuleSet()), RuleSet.from_dict(rules.to_dict()) == rules
(25, {'double_blank': 25}, True)
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Self, cast

from scorekeeper.rules.choices import CHOICES, JsonValue
from scorekeeper.rules.errors import BadRuleSet
from scorekeeper.rules.quoting import quoted
from scorekeeper.rules.tiles import TileSet


@dataclass(frozen=True)
class RuleSet:
    """The house rules of one game. Made without arguments it is pagat's rules.

    Any value that ``CHOICES`` does not allow is refused with BadRuleSet.
    """

    arms: Literal[3, 4, 6, 8] | None = 4
    """Tiles that the opening double takes; None: 4 on the double-six, 6 on larger sets."""
    opening: Literal["draw_all", "next_double", "set_out", "highest_draw"] = "draw_all"
    """How the opening double is found; the first two say what is done when nobody holds it."""
    opener_again: bool = False
    """Whether who played the opening double plays again at once."""
    draw: Literal["one", "until_playable", "none"] = "one"
    """How much who cannot play draws."""
    drawn_tile: Literal["must", "may", "wait"] = "may"
    """Whether a drawn tile that fits must or may be played, or waits for the next turn."""
    reserve: Literal[0, 1, 2] = 0
    """Tiles of the yard that are never drawn."""
    dead_foot: Literal["play_on", "end_at_once"] = "play_on"
    """Whether the hand goes on when a foot cannot be finished any more."""
    out_on_double: Literal[0, 50] = 0
    """Points for going out on a double."""
    double_blank: Literal[0, 25, 50, 100] = 50
    """Points for holding the double blank at the end of a hand."""
    blank_half: Literal[0, 25] = 0
    """Points for each blank half of the other tiles held, on top of their pips."""
    order: Literal["count_down", "pool", "down_and_up"] = "count_down"
    """Which double opens the next hand."""
    target: int | None = None
    """Points at which the game ends; None: when every opening double had its hand."""
    last_tile_call: bool = False
    """Whether one's last tile must be called."""
    late_joiner: Literal["zero", "highest", "average"] = "zero"
    """The points with which a late joiner starts; an average is rounded half up."""

    def __post_init__(self) -> None:
        for field, choice in CHOICES.items():
            choice.check(field, getattr(self, field))

    def arms_for(self, tile_set: TileSet) -> int:
        """Return how many tiles the opening double takes in that set: never more than N."""
        arms = self.arms or (4 if tile_set.size == 6 else 6)
        return min(arms, tile_set.size)

    def replace(self, /, **changes: object) -> Self:
        """Return these rules with some changed; BadRuleSet for a rule or value that does not exist."""
        for field in changes:
            if field not in CHOICES:
                raise BadRuleSet(quoted(field), "there is no such house rule")
        return dataclasses.replace(self, **cast(dict[str, Any], changes))

    def changes_from(self, preset: "RuleSet") -> dict[str, JsonValue]:
        """Return the fields in which these rules differ from a preset's, with their values here."""
        theirs = preset.to_dict()
        return {field: value for field, value in self.to_dict().items() if value != theirs[field]}

    def to_dict(self) -> dict[str, JsonValue]:
        """Return all fields as JSON values."""
        return {field: getattr(self, field) for field in CHOICES}

    @classmethod
    def from_dict(cls, values: Mapping[str, object]) -> Self:
        """Read what ``to_dict`` wrote; BadRuleSet for a field too many, a field missing, or a bad value."""
        for field in CHOICES:
            if field not in values:
                raise BadRuleSet(field, "is missing")
        return cls().replace(**values)
