"""The demo's three games, with the totals that are told in their files."""

import json
from importlib import resources

from scorekeeper.services import demo, games
from tests.builders import totals


def test_each_game_ends_with_the_points_of_its_file(book: str):
    for name, game in zip(demo.GAMES, demo.fill(book), strict=True):
        told = json.loads(resources.files("scorekeeper.demo").joinpath(f"{name}.json").read_text())
        points = [{game.name(seat): score.total for seat, score in row.scores.items()} for row in game.rounds]
        assert points == [hand["points"] for hand in told["rounds"]]
        assert dict(zip(told["totals"], totals(game), strict=True)) == told["totals"]
        assert game.status == "finished"


def test_a_second_filling_changes_nothing(book: str):
    once = demo.fill(book)
    assert demo.fill(book) == once
    assert len(games.games(book, limit=10)) == 3


def test_hands_are_typed_and_tapped(book: str):
    tapped, both, typed = demo.fill(book)
    assert {bool(entry.tiles) for entry in tapped.rounds[0].entries.values() if not entry.out} == {True}
    assert {bool(entry.tiles) for entry in both.rounds[0].entries.values() if not entry.out} == {True, False}
    assert {bool(entry.tiles) for row in typed.rounds for entry in row.entries.values()} == {False}
