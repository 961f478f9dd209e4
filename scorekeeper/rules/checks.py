"""The impossible entries of a round, each found at the player's hand or for the round as a whole.

Every check looks at one thing only, so that one wrong hand hides nothing that is wrong with another. Whether
all hands can be dealt at once is asked in ``scoring``, once these have found which hands are sound.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from scorekeeper.rules.entries import SeatEntry
from scorekeeper.rules.problems import Code, Problem, Seat, Severity
from scorekeeper.rules.quoting import quoted
from scorekeeper.rules.tiles import DOUBLE_BLANK, Tile, TileSet


@dataclass(frozen=True)
class Round:
    """A round as entered, and what follows from it."""

    tile_set: TileSet
    """The set played with."""
    opening: Tile
    """The double that opened the hand."""
    entries: Mapping[Seat, SeatEntry]
    """What was written down for each player."""
    on_table: frozenset[Tile]
    """Other tiles known to lie on the table."""
    likely: int
    """Pips in one hand above which it is asked back."""

    @cached_property
    def table(self) -> frozenset[Tile]:
        """The tiles that cannot be in a hand."""
        return frozenset(tile for tile in (self.opening, *self.on_table) if tile in self.tile_set)

    @cached_property
    def most_pips(self) -> int:
        """The pips that can be in hands."""
        return self.tile_set.pips - sum(tile.pips for tile in self.table)

    @cached_property
    def uses(self) -> Counter[Tile]:
        """How often each tile was tapped."""
        return Counter(tile for entry in self.entries.values() for tile in entry.tapped)

    @cached_property
    def blanks(self) -> list[int]:
        """The pips of the tiles with a blank half that are neither on the table nor tapped, lowest first."""
        taken = self.table | self.uses.keys()
        return [tile.pips for tile in self.tile_set.bearing(0) if tile.is_blank and tile not in taken]

    @cached_property
    def out(self) -> list[Seat]:
        """Who went out."""
        return [seat for seat, entry in self.entries.items() if entry.out]

    @cached_property
    def blank_holders(self) -> list[Seat]:
        """Who holds the double blank."""
        return [seat for seat, entry in self.entries.items() if entry.holds_double_blank]


def hand_problems(this: Round, seat: Seat) -> Iterator[Problem]:
    """Find everything that is wrong at one player's hand."""
    entry = this.entries[seat]
    yield from _number_problems(seat, entry)
    yield from _tile_problems(this, seat, entry)
    yield from _out_problems(this, seat, entry)
    yield from _double_blank_problems(this, seat, entry)
    if not entry.out:
        yield from pips_problems(this, seat)
        yield from _blanks_problems(this, seat, entry)


def round_problems(this: Round) -> Iterator[Problem]:
    """Find what is wrong with the opening, the table, and with all hands together."""
    yield from opening_problems(this.tile_set, this.opening)
    for tile in sorted(this.on_table):
        if tile not in this.tile_set:
            yield Problem(None, Code.TILE_NOT_IN_SET, params={"tile": str(tile)})
    hands = [entry for entry in this.entries.values() if not entry.out]
    pips = [entry.counted_pips or 0 for entry in hands]
    if sum(number for number in pips if number <= this.most_pips) > this.most_pips:
        yield Problem(None, Code.TOO_MANY_PIPS, params={"most": this.most_pips})
    claims = [entry.claimed_blanks or 0 for entry in hands if not entry.pieces]
    claimed, most = sum(claim for claim in claims if claim <= len(this.blanks)), len(this.blanks)
    if claimed > most:
        yield Problem(None, Code.TOO_MANY_BLANKS, params={"claimed": claimed, "most": most})


def opening_problems(tile_set: TileSet, opening: Tile) -> Iterator[Problem]:
    """Find why a tile opens no hand with that set."""
    if opening not in tile_set:
        yield Problem(None, Code.OPENING_NOT_IN_SET, params={"tile": str(opening)})
    if not opening.is_double:
        yield Problem(None, Code.OPENING_NOT_A_DOUBLE, params={"tile": str(opening)})


