"""Everybody's total now beside the one that a change would make of it."""

from dataclasses import dataclass

from scorekeeper.services.records import GameRecord


@dataclass(frozen=True)
class TotalMove:
    """One player's total now, and as it would be."""

    name: str
    """The player."""
    now: int | None
    """The total as it is; None: not at the table."""
    after: int | None
    """The total as it would be; None: not at the table."""

    @property
    def changes(self) -> bool:
        """Whether it makes a difference."""
        return self.now != self.after

    @property
    def difference(self) -> str:
        """What is added or taken off, such as ``−25``; empty where there is nothing to compare."""
        if self.now is None or self.after is None or not self.changes:
            return ""
        return f"{self.after - self.now:+}".replace("-", "−")


def compare_totals(now: GameRecord, after: GameRecord) -> list[TotalMove]:
    """Everybody's total now, and as it would be."""
    names = {seat.player_id: seat.name for seat in (*now.seats, *after.seats)}
    old, new = totals(now), totals(after)
    return [TotalMove(name, old.get(player), new.get(player)) for player, name in names.items()]


def totals(game: GameRecord) -> dict[str, int]:
    """Everybody's total, by player."""
    by_seat = {row.seat: row.total for row in game.standings}
    return {seat.player_id: by_seat[seat.position] for seat in game.seats}
