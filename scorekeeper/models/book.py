"""Score books and the people who play."""

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from scorekeeper.extensions import Base
from scorekeeper.models.columns import Id, Moment, now


class Book(Base):
    """The players and games of one household or club; everything belongs to exactly one."""

    __tablename__ = "book"

    id: Mapped[Id]
    name: Mapped[str]
    keeper_generation: Mapped[int] = mapped_column(default=1)
    """Raised to make every older keeper link worthless."""
    house: Mapped[bool | None] = mapped_column(unique=True)
    """True for the one book that ``serve`` opens. Null for the others: true can be there only once."""
    created_at: Mapped[Moment] = mapped_column(default=now)


class Player(Base):
    """Somebody who plays in a book."""

    __tablename__ = "player"
    __table_args__ = (UniqueConstraint("book_id", "folded"),)

    id: Mapped[Id]
    book_id: Mapped[str] = mapped_column(ForeignKey("book.id"))
    name: Mapped[str]
    """As typed."""
    folded: Mapped[str]
    """Case-folded: two names are one person's if these are equal. For who was merged a line feed, which is in
    no name, and the id: the name is free again."""
    merged_into: Mapped[str | None]
    """The id of the player of the book who they turned out to be; older versions of games still know them."""
    created_at: Mapped[Moment] = mapped_column(default=now)
