"""What programs need beyond forms: the game's version for every change, and to hear of a repeat."""

import pytest

from scorekeeper.services import games, rounds
from scorekeeper.services.errors import NotFound, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, save, selects, start

HAND = ("out", "43", "5", "9")


@pytest.fixture
def game(book: str) -> GameRecord:
    return play(start(book), *EVENING[:2])  # at version 3


def test_a_new_round_may_name_the_games_version(game: GameRecord):
    saved = save(game, "7-7", *HAND, game_version=3)
    assert (len(saved.rounds), saved.version) == (3, 4)


@pytest.mark.parametrize("version", [0, 1, 2, 4])
def test_a_new_round_for_another_version_is_stale(game: GameRecord, version: int):
    with pytest.raises(Stale) as stale:
        save(game, "7-7", *HAND, game_version=version)
    assert stale.value.theirs == game


def test_any_change_makes_the_games_version_stale(game: GameRecord):
    save(game, "9-9", "4", "2", "13", "out", number=1)
    for act in (
        lambda: save(game, "7-7", *HAND, game_version=3),
        lambda: save(game, "8-8", *HAND, number=2, game_version=3),
        lambda: rounds.take_back(game.book_id, game.id, 2, game_version=3),
        lambda: games.end_game(game.book_id, game.id, version=3),
    ):
        with pytest.raises(Stale):
            act()
    assert games.game(game.book_id, game.id).version == 4


def test_with_the_games_version_a_round_is_corrected_and_taken_back(game: GameRecord):
    assert save(game, "8-8", *HAND, number=2, game_version=3).version == 4
    assert len(rounds.take_back(game.book_id, game.id, 2, game_version=4).rounds) == 1


def test_a_repeat_says_so(game: GameRecord):
    assert not save(game, "7-7", *HAND, key="tap", game_version=3).is_repeat
    assert save(game, "7-7", *HAND, key="tap", game_version=3).is_repeat
    assert not games.game(game.book_id, game.id).is_repeat


def test_a_game_started_again_says_so(book: str):
    first = start(book, key="tap")
    again = start(book, key="tap")
    assert (first.is_repeat, again.is_repeat, again == first) == (False, True, True)


def test_an_ending_is_taken_in_once(game: GameRecord):
    ended = games.end_game(game.book_id, game.id, version=3, key="tap")
    assert (ended.status, ended.is_repeat) == ("finished", False)
    games.resume_game(game.book_id, game.id, version=4)
    again = games.end_game(game.book_id, game.id, version=3, key="tap")
    assert (again.status, again.is_repeat) == ("playing", True)


def test_a_finished_game_is_finished_by_nobody_again(game: GameRecord):
    games.end_game(game.book_id, game.id)
    again = games.end_game(game.book_id, game.id)
    assert (again.status, again.version, again.is_repeat) == ("finished", 4, True)


def test_a_stale_ending_does_not_use_its_key_up(game: GameRecord):
    with pytest.raises(Stale):
        games.end_game(game.book_id, game.id, version=2, key="tap")
    assert games.end_game(game.book_id, game.id, version=3, key="tap").status == "finished"


def test_without_a_version_a_game_goes_on_as_it_is(game: GameRecord):
    games.end_game(game.book_id, game.id)
    assert games.resume_game(game.book_id, game.id).status == "playing"


def test_who_sits_in_a_game_is_known_without_its_rounds(game: GameRecord):
    with selects() as seen:
        assert games.seats(game.book_id, game.id) == game.seats
    assert len(seen) == 2


@pytest.mark.parametrize("game_id", ["x", "", "AAAAAAAAAAAAAAAA"])
def test_nobody_sits_in_a_game_that_is_not_there(book: str, game_id: str):
    with pytest.raises(NotFound):
        games.seats(book, game_id)


def test_nor_in_that_of_another_book(game: GameRecord, other_book: str):
    with pytest.raises(NotFound):
        games.seats(other_book, game.id)
