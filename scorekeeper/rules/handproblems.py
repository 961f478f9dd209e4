"""What can be wrong with a hand as it was written down: codes with parameters, and their English.

Everything is reported, with its place; nothing is refused but a play that the layout cannot hold.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from scorekeeper.rules.plays import Reason, sentence


class HandCode(StrEnum):
    """The kinds of problem."""

    OUT_OF_TURN = "OUT_OF_TURN"
    PASSED_WITHOUT_DRAWING = "PASSED_WITHOUT_DRAWING"
    DREW_FROM_EMPTY_YARD = "DREW_FROM_EMPTY_YARD"
    DREW_TOO_MANY = "DREW_TOO_MANY"
    PLAYED_MORE_THAN_HELD = "PLAYED_MORE_THAN_HELD"
    AFTER_THE_END = "AFTER_THE_END"
    NOT_OUT = "NOT_OUT"
    NOT_BLOCKED = "NOT_BLOCKED"
    LEFT_COUNT = "LEFT_COUNT"
    LEFT_ON_TABLE = "LEFT_ON_TABLE"
    LEFT_TWICE = "LEFT_TWICE"
    UNREADABLE = "UNREADABLE"
    ILLEGAL = "ILLEGAL"


_ENGLISH: Mapping[tuple[HandCode, str], str] = {
    (HandCode.OUT_OF_TURN, ""): "It is {turn}'s turn, not {seat}'s.",
    (HandCode.OUT_OF_TURN, "open"): "It is still {turn}'s turn, who drew and neither played nor passed: "
    "not {seat}'s.",
    (HandCode.OUT_OF_TURN, "waits"): "{seat} drew, and by the house rules what is drawn waits for the next "
    "turn: {tile} comes too early.",
    (HandCode.PASSED_WITHOUT_DRAWING, ""): "{seat} passed, but has to draw: {drawable} can still be drawn.",
    (HandCode.PASSED_WITHOUT_DRAWING, "missed"): "{seat} misses no turn, but draws: {drawable} can still be "
    "drawn.",
    (HandCode.PASSED_WITHOUT_DRAWING, "uncalled"): "{seat} misses no turn: there is no last tile to call "
    "with {held} in hand.",
    (HandCode.PASSED_WITHOUT_DRAWING, "call_off"): "{seat} misses no turn: by the house rules the last tile "
    "need not be called.",
    (HandCode.DREW_FROM_EMPTY_YARD, ""): "{seat} cannot have drawn: the yard is empty.",
    (HandCode.DREW_FROM_EMPTY_YARD, "reserve"): "{seat} must not draw: by the house rules the yard keeps "
    "{reserve}.",
    (HandCode.DREW_FROM_EMPTY_YARD, "set_out"): "{tile} cannot be set out: every tile is dealt.",
    (HandCode.DREW_TOO_MANY, ""): "{seat} drew twice: one tile a turn is drawn.",
    (HandCode.DREW_TOO_MANY, "none"): "{seat} must not draw: by the house rules nobody does.",
    (HandCode.DREW_TOO_MANY, "looking"): "{seat} drew again before everybody had drawn: all draw one, then "
    "look again for the opening double.",
    (HandCode.DREW_TOO_MANY, "uncalled"): "{seat} need not draw: there is no last tile to call with {held} "
    "in hand.",
    (HandCode.DREW_TOO_MANY, "call_off"): "{seat} need not draw: by the house rules the last tile need not "
    "be called.",
    (HandCode.PLAYED_MORE_THAN_HELD, ""): "{seat} has no tile left to play: {tile} is one more than were "
    "dealt and drawn.",
    (HandCode.AFTER_THE_END, "out"): "The hand is over: {out} has played the last tile.",
    (HandCode.AFTER_THE_END, "blocked"): "The hand is over: nobody can move.",
    (HandCode.AFTER_THE_END, "dead"): "The hand is over: the foot can never be finished.",
    (HandCode.NOT_OUT, ""): "{seat} is not out: {held} should be left in the hand.",
    (HandCode.NOT_OUT, "late"): "{seat} did not play the last tile: {out} did.",
    (HandCode.NOT_BLOCKED, "yard"): "The hand is not blocked: {drawable} can still be drawn.",
    (HandCode.NOT_BLOCKED, "passes"): "The hand is not blocked: {seat} has not passed since.",
    (HandCode.NOT_BLOCKED, "fits"): "The hand was not blocked: {seat} still held {tile}, which fits onto "
    "{onto}.",
    (HandCode.NOT_BLOCKED, "out"): "The hand is not blocked: {out} has played the last tile.",
    (HandCode.NOT_BLOCKED, "unopened"): "The hand is not blocked: no opening double is on the table yet.",
    (HandCode.NOT_BLOCKED, "finishable"): "The hand is not dead: no double is without the tiles it still "
    "takes.",
    (HandCode.NOT_BLOCKED, "play_on"): "The hand is not over: by the house rules it goes on when a foot "
    "cannot be finished.",
    (HandCode.NOT_BLOCKED, "left"): "The hand is not over: nobody is out, and nothing says that it is "
    "blocked.",
    (HandCode.LEFT_COUNT, ""): "{seat} should hold {held}, not {left}.",
    (HandCode.LEFT_ON_TABLE, ""): "{seat} cannot hold {tile}: it is on the table.",
    (HandCode.LEFT_TWICE, ""): "{seat} cannot hold {tile}: {other} holds it.",
    (HandCode.LEFT_TWICE, "same"): "{seat} holds {tile} once, not twice.",
    (HandCode.UNREADABLE, "word"): "“{text}” cannot be read here: a turn is written as 9-4, 5-4@9-4, draw, "
    "draw 9-4, draw pass or pass.",
    (HandCode.UNREADABLE, "nothing"): "Something is missing after “{text}”.",
    (HandCode.UNREADABLE, "tile"): "“{text}” is no tile: write it as 6-4, [6-4] or 6|4.",
    (HandCode.UNREADABLE, "seat"): "“{text}” is no player of this hand.",
    (HandCode.UNREADABLE, "ambiguous"): "{tile} fits several ends: write {plays}.",
    (HandCode.UNREADABLE, "opened"): "{tile} cannot be set out: {opening} has opened the hand.",
    (HandCode.UNREADABLE, "long"): "Nothing is read from here on: no hand has so many lines.",
    (HandCode.UNREADABLE, "second"): "Another hand begins here: a hand has one head.",
    (HandCode.UNREADABLE, "head"): "“{text}” cannot be read here: a hand begins with [set double-9] "
    "[rules pagat] [deal 11] [seats Ana, Ben].",
    (HandCode.UNREADABLE, "headless"): "The head of the hand is missing: [set double-9] [rules pagat] "
    "[deal 11] [seats Ana, Ben].",
    (HandCode.UNREADABLE, "missing"): "The head of the hand lacks [{part} …].",
    (HandCode.UNREADABLE, "twice"): "[{part} …] stands there twice.",
    (HandCode.UNREADABLE, "set"): "“{text}” is no set: sets are double-6, 9, 12, 15 and 18.",
    (HandCode.UNREADABLE, "preset"): "“{text}” are no rules: write pagat, kelley, chickie or classic first.",
    (HandCode.UNREADABLE, "rule"): "“{text}” is no house rule, or not one of its values.",
    (HandCode.UNREADABLE, "deal"): "“{text}” is no number of tiles to deal.",
    (HandCode.UNREADABLE, "deal_large"): "{tiles} tiles each are not to be had: at most {largest} are.",
    (HandCode.UNREADABLE, "players"): "Two to twelve can play, not {players}.",
    (HandCode.UNREADABLE, "name"): "“{text}” begins with no name: write names with commas between them, and "
    "unusual ones in quotes.",
    (HandCode.UNREADABLE, "same_seat"): "Two players cannot both be called {text}.",
}


@dataclass(frozen=True, slots=True)
class HandProblem:
    """Something wrong with a hand, and where it stands in the text."""

    line: int
    """The line of the text, from 1."""
    column: int
    """Where in the line the wrong word begins, from 1."""
    code: HandCode
    """The kind."""
    params: Mapping[str, int | str] = field(default_factory=dict)
    """What the sentence names: players, tiles, counts. ``kind`` tells apart the sentences of one code, as the
    keys of ``SENTENCES`` do; ILLEGAL has the play's ``reason`` and what that names."""

    @property
    def message(self) -> str:
        """The English sentence."""
        if self.code is HandCode.ILLEGAL:
            return sentence(Reason(str(self.params["reason"])), self.params)
        return _ENGLISH[self.code, str(self.params.get("kind", ""))].format_map(self.params)

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.code} {self.message}"


SENTENCES = frozenset(_ENGLISH)
"""Every code but ILLEGAL with each of its kinds ("" for a code of one sentence)."""
