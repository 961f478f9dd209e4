"""People, rules and the past changed on many phones in one instant: each change is whole, or was not made."""

from collections.abc import Callable
from contextlib import suppress

from flask import Flask

from scorekeeper.services import details, games, hands, history, house_rules, people, players, rounds
from scorekeeper.services.errors import NotFound, Refused, RoundRefused
from tests.builders import EVENING, play, save, start, totals
from tests.services.test_two_at_once import at_once


def if_it_can_be(act: Callable[[int], object]) -> Callable[[int], object]:
    """Act, and take a refusal for an answer."""

    def run(number: int) -> None:
        with suppress(Refused, RoundRefused, NotFound):
            act(number)

    return run


def test_one_newcomer_sits_down_once(app: Flask, book: str):
    game = play(start(book), *EVENING[:2])
    at_once(app, 10, if_it_can_be(lambda _: people.join(book, game.id, "Eve")))
    assert [seat.name for seat in games.game(book, game.id).seats] == ["Ana", "Ben", "Cy", "Dee", "Eve"]
    assert len(players.players(book)) == 5


def test_the_table_is_full_at_twelve(app: Flask, book: str):
    game = start(book)
    at_once(app, 12, if_it_can_be(lambda number: people.join(book, game.id, f"P{number}")))
    after = games.game(book, game.id)
    assert [seat.position for seat in after.seats] == list(range(12))
    assert (len({seat.name for seat in after.seats}), after.version) == (12, 9)


def test_two_stay_however_many_leave(app: Flask, book: str):
    game = start(book)
    at_once(app, 4, if_it_can_be(lambda number: people.leave(book, game.id, number)))
    assert len(games.game(book, game.id).playing) == 2


def test_of_many_who_bring_the_past_back_one_does(app: Flask, book: str):
    game = play(start(book), *EVENING[:3])
    became = at_once(app, 10, lambda number: history.bring_back(book, game.id, 1 + number % 3, seen=4))
    assert became == {"taken in": 1, "stale": 9}


def test_a_hand_and_a_leaver_come_in_one_order_or_the_other(app: Flask, book: str):
    game = play(start(book), *EVENING[:2])
    acts = [lambda: save(game, "7-7", "11*", "out", "9", "17"), lambda: people.leave(book, game.id, 3)]
    at_once(app, 2, if_it_can_be(lambda number: acts[number]()))
    after = games.game(book, game.id)
    assert not after.seats[3].plays
    assert totals(after) in ([64, 45, 27, 88], [3, 45, 18, 71])


def test_everything_at_once_leaves_a_sound_book(app: Flask, book: str):
    game, other = play(start(book), *EVENING[:4]), start(book, "Ana", "Ann")
    known = {player.name: player.id for player in players.players(book)}
    acts: list[Callable[[], object]] = [
        lambda: people.join(book, game.id, "Eve", start=20),
        lambda: people.leave(book, game.id, 1),
        lambda: people.reorder(book, game.id, (3, 2, 1, 0)),
        lambda: players.rename_player(book, known["Cy"], "Cyrus"),
        lambda: players.merge_players(book, known["Ann"], known["Dee"]),
        lambda: hands.correct_points(book, game.id, 2, 1, 10, "counted wrongly"),
        lambda: hands.void_hand(book, game.id, opening="5-5", reason="dealt wrongly"),
        lambda: house_rules.change_rules(book, game.id, preset="kelley", changes={"double_blank": 25}),
        lambda: rounds.take_back(book, game.id, 1),
        lambda: history.bring_back(book, game.id, 2),
        lambda: details.bin_game(book, other.id),
        lambda: save(game, "9-9", "4", "2", "13", "out", number=1),
    ]
    at_once(app, len(acts), if_it_can_be(lambda number: acts[number]()))
    assert list(history.verify()) == []
    after = games.game(book, game.id)
    assert history.changes(book, game.id)[0].version == after.version
