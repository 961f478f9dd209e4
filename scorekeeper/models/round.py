"""What was written down after each hand, and the hand that is being followed tile by tile."""

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from scorekeeper.extensions import Base
from scorekeeper.models.columns import Id, Moment, now


class Round(Base):
    """A scored hand. Rounds are numbered by the order of their places, so a gap needs no closing."""

    __tablename__ = "round"
    __table_args__ = (UniqueConstraint("game_id", "place"),)

    id: Mapped[Id]
    game_id: Mapped[str] = mapped_column(ForeignKey("game.id"))
    place: Mapped[int]
    """Rising with each round, and given out once; not its number."""
    opening: Mapped[str]
    """The opening double, as ``9-9``."""
    version: Mapped[int]
    """The game's version when this round was last saved."""
    saved_at: Mapped[Moment]
    hand: Mapped[str] = mapped_column(default="")
    """How it was played, as HandRecord writes it; empty where nobody followed it."""


class Entry(Base):
    """What one seat had in one round, as typed: the fields of a SeatEntry, under their names."""

    __tablename__ = "entry"

    round_id: Mapped[str] = mapped_column(ForeignKey("round.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    out: Mapped[bool]
    pips: Mapped[str | None]
    tiles: Mapped[str | None]
    double_blank: Mapped[bool]
    blank_halves: Mapped[str | None]
    out_on_double: Mapped[bool]
    adjustment: Mapped[int]
    reason: Mapped[str] = mapped_column(default="")
    unknown: Mapped[str | None]
    """Names of fields, with spaces between; null: none, as nearly always."""
    points: Mapped[int]
    """Computed, so that the database can add up."""


class FollowedHand(Base):
    """The hand on the table of a game, tile by tile. It is no change of the game until it is scored."""

    __tablename__ = "followed_hand"

    game_id: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    text: Mapped[str]
    """What happened so far, as HandRecord writes it; empty while no hand is followed."""
    version: Mapped[int]
    """Raised by every change, also from hand to hand: what a phone saw of an older one is never mistaken."""
    saved_at: Mapped[Moment] = mapped_column(default=now, onupdate=now)
