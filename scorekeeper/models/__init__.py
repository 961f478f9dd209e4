"""The tables. They hold what was typed and never commit; what it counts is for ``rules`` to say.

book ─┬─ player ──────────┐
      └─ game ─┬─ seat ───┘
               ├─ round ── entry   (one for each seat)
               ├─ followed_hand    (the hand on the table, tile by tile)
               ├─ change           (what was done to it, and how it was then)
               └─ receipt          (keys of saves that were taken in)
"""

from scorekeeper.models.book import Book, Player
from scorekeeper.models.change import Change
from scorekeeper.models.game import Game, Receipt, Seat
from scorekeeper.models.round import Entry, FollowedHand, Round

__all__ = ["Book", "Change", "Entry", "FollowedHand", "Game", "Player", "Receipt", "Round", "Seat"]
