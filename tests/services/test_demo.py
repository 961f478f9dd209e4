"""The demo's three games, with the totals that are told in their files."""

import json
from importlib import resources

import pytest

from scorekeeper.rules import HandRecord
from scorekeeper.services import demo, following, games, rounds
from tests.builders import start, totals


def written(hand: HandRecord) -> list[str]:
    return [str(event) for event in hand.events]


def read(name: str) -> str:
    return resources.files("scorekeeper.demo").joinpath(name).read_text()


def test_each_game_ends_with_the_points_of_its_file(book: str):
    for name, game in zip(demo.GAMES, demo.fill(book), strict=True):
        told = json.loads(read(f"{name}.json"))
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


def test_every_hand_is_kept_as_it_was_played(book: str):
    for name, game in zip(demo.GAMES, demo.fill(book), strict=True):
        played = HandRecord.parse_all(read(f"{name}.hands"))
        assert [written(HandRecord.parse(row.hand)) for row in game.rounds] == [
            written(hand) for hand in played
        ]
        assert following.followed(game).record.events == ()


@pytest.mark.parametrize("name", demo.GAMES)
def test_what_a_followed_hand_says_of_its_round_comes_to_the_points_of_the_file(book: str, name: str):
    """Following its text and scoring what it says, tile by tile, is the same as what the file tells."""
    told = json.loads(read(f"{name}.json"))
    game = start(book, *told["seats"], set_size=told["set"], tiles_each=told["tiles_each"])
    for hand, how in zip(told["rounds"], HandRecord.parse_all(read(f"{name}.hands")), strict=True):
        followed = following.follow(book, game.id, str(how)).record
        assert followed.problems == ()
        entries = following.entries(game, followed)
        opening = str(followed.opening)
        game = rounds.save_round(book, game.id, number=None, opening=opening, entries=entries, ask=False)
        points = {game.name(seat): score.total for seat, score in game.rounds[-1].scores.items()}
        assert (opening, points) == (hand["opening"], hand["points"])
    assert game.status == "finished"
