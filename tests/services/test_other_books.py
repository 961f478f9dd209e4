"""Another book's games do not exist, whatever is asked of them."""

from collections.abc import Callable

import pytest

from scorekeeper.services import books, games, players, rounds
from scorekeeper.services.errors import NotFound
from tests.builders import EVENING, hand, play, start

ASKED: dict[str, Callable[[str, str], object]] = {
    "show": games.game,
    "save": lambda book, game: rounds.save_round(
        book, game, number=None, opening="8-8", entries=hand("out", "5", "6", "9")
    ),
    "correct": lambda book, game: rounds.save_round(
        book, game, number=1, opening="9-9", entries=hand("out", "5", "6", "9")
    ),
    "take back": lambda book, game: rounds.take_back(book, game, 1),
    "end": lambda book, game: games.end_game(book, game, version=2),
    "resume": lambda book, game: games.resume_game(book, game, version=2),
}


@pytest.mark.parametrize("what", ASKED)
def test_it_is_not_found(book: str, other_book: str, what: str):
    game = play(start(other_book), EVENING[0])
    with pytest.raises(NotFound):
        ASKED[what](book, game.id)
    assert games.game(other_book, game.id) == game


@pytest.mark.parametrize("what", ASKED)
def test_nor_is_what_is_no_game(book: str, what: str):
    for game_id in ("", "nothing", "\x00", "\ud800", "../..", "x" * 100_000):
        with pytest.raises(NotFound):
            ASKED[what](book, game_id)


def test_nor_are_its_people_or_lists(book: str, other_book: str):
    start(other_book)
    assert players.players(book) == []
    assert games.games(book, limit=10) == []
    assert games.running_game(book) is None
    assert books.book(book).name != books.book(other_book).name
