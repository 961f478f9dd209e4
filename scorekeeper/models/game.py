"""Games, who sits in them, and what was taken in for them."""

from datetime import date
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from scorekeeper.extensions import Base
from scorekeeper.models.columns import Id, Moment, now


class Game(Base):
    """One game, with the house rules frozen into it when it began."""

    __tablename__ = "game"
    __table_args__ = (UniqueConstraint("book_id", "key"), Index(None, "book_id", "started_at"))

    id: Mapped[Id]
    book_id: Mapped[str] = mapped_column(ForeignKey("book.id"))
    key: Mapped[str | None]
    """Sent by whoever began it, so that it begins once however often that is sent."""
    set_size: Mapped[int]
    ruleset: Mapped[dict[str, Any]] = mapped_column(JSON)
    preset: Mapped[str]
    tiles_each: Mapped[int]
    version: Mapped[int] = mapped_column(default=1)
    """Raised by every change."""
    started_at: Mapped[Moment] = mapped_column(default=now)
    ended_at: Mapped[Moment | None]
    """When it was ended early."""
    plays_on: Mapped[bool] = mapped_column(default=False)
    """Gone on with after a target was reached: only ending it ends it."""
    over: Mapped[bool] = mapped_column(default=False)
    """Computed, for lists: over by its own rules."""
    played_on: Mapped[date | None]
    """The day, where it is not that of its beginning."""
    place: Mapped[str] = mapped_column(default="")
    """Where it was played."""
    note: Mapped[str] = mapped_column(default="")
    """What else is to be remembered."""
    openings_used: Mapped[str] = mapped_column(default="")
    """The opening doubles used up on paper before the first round, as ``9-9 8-8``."""
    voids: Mapped[list[Any]] = mapped_column(JSON, default=list)
    """Hands dealt again: id, place of the round before it (0: none), opening double, reason, moment."""
    binned_at: Mapped[Moment | None]
    """When it was put in the bin."""
    remembered: Mapped[bool] = mapped_column(default=True)
    """Whether every state of it is kept; an older game's are from its next change on."""


class Seat(Base):
    """A player's place in one game."""

    __tablename__ = "seat"
    __table_args__ = (UniqueConstraint("game_id", "player_id"),)

    game_id: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    """0…n-1 around the table."""
    player_id: Mapped[str] = mapped_column(ForeignKey("player.id"), index=True)
    start: Mapped[int] = mapped_column(default=0)
    """Points to begin with."""
    plays: Mapped[bool] = mapped_column(default=True)
    """False for who has left."""
    ranked: Mapped[bool] = mapped_column(default=True)
    """Whether they get a rank."""


class Receipt(Base):
    """The key of a save that was taken in: sent again, it changes nothing."""

    __tablename__ = "receipt"

    game_id: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
