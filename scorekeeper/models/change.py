"""What was done to a game."""

from typing import Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from scorekeeper.extensions import Base
from scorekeeper.models.columns import Moment


class Change(Base):
    """One change of a game, with the game as it was from then on."""

    __tablename__ = "change"

    game_id: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    """The game's, after the change."""
    at: Mapped[Moment]
    device: Mapped[str]
    """A label of the phone it was made on."""
    kind: Mapped[str]
    """What somebody did: a ChangeKind."""
    params: Mapped[dict[str, Any]] = mapped_column(JSON)
    """What the sentence about it needs."""
    state: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The game, as ``services/documents.py`` writes it down."""
