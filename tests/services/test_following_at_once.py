"""Several phones beside one table in one instant: each event is there once, and no tap is lost unsaid."""

from collections import Counter
from collections.abc import Callable

from flask import Flask

from scorekeeper.services import following, games, history
from scorekeeper.services.errors import Stale, TableMoved
from scorekeeper.services.records import GameRecord
from tests.builders import save, start
from tests.services.test_two_at_once import at_once

ARMS = ("Cy 9-9", "Dee 9-7", "Ana 9-5", "Ben 9-4", "Cy 9-3")


def followed(game: GameRecord) -> list[str]:
    return [str(event) for event in following.followed(game).record.events]


def phones(app: Flask, many: int, game: GameRecord, act: Callable[[int], object]) -> Counter[str]:
    """Let many phones act at once; a table that moved counts as stale."""

    def act_or_be_told(number: int) -> None:
        try:
            act(number)
        except TableMoved as moved:
            raise Stale(game) from moved

    return at_once(app, many, act_or_be_told)


def test_of_many_first_events_one_is_taken_in(app: Flask, book: str):
    game = start(book)
    became = phones(
        app,
        20,
        game,
        lambda number: following.add_events(book, game.id, ["Cy 9-9"], version=0, key=f"tap-{number}"),
    )
    assert became == {"taken in": 1, "stale": 19}
    assert followed(game) == ["Cy 9-9"]


def test_one_key_many_times_is_one_event(app: Flask, book: str):
    game = start(book)
    following.add_events(book, game.id, ARMS)
    became = phones(
        app, 10, game, lambda _: following.add_events(book, game.id, ["Dee draw"], version=1, key="tap")
    )
    assert became == {"taken in": 10}
    assert followed(game) == [*ARMS, "Dee draw"]


def test_one_undo_many_times_takes_one_event_back(app: Flask, book: str):
    game = start(book)
    following.add_events(book, game.id, ARMS)
    became = phones(
        app, 10, game, lambda number: following.undo(book, game.id, version=1, key=f"tap-{number % 2}")
    )
    assert became["taken in"] == 5
    assert followed(game) == [*ARMS[:-1]]


def test_a_save_and_an_event_come_in_one_order_or_the_other(app: Flask, book: str):
    game = start(book)
    following.add_events(book, game.id, ARMS)
    acts: list[Callable[[], object]] = [
        lambda: save(game, "9-9", "out", "43", "5", "9", key="save"),
        lambda: following.add_events(book, game.id, ["Dee draw"], version=1, key="draw"),
    ]
    became = phones(app, 2, game, lambda number: acts[number]())
    hand = games.game(book, game.id).rounds[0].hand.splitlines()[1:]
    assert hand == ([*ARMS, "Dee draw"] if became["taken in"] == 2 else [*ARMS])
    assert followed(game) == []
    assert list(history.verify()) == []
