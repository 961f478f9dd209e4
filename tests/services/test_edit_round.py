"""Correcting a round, from any later one."""

import pytest

from scorekeeper.rules import Code, Tile
from scorekeeper.services import games
from scorekeeper.services.errors import NotFound, RoundRefused, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, save, start, totals


@pytest.fixture
def game(book: str) -> GameRecord:
    return play(start(book), *EVENING[:4])


def test_the_second_round_is_corrected_from_the_fifth(game: GameRecord):
    corrected = save(game, "8-8", "out", "44", "5", "21*", number=2, version=game.rounds[1].version)
    assert [row.scores[1].total for row in corrected.rounds] == [2, 44, 0, 9]
    assert totals(corrected) == [73, 55, 27, 103]
    assert games.game(game.book_id, game.id) == corrected


def test_rounds_keep_their_order(game: GameRecord):
    corrected = save(game, "8-8", "out", "44", "5", "21*", number=2)
    assert [str(row.opening) for row in corrected.rounds] == ["9-9", "8-8", "7-7", "6-6"]
    assert [row.number for row in corrected.rounds] == [1, 2, 3, 4]
    assert [str(row.opening) for row in play(corrected, EVENING[4]).rounds][-1] == "5-5"


def test_the_opening_double_is_corrected_too(game: GameRecord):
    corrected = save(game, "5-5", "9", "9", "out", "15", number=4)
    assert corrected.next_opening == Tile(4, 4)


def test_another_rounds_opening_double_is_taken(game: GameRecord):
    with pytest.raises(RoundRefused) as refused:
        save(game, "7-7", "out", "44", "5", "21*", number=2)
    assert [problem.code for problem in refused.value.problems] == [Code.OPENING_USED]


def test_versions_rise_and_no_two_rounds_have_the_same(game: GameRecord):
    corrected = save(game, "8-8", "out", "44", "5", "21*", number=2)
    assert (game.version, corrected.version) == (5, 6)
    assert [row.version for row in corrected.rounds] == [2, 6, 4, 5]


def test_a_form_that_shows_an_older_version_is_stale(game: GameRecord):
    shown = game.rounds[1].version
    theirs = save(game, "8-8", "out", "44", "5", "21*", number=2, version=shown)
    with pytest.raises(Stale) as stale:
        save(game, "8-8", "out", "45", "5", "21*", number=2, version=shown)
    assert stale.value.theirs == theirs


def test_another_round_may_change_meanwhile(game: GameRecord):
    shown = game.rounds[1].version
    save(game, "9-9", "4", "2", "13", "out", number=1)
    assert save(game, "8-8", "out", "45", "5", "21*", number=2, version=shown).rounds[1].scores[1].total == 45


def test_the_games_version_will_do_as_well(game: GameRecord):
    assert save(game, "8-8", "out", "44", "5", "21*", number=2, version=game.version).version == 6


def test_sent_twice_it_is_corrected_once(game: GameRecord):
    shown = game.rounds[1].version
    once = save(game, "8-8", "out", "44", "5", "21*", number=2, version=shown, key="tap")
    assert save(game, "8-8", "out", "44", "5", "21*", number=2, version=shown, key="tap") == once


@pytest.mark.parametrize("number", [0, -1, 5])
def test_a_round_that_is_not_there_is_not_found(game: GameRecord, number: int):
    with pytest.raises(NotFound):
        save(game, "8-8", "out", "44", "5", "21*", number=number)


def test_a_round_of_a_finished_game_can_be_corrected(game: GameRecord):
    finished = play(game, *EVENING[4:])
    corrected = save(finished, "0-0", "9", "12", "out!", "7", number=10)
    assert corrected.status == "finished"
    assert totals(corrected) == [148, 210, 47, 227]


def test_a_correction_may_take_the_ending_back(game: GameRecord):
    finished = save(game, "0-0", "9", "9", "out", "15", number=4)
    assert finished.status == "finished"
    assert save(game, "6-6", "9", "9", "out", "15", number=4).status == "playing"
    assert games.running_game(game.book_id) == games.game(game.book_id, game.id)
