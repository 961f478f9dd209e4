"""What a service may refuse, each time with all there is to say.

ServiceError
├── NotFound            nothing of that id in that book
├── Refused             fields of a form: names, deal, house rules; all problems at once
├── RoundRefused        a round that cannot have been: the rules' own problems
├── NeedsConfirmation   an entry to be asked back once before it is taken in
├── Stale               somebody else was quicker; carries what is recorded now
├── TableMoved          the same of the hand on the table, which is followed beside the scores
└── EventRefused        what cannot have happened in that hand: a tile that may not lie there
"""

# ruff: noqa: N818 - the names say what happened; "Error" would add nothing

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as default
from enum import StrEnum
from typing import Self

from scorekeeper.rules import HandProblem, Problem
from scorekeeper.services.records import FollowedHand, GameRecord


class FieldCode(StrEnum):
    """What can be wrong with a field. In brackets: the params."""

    NAME_EMPTY = "NAME_EMPTY"
    """A name with nothing to see in it."""
    NAME_TOO_LONG = "NAME_TOO_LONG"
    """More than 40 characters. (longest)"""
    NAME_TWICE = "NAME_TWICE"
    """Equal to an earlier name but for case or composition. (name: the earlier one)"""
    TOO_FEW_PLAYERS = "TOO_FEW_PLAYERS"
    """Fewer than two. (fewest)"""
    TOO_MANY_PLAYERS = "TOO_MANY_PLAYERS"
    """More than twelve. (most)"""
    UNKNOWN_SET = "UNKNOWN_SET"
    """Not a set that exists."""
    UNKNOWN_PRESET = "UNKNOWN_PRESET"
    """Not one of the presets."""
    BAD_RULE = "BAD_RULE"
    """A house rule that does not exist, or a value it cannot have. (rule)"""
    DEAL_TOO_SMALL = "DEAL_TOO_SMALL"
    """Not even one tile each. (fewest)"""
    DEAL_TOO_LARGE = "DEAL_TOO_LARGE"
    """More tiles than the set has. (largest: the most each that fits)"""
    BAD_KEY = "BAD_KEY"
    """A key is up to 64 plain characters without a space."""
    GAME_FINISHED = "GAME_FINISHED"
    """The game is over: go on with it first."""
    NOTHING_LEFT = "NOTHING_LEFT"
    """Every opening double was played: there is nothing to go on with."""
    PLAYERS_SHARE_GAME = "PLAYERS_SHARE_GAME"
    """Two players who sit in one game are two people: they cannot be merged. (name, other)"""
    NAME_TAKEN = "NAME_TAKEN"
    """Another player of the book has that name: the two can be merged. (name, player: the other's id)"""
    NAME_CHANGED = "NAME_CHANGED"
    """The player is called otherwise than was seen: somebody else was quicker. (name: the one by now)"""
    SEAT_LEFT = "SEAT_LEFT"
    """They sat at this table and left: they can come back. Or they have left already. (name, seat)"""
    SEAT_PLAYS = "SEAT_PLAYS"
    """They are at the table: there is nothing to come back from. (name)"""
    SEAT_HAS_ROUNDS = "SEAT_HAS_ROUNDS"
    """Rounds hang on them: they can leave, but not be removed. (name)"""
    SEAT_GONE = "SEAT_GONE"
    """They sat there then, and do not any more. (name)"""
    BAD_ORDER = "BAD_ORDER"
    """A new order names every seat once."""
    NOT_IN_ROUND = "NOT_IN_ROUND"
    """They did not play in that round. (name, number)"""
    BAD_POINTS = "BAD_POINTS"
    """A whole number of points, up to 9999 more or less. (most)"""
    POINTS_MISSING = "POINTS_MISSING"
    """Points from paper are for every player or for none. (players: how many there are)"""
    TEXT_MISSING = "TEXT_MISSING"
    """A reason is needed."""
    TEXT_TOO_LONG = "TEXT_TOO_LONG"
    """More characters than are kept. (longest)"""
    BAD_OPENING = "BAD_OPENING"
    """Not a double of the set. (tile: as typed)"""
    OPENING_TWICE = "OPENING_TWICE"
    """An opening double that was used already. (tile)"""
    BAD_ANSWER = "BAD_ANSWER"
    """Not what was asked for, or more blank halves than there can be. (number, seat)"""


@dataclass(frozen=True)
class FieldProblem:
    """One field and what is wrong with it."""

    field: str
    """An argument's name; ``players``: how many they are, ``players-0``: a name, ``changes-arms``: a rule,
    ``answers-3-1-blank_halves``: an answer about round 3, seat 1."""
    code: FieldCode
    """What is wrong."""
    params: Mapping[str, int | str] = default(default_factory=dict)
    """What the sentence needs to say it."""


@dataclass(frozen=True)
class Question:
    """What is asked back before an entry is taken in."""

    token: str
    """Pass it in ``confirmed`` to say yes. It names the value: another value is asked about again."""
    seat: int
    """Whose entry it is about."""
    code: str
    """UNLIKELY_TOTAL, or ONLY_DOUBLE_BLANK: nothing typed, the double blank ticked."""
    params: Mapping[str, int | str]
    """What the sentence needs to ask it."""


class ServiceError(Exception):
    """Root of everything services raise on purpose."""


class NotFound(ServiceError):
    """There is no such book, game or round, or it is another book's."""


class Refused(ServiceError):
    """Fields that cannot be taken in."""

    def __init__(self, problems: Sequence[FieldProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(", ".join(f"{problem.field}: {problem.code}" for problem in self.problems))

    @classmethod
    def because(cls, field: str, code: FieldCode, **params: int | str) -> Self:
        """Refuse for one reason."""
        return cls((FieldProblem(field, code, params),))


class RoundRefused(ServiceError):
    """A round that cannot have been. Warnings come along; at least one problem is an error."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problem.message for problem in self.problems))


class NeedsConfirmation(ServiceError):
    """An entry that may be right but is asked about once."""

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions = tuple(questions)
        super().__init__(", ".join(question.token for question in self.questions))


class Stale(ServiceError):
    """The game or round was changed since the form was shown."""

    def __init__(self, theirs: GameRecord) -> None:
        self.theirs = theirs
        super().__init__(f"game {theirs.id} is at version {theirs.version}")


class TableMoved(ServiceError):
    """The hand on the table went on since it was shown."""

    def __init__(self, theirs: FollowedHand) -> None:
        self.theirs = theirs
        super().__init__(f"the hand on the table is at version {theirs.version}")


class EventRefused(ServiceError):
    """What cannot be taken into the hand on the table: no event at all, or a tile that may not go there."""

    def __init__(self, problem: HandProblem) -> None:
        self.problem = problem
        super().__init__(problem.message)
