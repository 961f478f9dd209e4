"""Hands as they are typed into the form of a round, short to write and plain to read."""

import re
from typing import Any

from scorekeeper.rules import Tile
from tests.pages import Page, Typed


def typed(*cells: str, opening: str = "") -> dict[str, str | bool]:
    """A cell for each seat.

    ``out`` or ``out!`` (on a double), ``12+11``, ``12*`` (and the double blank), ``*`` (alone), ``6-4 0-0``.
    """
    fields: dict[str, str | bool] = {"opening": opening} if opening else {}
    fields["out"] = next((str(seat) for seat, cell in enumerate(cells) if cell.startswith("out")), "nobody")
    if any(cell == "out!" for cell in cells):
        fields["out_on_double"] = True
    for seat, cell in enumerate(cells):
        tiles = bool(re.match(r"\d+-\d", cell))
        pips = "" if tiles or cell.startswith("out") else cell.rstrip("*")
        fields |= {
            f"seats-{seat}-pips": pips,
            f"seats-{seat}-tiles": cell if tiles else "",
            f"seats-{seat}-double_blank": cell.endswith("*"),
        }
    return fields


def score(board: Page, hand: Typed) -> Page:
    """Score a hand from the scoreboard, and say yes if anything is asked back."""
    page = board.follow("score").press("save", hand)
    return page.press("yes") if page.has("yes") else page


def told(hand: dict[str, Any], seats: list[str], how: str) -> dict[str, str | bool]:
    """A hand of a demo game: ``typed`` as the pips of its tiles, or ``written`` as the tiles."""
    return typed(*(_cell(hand, name, how) for name in seats), opening=hand["opening"])


def _cell(hand: dict[str, Any], name: str, how: str) -> str:
    if hand["out"] == name:
        return "out"
    if how == "written":
        return " ".join(hand["left"][name])
    pips = [str(Tile.parse(tile).pips) for tile in hand["left"][name] if tile != "0-0"]
    return "+".join(pips) + "*" * ("0-0" in hand["left"][name])
