"""The rules of Chicken Foot: values and functions without a framework, a file, a clock or a dice.

What others use is named here; ``deal`` is used as a module (``deal.suggestions(…)``).
"""

from scorekeeper.rules import deal
from scorekeeper.rules.barnyard import Barnyard
from scorekeeper.rules.billing import LineKind, PointLine, SeatScore, bill
from scorekeeper.rules.choices import CHOICES, Choice, JsonValue
from scorekeeper.rules.endings import Ending
from scorekeeper.rules.entries import SeatEntry
from scorekeeper.rules.errors import (
    BadOpening,
    BadRuleSet,
    DealTooLarge,
    DealTooSmall,
    RulesError,
    UnknownSet,
    UnreadablePlay,
    UnreadableTile,
    WrongPlayers,
)
from scorekeeper.rules.events import Event, EventKind
from scorekeeper.rules.game import (
    Standing,
    Stay,
    check_opening,
    is_over,
    late_start,
    next_opening,
    next_seat,
    opening_order,
    openings_left,
    shuffler,
    standings,
    starter,
)
from scorekeeper.rules.hand import HandRecord
from scorekeeper.rules.handproblems import HandCode, HandProblem
from scorekeeper.rules.laying import LayoutProblem
from scorekeeper.rules.likely import likely_most
from scorekeeper.rules.plays import TOES, AmbiguousPlay, End, IllegalPlay, Play, Reason
from scorekeeper.rules.position import (
    AMBIGUOUS,
    UNREADABLE,
    Position,
    PositionProblem,
    read_play,
    read_position,
    write_position,
)
from scorekeeper.rules.presets import PRESET_NOTES, PRESETS, PresetNote
from scorekeeper.rules.problems import Code, Problem, Seat, Severity
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.scoring import RoundScore, find_problems, score_round, warnings
from scorekeeper.rules.tiles import DOUBLE_BLANK, Tile, TileSet

__all__ = [
    "AMBIGUOUS",
    "CHOICES",
    "DOUBLE_BLANK",
    "PRESETS",
    "PRESET_NOTES",
    "TOES",
    "UNREADABLE",
    "AmbiguousPlay",
    "BadOpening",
    "BadRuleSet",
    "Barnyard",
    "Choice",
    "Code",
    "DealTooLarge",
    "DealTooSmall",
    "End",
    "Ending",
    "Event",
    "EventKind",
    "HandCode",
    "HandProblem",
    "HandRecord",
    "IllegalPlay",
    "JsonValue",
    "LayoutProblem",
    "LineKind",
    "Play",
    "PointLine",
    "Position",
    "PositionProblem",
    "PresetNote",
    "Problem",
    "Reason",
    "RoundScore",
    "RuleSet",
    "RulesError",
    "Seat",
    "SeatEntry",
    "SeatScore",
    "Severity",
    "Standing",
    "Stay",
    "Tile",
    "TileSet",
    "UnknownSet",
    "UnreadablePlay",
    "UnreadableTile",
    "WrongPlayers",
    "bill",
    "check_opening",
    "deal",
    "find_problems",
    "is_over",
    "late_start",
    "likely_most",
    "next_opening",
    "next_seat",
    "opening_order",
    "openings_left",
    "read_play",
    "read_position",
    "score_round",
    "shuffler",
    "standings",
    "starter",
    "warnings",
    "write_position",
]
