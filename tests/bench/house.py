"""A house to measure: an instance folder whose book has many games, each at the eleventh hand.

The games are the double-twelve game of ``scorekeeper/demo`` without its last three hands: ten rounds by six
seats, and the game still runs.
"""

import json
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from scorekeeper.app import create_app
from scorekeeper.extensions import db
from scorekeeper.models.upgrade import upgrade
from scorekeeper.rules import SeatEntry
from scorekeeper.services import books, games, rounds
from scorekeeper.services.demo import typed
from scorekeeper.services.records import GameRecord
from scorekeeper.web import links
from scorekeeper.web.forms import NOBODY

HANDS = 10
NO_LIMIT = 'BLANK_SHEETS_LIMIT = "1000000 per minute"\n'

TOLD: dict[str, Any] = json.loads(
    resources.files("scorekeeper.demo").joinpath("double-twelve-six.json").read_text()
)
"""The game as the demo tells it."""


@dataclass(frozen=True)
class House:
    """An instance with games in it, not being served yet."""

    folder: Path
    """Its instance folder."""
    token: str
    """The secret part of the book's keeper link."""
    games: tuple[GameRecord, ...]
    """Its games, all alike."""


def build(folder: Path, count: int) -> House:
    """Fill an instance folder with so many games."""
    (folder / "config.py").write_text(NO_LIMIT)
    app = create_app(INSTANCE=folder)
    with app.test_request_context():
        upgrade()
        book = books.house_book()
        played = tuple(_play(book.id) for _ in range(count))
        token = links.keeper_token(book)
        db.session.remove()
        db.engine.dispose()
    return House(folder, token, played)


def latest_hand_forms() -> tuple[str, str]:
    """The form of the latest hand as a browser sends it, filled in two ways, without ``csrf_token``.

    ``{version}`` is left to be replaced.
    """
    return _form(TOLD["rounds"][HANDS - 1]), _form(TOLD["rounds"][HANDS - 2])


def _play(book_id: str) -> GameRecord:
    game = games.start_game(
        book_id,
        names=TOLD["seats"],
        set_size=TOLD["set"],
        preset=TOLD["rules"],
        changes={},
        tiles_each=TOLD["tiles_each"],
    )
    for hand in TOLD["rounds"][:HANDS]:
        game = rounds.save_round(
            book_id, game.id, number=None, opening=hand["opening"], entries=_entries(hand), ask=False
        )
    return game


def _entries(hand: dict[str, Any]) -> dict[int, SeatEntry]:
    return {
        seat: SeatEntry(out=True) if name == hand["out"] else typed(hand["left"][name], seat)
        for seat, name in enumerate(TOLD["seats"])
    }


def _form(hand: dict[str, Any]) -> str:
    fields = {"key": "", "opening": TOLD["rounds"][HANDS - 1]["opening"], "out": NOBODY}
    for seat, entry in _entries(hand).items():
        fields |= {f"seats-{seat}-pips": str(entry.pips or ""), f"seats-{seat}-tiles": ""}
        fields |= {f"seats-{seat}-double_blank": "y"} if entry.double_blank else {}
        fields |= {"out": str(seat)} if entry.out else {}
    return urlencode(fields) + "&version={version}"
