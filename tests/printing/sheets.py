"""Sheets to print in tests."""

import json
from typing import Any

from scorekeeper.printing.sheets import BlankSheet, FilledSheet, SheetCell, SheetGame, SheetRound
from scorekeeper.rules import PRESETS, Tile, TileSet
from tests.printing import DEMO

RULE_LINES = ("The opening double takes 4 tiles.", "The double blank costs 50.", "Lines for <house> rules.")


def blank(size: int, players: int, **changes: Any) -> BlankSheet:
    """A blank sheet with three house rules at its foot."""
    return BlankSheet(TileSet(size), players, **({"rule_lines": RULE_LINES} | changes))


def demo(name: str) -> FilledSheet:
    """The sheet of one of the three games, scored as its file says."""
    told = json.loads((DEMO / f"{name}.json").read_text("utf-8"))
    seats = tuple(told["seats"])
    running = dict.fromkeys(seats, 0)
    rounds = []
    for hand in told["rounds"]:
        cells = []
        for seat in seats:
            running[seat] += hand["points"][seat]
            held, out = "0-0" in hand["left"][seat], hand["out"] == seat
            cells.append(SheetCell(hand["points"][seat], running[seat], double_blank=held, out=out))
        rounds.append(SheetRound(Tile.parse(hand["opening"]), tuple(cells)))
    return FilledSheet(
        game(names=seats, rounds=tuple(rounds), tile_set=TileSet(told["set"])), rule_lines=RULE_LINES
    )


def game(**told: Any) -> SheetGame:
    """A game of which only some things matter: two hands of two players, unless told otherwise."""
    short = {
        "title": "The Hendersons’ book",
        "date_text": "21 November 2026",
        "names": ("Ana", "Ben"),
        "rounds": (hand("6-6", 0, 12), hand("5-5", 12, 12)),
        "tile_set": TileSet(6),
        "ruleset": PRESETS["pagat"],
        "preset": "pagat",
    } | told
    last = short["rounds"][-1].cells if short["rounds"] else (SheetCell(0, 0),) * len(short["names"])
    totals = tuple(cell.running for cell in last)
    ranks = tuple(1 + sum(other < total for other in totals) for total in totals)
    return SheetGame(**({"totals": totals, "ranks": ranks} | short))


def hand(opening: str, *running: int, **first: bool) -> SheetRound:
    """A hand of which the running totals matter, and what is said of the first player's cell."""
    cells = [SheetCell(total, total, **(first if seat == 0 else {})) for seat, total in enumerate(running)]
    return SheetRound(Tile.parse(opening), tuple(cells))
