"""What services hand back: frozen, complete, and free of the database. A seat is its position, 0…n-1."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Literal, cast

from scorekeeper import rules
from scorekeeper.rules import (
    PRESETS,
    HandRecord,
    RuleSet,
    Seat,
    SeatEntry,
    SeatScore,
    Standing,
    Tile,
    TileSet,
)

Status = Literal["playing", "finished"]


@dataclass(frozen=True)
class BookRecord:
    """A score book: the players and games of one household or club."""

    id: str
    """Short, random, url-safe, as all ids are; no secret."""
    name: str
    """As typed; may be empty."""
    keeper_generation: int
    """Which keeper link is good: renewing it raises this number."""


@dataclass(frozen=True)
class PlayerRecord:
    """Someone who plays in a book."""

    id: str
    """See BookRecord.id."""
    name: str
    """As first typed; no two of a book are equal by case folding."""
    last_played: datetime | None
    """When their latest game began (UTC); None before the first."""


@dataclass(frozen=True)
class SeatRecord:
    """A player's place in one game."""

    position: int
    """0 is the first to shuffle."""
    player_id: str
    """Whose place it is."""
    name: str
    """The player's name."""
    start: int = 0
    """Points to begin with: a late joiner's, or from paper."""
    first_round: int = 1
    """The number of the first round they play in; that of the next round while there is none."""
    last_round: int | None = None
    """For who has left, the number of the last round they played in, 0 without one; None: still plays."""
    absences: tuple[int, ...] = ()
    """The numbers of the rounds between that they missed: no entry, no points."""
    ranked: bool = True
    """Whether they get a rank; who left has none unless the table agreed on it."""

    @property
    def plays(self) -> bool:
        """Whether they play in the next round."""
        return self.last_round is None


@dataclass(frozen=True)
class VoidRecord:
    """A hand that was dealt again: it scores nothing and uses up no opening double."""

    id: str
    """See BookRecord.id."""
    before_number: int
    """The number of the round that it came before: that of the hand dealt again in its stead."""
    opening: Tile
    """The double that had opened it."""
    reason: str
    """Why it was void, as typed."""
    at: datetime
    """When that was written down (UTC)."""


@dataclass(frozen=True)
class RoundRecord:
    """One hand as it was written down, and what it counts."""

    number: int
    """1, 2, 3… by order: taking a round back moves the later ones up."""
    opening: Tile
    """The opening double that was really used."""
    entries: Mapping[int, SeatEntry]
    """By seat, pips and tiles exactly as typed; exactly the seats that played in it."""
    scores: Mapping[int, SeatScore]
    """By seat, the bill under the game's house rules."""
    running: Mapping[int, int]
    """By seat, the total after this round; who left keeps it, who comes later is not in it yet."""
    version: int
    """The game's version when this round was last saved: no two rounds of a game ever have the same."""
    saved_at: datetime
    """When it was last saved (UTC)."""
    hand: str = ""
    """How it was played, as HandRecord writes it; "" where nobody followed it."""


