"""Ending a game early, and going on with one that ended."""

import pytest

from scorekeeper.services import games
from scorekeeper.services.errors import FieldCode, FieldProblem, Refused, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, save, start, totals


def end(game: GameRecord) -> GameRecord:
    return games.end_game(game.book_id, game.id, version=game.version)


def resume(game: GameRecord) -> GameRecord:
    return games.resume_game(game.book_id, game.id, version=game.version)


def test_a_game_is_ended_early(book: str):
    game = play(start(book), *EVENING[:4])
    ended = end(game)
    assert ended.status == "finished"
    assert ended.ended_at is not None
    assert ended.ended_at.utcoffset() is not None
    assert ended.version == game.version + 1
    assert totals(ended) == [73, 54, 27, 103]
    assert games.game(book, game.id) == ended


def test_it_takes_no_more_rounds(book: str):
    ended = end(play(start(book), *EVENING[:4]))
    with pytest.raises(Refused) as refused:
        play(ended, EVENING[4])
    assert refused.value.problems == (FieldProblem("game", FieldCode.GAME_FINISHED),)


def test_it_goes_on_where_it_ended(book: str):
    ended = end(play(start(book), *EVENING[:4]))
    running = resume(ended)
    assert (running.status, running.ended_at, running.version) == ("playing", None, ended.version + 1)
    assert totals(play(running, *EVENING[4:])) == [148, 209, 47, 227]


def test_ended_twice_it_is_ended_once(book: str):
    game = start(book)
    ended = end(game)
    assert end(game) == ended


def test_a_running_game_cannot_be_gone_on_with(book: str):
    game = start(book)
    assert resume(game) == game


def test_a_game_that_ended_by_itself_is_not_ended_again(book: str):
    over = play(start(book), *EVENING)
    assert end(over) == over


def test_nothing_is_left_after_the_last_opening_double(book: str):
    over = play(start(book), *EVENING)
    with pytest.raises(Refused) as refused:
        resume(over)
    assert refused.value.problems == (FieldProblem("game", FieldCode.NOTHING_LEFT),)


def test_a_game_goes_on_beyond_its_target_until_somebody_ends_it(book: str):
    over = play(start(book, changes={"target": 100}), *EVENING[:4])
    running = resume(over)
    assert running.status == "playing"
    later = play(running, *EVENING[4:6])
    assert later.status == "playing"
    assert games.running_game(book) == later
    assert end(later).status == "finished"
    assert resume(end(later)).status == "playing"


@pytest.mark.parametrize("act", [games.end_game, games.resume_game])
def test_a_page_that_is_out_of_date_decides_nothing(book: str, act):
    game = play(start(book), EVENING[0])
    if act is games.resume_game:
        game = end(game)
    later = save(game, "9-9", "4", "2", "13", "out", number=1)
    with pytest.raises(Stale) as stale:
        act(book, game.id, version=game.version)
    assert stale.value.theirs == later
