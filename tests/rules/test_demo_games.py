"""The three games of the project, scored from the tiles left, from typed pips, and from both."""

from collections.abc import Callable
from typing import Any

import pytest

from scorekeeper.rules import PRESETS, SeatEntry, Tile, TileSet, score_round, standings

from .vectors import games


def by_tiles(left: list[str]) -> SeatEntry:
    return SeatEntry(tiles=left)


def by_pips(left: list[str]) -> SeatEntry:
    pips = "+".join(str(Tile.parse(tile).pips) for tile in left if tile != "0-0")
    return SeatEntry(pips=pips, double_blank="0-0" in left)


def by_both(left: list[str]) -> SeatEntry:
    return SeatEntry(pips=sum(Tile.parse(tile).pips for tile in left), tiles=" ".join(left))


WAYS = pytest.mark.parametrize("enter", [by_tiles, by_pips, by_both], ids=lambda way: way.__name__)
GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: f"double-{game['set']}")
Expected = tuple[dict[str, int], dict[str, Any], dict[str, int]]
Enter = Callable[[list[str]], SeatEntry]


def read(game: dict[str, Any], row: dict[str, Any], enter: Enter) -> dict[str, SeatEntry]:
    out = SeatEntry(out=True, out_on_double=row["out_on_double"])
    return {name: out if name == row["out"] else enter(row["left"][name]) for name in game["seats"]}


def expected(game: dict[str, Any]) -> list[Expected]:
    """Return house rules changed, round and points, for each round as played and under each other rule."""
    found: list[Expected] = [({}, row, row["points"]) for row in game["rounds"]]
    for row in game["rounds"]:
        for change, points in row["points_if"].items():
            field, value = change.split("=")
            found.append(({field: int(value)}, row, points))
    return found


@GAMES
@WAYS
def test_every_round_comes_to_the_points_in_the_file(game: dict[str, Any], enter: Enter) -> None:
    for changes, row, points in expected(game):
        score = score_round(
            PRESETS[game["rules"]].replace(**changes),
            TileSet(game["set"]),
            Tile.parse(row["opening"]),
            read(game, row, enter),
            tiles_each=game["tiles_each"],
        )
        assert score.problems == ()
        assert {name: score[name].total for name in score} == points


@GAMES
def test_the_games_end_with_the_totals_in_the_file(game: dict[str, Any]) -> None:
    rounds = [
        score_round(
            PRESETS[game["rules"]],
            TileSet(game["set"]),
            Tile.parse(row["opening"]),
            read(game, row, by_tiles),
        )
        for row in game["rounds"]
    ]
    assert {row.seat: row.total for row in standings(rounds, game["seats"])} == game["totals"]