@dataclass(frozen=True)
class GameRecord:
    """A whole game."""

    id: str
    """See BookRecord.id."""
    book_id: str
    """The book it belongs to."""
    tile_set: TileSet
    """What it is played with."""
    ruleset: RuleSet
    """The house rules, frozen when it began."""
    preset: str
    """The preset the house rules started from."""
    tiles_each: int
    """How many tiles each is dealt."""
    seats: tuple[SeatRecord, ...]
    """In seat order."""
    rounds: tuple[RoundRecord, ...]
    """In the order they were played."""
    version: int
    """Raised by every change of the game."""
    started_at: datetime
    """When it began (UTC)."""
    ended_at: datetime | None
    """When somebody ended it early (UTC); None while it runs, and when it ended by its own rules."""
    plays_on: bool
    """Gone on with after its target was reached: only ending it ends it."""
    standings: tuple[Standing, ...]
    """Lowest total first; ties share a rank."""
    next_opening: Tile | None
    """The opening double expected next; None when none is left."""
    openings_left: tuple[Tile, ...]
    """The opening doubles still to come, in their order."""
    status: Status
    """Derived: ended early, or over by its rules."""
    played_on: date | None = None
    """The day it was played, where that is not the day it was begun here."""
    place: str = ""
    """Where it was played, as typed."""
    note: str = ""
    """What else is to be remembered; may have several lines."""
    openings_used: tuple[Tile, ...] = ()
    """The opening doubles that were used up on paper, before the first round here."""
    voids: tuple[VoidRecord, ...] = ()
    """The hands that were dealt again, in their order."""
    binned_at: datetime | None = None
    """When it was put in the bin (UTC); None: it is not there."""
    is_repeat: bool = field(default=False, compare=False)
    """It answers a request that had been taken in before: nothing was changed by it."""

    @property
    def standings_by_seat(self) -> Mapping[Seat, Standing]:
        """The standings, each under its seat."""
        return {row.seat: row for row in self.standings}

    @property
    def changes(self) -> Mapping[str, object]:
        """What differs from the preset, as JSON values."""
        return self.ruleset.changes_from(PRESETS[self.preset])

    @property
    def winners(self) -> tuple[SeatRecord, ...]:
        """Who has the lowest total, the leaders while it runs; nobody before the first round."""
        ahead = [row.seat for row in self.standings if row.rank == 1] if self.rounds else []
        return tuple(seat for seat in self.seats if seat.position in ahead)

    @property
    def is_unsure(self) -> bool:
        """Whether something of a hand is not known, and counts as it stands."""
        return any(entry.unknown for row in self.rounds for entry in row.entries.values())

    @property
    def next_number(self) -> int:
        """The number the next round will have."""
        return len(self.rounds) + 1

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play in the next hand."""
        return tuple(seat.position for seat in self.seats if seat.plays)

    @property
    def shuffler(self) -> int:
        """The seat that shuffles for the next hand: whoever came after the one before, of those playing."""
        last: int | None = None
        for row in self.rounds:
            last = rules.next_seat(last, sorted(row.entries))
        return cast(int, rules.next_seat(last, self.playing))

    @property
    def starter(self) -> int | None:
        """The seat that starts the next hand; None where the tiles decide."""
        if rules.starter(self.ruleset, self.next_number, self.playing) is None:
            return None
        return cast(int, rules.next_seat(self.shuffler, self.playing))

    def name(self, position: Seat) -> str:
        """Return the name of the player in that seat."""
        return next(seat.name for seat in self.seats if seat.position == position)


@dataclass(frozen=True)
class FollowedHand:
    """The hand on the table of a game, as far as somebody followed it."""

    record: HandRecord
    """What happened; without an event while nobody follows it."""
    version: int
    """Raised by every change of it, from hand to hand too."""
    saved_at: datetime
    """When that was (UTC)."""
    is_repeat: bool = field(default=False, compare=False)
    """It answers a request that had been taken in before: nothing was changed by it."""


@dataclass(frozen=True)
class GameRow:
    """A game in a list."""

    id: str
    """See BookRecord.id."""
    started_at: datetime
    """When it began (UTC)."""
    status: Status
    """As in GameRecord."""
    set_size: int
    """The N of its double-N set."""
    names: tuple[str, ...]
    """The players in seat order."""
    totals: tuple[int, ...]
    """Their points so far, in seat order."""
    ranked: tuple[bool, ...]
    """Whether they get a rank, in seat order."""
    winners: tuple[str, ...]
    """Who has the lowest total, the leaders while it runs; nobody before the first round."""
    winning_total: int | None
    """The lowest total; None before the first round."""
    hands_played: int
    """How many rounds are written down."""
    hands_planned: int | None
    """How many there will be if all go as the order says; None when a target ends the game."""
    played_on: date | None = None
    """As in GameRecord."""
    place: str = ""
    """As in GameRecord."""
    binned_at: datetime | None = None
    """As in GameRecord."""
