"""A hand as it was played and written down: who is on turn, what is wrong, how it ended.

>>> hand = HandRecord.parse('''
... [set double-6] [rules pagat] [deal 7] [seats Rosa, Luis]
... Luis 6-6
... rosa [1|6]
... Luis 5-3   # hm
... ''')
>>> hand.turn, hand.yard, dict(hand.tiles_in_hand), hand.ending
('Rosa', 14, {'Rosa': 6, 'Luis': 5}, None)
>>> print(*hand.problems)
5:6: ILLEGAL 5-3 fits no open end: they take 6.
>>> print(hand.undone().then("Luis draw").then("Luis 6-4"))
[set double-6] [rules pagat] [deal 7] [seats Rosa, Luis]
Luis 6-6
Rosa 6-1
Luis draw 6-4
"""

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Self

from scorekeeper.rules.barnyard import Barnyard
from scorekeeper.rules.course import Course
from scorekeeper.rules.endings import Ending
from scorekeeper.rules.entries import SeatEntry
from scorekeeper.rules.events import Event, EventKind
from scorekeeper.rules.handproblems import HandProblem
from scorekeeper.rules.head import Head, Line
from scorekeeper.rules.notation import numbered, read_hand, split_hands
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import Tile, TileSet
from scorekeeper.rules.words import tidy


@dataclass(frozen=True, eq=False)
class HandRecord:
    """A hand. It is never changed: ``then`` returns a longer one. Begin with ``start`` or ``parse``.

    It is its text: two records are equal when they are written alike (``str``). Reading never fails; what
    cannot be read is kept as typed, and is a problem.
    """

    lines: tuple[Line, ...]
    """Its lines that say anything, with their numbers in the text that they were read from."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a hand."""
        return cls(tuple(numbered(text)))

    @classmethod
    def parse_all(cls, text: str) -> tuple[Self, ...]:
        """Read several hands: each head opens one. Places of problems are those in the whole text."""
        return tuple(cls(tuple(lines)) for lines in split_hands(numbered(text)))

    @classmethod
    def start(
        cls, tile_set: TileSet, preset: str, ruleset: RuleSet, tiles_each: int, seats: Iterable[str]
    ) -> Self:
        """Return a hand in which nothing has happened yet. ``preset``: the rules that ``ruleset`` changes."""
        return cls.parse(str(Head(tile_set, preset, ruleset, tiles_each, tuple(map(tidy, seats)))))

    def then(self, text: str) -> Self:
        """Return the hand with one event more: ``Ana 9-4``. A turn that only drew goes on with the next."""
        longer = self.parse(f"{self}\n{' '.join(text.split())}")
        return self.parse(str(longer))

    def undone(self) -> Self:
        """Return the hand without what was done last, be it the play after a draw: what ``then`` added."""
        if not self.events:
            return self
        last = self.events[-1].shortened()
        return self._with([*self._before(len(self.events) - 1), *([last] if last else [])])

    def at(self, step: int) -> Self:
        """Return the hand as it was after so many of its events."""
        return self if step >= len(self.events) else self._with(self._before(step))

    def renamed(self, old: str, new: str) -> Self:
        """Return the hand with a player called otherwise; what cannot be read stays as it was typed."""
        head = self._head
        seats = tuple(new if seat == old else seat for seat in head.seats)
        lines = (line._replace(seat=new) if line.seat == old else line for line in self._course.lines)
        return self._with(lines, dataclasses.replace(head, seats=seats))

    def _before(self, step: int) -> list[Event]:
        """The first events, and the comments between them."""
        before, events = [], 0
        for line in self._course.lines:
            events += line.kind is not EventKind.COMMENT
            if events > step:
                break
            before.append(line)
        return before

    def _with(self, lines: Iterable[Event], head: Head | None = None) -> Self:
        return self.parse(self._written(lines, head or self._head))

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        return self._written(self._course.lines, self._head)

    def _written(self, lines: Iterable[Event], head: Head) -> str:
        return "\n".join(filter(None, (*self._above, str(head), *map(str, lines))))

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, HandRecord) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    @cached_property
    def _read(self) -> tuple[tuple[str, ...], Head, list[Event]]:
        return read_hand(self.lines)

    @cached_property
    def _course(self) -> Course:
        _, head, events = self._read
        return Course(head, events)

    @property
    def _above(self) -> tuple[str, ...]:
        return self._read[0]

    @property
    def _head(self) -> Head:
        return self._read[1]

    @property
    def tile_set(self) -> TileSet:
        """The set."""
        return self._head.tile_set

    @property
    def ruleset(self) -> RuleSet:
        """The house rules."""
        return self._head.ruleset

    @property
    def preset(self) -> str:
        """The name of the rules that they start from."""
        return self._head.preset

    @property
    def tiles_each(self) -> int:
        """The tiles dealt to each."""
        return self._head.tiles_each

    @property
    def seats(self) -> tuple[str, ...]:
        """The players in the order of their turns."""
        return self._head.seats

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened, line by line; what cannot be read is among it, comments are not."""
        return tuple(line for line in self._course.lines if line.kind is not EventKind.COMMENT)

    @property
    def barnyard(self) -> Barnyard | None:
        """The layout; None before the opening double."""
        return self._course.barnyard

    @property
    def opening(self) -> Tile | None:
        """The opening double; None before it is laid."""
        return self.barnyard.opening if self.barnyard else None

    @property
    def turn(self) -> str | None:
        """Whose turn it is.

        None before the opening double, after it was set out (whoever plays next starts), after an unreadable
        line, and when the hand has ended.
        """
        return None if self.ending else self._course.turn

    @property
    def drawn(self) -> int:
        """How many tiles whose turn it is has drawn in it."""
        return self._course.drawn

    @property
    def may_draw(self) -> bool:
        """Whether the house rules let whose turn it is draw a tile. (Nobody knows whether they can play.)"""
        return self.ending is None and self._course.may_draw

    @property
    def may_pass(self) -> bool:
        """Whether the house rules let them pass."""
        return self.ending is None and self._course.may_pass

    @property
    def tiles_in_hand(self) -> Mapping[str, int]:
        """How many tiles each player holds."""
        return MappingProxyType(self._course.held)

    @property
    def yard(self) -> int:
        """How many tiles lie in the yard, those that are never drawn among them."""
        return self._course.yard

    @property
    def ending(self) -> Ending | None:
        """How the hand ended, as its text says or as follows from what happened; None while it goes on."""
        return self._course.ending

    @cached_property
    def left(self) -> Mapping[str, tuple[Tile, ...]]:
        """What players held at the end, as far as it is known; who went out held nothing."""
        left = {seat: tuple(tile for tile, _ in held) for seat, held in self._course.left.items()}
        out = self.ending.seat if self.ending else None
        return MappingProxyType(left if out is None else {out: (), **left})

    @property
    def problems(self) -> tuple[HandProblem, ...]:
        """What is wrong, in the order of the text."""
        return tuple(self._course.problems)

    def entries(self) -> Mapping[str, SeatEntry]:
        """Return the round's entry as far as the hand says it: who went out, and the tiles left."""
        return {seat: self._entry(seat) for seat in self.seats}

    def _entry(self, seat: str) -> SeatEntry:
        if self.ending and self.ending.seat == seat:
            return SeatEntry(out=True, out_on_double=self.ending.on_double)
        return SeatEntry(tiles=self.left.get(seat))
