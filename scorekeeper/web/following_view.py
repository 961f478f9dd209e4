"""What there is to see and to say beside the table of a hand that is followed."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from scorekeeper.rules import AmbiguousPlay, Barnyard, EventKind, HandRecord, Play, RulesError
from scorekeeper.services.records import FollowedHand, GameRecord
from scorekeeper.web import hand_words, table_words
from scorekeeper.web.following_events import drawable
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.i18n import ngettext
from scorekeeper.web.table_picture import Link, draw


@dataclass(frozen=True)
class SeatTiles:
    """One player beside the table."""

    place: int
    """Which one, from 0, in the order of their turns."""
    name: str
    """Their name."""
    tiles: int
    """How many tiles they hold, as far as they were counted."""


@dataclass(frozen=True)
class Asked:
    """What was asked of the page, or went wrong with the last tap."""

    seat: int = -1
    """Who plays next though it is somebody else's turn, or nobody's; for no seat at all, whoever does."""
    said: str = ""
    """Why the last tap was not taken in."""
    ways: Sequence[Play] = ()
    """The plays to choose from, where several ends take the tile."""


@dataclass(frozen=True)
class TableView:
    """A hand on the table, ready to be shown."""

    hand: HandRecord
    """What happened."""
    version: int
    """Which one it is, for the next tap."""
    asked: Asked
    """What was asked."""
    starter: str | None
    """Who starts after the opening double was set out, where the house rules say it."""

    @property
    def is_asked(self) -> bool:
        """Whether somebody is named."""
        return 0 <= self.asked.seat < len(self.hand.seats)

    @property
    def player(self) -> str | None:
        """Who the next tap is about: who was named, or whose turn it is."""
        if self.is_asked:
            return self.hand.seats[self.asked.seat]
        if self.hand.turn is None and self.hand.ending is None and len(self.hand.events) == 1:
            return self.starter
        return self.hand.turn

    @property
    def place(self) -> int | None:
        """The same by number."""
        return self.hand.seats.index(self.player) if self.player else None

    @property
    def seats(self) -> list[SeatTiles]:
        """Everybody beside the table."""
        held = self.hand.tiles_in_hand
        return [SeatTiles(place, name, held[name]) for place, name in enumerate(self.hand.seats)]

    @property
    def table(self) -> Barnyard | None:
        """What lies there; None before the opening double."""
        return self.hand.barnyard

    @property
    def is_over(self) -> bool:
        """Whether the hand has ended, and nobody says that it has not."""
        return self.hand.ending is not None and not self.is_asked

    @property
    def is_out_of_turn(self) -> bool:
        """Whether it is somebody else's turn than whoever was named."""
        return self.hand.turn not in (None, self.player)

    @property
    def may_draw(self) -> bool:
        """Whether Draw is offered: where the house rules leave it open; out of turn, if there is a yard."""
        return self.hand.may_draw if self.player == self.hand.turn else drawable(self.hand) > 0

    @property
    def may_pass(self) -> bool:
        """Whether Pass is offered."""
        return self.hand.may_pass or self.player != self.hand.turn

    @property
    def picture(self) -> Markup:
        """The table; the ends to choose from lead to their buttons."""
        assert self.table  # noqa: S101 - for the type checker: asked for only where something lies there
        links = {way.onto: Link(f"#onto-{way.onto}", onto(way)) for way in self.asked.ways}
        newest = self.table.tiles[-1]
        return draw(self.table, links=links, lit=links or None, newest=newest)

    @property
    def holds(self) -> str:
        """What may be played now, and that a foot is beyond hope."""
        if self.table is None:
            return ""
        return table_words.hopeless(self.table) or table_words.what_holds(self.table)

    @property
    def latest(self) -> str:
        """What happened last."""
        return hand_words.event_sentence(self.hand.events[-1]) if self.hand.events else ""

    @property
    def doubts(self) -> list[str]:
        """What cannot have been right about that."""
        line = self.hand.events[-1].line if self.hand.events else 0
        return [hand_words.problem_sentence(one) for one in self.hand.problems if one.line == line]

    @property
    def happened(self) -> list[str]:
        """All that happened, the latest first."""
        return [hand_words.event_sentence(event) for event in reversed(self.hand.events)]

    @property
    def death(self) -> str:
        """That nobody can move any more, while there are tiles to be drawn; mostly nothing."""
        return table_words.death(self.table) if self.table and not self.hand.ending else ""

    @property
    def uncalled(self) -> list[SeatTiles]:
        """Who may have forgotten to call their last tile, where the house rules want it called."""
        if not self.hand.ruleset.last_tile_call:
            return []
        return [seat for seat in self.seats if seat.tiles == 1]

    @property
    def ending(self) -> str:
        """How the hand ended, and on which tile."""
        return how_it_ended(self.hand)

    @property
    def next_place(self) -> int:
        """Who would play next, if the hand should not be over after all."""
        latest = next((event.seat for event in reversed(self.hand.events) if event.seat), self.hand.seats[-1])
        return (self.hand.seats.index(latest) + 1) % len(self.hand.seats)

    @property
    def is_said(self) -> bool:
        """Whether somebody said that it ended, and it is not only what the count comes to."""
        return self.hand.events[-1].kind in (EventKind.OUT, EventKind.BLOCKED, EventKind.DEAD)


def ways(hand: HandRecord, tile: str) -> Sequence[Play]:
    """The plays to choose from, where several ends take a tile; none where it is clear or no tile."""
    try:
        if hand.barnyard:
            hand.barnyard.resolve(tile)
    except AmbiguousPlay as several:
        return several.plays
    except RulesError:
        return ()
    return ()


def view(game: GameRecord, hand: FollowedHand, asked: Asked) -> TableView:
    """The hand on the table of a game."""
    starter = game.name(game.starter) if game.starter is not None else None
    return TableView(hand.record, hand.version, asked, starter if starter in hand.record.seats else None)


def onto(play: Play) -> str:
    """A play in words."""
    return _("Play %(tile)s onto %(onto)s", tile=play.tile, onto=play.onto)


def how_it_ended(hand: HandRecord) -> str:
    """How a hand ended, and on which tile; not a whole sentence, for it may be asked."""
    if hand.ending and hand.ending.seat:
        tiles = [event.tile for event in hand.events if event.tile and event.seat == hand.ending.seat]
        if not tiles:
            return _("%(name)s is out", name=hand.ending.seat)
        return _("%(name)s is out on %(tile)s", name=hand.ending.seat, tile=tiles[-1])
    if hand.ending and hand.ending.kind == "dead":
        return _("The foot can never be finished")
    return _("Nobody can move") if hand.ending else ""


def whose_turn(hand: HandRecord) -> str:
    """Where the hand on the table stands, in a few words; nothing where nobody follows it."""
    if not hand.events:
        return ""
    if hand.ending:
        return how_it_ended(hand)
    if hand.turn:
        return _("%(name)s to play", name=hand.turn)
    return ngettext("%(num)s tile on the table", "%(num)s tiles on the table", on_table(hand))


def on_table(hand: HandRecord) -> int:
    """How many tiles lie on the table."""
    return len(hand.barnyard.tiles) if hand.barnyard else 0
