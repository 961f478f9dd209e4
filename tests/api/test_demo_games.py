"""The three games of ``scorekeeper/demo``, entered by a program, and under the other house rules too."""

import json
from importlib import resources
from typing import Any

import pytest

from scorekeeper.services.demo import GAMES
from tests.api.conftest import Program


def told(name: str) -> Any:
    return json.loads(resources.files("scorekeeper.demo").joinpath(f"{name}.json").read_text())


def by_tiles(tiles: list[str]) -> dict[str, Any]:
    return {"tiles": tiles}


def by_pips(tiles: list[str]) -> dict[str, Any]:
    sums = ["+".join(tile.split("-")) for tile in tiles if tile != "0-0"]
    return {"pips": "+".join(sums), "double_blank": "0-0" in tiles}


def play(program: Program, story: Any, enter: Any, changes: dict[str, int]) -> Any:
    game = program.start(
        players=story["seats"],
        set=story["set"],
        rules=story["rules"],
        tiles_each=story["tiles_each"],
        changes=changes,
    )
    for hand in story["rounds"]:
        cells = [
            {"out": True, "out_on_double": hand["out_on_double"]}
            if name == hand["out"]
            else enter(hand["left"][name])
            for name in story["seats"]
        ]
        answer = program.save(game, hand["opening"], *cells, version=hand["number"])
        assert answer.status_code == 201, answer.text
    return answer.json


def points(game: Any) -> list[dict[str, int]]:
    return [{name: score["total"] for name, score in row["scores"].items()} for row in game["rounds"]]


def totals(game: Any) -> dict[str, int]:
    return {row["name"]: row["total"] for row in game["standings"]}


@pytest.mark.parametrize("enter", [by_tiles, by_pips])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_comes_out_as_it_was_told(program: Program, name: str, enter: Any):
    story = told(name)
    game = play(program, story, enter, {})
    assert points(game) == [hand["points"] for hand in story["rounds"]]
    assert totals(game) == story["totals"]
    assert (game["status"], game["next_opening"], game["openings_left"]) == ("finished", None, [])


@pytest.mark.parametrize("rule", ["double_blank=25", "double_blank=0", "out_on_double=50"])
@pytest.mark.parametrize("name", GAMES)
def test_under_another_house_rule_it_comes_out_otherwise(program: Program, name: str, rule: str):
    story = told(name)
    field, value = rule.split("=")
    game = play(program, story, by_pips, {field: int(value)})
    expected = [hand["points_if"][rule] for hand in story["rounds"]]
    assert points(game) == expected
    assert totals(game) == {seat: sum(hand[seat] for hand in expected) for seat in story["seats"]}
