"""A hand as it goes: whose turn it is, what everybody holds, what lies in the yard (RULES 3).

A table may have gone wrong, and so whatever happened is followed; what is wrong with it is noted.
"""

from collections import Counter

from scorekeeper.rules.barnyard import Barnyard
from scorekeeper.rules.events import Event, Place
from scorekeeper.rules.handproblems import HandCode, HandProblem
from scorekeeper.rules.head import Head
from scorekeeper.rules.plays import AmbiguousPlay, IllegalPlay, Play, Reason
from scorekeeper.rules.tiles import Tile


class Turns:
    """What happened in a hand so far, turn by turn. It grows as events are followed."""

    def __init__(self, head: Head) -> None:
        self.head, self.tile_set, self.rules, self.seats = head, head.tile_set, head.ruleset, head.seats
        self.problems = [*head.problems]
        """What is wrong, as it turns up."""
        self.barnyard: Barnyard | None = None
        """The layout; None before the opening double."""
        self.turn: str | None = None
        """Who is to play; None: whoever comes next, as before the opening double."""
        self.drawn = 0
        """How many tiles whose turn it is has drawn in it."""
        self.held = dict.fromkeys(head.seats, head.tiles_each)
        """How many tiles each holds."""
        self.yard = max(0, len(head.tile_set) - len(head.seats) * head.tiles_each)
        """How many tiles lie in the yard."""
        self.stuck: set[str] = set()
        """Who could not move since the last play."""
        self.misses: set[str] = set()
        """Who misses the next turn."""
        self.miscounted: set[str] = set()
        """Who went on after the last tile: they hold more than was written down."""
        self.looked: Counter[str] = Counter(dict.fromkeys(head.seats, 0))
        """How often each drew for the opening double."""
        self.last: dict[str, Tile] = {}
        """The tile that each played last."""

    @property
    def drawable(self) -> int:
        """How many tiles of the yard may be drawn by the house rules."""
        return 0 if self.rules.draw == "none" else max(0, self.yard - self.rules.reserve)

    @property
    def may_draw(self) -> bool:
        """Whether the house rules let whose turn it is draw (now, or once more)."""
        if self.barnyard is None:
            return self.yard > 0
        return self.drawable > 0 and (self.rules.draw == "until_playable" or not self.drawn)

    @property
    def may_pass(self) -> bool:
        """Whether they let them pass."""
        if self.barnyard is None or not self.drawable:
            return self.barnyard is not None
        return self.drawn > 0 and (self.rules.draw == "one" or self.rules.drawn_tile != "must")

    def note(self, place: Place, code: HandCode, kind: str = "", /, **params: int | str) -> None:
        """Add a problem."""
        self.problems.append(HandProblem(*place, code, {"kind": kind, **params} if kind else params))

    def take_turn(self, event: Event) -> Event:
        """Follow a turn; return it with the tile that it was played onto."""
        seat = event.seat
        if self.barnyard is None:
            return self._look(event, seat)
        self._begin(event, seat)
        for place in event.places[1 : event.draws + 1]:
            self._draw(seat, place)
        if event.tile:
            return self._play(event, seat, event.tile)
        if event.passes:
            self._pass(seat, event.places[-1])
        return event

    def _look(self, event: Event, seat: str) -> Event:
        """Before the opening double: all draw one and look again; whoever finds it plays it.

        The last round of draws may be uneven.
        """
        for place in event.places[1 : event.draws + 1]:
            if not self.yard:
                self.note(place, HandCode.DREW_FROM_EMPTY_YARD, seat=seat)
            elif self.looked[seat] > min(self.looked.values()):
                self.note(place, HandCode.DREW_TOO_MANY, "looking", seat=seat)
            self.looked[seat] += 1
            self.take(seat)
        if event.passes and not event.draws and self.yard:
            self.note(event.places[-1], HandCode.PASSED_WITHOUT_DRAWING, seat=seat, drawable=self.yard)
        if event.tile:
            self._hand_down(seat, event.tile, event.places[-1])
            if self.open(event, event.tile) and not self.rules.opener_again:
                self.pass_on(seat)
            else:
                self.turn = seat if self.barnyard else None
        return event

    def open(self, event: Event, tile: Tile) -> bool:
        """Lay the opening double if the event's tile is one, and say whether it is."""
        place = event.places[-1]
        if tile not in self.tile_set:
            self.refuse(place, Reason.NOT_IN_SET, tile=str(tile), set=str(self.tile_set))
        elif event.onto:
            self.refuse(place, Reason.NOT_ON_TABLE, tile=str(tile), onto=str(event.onto))
        elif not tile.is_double:
            self.refuse(place, Reason.NOT_ON_TABLE, tile=str(tile))
        else:
            self.barnyard = Barnyard.start(self.tile_set, tile, self.rules)
        return self.barnyard is not None

    def _begin(self, event: Event, seat: str) -> None:
        if seat == self.turn:
            return
        if self.turn is not None:
            kind = "open" if self.drawn else ""
            self.note(event.places[0], HandCode.OUT_OF_TURN, kind, seat=seat, turn=self.turn)
        self.turn, self.drawn = seat, 0

    def _draw(self, seat: str, place: Place) -> None:
        if self.check_drawable(seat, place) and not self.may_draw:
            self.note(place, HandCode.DREW_TOO_MANY, seat=seat)
        self.drawn += 1
        self.take(seat)

    def check_drawable(self, seat: str, place: Place) -> bool:
        """Note that there is no tile to draw, and say whether there is one."""
        if not self.yard:
            self.note(place, HandCode.DREW_FROM_EMPTY_YARD, seat=seat)
        elif self.rules.draw == "none":
            self.note(place, HandCode.DREW_TOO_MANY, "none", seat=seat)
        elif not self.drawable:
            self.note(place, HandCode.DREW_FROM_EMPTY_YARD, "reserve", seat=seat, reserve=self.rules.reserve)
        return self.drawable > 0

    def take(self, seat: str) -> None:
        """Take a tile of the yard into the hand, if there is one."""
        taken = min(self.yard, 1)
        self.yard -= taken
        self.held[seat] += taken
        self.stuck.discard(seat)

    def _play(self, event: Event, seat: str, tile: Tile) -> Event:
        place = event.places[-1]
        if self.drawn and self.rules.drawn_tile == "wait":
            self.note(place, HandCode.OUT_OF_TURN, "waits", seat=seat, tile=str(tile))
        self._hand_down(seat, tile, place)
        event = self._lay(event, tile, place)
        self.pass_on(seat)
        return event

    def _hand_down(self, seat: str, tile: Tile, place: Place) -> None:
        """Take a tile out of the hand."""
        if not self.held[seat]:
            self.note(place, HandCode.PLAYED_MORE_THAN_HELD, seat=seat, tile=str(tile))
            self.miscounted.add(seat)
        self.held[seat] = max(0, self.held[seat] - 1)
        self.last[seat] = tile

    def _lay(self, event: Event, tile: Tile, place: Place) -> Event:
        """Lay a tile on the table if the layout can hold it; else it stays as it is."""
        yard = self.barnyard
        assert yard is not None  # noqa: S101 - for the type checker: nobody plays before the opening double
        try:
            play = Play(tile, event.onto) if event.onto else yard.only_play(tile)
            self.barnyard = yard.play(play)
        except IllegalPlay as illegal:
            self.refuse(place, illegal.reason, **dict(illegal.params))
        except AmbiguousPlay as ambiguous:
            plays = ", ".join(map(str, ambiguous.plays))
            self.note(place, HandCode.UNREADABLE, "ambiguous", tile=str(tile), plays=plays)
        else:
            self.stuck.clear()
            several = event.onto is not None and len(yard.plays_of(tile)) > 1
            return event._replace(onto=play.onto, several=several)
        return event

    def refuse(self, place: Place, reason: Reason, **params: int | str) -> None:
        """Add what a play is refused for."""
        self.problems.append(HandProblem(*place, HandCode.ILLEGAL, {"reason": reason, **params}))

    def _pass(self, seat: str, place: Place) -> None:
        if not self.may_pass:
            self.note(place, HandCode.PASSED_WITHOUT_DRAWING, seat=seat, drawable=self.drawable)
        if not self.drawn or self.rules.drawn_tile == "must":
            self.stuck.add(seat)  # else the drawn tile may fit, and only wait
        self.pass_on(seat)

    def pass_on(self, seat: str) -> None:
        """Give the turn to the next player who does not miss it."""
        self.drawn = 0
        after = self.seats.index(seat) + 1
        for following in self.seats[after:] + self.seats[:after]:
            self.turn = following
            if following not in self.misses:
                return
            self.misses.discard(following)
