"""A hand that was written down, gone through step by step."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from scorekeeper.rules import Barnyard, HandProblem, HandRecord, Tile
from scorekeeper.rules.position import write_position
from scorekeeper.web import hand_words
from scorekeeper.web.checker_setting import Setting
from scorekeeper.web.checker_state import State
from scorekeeper.web.i18n import gettext as _

MOST_LINES = 500
"""More than any hand has: a double-eighteen has 190 tiles, and each is played once and drawn once at most."""
LONGEST_LINE = 500
"""Characters; more than any line has: the tiles left of the largest hand."""


@dataclass(frozen=True)
class ReplayLine:
    """A line of the text."""

    number: int
    """Its number in the whole text, from 1."""
    text: str
    """As typed."""
    step: int | None
    """The step at which it has happened; None for what is no event."""
    problems: tuple[str, ...]
    """What is wrong with it."""


@dataclass(frozen=True)
class Replay:
    """A hand after so many of its events."""

    hand: HandRecord
    """All of it."""
    step: int
    """How many of its events have happened."""

    @classmethod
    def of(cls, hand: HandRecord, step: int | None = None) -> "Replay":
        """A hand at a step; by default where the first thing is wrong, else at its end.

        Of what is no hand no more is read than of the longest one.
        """
        hand = HandRecord(tuple((number, text[:LONGEST_LINE]) for number, text in hand.lines[:MOST_LINES]))
        last = len(hand.events)
        if step is None:
            step = step_of(hand, hand.problems[0].line) if hand.problems else last
        return cls(hand, max(0, min(step, last)))

    @property
    def last(self) -> int:
        """The step at which all has happened."""
        return len(self.hand.events)

    @cached_property
    def now(self) -> HandRecord:
        """The hand as it is at this step."""
        return self.hand.at(self.step)

    @property
    def table(self) -> Barnyard | None:
        """What lies on the table; None before the opening double."""
        return self.now.barnyard

    @property
    def said(self) -> str:
        """What has just happened."""
        if not self.step:
            return _("The hand has not begun.")
        return hand_words.event_sentence(self.hand.events[self.step - 1])

    @property
    def newest(self) -> Tile | None:
        """The tile that has just been laid."""
        tile = self.hand.events[self.step - 1].tile if self.step else None
        return tile if self.table and tile in self.table.tiles else None

    @property
    def ending(self) -> str:
        """How the hand ended, once it has; nothing before."""
        return hand_words.ending_sentence(self.now.ending) if self.now.ending else ""

    @cached_property
    def lines(self) -> Sequence[ReplayLine]:
        """The text line by line."""
        steps = {event.line: step for step, event in enumerate(self.hand.events, start=1)}
        return [
            ReplayLine(number, text, steps.get(number), tuple(self._problems(number)))
            for number, text in self.hand.lines
        ]

    def _problems(self, number: int) -> list[str]:
        return [hand_words.problem_sentence(one) for one in self._wrong.get(number, ())]

    @cached_property
    def _wrong(self) -> dict[int, list[HandProblem]]:
        """Line → what is wrong with it."""
        wrong: dict[int, list[HandProblem]] = {}
        for problem in self.hand.problems:
            wrong.setdefault(problem.line, []).append(problem)
        return wrong

    @property
    def checker_url(self) -> str:
        """The checker with the table of this step."""
        setting = Setting.of(self.hand.tile_set, self.hand.preset, self.hand.ruleset)
        plays = write_position(self.table) if self.table else ()
        return State(setting, self.table, plays).url()


def step_of(hand: HandRecord, line: int) -> int:
    """The step at which a line of the text has happened."""
    return sum(event.line <= line for event in hand.events)
