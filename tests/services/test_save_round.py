"""Writing a round down."""

import pytest

from scorekeeper.rules import Code, SeatEntry, Tile
from scorekeeper.services import games, rounds
from scorekeeper.services.errors import FieldCode, FieldProblem, NotFound, Refused, RoundRefused, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, OUT, play, save, start, totals


@pytest.fixture
def game(book: str) -> GameRecord:
    return start(book)


def test_a_round_counts_what_the_house_rules_say(game: GameRecord):
    saved = save(game, "9-9", "out", "43", "5", "21*")
    row = saved.rounds[0]
    assert (row.number, row.opening) == (1, Tile(9, 9))
    assert [row.scores[seat].total for seat in range(4)] == [0, 43, 5, 71]
    assert [(line.kind, line.points) for line in row.scores[3].lines] == [("PIPS", 21), ("DOUBLE_BLANK", 50)]
    assert games.game(game.book_id, game.id) == saved


def test_points_run_on_from_round_to_round(game: GameRecord):
    saved = play(game, *EVENING[:3])
    assert [list(row.running.values()) for row in saved.rounds] == [
        [3, 2, 13, 0],
        [3, 45, 18, 71],
        [64, 45, 27, 88],
    ]
    assert [(saved.name(row.seat), row.total, row.rank) for row in saved.standings] == [
        ("Cy", 27, 1),
        ("Ben", 45, 2),
        ("Ana", 64, 3),
        ("Dee", 88, 4),
    ]
    assert [seat.name for seat in saved.winners] == ["Cy"]
    assert (saved.next_number, saved.next_opening, saved.shuffler) == (4, Tile(6, 6), 3)


def test_what_was_typed_comes_back_as_typed(game: GameRecord):
    typed = {
        0: OUT,
        1: SeatEntry(pips=" 12+11 + 7"),
        2: SeatEntry(pips="007", blank_halves="1"),
        3: SeatEntry(pips="25", tiles="9-8, [4|4]  0-0"),
    }
    saved = rounds.save_round(game.book_id, game.id, number=None, opening="[9|9]", entries=typed, ask=False)
    entries = games.game(game.book_id, game.id).rounds[0].entries
    assert [entries[seat].pips for seat in range(4)] == [None, " 12+11 + 7", "007", "25"]
    assert [entries[seat].tiles for seat in range(4)] == [None, None, None, "9-8, [4|4]  0-0"]
    assert entries[2].blank_halves == "1"
    assert saved.rounds[0].entries == entries


def test_tapped_tiles_come_back_as_text(game: GameRecord):
    tapped = {0: OUT, 1: SeatEntry(pips=3), 2: SeatEntry(tiles=[Tile(6, 0), "2-4"]), 3: SeatEntry(pips=5)}
    rounds.save_round(game.book_id, game.id, number=None, opening="9-9", entries=tapped)
    entries = games.game(game.book_id, game.id).rounds[0].entries
    assert entries[2].tiles == "6-0 2-4"
    assert entries[2].counted_pips == 12


def test_any_free_double_may_open(game: GameRecord):
    saved = save(game, "7-7", "out", "43", "5", "9")
    assert saved.rounds[0].opening == Tile(7, 7)
    assert saved.next_opening == Tile(6, 6)  # pagat counts down: the skipped ones are lost


def test_nobody_need_go_out(game: GameRecord):
    assert totals(save(game, "9-9", "5", "43", "6", "21*")) == [5, 43, 6, 71]


IMPOSSIBLE = [
    # opening, cells, what is said at whom
    ("9-9", ("out", "43", "", "9"), {(2, Code.MISSING_ENTRY)}),
    ("9-9", ("out", "43", "5"), {(3, Code.MISSING_ENTRY)}),
    ("9-9", ("out", "out", "5", "9"), {(0, Code.TWO_OUT), (1, Code.TWO_OUT)}),
    ("9-9", ("out", "0", "5", "9"), {(1, Code.EMPTY_HAND)}),
    ("9-9", ("out", "-1", "1.5", "½"), {(1, Code.BAD_NUMBER), (2, Code.BAD_NUMBER), (3, Code.BAD_NUMBER)}),
    ("9-9", ("out", "\x00", "5", "9"), {(1, Code.BAD_NUMBER)}),
    ("9-9", ("out", "1" + 30 * "0", "5", "9"), {(1, Code.TOO_MANY_PIPS)}),
    ("9-9", ("out", "10-9", "5", "9"), {(1, Code.TILE_NOT_IN_SET)}),
    ("9-8", ("out", "43", "5", "9"), {(None, Code.OPENING_NOT_A_DOUBLE)}),
    ("10-10", ("out", "43", "5", "9"), {(None, Code.OPENING_NOT_IN_SET)}),
    ("", ("out", "43", "5", "9"), {(None, Code.OPENING_NOT_A_DOUBLE)}),
    ("\x00", ("out", "43", "5", "9"), {(None, Code.OPENING_NOT_A_DOUBLE)}),
]


