"""Three games to look at, entered as a table would: one by typed pips, one by tapped tiles, one by both.

Every hand of them was followed on the table, and can be replayed.
"""

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

from scorekeeper.rules import DOUBLE_BLANK, HandRecord, SeatEntry, Tile
from scorekeeper.services.following import follow
from scorekeeper.services.games import start_game
from scorekeeper.services.records import GameRecord
from scorekeeper.services.rounds import save_round

Tiles = list[str]


def typed(left: Tiles, _seat: int) -> SeatEntry:
    """Enter a hand as a sum of its tiles' pips, the double blank ticked."""
    tiles = [tile for tile in map(Tile.parse, left) if tile != DOUBLE_BLANK]
    return SeatEntry(pips="+".join(str(tile.pips) for tile in tiles), double_blank=str(DOUBLE_BLANK) in left)


def tapped(left: Tiles, _seat: int) -> SeatEntry:
    """Enter a hand as its tiles."""
    return SeatEntry(tiles=" ".join(left))


def either(left: Tiles, seat: int) -> SeatEntry:
    """Every other player types."""
    return tapped(left, seat) if seat % 2 else typed(left, seat)


GAMES: dict[str, Callable[[Tiles, int], SeatEntry]] = {
    "double-six-two": tapped,
    "double-twelve-six": either,
    "double-nine-four": typed,
}
"""Each game of ``scorekeeper/demo`` with the way its hands are entered."""


def fill(book_id: str) -> list[GameRecord]:
    """Enter the games into a book; those that are there already are left alone. NotFound."""
    return [_enter(book_id, name) for name in GAMES]


def _enter(book_id: str, name: str) -> GameRecord:
    told = json.loads(_read(f"{name}.json"))
    played = HandRecord.parse_all(_read(f"{name}.hands"))
    game = start_game(
        book_id,
        names=told["seats"],
        set_size=told["set"],
        preset=told["rules"],
        changes={},
        tiles_each=told["tiles_each"],
        key=f"demo-{name}",
    )
    for hand, how in zip(told["rounds"], played, strict=True):
        if hand["number"] > len(game.rounds):
            follow(book_id, game.id, str(how))
        game = save_round(
            book_id,
            game.id,
            number=None,
            opening=hand["opening"],
            entries=_entries(told["seats"], hand, GAMES[name]),
            key=f"demo-{hand['number']}",
            ask=False,
        )
    return game


def _read(name: str) -> str:
    return resources.files("scorekeeper.demo").joinpath(name).read_text()


def _entries(
    names: list[str], hand: dict[str, Any], enter: Callable[[Tiles, int], SeatEntry]
) -> dict[int, SeatEntry]:
    return {
        seat: SeatEntry(out=True, out_on_double=hand["out_on_double"])
        if name == hand["out"]
        else enter(hand["left"][name], seat)
        for seat, name in enumerate(names)
    }
