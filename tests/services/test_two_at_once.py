"""Many phones in one instant: one is taken in, the others are told, and nothing is lost."""

import multiprocessing
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import select

from scorekeeper.extensions import db
from scorekeeper.models import Book
from scorekeeper.services import books, games, players, rounds
from scorekeeper.services.errors import Stale
from tests.builders import EVENING, play, save, start, totals
from tests.conftest import make_app


def at_once(app: Flask, many: int, act: Callable[[int], object]) -> Counter[str]:
    """Let many threads act in the same instant; counts what became of them."""
    gate = threading.Barrier(many)

    def run(number: int) -> str:
        with app.app_context():
            gate.wait()
            db.session.scalars(select(Book)).all()  # a request reads before it writes
            try:
                act(number)
            except Stale:
                return "stale"
            return "taken in"

    with ThreadPoolExecutor(many) as pool:
        return Counter(pool.map(run, range(many)))


def test_of_many_first_rounds_one_is_taken_in(app: Flask, book: str):
    game = start(book)
    became = at_once(
        app, 50, lambda number: save(game, "9-9", "out", "43", "5", "9", key=f"tap-{number}", version=0)
    )
    assert became == {"taken in": 1, "stale": 49}
    assert len(games.game(book, game.id).rounds) == 1


def test_one_key_many_times_is_one_round(app: Flask, book: str):
    game = start(book)
    became = at_once(app, 10, lambda _: save(game, "9-9", "out", "43", "5", "9", key="tap", version=0))
    assert became == {"taken in": 10}
    assert len(games.game(book, game.id).rounds) == 1


def test_of_many_corrections_one_is_taken_in(app: Flask, book: str):
    game = play(start(book), *EVENING[:2])
    shown = game.rounds[0].version
    became = at_once(
        app,
        10,
        lambda number: save(game, "9-9", "out", "43", "5", f"{9 + number}", number=1, version=shown),
    )
    assert became == {"taken in": 1, "stale": 9}


def test_rounds_that_know_nothing_of_each_other_are_all_kept(app: Flask, book: str):
    game = start(book, changes={"order": "pool"})
    became = at_once(app, 9, lambda number: save(game, f"{9 - number}-{9 - number}", "out", "43", "5", "9"))
    assert became == {"taken in": 9}
    after = games.game(book, game.id)
    assert (len(after.rounds), after.version, totals(after)) == (9, 10, [0, 387, 45, 81])


def test_one_round_is_taken_back_once(app: Flask, book: str):
    game = play(start(book), *EVENING[:3])
    shown = game.rounds[0].version
    became = at_once(app, 10, lambda _: rounds.take_back(book, game.id, 1, version=shown))
    assert became == {"taken in": 1, "stale": 9}
    assert len(games.game(book, game.id).rounds) == 2


def test_a_game_starts_once_and_its_players_are_new_once(app: Flask, book: str):
    became = at_once(app, 10, lambda number: start(book, key=f"tap-{number % 2}"))
    assert became == {"taken in": 10}
    assert len(games.games(book, limit=20)) == 2
    assert len(players.players(book)) == 4


@pytest.mark.usefixtures("context")
def test_the_house_gets_one_book(app: Flask):
    found = set()
    at_once(app, 8, lambda _: found.add(books.house_book().id))
    assert found == {books.house_book().id}


def test_links_renewed_together_are_each_a_generation(app: Flask, book: str):
    at_once(app, 10, lambda _: books.renew_keeper_link(book))
    assert books.book(book).keeper_generation == 11


def test_programs_that_share_a_database_lose_nothing(app: Flask, book: str):
    game = start(book)
    arguments = (app.instance_path, app.config["SQLALCHEMY_DATABASE_URI"], book, game.id)
    processes = [
        multiprocessing.get_context("spawn").Process(target=evening, args=arguments) for _ in range(3)
    ]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0, 0]
    after = games.game(book, game.id)
    assert (len(after.rounds), after.version, after.status) == (10, 11, "finished")
    assert totals(after) == [148, 209, 47, 227]


def evening(folder: str, database: str, book: str, game_id: str) -> None:
    """Write the evening down, whoever else does so; runs in a process of its own."""
    app = make_app(Path(folder), database)
    with app.app_context():
        while (game := games.game(book, game_id)).status == "playing":
            known = len(game.rounds)
            opening, cells = EVENING[known].split(": ")
            with suppress(Stale):
                save(game, opening, *cells.split(", "), version=known)
