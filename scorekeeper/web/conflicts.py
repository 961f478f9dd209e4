"""Two phones, one hand: what the other one saved beside what was typed here, and the two put together."""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.rules import SeatEntry, SeatScore, bill
from scorekeeper.services.records import GameRecord, RoundRecord, SeatRecord
from scorekeeper.web.forms import RoundForm

THEIRS, MINE = "theirs", "mine"


@dataclass(frozen=True)
class Sides:
    """One player's hand as the two phones have it."""

    seat: SeatRecord
    """The player."""
    theirs: SeatScore
    """What the other phone saved comes to."""
    mine: SeatScore
    """What was typed here comes to, as far as it can be read."""
    typed: bool
    """Whether anything was typed here."""

    @property
    def same(self) -> bool:
        """Whether it makes no difference which is taken."""
        return self.theirs.lines == self.mine.lines


def compare(game: GameRecord, row: RoundRecord, form: RoundForm) -> Iterator[Sides]:
    """Both versions of a hand, player by player."""
    mine = form.entries()
    for seat in game.seats:
        if seat.position in row.entries:
            kept = row.entries[seat.position]
            typed = mine.get(seat.position, SeatEntry())
            beside = dataclasses.replace(typed, adjustment=kept.adjustment)
            said = typed.out or typed.is_typed or typed.holds_anything
            yield Sides(seat, row.scores[seat.position], bill(game.ruleset, beside), said)


def combine(form: RoundForm, row: RoundRecord, taken: Mapping[str, str]) -> None:
    """Put into the form what is taken from the other phone: ``take-2`` is the hand of seat 2."""
    mine = form.entries()
    form.show(
        {
            seat: theirs if taken.get(f"take-{seat}") == THEIRS else mine.get(seat, SeatEntry())
            for seat, theirs in row.entries.items()
        }
    )
    if taken.get("take-opening") == THEIRS:
        form.opening.data = str(row.opening)


def reseat(form: RoundForm, sat: Sequence[str], seats: Sequence[SeatRecord]) -> None:
    """Let what was typed follow its players, who ``sat`` (by id) otherwise when the form was shown."""
    hands, said = form.entries(), form.out.data
    by_player = {player: hands[seat] for seat, player in enumerate(sat) if seat in hands}
    form.show({seat.position: by_player.get(seat.player_id, SeatEntry()) for seat in seats if seat.plays})
    form.out.data = form.out.data if said else ""
