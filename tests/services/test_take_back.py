"""Taking a round back."""

import pytest

from scorekeeper.rules import Tile
from scorekeeper.services import games, rounds
from scorekeeper.services.errors import NotFound, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, save, start, totals


@pytest.fixture
def game(book: str) -> GameRecord:
    return play(start(book), *EVENING[:3])


def take_back(game: GameRecord, number: int, version: int | None = None) -> GameRecord:
    return rounds.take_back(game.book_id, game.id, number, version=version)


def test_the_gap_closes(game: GameRecord):
    left = take_back(game, 2, game.rounds[1].version)
    assert [(row.number, str(row.opening)) for row in left.rounds] == [(1, "9-9"), (2, "7-7")]
    assert totals(left) == [64, 2, 22, 17]
    assert left.version == 5
    assert games.game(game.book_id, game.id) == left


def test_its_opening_double_is_free_again(game: GameRecord):
    assert take_back(game, 3).next_opening == Tile(7, 7)
    assert play(game, EVENING[2]).next_opening == Tile(6, 6)


def test_a_new_round_comes_after_all_others(game: GameRecord):
    take_back(game, 1)
    assert [str(row.opening) for row in play(game, EVENING[3]).rounds] == ["8-8", "7-7", "6-6"]


def test_the_ending_is_taken_back_with_the_last_round(game: GameRecord):
    assert play(game, *EVENING[3:]).status == "finished"
    assert take_back(game, 10).status == "playing"
    assert games.running_game(game.book_id) is not None


def test_every_round_can_go(game: GameRecord):
    for _ in range(3):
        left = take_back(game, 1)
    assert left.rounds == ()
    assert totals(left) == [0, 0, 0, 0]


def test_a_round_that_was_changed_meanwhile_stays(game: GameRecord):
    theirs = save(game, "8-8", "out", "44", "5", "21*", number=2)
    with pytest.raises(Stale) as stale:
        take_back(game, 2, game.rounds[1].version)
    assert stale.value.theirs == theirs


def test_a_second_tap_does_not_take_the_next_one_too(game: GameRecord):
    shown = game.rounds[1].version
    take_back(game, 2, shown)
    with pytest.raises(Stale):
        take_back(game, 2, shown)
    assert len(games.game(game.book_id, game.id).rounds) == 2


def test_a_second_tap_on_the_last_round_is_stale_too(game: GameRecord):
    shown = game.rounds[2].version
    take_back(game, 3, shown)
    with pytest.raises(Stale):
        take_back(game, 3, shown)


@pytest.mark.parametrize("number", [0, -1, 4])
def test_a_round_that_is_not_there_is_not_found(game: GameRecord, number: int):
    with pytest.raises(NotFound):
        take_back(game, number)
