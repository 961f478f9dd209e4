"""The hand that was followed is kept with its round, and what lies on the table is in nobody's hand."""

import pytest

from scorekeeper.rules import Code, HandRecord, Tile
from scorekeeper.services import following, games, history, rounds
from scorekeeper.services.errors import RoundRefused
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, save, start

HAND = ("Cy 9-9", "Dee 9-7", "Ana 9-5", "Ben 9-4", "Cy 9-3", "Dee 7-5@9-7", "Ana 8-5@9-5")
SCORED = ("out", "43", "5", "21*")


@pytest.fixture
def game(book: str) -> GameRecord:
    started = start(book)
    following.add_events(book, started.id, HAND)
    return started


def followed(game: GameRecord) -> HandRecord:
    return following.followed(game).record


def kept(game: GameRecord, number: int = 1) -> HandRecord:
    return HandRecord.parse(games.game(game.book_id, game.id).rounds[number - 1].hand)


def codes(refused: pytest.ExceptionInfo[RoundRefused]) -> dict[object, set[Code]]:
    found: dict[object, set[Code]] = {}
    for problem in refused.value.problems:
        found.setdefault(problem.seat, set()).add(problem.code)
    return found


def test_a_round_that_its_double_opened_keeps_it_and_clears_the_table(game: GameRecord):
    hand = followed(game)
    saved = save(game, "9-9", *SCORED)
    assert saved.rounds[0].hand == str(hand)
    assert [str(event) for event in kept(game).events] == [*HAND]
    assert followed(game).events == ()
    assert games.game(game.book_id, game.id) == saved


def test_a_round_that_another_double_opened_leaves_it_alone(game: GameRecord):
    hand = followed(game)
    assert save(game, "8-8", *SCORED).rounds[0].hand == ""
    assert followed(game) == hand


def test_a_round_that_nobody_followed_has_none(book: str):
    assert save(start(book), "9-9", *SCORED).rounds[0].hand == ""


def test_a_refused_round_leaves_it_on_the_table(game: GameRecord):
    hand = followed(game)
    with pytest.raises(RoundRefused):
        save(game, "9-9", "out", "out", "5", "9")
    assert followed(game) == hand


def test_a_tile_on_the_table_is_in_nobodys_hand(game: GameRecord):
    with pytest.raises(RoundRefused) as refused:
        save(game, "9-9", "out", "8-5 6-1", "5", "9-9")
    assert codes(refused) == {1: {Code.TILE_ON_TABLE}, 3: {Code.TILE_ON_TABLE}}
    assert {problem.params["tile"] for problem in refused.value.problems} == {"8-5", "9-9"}


def test_the_pips_on_the_table_are_in_nobodys_hand(game: GameRecord):
    """495 in the set, 18 + 16 + 14 + 13 + 12 + 12 + 13 of them on the table: 397 are left."""
    with pytest.raises(RoundRefused) as refused:
        save(game, "9-9", "out", "398", "5", "9")
    assert refused.value.problems[0].params == {"most": 397}
    assert save(game, "9-9", "out", "200", "5", "9").rounds


def test_where_the_table_was_followed_wrongly_it_can_be_left_out_of_it(game: GameRecord):
    saved = save(game, "9-9", "out", "8-5 6-1", "5", "9", with_table=False)
    assert saved.rounds[0].hand
    assert followed(game).events == ()


def test_a_correction_keeps_it_and_heeds_it(game: GameRecord):
    hand = save(game, "9-9", *SCORED).rounds[0].hand
    corrected = save(game, "9-9", "out", "44", "5", "21*", number=1)
    assert corrected.rounds[0].hand == hand
    with pytest.raises(RoundRefused) as refused:
        save(game, "9-9", "out", "8-5", "5", "21*", number=1)
    assert codes(refused) == {1: {Code.TILE_ON_TABLE}}


def test_a_correction_of_the_opening_double_keeps_it_too(game: GameRecord):
    hand = save(game, "9-9", *SCORED).rounds[0].hand
    assert save(game, "8-8", "out", "8-5", "5", "9", number=1).rounds[0].hand == hand


def test_a_correction_does_not_take_what_is_on_the_table_by_then(game: GameRecord):
    save(game, "9-9", *SCORED)
    following.add_events(game.book_id, game.id, ["Ana 8-8"])
    assert save(game, "8-8", *SCORED, number=1).rounds[0].opening == Tile(8, 8)
    assert followed(game).opening == Tile(8, 8)


def test_it_goes_with_its_round_and_comes_back_with_it(game: GameRecord):
    saved = save(game, "9-9", *SCORED)
    rounds.take_back(game.book_id, game.id, 1)
    assert followed(game).events == ()
    back = history.bring_back(game.book_id, game.id, saved.version, number=1)
    assert back.rounds[0].hand == saved.rounds[0].hand
    assert games.game(game.book_id, game.id) == back
    assert list(history.verify()) == []


def test_the_whole_game_comes_back_with_it(game: GameRecord):
    saved = save(game, "9-9", *SCORED)
    later = play(game, EVENING[1])
    rounds.take_back(game.book_id, game.id, 1)
    assert history.bring_back(game.book_id, game.id, later.version).rounds[0].hand == saved.rounds[0].hand


def test_a_save_that_is_sent_again_is_taken_in_once(game: GameRecord):
    once = save(game, "9-9", *SCORED, key="tap")
    assert save(game, "9-9", *SCORED, key="tap") == once
