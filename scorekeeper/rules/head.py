"""The head of a hand's text: ``[set double-9] [rules pagat arms=6] [deal 11] [seats Ana, Ben]``.

>>> head = read_head([(1, '[Seats ana , "Mary Ann"] [deal 9][set 9] [rules pagat double_blank=25]')])
>>> str(head)
'[set double-9] [rules pagat double_blank=25] [deal 9] [seats ana, "Mary Ann"]'
>>> for problem in read_head([(3, "[set double-7] [rules pagat] [seats Ana, Ben]")]).problems:
...     str(problem)
'3:1: UNREADABLE The head of the hand lacks [deal …].'
'3:6: UNREADABLE “double-7” is no set: sets are double-6, 9, 12, 15 and 18.'
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from scorekeeper.rules import deal
from scorekeeper.rules.choices import JsonValue
from scorekeeper.rules.handproblems import HandCode, HandProblem
from scorekeeper.rules.headitems import (
    Item,
    Wrong,
    read_deal,
    read_items,
    read_rules,
    read_seats,
    read_set,
)
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import TileSet
from scorekeeper.rules.words import write_name

Line = tuple[int, str]
"""A line of a text: its number, from 1, and what it says."""

Names = Callable[[], tuple[str, ...]]
"""Finds out who plays."""

Value = TypeVar("Value")


@dataclass(frozen=True)
class Head:
    """What a hand is played with, and by whom."""

    tile_set: TileSet
    """The set; a double-nine where the text does not say."""
    preset: str
    """The name of the rules that the house rules start from; pagat where the text does not say."""
    ruleset: RuleSet
    """The house rules."""
    tiles_each: int
    """The tiles dealt to each; the usual deal where the text does not say."""
    seats: tuple[str, ...]
    """The players in the order of their turns; as they turn up where the text does not say."""
    comment: str = ""
    """What stands behind it, with its ``#``."""
    typed: tuple[str, ...] = ()
    """Its lines as typed, where something is wrong with them."""
    problems: tuple[HandProblem, ...] = ()
    """What is wrong with it."""

    def __str__(self) -> str:
        if self.problems:
            return "\n".join(self.typed)
        changes = self.ruleset.changes_from(PRESETS[self.preset])
        rules = " ".join([self.preset, *(f"{field}={_json(value)}" for field, value in changes.items())])
        seats = ", ".join(map(write_name, self.seats))
        said = f"[set {self.tile_set}] [rules {rules}] [deal {self.tiles_each}] [seats {seats}]"
        return f"{said}  {self.comment}" if self.comment else said


def _json(value: JsonValue) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)


def read_head(lines: Sequence[Line], names: Names = tuple, *, first_line: int = 1) -> Head:
    """Read the lines of a head; what is wrong with it is among its problems, and filled in as usual.

    ``names``: the players as they turn up in the hand, in case the head does not say. ``first_line``: where a
    head that is missing altogether should stand.
    """
    items, comment, problems = read_items(lines)
    place = lines[0][0] if lines else first_line
    read_all = lines and not problems  # else the part may stand where it could not be read
    if not lines:
        problems = [_problem(place, 1, "headless")]

    def value_of(part: str, read: Callable[[Item], Value], usual: Callable[[], Value]) -> Value:
        if part in items:
            try:
                return read(items[part])
            except Wrong as wrong:
                problems.append(_problem(items[part].line, wrong.column, wrong.kind, **wrong.params))
        elif read_all:
            problems.append(_problem(place, 1, "missing", part=part))
        return usual()

    tile_set = value_of("set", read_set, lambda: TileSet(9))
    preset, ruleset = value_of("rules", read_rules, lambda: ("pagat", PRESETS["pagat"]))
    seats = value_of("seats", read_seats, names)
    tiles_each = value_of("deal", read_deal, lambda: _usual_deal(tile_set, len(seats)))
    if "deal" in items and not problems:
        problems += _too_large(items["deal"], tile_set, ruleset, len(seats), tiles_each)
    problems.sort(key=lambda problem: (problem.line, problem.column))
    typed = tuple(text.strip() for _, text in lines)
    return Head(tile_set, preset, ruleset, tiles_each, seats, comment, typed, tuple(problems))


def _usual_deal(tile_set: TileSet, players: int) -> int:
    return deal.suggestions(tile_set, max(players, deal.PLAYERS.start))[0].tiles_each


def _too_large(
    item: Item, tile_set: TileSet, ruleset: RuleSet, players: int, tiles_each: int
) -> list[HandProblem]:
    largest = deal.largest_deal(tile_set, players, set_out=ruleset.opening == "set_out")
    if tiles_each <= largest:
        return []
    return [_problem(item.line, item.column, "deal_large", tiles=tiles_each, largest=largest)]


def _problem(line: int, column: int, kind: str, **params: int | str) -> HandProblem:
    return HandProblem(line, column, HandCode.UNREADABLE, {"kind": kind, **params})
