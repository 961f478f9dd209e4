"""The rules of Chicken Foot: values and functions without a framework, a file, a clock or a dice.

What others use is named here; ``deal`` is used as a module (``deal.suggestions(…)``).
"""

from scorekeeper.rules.billing import LineKind, PointLine, SeatScore
from scorekeeper.rules.choices import CHOICES, Choice, JsonValue
from scorekeeper.rules.entries import SeatEntry
from scorekeeper.rules.errors import (
    BadRuleSet,
    DealTooLarge,
    RulesError,
    UnknownSet,
    UnreadableTile,
    WrongPlayers,
)
from scorekeeper.rules.presets import PRESET_NOTES, PRESETS, PresetNote
from scorekeeper.rules.problems import Code, Problem, Seat, Severity
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import DOUBLE_BLANK, Tile, TileSet

__all__ = [
    "CHOICES",
    "DOUBLE_BLANK",
    "PRESETS",
    "PRESET_NOTES",
    "BadRuleSet",
    "Choice",
    "Code",
    "DealTooLarge",
    "JsonValue",
    "LineKind",
    "PointLine",
    "PresetNote",
    "Problem",
    "RuleSet",
    "RulesError",
    "Seat",
    "SeatEntry",
    "SeatScore",
    "Severity",
    "Tile",
    "TileSet",
    "UnknownSet",
    "UnreadableTile",
    "WrongPlayers",
]
