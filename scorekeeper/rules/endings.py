"""When and how a hand ends: as its text says, or as follows from what happened (RULES 3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from scorekeeper.rules.barnyard import Barnyard
from scorekeeper.rules.events import Event, EventKind
from scorekeeper.rules.handproblems import HandCode
from scorekeeper.rules.head import Head
from scorekeeper.rules.turns import Turns


@dataclass(frozen=True, slots=True)
class Ending:
    """How a hand ended."""

    kind: Literal["out", "blocked", "dead"]
    """Someone played the last tile; nobody can move; or, where the house rules end it at once, a double was
    laid that cannot be finished."""
    seat: str | None = None
    """Who went out."""
    on_double: bool = False
    """Whether they went out on a double."""


class Endings(Turns):
    """The turns of a hand up to its end."""

    def __init__(self, head: Head) -> None:
        super().__init__(head)
        self.ending: Ending | None = None
        """How it ended."""
        self.said = False
        """Whether the text says so itself."""

    def check_over(self, event: Event) -> None:
        """Note what comes after the end. If only the count said that it was there, the table knows better."""
        ending = self.ending
        if ending is None or (ending.kind == "blocked" and not self.said and not event.tile):
            return  # those who cannot move may well say so, each in turn
        if not self.said:
            self.ending = None
            if ending.seat:
                self.miscounted.add(ending.seat)
            if event.tile and event.seat == ending.seat:
                return  # one tile more than were held: that is said when it is played
        self._note_over(ending, event)

    def _note_over(self, ending: Ending, event: Event) -> None:
        params = {"out": ending.seat} if ending.seat else {}
        self.note(event.places[0], HandCode.AFTER_THE_END, ending.kind, **params)

    def conclude(self, event: Event) -> None:
        """See whether the hand has ended with a turn."""
        if self.said or self.barnyard is None:
            return
        seat, tile = event.seat, event.tile
        if tile and not self.held[seat] and seat not in self.miscounted:
            self.ending = Ending("out", seat, tile.is_double)
        elif tile and tile == self.barnyard.unfinished and self._ends_at_once(self.barnyard):
            self.ending = Ending("dead")
        elif not self.drawable and not self._movable(self.barnyard):
            self.ending = Ending("blocked")

    def say_out(self, event: Event) -> None:
        """Follow ``Cy out``."""
        seat, place = event.seat, event.places[0]
        if self.said and self.ending:
            return self._note_over(self.ending, event)
        if self.ending and self.ending.seat not in (None, seat):
            self.note(place, HandCode.NOT_OUT, "late", seat=seat, out=self.ending.seat or "")
        elif self.held[seat]:
            self.note(place, HandCode.NOT_OUT, seat=seat, held=self.held[seat])
        last = self.last.get(seat)
        self.ending, self.said = Ending("out", seat, last is not None and last.is_double), True
        return None

    def say_over(self, event: Event) -> None:
        """Follow ``end blocked`` or ``end dead``."""
        if self.said and self.ending:
            return self._note_over(self.ending, event)
        against = next(self._against_end(event.kind), None)
        if against:
            kind, params = against
            self.note(event.places[0], HandCode.NOT_BLOCKED, kind, **params)
        self.ending, self.said = Ending("dead" if event.kind is EventKind.DEAD else "blocked"), True
        return None

    def _against_end(self, kind: EventKind) -> Iterator[tuple[str, dict[str, int | str]]]:
        """What speaks against the end that the text says, the plainest first."""
        yard = self.barnyard
        if yard is None:
            yield "unopened", {}
        elif self.ending and self.ending.seat:
            yield "out", {"out": self.ending.seat}
        elif kind is EventKind.DEAD:
            yield from self._against_dead(yard)
        elif self.drawable:
            yield "yard", {"drawable": self.drawable}
        elif movable := self._movable(yard):
            yield "passes", {"seat": movable[0]}

    def _against_dead(self, yard: Barnyard) -> Iterator[tuple[str, dict[str, int | str]]]:
        if self.rules.dead_foot != "end_at_once":
            yield "play_on", {}
        if not self._ends_at_once(yard):
            yield "finishable", {}

    def _ends_at_once(self, yard: Barnyard) -> bool:
        """Whether the double that still takes tiles is one that ends the hand."""
        double = yard.unfinished
        at_once = self.rules.dead_foot == "end_at_once"
        return at_once and double is not None and not yard.can_finish(double)

    def _movable(self, yard: Barnyard) -> list[str]:
        """Who may still be able to move without drawing."""
        return [] if yard.is_dead else [seat for seat in self.seats if seat not in self.stuck]
