"""The list of games, and the running one."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from scorekeeper.extensions import db
from scorekeeper.models import Game
from scorekeeper.services import games
from scorekeeper.services.errors import NotFound
from tests.builders import EVENING, play, selects, start


def test_a_row_says_who_won_and_with_what(book: str):
    game = play(start(book), *EVENING)
    (row,) = games.games(book, limit=10)
    assert (row.id, row.started_at, row.status) == (game.id, game.started_at, "finished")
    assert row.names == ("Ana", "Ben", "Cy", "Dee")
    assert (row.winners, row.winning_total) == (("Cy",), 47)
    assert (row.hands_played, row.hands_planned) == (10, 10)


def test_a_running_game_has_leaders(book: str):
    play(start(book), "9-9: 3, 5, out, 43", "8-8: 3, out, 9, 43", "7-7: out, 3, 8, 9")
    (row,) = games.games(book, limit=10)
    assert (row.status, row.winners, row.winning_total) == ("playing", ("Ana",), 6)


def test_a_win_is_shared(book: str):
    play(start(book, "Rosa", "Luis"), "9-9: out, 12", "8-8: 12, out")
    assert games.games(book, limit=10)[0].winners == ("Rosa", "Luis")


def test_a_game_without_a_round_has_neither_leader_nor_total(book: str):
    start(book)
    (row,) = games.games(book, limit=10)
    assert (row.winners, row.winning_total, row.hands_played) == ((), None, 0)


@pytest.mark.parametrize(
    ("changes", "hands", "planned"),
    [
        ({}, (), 10),
        ({"order": "down_and_up"}, (), 19),
        ({"target": 500}, (), None),
        ({}, ("8-8: out, 43, 5, 9",), 9),  # the skipped 9-9 is lost
        ({"order": "pool"}, ("8-8: out, 43, 5, 9",), 10),  # and here it is not
    ],
)
def test_how_many_hands_there_will_be(book: str, changes, hands, planned):
    play(start(book, changes=changes), *hands)
    assert games.games(book, limit=10)[0].hands_planned == planned


def test_the_latest_game_comes_first_and_the_list_goes_on(book: str):
    ids = [start(book).id for _ in range(5)]
    first = games.games(book, limit=2)
    second = games.games(book, limit=2, before=first[-1].id)
    third = games.games(book, limit=2, before=second[-1].id)
    assert [row.id for row in (*first, *second, *third)] == ids[::-1]
    assert games.games(book, limit=2, before=third[-1].id) == []


def test_games_begun_in_one_moment_are_each_listed_once(book: str):
    ids = {start(book).id for _ in range(5)}
    db.session.execute(update(Game).values(started_at=games.game(book, min(ids)).started_at))
    db.session.commit()
    first = games.games(book, limit=3)
    assert {row.id for row in first + games.games(book, limit=3, before=first[-1].id)} == ids


def test_a_longer_list_takes_no_more_queries(book: str):
    def queries(limit: int) -> int:
        with selects() as seen:
            assert len(games.games(book, limit=limit)) == limit
        return len(seen)

    for _ in range(5):
        play(start(book), *EVENING[:2])
    assert queries(5) == queries(1) == 3


def test_a_whole_game_takes_four_queries(book: str):
    game = play(start(book), *EVENING)
    with selects() as seen:
        games.game(book, game.id)
    assert len(seen) == 4


def test_the_running_game_is_the_latest_that_is_not_finished(book: str):
    assert games.running_game(book) is None
    earlier = start(book)
    running = play(start(book), *EVENING[:2])
    play(start(book), *EVENING)
    last = start(book)
    games.end_game(book, last.id, version=1)
    assert games.running_game(book) == running
    games.end_game(book, running.id, version=running.version)
    assert games.running_game(book) == earlier


def test_an_old_game_is_listed_by_the_day_it_began(book: str):
    old = start(book)
    new = start(book)
    db.session.execute(
        update(Game).where(Game.id == new.id).values(started_at=old.started_at - timedelta(days=1))
    )
    db.session.commit()
    assert [row.id for row in games.games(book, limit=10)] == [old.id, new.id]


def test_a_list_cannot_go_on_from_another_books_game(book: str, other_book: str):
    with pytest.raises(NotFound):
        games.games(book, limit=10, before=start(other_book).id)
