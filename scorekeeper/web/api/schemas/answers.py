"""What programs are answered, but for a whole game and for problems."""

from datetime import datetime

from scorekeeper.rules import Stay, standings
from scorekeeper.services.records import GameRow
from scorekeeper.web.api.schemas.base import Model
from scorekeeper.web.api.schemas.game import Standing, Status


class Book(Model):
    """A score book, and what lets a program in."""

    id: str
    """Names the book; no secret."""
    name: str
    """May be empty."""
    keeper_token: str
    """The bearer token: what the keeper link ends in."""


class GameSummary(Model):
    """A game in a list."""

    id: str
    """Names the game."""
    set: int
    """9 for a double-nine set."""
    players: list[str]
    """The names in seat order."""
    started: datetime
    """When it began, in UTC."""
    status: Status
    """Whether it goes on."""
    rounds_played: int
    """How many rounds are written down."""
    standings: list[Standing]
    """Lowest total first; last who left without a rank."""

    @classmethod
    def of(cls, row: GameRow) -> "GameSummary":
        """A game of a list."""
        players = zip(row.names, row.totals, row.ranked, strict=True)
        ranked = standings([], [Stay(name, start=total, ranked=rank) for name, total, rank in players])
        return cls(
            id=row.id,
            set=row.set_size,
            players=list(row.names),
            started=row.started_at,
            status=row.status,
            rounds_played=row.hands_played,
            standings=[Standing.of(each, each.seat) for each in ranked],
        )


class Games(Model):
    """A part of the games of a book, the latest first."""

    games: list[GameSummary]
    """The games of this part."""
    next: str | None
    """The ``cursor`` of the part that follows; null after the last."""
