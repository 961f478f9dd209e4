"""The list of games, narrowed."""

import pytest

from scorekeeper.services import games
from tests.builders import EVENING, play, selects, start


@pytest.fixture
def ids(book: str) -> dict[str, str]:
    """The ids of three games, by what they are called here."""
    finished = play(start(book, "Ana", "Straße", "Cy"), "0-0: out, 4, 5")
    ended = games.end_game(book, start(book, "ANA", "Ben").id)
    running = start(book, "Ana María", "100 %")
    return {finished.id: "finished", ended.id: "ended", running.id: "running"}


@pytest.mark.parametrize(
    ("narrowed", "found"),
    [
        ({}, ["running", "ended", "finished"]),
        ({"text": "ana"}, ["running", "ended", "finished"]),
        ({"text": " MARÍ "}, ["running"]),
        ({"text": "mari"}, []),
        ({"text": "STRASS"}, ["finished"]),
        ({"text": "%"}, ["running"]),
        ({"text": "_"}, []),
        ({"text": "\x00"}, ["running", "ended", "finished"]),
        ({"player": "aNA"}, ["ended", "finished"]),
        ({"player": "An"}, []),
        ({"player": "\x00"}, []),
        ({"status": "playing"}, ["running"]),
        ({"status": "finished"}, ["ended", "finished"]),
        ({"status": "finished", "text": "b", "player": "ana"}, ["ended"]),
    ],
)
def test_a_list_is_narrowed(book: str, ids: dict[str, str], narrowed, found):
    assert [ids[row.id] for row in games.games(book, limit=9, **narrowed)] == found


def test_a_narrowed_list_goes_on(book: str):
    wanted = [
        start(book, "Ana", "Ben").id if number % 2 else start(book, "Cy", "Dee").id for number in range(6)
    ]
    first = games.games(book, limit=2, player="Ana")
    rest = games.games(book, limit=2, player="Ana", before=first[-1].id)
    assert [row.id for row in first + rest] == wanted[1::2][::-1]


def test_names_of_another_book_are_not_found(book: str, other_book: str):
    start(other_book)
    assert games.games(book, limit=9, text="Ana", player="Ana") == []


def test_a_row_has_the_set_and_the_points(book: str):
    play(start(book), *EVENING[:2])
    (row,) = games.games(book, limit=1)
    assert (row.set_size, row.totals) == (9, (3, 45, 18, 71))


def test_narrowing_takes_no_more_queries(book: str, ids: dict[str, str]):
    with selects() as seen:
        games.games(book, limit=9, text="a", player="Ana", status="finished")
    assert len(seen) == 3
