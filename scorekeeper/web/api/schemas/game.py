"""A game as programs are told of it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, cast

from scorekeeper import rules
from scorekeeper.rules import Seat, SeatEntry, SeatScore, warnings
from scorekeeper.services.records import GameRecord, RoundRecord, SeatRecord
from scorekeeper.web.api.schemas.base import Changes, Model
from scorekeeper.web.api.schemas.problem import Problem, ProblemDocument
from scorekeeper.web.api.schemas.sent import Entry

_entry = lru_cache(2000)(Entry.of)  # the same few games are asked for again and again

Status = Literal["playing", "finished"]


class Line(Model):
    """One line of a bill."""

    points: int
    """What it adds."""
    kind: str
    """What for: OUT, OUT_ON_DOUBLE, PIPS, DOUBLE_BLANK, BLANK_HALVES, ADJUSTMENT."""
    params: dict[str, int]
    """What the line names."""


class Score(Model):
    """What a player writes down for a round."""

    total: int | None
    """The sum of the lines; null while a part of it is not known."""
    lines: list[Line]
    """What the points are for."""

    @classmethod
    def of(cls, score: SeatScore) -> "Score":
        """A bill."""
        lines = [
            Line(points=line.points, kind=line.kind.value, params=dict(line.params)) for line in score.lines
        ]
        return cls(total=score.total, lines=lines)


class Round(Model):
    """A round of a game."""

    number: int
    """1, 2, 3… by order."""
    opening: str
    """The opening double."""
    entries: dict[str, Entry]
    """By name, of those who played in it: what was written down."""
    scores: dict[str, Score]
    """By name: what it counts under the house rules."""
    problems: list[Problem]
    """What is unlikely about it."""

    @classmethod
    def of(cls, game: GameRecord, names: Mapping[Seat, str], row: RoundRecord) -> "Round":
        """A round of that game; ``names`` by seat."""
        entries = cast(Mapping[Seat, SeatEntry], row.entries)
        problems = warnings(game.ruleset, game.tile_set, row.opening, entries, tiles_each=game.tiles_each)
        return cls(
            number=row.number,
            opening=str(row.opening),
            entries={names[seat]: _entry(entry) for seat, entry in row.entries.items()},
            scores={names[seat]: Score.of(score) for seat, score in row.scores.items()},
            problems=[Problem.of(problem, names[problem.seat]) for problem in problems],
        )


class SeatOfGame(Model):
    """A player's place in a game."""

    name: str
    """The player."""
    start: int
    """Points to begin with."""
    first_round: int
    """The first round played; for who joins late and has none yet, the next one."""
    last_round: int | None
    """For who has left, the last round played, 0 for none; null: plays in the next one."""

    @classmethod
    def of(cls, seat: SeatRecord) -> "SeatOfGame":
        """The time that a player stays in a game."""
        return cls(name=seat.name, start=seat.start, first_round=seat.first_round, last_round=seat.last_round)


class Standing(Model):
    """How one player stands."""

    name: str
    """The player."""
    total: int
    """Points so far."""
    rank: int | None
    """1 for the lowest total; ties share a rank. Null: left without one."""

    @classmethod
    def of(cls, standing: rules.Standing, name: str) -> "Standing":
        """A place in the ranking, of the player of that name."""
        return cls(name=name, total=standing.total, rank=standing.rank)


class Game(Model):
    """A game."""

    id: str
    """Names the game."""
    set: int
    """9 for a double-nine set."""
    rules: str
    """The rule set that the house rules began with."""
    changes: Changes
    """The house rules that differ from it."""
    tiles_each: int
    """How many tiles each is dealt."""
    seats: list[SeatOfGame]
    """The players in seat order."""
    version: int
    """Raised by every change of the game."""
    rounds: list[Round]
    """In the order they were played."""
    standings: list[Standing]
    """Lowest total first; last who left without a rank."""
    next_opening: str | None
    """The opening double expected next; null after the last."""
    openings_left: list[str]
    """The opening doubles still to come, in their order."""
    status: Status
    """Whether it goes on."""

    @classmethod
    def of(cls, game: GameRecord) -> "Game":
        """A game, whole."""
        names = {seat.position: seat.name for seat in game.seats}
        return cls(
            id=game.id,
            set=game.tile_set.size,
            rules=game.preset,
            changes=dict(game.changes),
            tiles_each=game.tiles_each,
            seats=[SeatOfGame.of(seat) for seat in game.seats],
            version=game.version,
            rounds=[Round.of(game, names, row) for row in game.rounds],
            standings=[Standing.of(row, names[row.seat]) for row in game.standings],
            next_opening=str(game.next_opening) if game.next_opening else None,
            openings_left=[str(tile) for tile in game.openings_left],
            status=game.status,
        )


class Conflict(ProblemDocument):
    """Somebody else was quicker. Look at both, then send again with the version of theirs."""

    yours: dict[str, object]
    """What was sent."""
    theirs: Game
    """The game as it is by now."""
    version: int
    """Its version."""
