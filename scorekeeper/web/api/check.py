"""Checking plays: what may be played on a table, and why not. Nothing of it is kept."""

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, Response, current_app

from scorekeeper import rules
from scorekeeper.rules import (
    AMBIGUOUS,
    UNREADABLE,
    Barnyard,
    Code,
    HandRecord,
    PositionProblem,
    Tile,
    TileSet,
    UnreadableTile,
    read_play,
    read_position,
)
from scorekeeper.rules.quoting import quoted
from scorekeeper.services.setup import lay_over, set_problems
from scorekeeper.web.api import words
from scorekeeper.web.api.errors import Invalid
from scorekeeper.web.api.operations import answer, operation
from scorekeeper.web.api.rate import Minute
from scorekeeper.web.api.schemas.check import (
    BY_PLAYS,
    LONGEST_TEXT,
    MOST_HANDS,
    MOST_LINES,
    Check,
    Checked,
    HandProblem,
)
from scorekeeper.web.api.schemas.problem import Problem

NOT_ASKED: dict[str, Any] = {"legal": None, "play": None, "reason": None, "params": {}, "message": None}
NO_TABLE: dict[str, Any] = {
    "legal_plays": [],
    "unfinished": None,
    "missing": 0,
    "open_ends": [],
    "can_finish": {},
    "dead": False,
}
TOO_LONG = f"Send less at once: {LONGEST_TEXT} characters, {MOST_LINES} lines and {MOST_HANDS} hands at most."

bp = Blueprint("check", __name__, url_prefix="/check")
minute = Minute()


@bp.before_request
def limit() -> None:
    """Nobody asks too often."""
    minute.count(current_app.config["CHECKS_PER_MINUTE"])


@bp.post("")
@operation({200: Checked}, body=Check, token=False)
def create(body: Check) -> Response:
    """Say whether a play may be made, what else may be, how the table stands, and what a text has wrong."""
    barnyard, problems = (laid(body), []) if body.text is None else told(body, body.text)
    if barnyard is None:
        return answer(Checked(**NOT_ASKED, **NO_TABLE, problems=problems))
    plays = barnyard.legal_plays(None if body.hand is None else held(barnyard, body.hand))
    judged = NOT_ASKED if body.play is None else judge(barnyard, body.play)
    return answer(Checked.of(barnyard, plays, **judged, problems=problems))


def told(body: Check, text: str) -> tuple[Barnyard | None, list[HandProblem]]:
    """The table that a text comes to, None before its opening double, and what is wrong. Raises Invalid."""
    if twice := [name for name in (*BY_PLAYS, "changes") if getattr(body, name)]:
        message = "The text says this: leave it out."
        raise Invalid([words.wrong("SAID_TWICE", message, name) for name in twice])
    hands = hands_of(text)
    problems = [HandProblem.of(problem) for hand in hands for problem in hand.problems]
    return hands[-1].barnyard, problems[: words.MOST_PROBLEMS]


def hands_of(text: str) -> Sequence[HandRecord]:
    """The hands of a text, one at least. Raises Invalid if it would take too long to go through them."""
    if len(text) <= LONGEST_TEXT and len(text.splitlines()) <= MOST_LINES:
        hands = HandRecord.parse_all(text) or (HandRecord.parse(text),)
        if len(hands) <= MOST_HANDS:
            return hands
    raise Invalid([words.wrong("TEXT_TOO_LONG", TOO_LONG, "text")])


def laid(body: Check) -> Barnyard:
    """The table that its plays come to. Raises Invalid; of the plays it names the first that is wrong."""
    if body.set is None or body.rules is None or body.plays is None:
        missing = [name for name in BY_PLAYS if getattr(body, name) is None]
        raise Invalid([words.wrong(*words.SCHEMA["missing"], name) for name in missing])
    ruleset, wrong_rules = lay_over(body.rules, body.changes)
    if problems := (*set_problems(body.set), *wrong_rules):
        raise Invalid(words.of_fields(problems))
    position = read_position(TileSet(body.set), ruleset, body.plays)
    if position.problems:
        raise Invalid([wrong_play(problem) for problem in position.problems])
    if position.barnyard is None:
        raise Invalid([words.wrong("NO_OPENING", "Name the opening double: plays begin with it.", "plays")])
    return position.barnyard


def wrong_play(problem: PositionProblem) -> Problem:
    """Which of the plays is wrong, as it was written, and why."""
    params = {"index": problem.index, "text": problem.text, **problem.params}
    return words.wrong(problem.code, problem.message, "plays", problem.index, params=params)


def judge(barnyard: Barnyard, text: str) -> dict[str, Any]:
    """What is said of a play. Raises Invalid if the text names none."""
    play = read_play(barnyard, text)
    if not isinstance(play, PositionProblem):
        message = f"{play.tile} may be played onto {play.onto}."
        return NOT_ASKED | {"legal": True, "play": str(play), "message": message}
    if play.code == UNREADABLE:
        raise Invalid([words.wrong(play.code, play.message, "play", params=play.params)])
    said = {"reason": play.code, "params": dict(play.params), "message": play.message}
    return NOT_ASKED | said | {"legal": play.code == AMBIGUOUS}


def held(barnyard: Barnyard, texts: Sequence[str]) -> list[Tile]:
    """The tiles of a hand. Raises Invalid with those that nobody can hold."""
    hand: list[Tile] = []
    problems: list[Problem] = []
    for index, text in enumerate(texts):
        tile = tile_of(text)
        code = why_not_held(barnyard, tile, hand)
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


def tile_of(text: str) -> Tile | None:
    """The tile that a text names, if it does."""
    try:
        return Tile.parse(text)
    except UnreadableTile:
        return None


def why_not_held(barnyard: Barnyard, tile: Tile | None, before: Sequence[Tile]) -> Code | None:
    """What is wrong with a tile in a hand, beside those named before it; None if nothing is."""
    if tile not in barnyard.tile_set:
        return Code.TILE_NOT_IN_SET
    if tile in barnyard:
        return Code.TILE_ON_TABLE
    return Code.TILE_TWICE if tile in before else None