def _number_problems(seat: Seat, entry: SeatEntry) -> Iterator[Problem]:
    fields: dict[str, tuple[object, int | None]] = {
        "pips": (entry.pips, entry.typed if entry.is_typed else 0),
        "blank_halves": (entry.blank_halves, entry.claimed_blanks),
        "adjustment": (entry.adjustment, entry.checked_adjustment),
    }
    for field, (raw, number) in fields.items():
        if number is None:
            yield Problem(seat, Code.BAD_NUMBER, params={"field": field, "text": quoted(raw)})


def _tile_problems(this: Round, seat: Seat, entry: SeatEntry) -> Iterator[Problem]:
    for piece, count in Counter(entry.pieces).items():
        params = {"tile": str(piece)}
        if piece not in this.tile_set:
            yield Problem(seat, Code.TILE_NOT_IN_SET, params=params)
        elif piece in this.table and piece != DOUBLE_BLANK:
            yield Problem(seat, Code.TILE_ON_TABLE, params=params)
        if isinstance(piece, Tile) and (count if piece == DOUBLE_BLANK else this.uses[piece]) > 1:
            yield Problem(seat, Code.TILE_TWICE, params=params)


def _out_problems(this: Round, seat: Seat, entry: SeatEntry) -> Iterator[Problem]:
    if entry.out and len(this.out) > 1:
        yield Problem(seat, Code.TWO_OUT)
    if entry.out and entry.holds_anything:
        yield Problem(seat, Code.OUT_WITH_PIPS)
    if entry.out_on_double and not entry.out:
        yield Problem(seat, Code.OUT_ON_DOUBLE_NOT_OUT if this.out else Code.OUT_ON_DOUBLE_BUT_NOBODY_OUT)


def _double_blank_problems(this: Round, seat: Seat, entry: SeatEntry) -> Iterator[Problem]:
    if entry.holds_double_blank and len(this.blank_holders) > 1:
        yield Problem(seat, Code.TWO_DOUBLE_BLANKS)
    if entry.holds_double_blank and DOUBLE_BLANK in this.table:
        yield Problem(seat, Code.DOUBLE_BLANK_ON_TABLE)


def pips_problems(this: Round, seat: Seat) -> Iterator[Problem]:
    """Find what is wrong, or unlikely, with the pips of a hand that nobody went out with."""
    entry = this.entries[seat]
    pips, typed = entry.counted_pips, entry.typed
    if not (entry.is_typed or entry.pieces or entry.double_blank):
        yield Problem(seat, Code.MISSING_ENTRY)
    if pips is None:
        return
    if pips == 0 and not entry.holds_double_blank:
        yield Problem(seat, Code.EMPTY_HAND)
    if typed is not None and typed != pips:
        yield Problem(seat, Code.PIPS_DISAGREE, params={"typed": _short(typed), "tapped": pips})
    if pips > this.most_pips:
        yield Problem(seat, Code.TOO_MANY_PIPS, params={"most": this.most_pips})
    elif pips > this.likely:
        yield Problem(seat, Code.UNLIKELY_TOTAL, Severity.WARNING, {"pips": pips})


def _blanks_problems(this: Round, seat: Seat, entry: SeatEntry) -> Iterator[Problem]:
    claimed = entry.claimed_blanks
    most = entry.counted_blanks if entry.pieces else _most_blanks(this.blanks, entry.counted_pips)
    if claimed is not None and most is not None and claimed > most:
        yield Problem(seat, Code.TOO_MANY_BLANKS, params={"claimed": _short(claimed), "most": most})


def _most_blanks(free: list[int], pips: int | None) -> int:
    """How many of these a hand of so many pips can hold: the lowest ones, until they come to more."""
    if pips is None:
        return len(free)
    most = 0
    while most < len(free) and sum(free[: most + 1]) <= pips:
        most += 1
    return most


def _short(number: int) -> int | str:
    """A number for a sentence; no more than dots for one that nobody would read."""
    return number if number < 10**9 else "…"
