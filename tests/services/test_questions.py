"""What is asked back once: unlikely totals, and a hand with nothing but the double blank."""

import pytest

from scorekeeper.services import games
from scorekeeper.services.errors import NeedsConfirmation, Question, RoundRefused
from scorekeeper.services.records import GameRecord
from tests.builders import save, start

# RULES: 87 is far more than a hand of a double-nine for four leaves; 43 is not.
UNLIKELY = Question("UNLIKELY_TOTAL:1:87", 1, "UNLIKELY_TOTAL", {"pips": 87})
ONLY = Question("ONLY_DOUBLE_BLANK:3", 3, "ONLY_DOUBLE_BLANK", {})


@pytest.fixture
def game(book: str) -> GameRecord:
    return start(book)


def asked(game: GameRecord, *cells: str, **more: object) -> tuple[Question, ...]:
    """What is asked when this is saved; nothing of it may have been written."""
    before = games.game(game.book_id, game.id)
    with pytest.raises(NeedsConfirmation) as needs:
        save(game, "9-9", *cells, ask=True, **more)
    assert games.game(game.book_id, game.id) == before
    return needs.value.questions


def test_an_unlikely_total_is_asked_back(game: GameRecord):
    assert asked(game, "out", "87", "5", "9") == (UNLIKELY,)


def test_a_double_blank_alone_is_asked_back(game: GameRecord):
    assert asked(game, "out", "43", "5", "*") == (ONLY,)


def test_everything_is_asked_at_once(game: GameRecord):
    assert asked(game, "out", "87", "5", "*") == (UNLIKELY, ONLY)


def test_what_is_confirmed_is_saved(game: GameRecord):
    tokens = [question.token for question in asked(game, "out", "87", "5", "*")]
    saved = save(game, "9-9", "out", "87", "5", "*", ask=True, confirmed=tokens)
    assert [saved.rounds[0].scores[seat].total for seat in range(4)] == [0, 87, 5, 50]


def test_one_yes_is_not_a_yes_to_everything(game: GameRecord):
    assert asked(game, "out", "87", "5", "*", confirmed=[UNLIKELY.token]) == (ONLY,)


def test_a_yes_is_to_that_value_and_that_player(game: GameRecord):
    more = asked(game, "out", "88", "5", "9", confirmed=[UNLIKELY.token])
    other = asked(game, "out", "5", "87", "9", confirmed=[UNLIKELY.token])
    assert [question.token for question in (*more, *other)] == ["UNLIKELY_TOTAL:1:88", "UNLIKELY_TOTAL:2:87"]


@pytest.mark.parametrize("cell", ["0*", "12*", "0-0", "0-0 3-2"])
def test_a_double_blank_with_something_said_beside_it_is_not_asked(game: GameRecord, cell: str):
    assert save(game, "9-9", "out", "43", "5", cell, ask=True).rounds


def test_nothing_is_asked_where_nobody_can_answer(game: GameRecord):
    assert save(game, "9-9", "out", "87", "5", "*", ask=False).rounds


def test_what_was_recorded_like_that_is_not_asked_again(game: GameRecord):
    save(game, "9-9", "out", "87", "5", "*", ask=False)
    assert len(save(game, "9-9", "out", "87", "6", "*", number=1, ask=True).rounds) == 1
    assert [question.seat for question in asked(game, "out", "88", "6", "*", number=1)] == [1]


def test_an_impossible_round_is_refused_before_anything_is_asked(game: GameRecord):
    with pytest.raises(RoundRefused):
        save(game, "9-9", "out", "87", "", "9", ask=True)


def test_a_key_is_good_for_the_answer_too(game: GameRecord):
    tokens = [question.token for question in asked(game, "out", "87", "5", "9", key="tap")]
    for _ in range(2):
        saved = save(game, "9-9", "out", "87", "5", "9", ask=True, key="tap", confirmed=tokens)
        assert len(saved.rounds) == 1