@pytest.mark.parametrize(("opening", "cells", "said"), IMPOSSIBLE)
def test_an_impossible_round_is_refused(game: GameRecord, opening: str, cells, said):
    with pytest.raises(RoundRefused) as refused:
        save(game, opening, *cells)
    assert {(problem.seat, problem.code) for problem in refused.value.problems} == said
    assert len(refused.value.problems) == len(said)
    assert games.game(game.book_id, game.id) == game


def test_no_double_opens_twice(game: GameRecord):
    with pytest.raises(RoundRefused) as refused:
        play(game, "9-9: out, 43, 5, 9", "9-9: out, 43, 5, 9")
    assert [problem.code for problem in refused.value.problems] == [Code.OPENING_USED]


def test_the_last_opening_double_finishes_the_game(game: GameRecord):
    assert play(game, *EVENING[:9]).status == "playing"
    finished = games.game(game.book_id, game.id)
    finished = play(finished, EVENING[9])
    assert (finished.status, finished.ended_at, finished.next_opening) == ("finished", None, None)
    assert totals(finished) == [148, 209, 47, 227]
    assert [seat.name for seat in finished.winners] == ["Cy"]


def test_a_finished_game_takes_no_more_rounds(game: GameRecord):
    play(game, "0-0: out, 43, 5, 9")  # counting down, nothing comes after
    with pytest.raises(Refused) as refused:
        save(game, "9-9", "out", "43", "5", "9")
    assert refused.value.problems == (FieldProblem("game", FieldCode.GAME_FINISHED),)


def test_whoever_reaches_the_target_ends_the_game(book: str):
    game = start(book, changes={"target": 100})
    assert play(game, *EVENING[:3]).status == "playing"  # Dee has 88
    assert play(game, EVENING[3]).status == "finished"  # Dee has 103


def test_the_version_rises_with_every_round(game: GameRecord):
    saved = play(game, *EVENING[:2])
    assert saved.version == 3
    assert [row.version for row in saved.rounds] == [2, 3]
    assert saved.rounds[0].saved_at <= saved.rounds[1].saved_at
    assert saved.rounds[0].saved_at.utcoffset() is not None


def test_the_same_key_writes_once(game: GameRecord):
    once = save(game, "9-9", "out", "43", "5", "9", key="tap", version=0)
    again = save(game, "9-9", "out", "43", "5", "9", key="tap", version=0)
    assert again == once
    assert len(again.rounds) == 1


def test_a_repeat_returns_the_game_as_it_is_by_now(game: GameRecord):
    save(game, "9-9", "out", "43", "5", "9", key="tap")
    later = save(game, "8-8", "out", "43", "5", "9", key="another")
    assert save(game, "9-9", "out", "43", "5", "9", key="tap") == later


def test_a_key_whose_round_was_taken_back_does_not_bring_it_back(game: GameRecord):
    save(game, "9-9", "out", "43", "5", "9", key="tap")
    rounds.take_back(game.book_id, game.id, 1)
    assert save(game, "9-9", "out", "43", "5", "9", key="tap").rounds == ()


def test_a_refused_key_is_not_used_up(game: GameRecord):
    with pytest.raises(RoundRefused):
        save(game, "9-9", "out", "", "5", "9", key="tap")
    assert len(save(game, "9-9", "out", "43", "5", "9", key="tap").rounds) == 1


def test_keys_of_two_games_are_two_keys(game: GameRecord, book: str):
    other = start(book)
    for each in (game, other):
        assert len(save(each, "9-9", "out", "43", "5", "9", key="tap").rounds) == 1


@pytest.mark.parametrize("key", ["two words", "x" * 65, "\x00", "ключ"])
def test_a_key_that_cannot_be_kept_is_refused(game: GameRecord, key: str):
    with pytest.raises(Refused) as refused:
        save(game, "9-9", "out", "43", "5", "9", key=key)
    assert refused.value.problems == (FieldProblem("key", FieldCode.BAD_KEY),)


def test_a_form_that_knows_too_few_rounds_is_shown_the_others(game: GameRecord):
    theirs = save(game, "9-9", "out", "43", "5", "9", version=0)
    with pytest.raises(Stale) as stale:
        save(game, "9-9", "out", "44", "5", "9", version=0)
    assert stale.value.theirs == theirs


def test_a_seat_that_is_not_there_is_not_found(game: GameRecord):
    with pytest.raises(NotFound):
        save(game, "9-9", "out", "43", "5", "9", "12")
