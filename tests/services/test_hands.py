"""Hands dealt again, and points corrected with a reason."""

import pytest

from scorekeeper.rules import LineKind, Tile
from scorekeeper.services import games, hands, history, people, rounds
from scorekeeper.services.change_records import ChangeKind, Difference
from scorekeeper.services.errors import FieldCode, FieldProblem, NotFound, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, save, start, totals
from tests.services.table import FIRST_TWO, refused


@pytest.fixture
def game(book: str) -> GameRecord:
    return play(start(book), *EVENING[:2])


def void(
    game: GameRecord, opening: str = "7-7", reason: str = "a tile lay on the floor", **more
) -> GameRecord:
    return hands.void_hand(game.book_id, game.id, opening=opening, reason=reason, **more)


def correct(game: GameRecord, number: int, seat: int, points: int, reason: str = "", **more) -> GameRecord:
    return hands.correct_points(game.book_id, game.id, number, seat, points, reason, **more)


def test_a_void_hand_is_kept_with_its_reason_and_changes_no_score(game: GameRecord):
    voided = void(game)
    kept = voided.voids[0]
    assert (kept.before_number, kept.opening, kept.reason) == (3, Tile(7, 7), "a tile lay on the floor")
    assert kept.at.utcoffset() is not None
    assert totals(voided) == FIRST_TWO
    assert voided.next_opening == Tile(7, 7)
    assert games.game(game.book_id, game.id) == voided


def test_the_hand_is_dealt_again_with_the_same_double(game: GameRecord):
    void(game)
    again = play(void(game), EVENING[2])
    assert [each.before_number for each in again.voids] == [3, 3]
    assert totals(again) == [64, 45, 27, 88]


def test_its_place_moves_with_the_hands_around_it(game: GameRecord):
    play(void(game), EVENING[2])
    assert rounds.take_back(game.book_id, game.id, 1).voids[0].before_number == 2
    assert void(rounds.take_back(game.book_id, game.id, 1), "9-9").voids[0].before_number == 1


def test_a_hand_that_was_not_void_after_all(game: GameRecord):
    voided = void(game)
    cleared = hands.remove_void(game.book_id, game.id, voided.voids[0].id, version=voided.version)
    assert cleared.voids == ()
    with pytest.raises(NotFound):
        hands.remove_void(game.book_id, game.id, voided.voids[0].id)


@pytest.mark.parametrize("opening", ["", "7-6", "10-10", "seven", "\x00"])
def test_a_void_hand_was_opened_by_a_double_of_the_set(game: GameRecord, opening: str):
    problem = refused(void, game, opening)
    assert problem == FieldProblem("opening", FieldCode.BAD_OPENING, {"tile": opening})


@pytest.mark.parametrize(
    ("reason", "code"), [(" \n", FieldCode.TEXT_MISSING), ("x" * 201, FieldCode.TEXT_TOO_LONG)]
)
def test_a_reason_is_needed_and_is_short(game: GameRecord, reason: str, code: FieldCode):
    for act in (lambda: void(game, reason=reason), lambda: correct(game, 1, 0, 5, reason)):
        problem = refused(act)
        assert (problem.field, problem.code) == ("reason", code)


def test_points_are_corrected_and_itemised(game: GameRecord):
    corrected = correct(game, 1, 3, 50, " forgot  to call ")
    score = corrected.rounds[0].scores[3]
    assert [(line.points, line.kind) for line in score.lines] == [
        (0, LineKind.OUT),
        (50, LineKind.ADJUSTMENT),
    ]
    assert corrected.rounds[0].entries[3].reason == "forgot to call"
    assert totals(corrected) == [3, 45, 18, 121]
    assert games.game(game.book_id, game.id) == corrected


def test_another_correction_takes_its_place_and_0_takes_it_away(game: GameRecord):
    correct(game, 1, 1, 10, "counted wrongly")
    assert totals(correct(game, 1, 1, -2, "counted wrongly"))[1] == 43
    cleared = correct(game, 1, 1, 0)
    assert totals(cleared) == FIRST_TWO
    assert cleared.rounds[0].entries == game.rounds[0].entries


def test_a_correction_stays_when_the_hand_is_corrected(game: GameRecord):
    correct(game, 1, 1, 10, "counted wrongly")
    saved = save(game, "9-9", "3", "4", "13", "out", number=1)
    assert (saved.rounds[0].scores[1].total, saved.rounds[0].entries[1].reason) == (14, "counted wrongly")


def test_a_form_that_showed_the_hand_before_is_stale(game: GameRecord):
    correct(game, 1, 1, 10, "counted wrongly")
    with pytest.raises(Stale):
        save(game, "9-9", "3", "4", "13", "out", number=1, version=game.rounds[0].version)


def test_a_correction_may_reach_the_target(book: str):
    game = play(start(book, changes={"target": 100}), *EVENING[:2])
    over = correct(game, 2, 3, 29, "sat down on the yard")
    assert over.status == "finished"
    assert correct(game, 2, 3, 0).status == "playing"


@pytest.mark.parametrize("points", [10_000, -10_000, 2**70, 1.0, "5", True, None])
def test_points_are_a_number_that_can_be(game: GameRecord, points):
    problem = refused(correct, game, 1, 0, points, "why")
    assert problem == FieldProblem("points", FieldCode.BAD_POINTS, {"most": 9999})


def test_only_who_played_is_corrected(game: GameRecord):
    people.join(game.book_id, game.id, "Eve")
    problem = refused(correct, game, 1, 4, 5, "why")
    assert problem == FieldProblem("seat", FieldCode.NOT_IN_ROUND, {"name": "Eve", "number": 1})
    for number, seat in ((0, 0), (3, 0), (1, -1), (1, 5)):
        with pytest.raises(NotFound):
            correct(game, number, seat, 5, "why")


def test_a_page_that_is_out_of_date_changes_nothing(game: GameRecord):
    later = void(game)
    for act in (void, lambda game, version: correct(game, 1, 1, 5, "why", version=version)):
        with pytest.raises(Stale) as stale:
            act(game, version=game.version)
        assert stale.value.theirs == later


def test_it_is_all_told_and_taken_back(game: GameRecord):
    voided = void(game)
    correct(game, 1, 1, 10, "counted wrongly", device="Ana's phone")
    hands.remove_void(game.book_id, game.id, voided.voids[0].id)
    told = history.changes(game.book_id, game.id)[:3]
    assert [(change.kind, change.params) for change in told] == [
        (ChangeKind.VOID_REMOVED, {"number": 3, "tile": "7-7"}),
        (ChangeKind.POINTS_CORRECTED, {"number": 1, "seat": 1, "points": 10}),
        (ChangeKind.HAND_VOIDED, {"number": 3, "tile": "7-7"}),
    ]
    assert [change.differences for change in told] == [
        (Difference(3, None, "void", "7-7", None),),
        (Difference(1, 1, "adjustment", 0, 10), Difference(1, 1, "reason", "", "counted wrongly")),
        (Difference(3, None, "void", None, "7-7"),),
    ]
    assert history.bring_back(game.book_id, game.id, voided.version).voids == voided.voids
    assert list(history.verify()) == []
