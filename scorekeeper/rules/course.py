"""The course of a hand from its opening to what is left, line by line."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from scorekeeper.rules.endings import Endings
from scorekeeper.rules.events import Event, EventKind, Place
from scorekeeper.rules.handproblems import HandCode
from scorekeeper.rules.head import Head
from scorekeeper.rules.plays import Reason
from scorekeeper.rules.tiles import Tile


class Course(Endings):
    """A hand followed to where its text goes."""

    def __init__(self, head: Head, events: Iterable[Event]) -> None:
        super().__init__(head)
        self.left: dict[str, list[tuple[Tile, Place]]] = {}
        """What each still held, and where that is written."""
        self.left_places: dict[str, Place] = {}
        """Where their names stand, in the last line about each."""
        self.holders: dict[Tile, tuple[str, Place]] = {}
        """Who held a tile, and where that is written."""
        self.lines = [self._follow(event) for event in events]
        """What happened, each play with the tile that it was played onto."""
        self._check_counts()
        self._check_blocked()
        self.problems.sort(key=lambda problem: (problem.line, problem.column))

    def _follow(self, event: Event) -> Event:
        if event.kind is EventKind.TURN:
            self.check_over(event)
            event = self.take_turn(event)
            self.conclude(event)
        else:
            _FOLLOWED[event.kind](self, event)
        return event

    def comment(self, event: Event) -> None:
        """Nothing happened."""

    def unreadable(self, event: Event) -> None:
        """After it nobody knows whose turn it is."""
        self.note(event.places[0], HandCode.UNREADABLE, event.fault, text=event.wrong)
        self.turn, self.drawn = None, 0

    def set_out(self, event: Event) -> None:
        """Lay the opening double without anybody's playing it: it comes out of the yard."""
        place, tile = event.places[-1], str(event.tile)
        if self.barnyard:
            opening = str(self.barnyard.opening)
            self.note(place, HandCode.UNREADABLE, "opened", tile=tile, opening=opening)
        elif event.tile and self.open(event, event.tile):
            if not self.yard:
                self.note(place, HandCode.DREW_FROM_EMPTY_YARD, "set_out", tile=tile)
            self.yard = max(0, self.yard - 1)

    def forgot(self, event: Event) -> None:
        """The last tile was not called: a tile is drawn, or the next turn is missed when there is none."""
        self.check_over(event)
        seat, draws = event.seat, event.kind is EventKind.FORGOT_DRAW
        self._check_forgot(event.places[-1], seat, draws=draws)
        if draws:
            self.take(seat)
        elif self.turn == seat:
            self.pass_on(seat)
        else:
            self.misses.add(seat)

    def _check_forgot(self, place: Place, seat: str, *, draws: bool) -> None:
        code = HandCode.DREW_TOO_MANY if draws else HandCode.PASSED_WITHOUT_DRAWING
        if not self.rules.last_tile_call:
            self.note(place, code, "call_off", seat=seat)
        elif self.held[seat] != 1:
            self.note(place, code, "uncalled", seat=seat, held=self.held[seat])
        elif draws:
            self.check_drawable(seat, place)
        elif self.drawable:
            self.note(place, code, "missed", seat=seat, drawable=self.drawable)

    def leave(self, event: Event) -> None:
        """Note what a player still held."""
        seat = event.seat
        if self.ending is None and not self.left:
            self.note(event.places[0], HandCode.NOT_BLOCKED, "left")
        self.left_places[seat] = event.places[1]
        held = self.left.setdefault(seat, [])
        for tile, place in zip(event.tiles, event.places[2:], strict=True):
            self._check_left(seat, tile, place)
            held.append((tile, place))

    def _check_left(self, seat: str, tile: Tile, place: Place) -> None:
        names = {"seat": seat, "tile": str(tile)}
        if tile not in self.tile_set:
            return self.refuse(place, Reason.NOT_IN_SET, tile=str(tile), set=str(self.tile_set))
        if self.barnyard and tile in self.barnyard:
            return self.note(place, HandCode.LEFT_ON_TABLE, **names)
        holder = self.holders.setdefault(tile, (seat, place))
        if holder[0] != seat:
            return self.note(place, HandCode.LEFT_TWICE, other=holder[0], **names)
        if holder[1] != place:
            self.note(place, HandCode.LEFT_TWICE, "same", **names)
        return None

    def _check_counts(self) -> None:
        """As many tiles must be left as were dealt and drawn and not played."""
        for seat, tiles in self.left.items():
            held, left = self.held[seat], len(tiles)
            if held != left and seat not in self.miscounted:
                self.note(self.left_places[seat], HandCode.LEFT_COUNT, seat=seat, held=held, left=left)

    def _check_blocked(self) -> None:
        """A tile that fits cannot have been held when the hand was blocked."""
        if self.ending is None or self.ending.kind != "blocked" or self.barnyard is None:
            return
        for tile, (seat, place) in self.holders.items():
            for play in self.barnyard.plays_of(tile)[:1]:
                names = {"seat": seat, "tile": str(tile), "onto": str(play.onto)}
                self.note(place, HandCode.NOT_BLOCKED, "fits", **names)


_FOLLOWED: Mapping[EventKind, Callable[[Course, Event], None]] = MappingProxyType(
    {
        EventKind.SET_OUT: Course.set_out,
        EventKind.FORGOT_DRAW: Course.forgot,
        EventKind.FORGOT_MISS: Course.forgot,
        EventKind.OUT: Course.say_out,
        EventKind.BLOCKED: Course.say_over,
        EventKind.DEAD: Course.say_over,
        EventKind.LEFT: Course.leave,
        EventKind.COMMENT: Course.comment,
        EventKind.UNREADABLE: Course.unreadable,
    }
)
