"""What a game is started with: checked as a whole, so that everything wrong is said at once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict, Unpack

from scorekeeper.rules import (
    PRESETS,
    BadRuleSet,
    DealTooLarge,
    DealTooSmall,
    RuleSet,
    Tile,
    TileSet,
    UnknownSet,
    WrongPlayers,
)
from scorekeeper.rules.deal import Deal
from scorekeeper.services.errors import FieldCode, FieldProblem, Refused
from scorekeeper.services.names import clean, name_problems
from scorekeeper.services.paper import openings_problems, points_problems


@dataclass(frozen=True)
class Setup:
    """A game that can be started."""

    names: tuple[str, ...]
    """The players, cleaned, in seat order."""
    tile_set: TileSet
    """What it is played with."""
    preset: str
    """Where the house rules come from."""
    ruleset: RuleSet
    """The house rules, changes and all."""
    tiles_each: int
    """How many tiles each is dealt; the set has them."""
    start_points: tuple[int, ...]
    """The points so far, of a game begun on paper, in seat order; empty: none."""
    openings_used: tuple[Tile, ...]
    """The opening doubles used up on paper."""


class Wanted(TypedDict):
    """What somebody wants to start a game with."""

    names: Sequence[str]
    """The players, in seat order. Those equal to names of players of the book are theirs, others are new."""
    set_size: int
    """The N of the double-N set."""
    preset: str
    """The name of the preset."""
    changes: Mapping[str, object]
    """House rules laid over the preset's."""
    tiles_each: int
    """How many tiles each is dealt."""
    start_points: NotRequired[Sequence[int]]
    """The points so far, of a game begun on paper, in seat order."""
    openings_used: NotRequired[Sequence[str]]
    """The opening doubles used up on paper, as ``9-9``."""


def check_setup(**wanted: Unpack[Wanted]) -> Setup:
    """Return the setup; Refused with all that is wrong with it."""
    names, tiles_each, preset = tuple(map(clean, wanted["names"])), wanted["tiles_each"], wanted["preset"]
    start_points, openings_used = wanted.get("start_points", ()), wanted.get("openings_used", ())
    ruleset, rule_problems = lay_over(preset, wanted["changes"])
    problems = name_problems(names) + rule_problems
    problems += tuple(points_problems(start_points, len(names), ruleset))
    if wrong_set := set_problems(wanted["set_size"]):
        raise Refused((*problems, *wrong_set))
    tile_set = TileSet(wanted["set_size"])
    problems += deal_problems(tile_set, len(names), tiles_each, set_out=ruleset.opening == "set_out")
    problems += tuple(openings_problems(openings_used, ruleset, tile_set))
    if problems:
        raise Refused(problems)
    used = tuple(map(Tile.parse, openings_used))
    return Setup(names, tile_set, preset, ruleset, tiles_each, tuple(start_points), used)


def set_problems(size: int) -> tuple[FieldProblem, ...]:
    """Say so if there is no set of that size."""
    try:
        TileSet(size)
    except UnknownSet:
        return (FieldProblem("set_size", FieldCode.UNKNOWN_SET),)
    return ()


def lay_over(preset: str, changes: Mapping[str, object]) -> tuple[RuleSet, tuple[FieldProblem, ...]]:
    """Return the preset with the changes laid over it one by one, and those that cannot be."""
    if preset not in PRESETS:
        return RuleSet(), (FieldProblem("preset", FieldCode.UNKNOWN_PRESET),)
    ruleset = PRESETS[preset]
    problems = []
    for rule, value in changes.items():
        try:
            ruleset = ruleset.replace(**{rule: value})
        except BadRuleSet as bad:
            problems.append(FieldProblem(f"changes-{bad.field}", FieldCode.BAD_RULE, {"rule": bad.field}))
    return ruleset, tuple(problems)


def deal_problems(
    tile_set: TileSet, players: int, tiles_each: int, *, set_out: bool
) -> tuple[FieldProblem, ...]:
    """Say why so many players cannot be dealt so many tiles each."""
    try:
        Deal.plan(tile_set, players, tiles_each, set_out=set_out)
    except DealTooLarge as large:
        return (FieldProblem("tiles_each", FieldCode.DEAL_TOO_LARGE, {"largest": large.largest}),)
    except DealTooSmall:
        return (FieldProblem("tiles_each", FieldCode.DEAL_TOO_SMALL, {"fewest": 1}),)
    except WrongPlayers:
        pass  # said of the names already
    return ()
