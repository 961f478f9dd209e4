"""Who sits elsewhere, or never belonged to the table."""

import pytest

from scorekeeper.services import games, history, people, players, rounds
from scorekeeper.services.errors import FieldCode, FieldProblem, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, hand, play, save, start, totals
from tests.services.table import FIRST_TWO, join, leave, refused, remove


@pytest.fixture
def game(book: str) -> GameRecord:
    return play(start(book), *EVENING[:2])


def test_who_was_added_by_mistake_is_removed(book: str, game: GameRecord):
    join(game, "Evve")
    removed = remove(game, 4)
    assert [seat.name for seat in removed.seats] == ["Ana", "Ben", "Cy", "Dee"]
    assert [player.name for player in players.players(book)] == ["Ana", "Ben", "Cy", "Dee"]
    assert removed.rounds == game.rounds


def test_later_seats_move_up_with_their_entries(book: str):
    game = start(book)
    leave(game, 1)
    play_three = rounds.save_round(
        book,
        game.id,
        number=None,
        opening="9-9",
        entries={0: hand("3")[0], 2: hand("13")[0], 3: hand("out")[0]},
        ask=False,
    )
    assert totals(play_three) == [3, 0, 13, 0]
    removed = remove(game, 1)
    assert [(seat.position, seat.name) for seat in removed.seats] == [(0, "Ana"), (1, "Cy"), (2, "Dee")]
    assert totals(removed) == [3, 13, 0]
    assert games.game(book, game.id) == removed


def test_nobody_is_removed_whom_rounds_hang_on(game: GameRecord):
    assert refused(remove, game, 1) == FieldProblem("seat", FieldCode.SEAT_HAS_ROUNDS, {"name": "Ben"})


def test_seats_are_reordered_and_entries_follow(game: GameRecord):
    moved = people.reorder(game.book_id, game.id, (2, 0, 3, 1))
    assert [seat.name for seat in moved.seats] == ["Cy", "Ana", "Dee", "Ben"]
    assert totals(moved) == [18, 3, 71, 45]
    assert [entry.pips for entry in moved.rounds[0].entries.values()] == ["13", "3", None, "2"]
    assert games.game(game.book_id, game.id) == moved


def test_a_form_that_showed_the_old_order_is_stale(game: GameRecord):
    sat = [seat.player_id for seat in game.seats]
    people.reorder(game.book_id, game.id, (2, 0, 3, 1))
    with pytest.raises(Stale):
        save(game, "9-9", "4", "2", "13", "out", number=1, version=game.rounds[0].version)
    with pytest.raises(Stale):
        save(game, "7-7", "11", "out", "9", "17", version=2, players=sat)


def test_the_order_that_is_there_is_no_change(game: GameRecord):
    assert people.reorder(game.book_id, game.id, range(4)) == game


@pytest.mark.parametrize("order", [(), (0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 4), (0, 1, 2, 3, 3)])
def test_an_order_names_every_seat_once(game: GameRecord, order):
    assert refused(people.reorder, game.book_id, game.id, order) == FieldProblem("seats", FieldCode.BAD_ORDER)


def test_who_shuffles_goes_around_those_who_play(book: str):
    game = play(start(book, changes={"opening": "set_out"}), *EVENING[:2])  # Ana, then Ben, shuffled
    assert (game.shuffler, game.starter) == (2, 3)
    left = leave(game, 2)
    assert (left.shuffler, left.starter) == (3, 0)
    joined = join(game, "Eve")
    assert (joined.shuffler, joined.starter) == (3, 4)


def test_a_hand_comes_back_to_where_its_players_sit_now(game: GameRecord):
    rounds.take_back(game.book_id, game.id, 2)
    people.reorder(game.book_id, game.id, (3, 2, 1, 0))
    back = history.bring_back(game.book_id, game.id, game.version, number=2)
    assert totals(back) == FIRST_TWO[::-1]


def test_a_hand_of_somebody_who_is_not_there_any_more_stays_where_it_is(game: GameRecord):
    join(game, "Eve")
    played = save(game, "7-7", "11*", "out", "9", "17", "30")
    rounds.take_back(game.book_id, game.id, 3)
    remove(game, 4)
    problem = refused(history.bring_back, game.book_id, game.id, played.version, number=3)
    assert problem == FieldProblem("game", FieldCode.SEAT_GONE, {"name": "Eve"})
    assert totals(history.bring_back(game.book_id, game.id, played.version))[4] == 30
