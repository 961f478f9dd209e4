"""The tables and hands that programs send to have plays checked, and what is wrong with them."""

from collections.abc import Sequence

from scorekeeper import rules
from scorekeeper.rules import (
    Barnyard,
    Code,
    HandProblem,
    HandRecord,
    PositionProblem,
    Tile,
    TileSet,
    UnreadableTile,
    read_position,
)
from scorekeeper.rules.quoting import quoted
from scorekeeper.services.setup import lay_over, set_problems
from scorekeeper.web.api import words
from scorekeeper.web.api.errors import Invalid
from scorekeeper.web.api.schemas.check import BY_PLAYS, LONGEST_TEXT, MOST_HANDS, MOST_LINES, Check
from scorekeeper.web.api.schemas.problem import Problem

TOO_LONG = f"Send less at once: {LONGEST_TEXT} characters, {MOST_LINES} lines and {MOST_HANDS} hands at most."


Told = tuple[Barnyard | None, Sequence[HandProblem]]
"""A table, None before its opening double, and what is wrong with the text that tells of it."""


def sent(body: Check) -> Told:
    """The table that was sent in one of two ways. Raises Invalid."""
    return (_laid(body), ()) if body.text is None else _told(body, body.text)


def held(barnyard: Barnyard, texts: Sequence[str]) -> list[Tile]:
    """The tiles of a hand. Raises Invalid with those that nobody can hold."""
    hand: list[Tile] = []
    problems: list[Problem] = []
    for index, text in enumerate(texts):
        tile = _tile(text)
        code = _why_not_held(barnyard, tile, hand)
        if code is not None:
            found = rules.Problem(None, code, params={"tile": quoted(text)})
            problems.append(words.wrong(code, found.message, "hand", index, params=found.params))
        elif tile is not None:
            hand.append(tile)
        if len(problems) == words.MOST_PROBLEMS:
            break
    if problems:
        raise Invalid(problems)
    return hand


def _laid(body: Check) -> Barnyard:
    """The table that plays come to. Raises Invalid; of the plays it names the first that is wrong."""
    if body.set is None or body.rules is None or body.plays is None:
        missing = [name for name in BY_PLAYS if getattr(body, name) is None]
        raise Invalid([words.wrong(*words.SCHEMA["missing"], name) for name in missing])
    ruleset, wrong_rules = lay_over(body.rules, body.changes)
    if problems := (*set_problems(body.set), *wrong_rules):
        raise Invalid(words.of_fields(problems))
    position = read_position(TileSet(body.set), ruleset, body.plays)
    if position.problems:
        raise Invalid([_wrong_play(problem) for problem in position.problems])
    if position.barnyard is None:
        raise Invalid([words.wrong("NO_OPENING", "Name the opening double: plays begin with it.", "plays")])
    return position.barnyard


def _told(body: Check, text: str) -> Told:
    """The table that a text comes to. Raises Invalid if that is not all that is sent of a table."""
    if twice := [name for name in (*BY_PLAYS, "changes") if getattr(body, name)]:
        message = "The text says this: leave it out."
        raise Invalid([words.wrong("SAID_TWICE", message, name) for name in twice])
    hands = _hands(text)
    return hands[-1].barnyard, [problem for hand in hands for problem in hand.problems]


def _wrong_play(problem: PositionProblem) -> Problem:
    """Which of the plays is wrong, as it was written, and why."""
    params = {"index": problem.index, "text": problem.text, **problem.params}
    return words.wrong(problem.code, problem.message, "plays", problem.index, params=params)


def _hands(text: str) -> Sequence[HandRecord]:
    """The hands of a text, one at least. Raises Invalid if it would take too long to go through them."""
    if len(text) <= LONGEST_TEXT and len(text.splitlines()) <= MOST_LINES:
        hands = HandRecord.parse_all(text) or (HandRecord.parse(text),)
        if len(hands) <= MOST_HANDS:
            return hands
    raise Invalid([words.wrong("TEXT_TOO_LONG", TOO_LONG, "text")])


def _tile(text: str) -> Tile | None:
    try:
        return Tile.parse(text)
    except UnreadableTile:
        return None


def _why_not_held(barnyard: Barnyard, tile: Tile | None, before: Sequence[Tile]) -> Code | None:
    """What is wrong with a tile in a hand, beside those named before it; None if nothing is."""
    if tile not in barnyard.tile_set:
        return Code.TILE_NOT_IN_SET
    if tile in barnyard:
        return Code.TILE_ON_TABLE
    return Code.TILE_TWICE if tile in before else None
