"""What was done to a game is remembered, and anything can be brought back."""

from dataclasses import replace

import pytest
from sqlalchemy import delete, update

from scorekeeper.extensions import db
from scorekeeper.models import Change, Game
from scorekeeper.rules import Code, Tile
from scorekeeper.services import games, history, rounds
from scorekeeper.services.change_records import ChangeKind, Difference
from scorekeeper.services.errors import NotFound, RoundRefused, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, save, start, totals


@pytest.fixture
def game(book: str) -> GameRecord:
    return play(start(book), *EVENING[:3])


def changes(game: GameRecord):
    return history.changes(game.book_id, game.id)


def bring_back(game: GameRecord, version: int, number: int | None = None, **more) -> GameRecord:
    return history.bring_back(game.book_id, game.id, version, number=number, **more)


def correct_second(game: GameRecord) -> GameRecord:
    return save(game, "8-8", "out", "44", "5", "21*", number=2, device="Ben's phone")


def test_every_change_is_told_latest_first(game: GameRecord):
    correct_second(game)
    rounds.take_back(game.book_id, game.id, 3)
    games.end_game(game.book_id, game.id)
    games.resume_game(game.book_id, game.id)
    assert [(change.version, change.kind) for change in changes(game)] == [
        (8, ChangeKind.RESUMED),
        (7, ChangeKind.ENDED),
        (6, ChangeKind.ROUND_TAKEN_BACK),
        (5, ChangeKind.ROUND_CORRECTED),
        (4, ChangeKind.ROUND_SAVED),
        (3, ChangeKind.ROUND_SAVED),
        (2, ChangeKind.ROUND_SAVED),
        (1, ChangeKind.STARTED),
    ]


def test_some_changes_at_a_time_say_the_same_as_all_of_them(game: GameRecord):
    correct_second(game)
    told = changes(game)
    assert [change.version for change in told] == [5, 4, 3, 2, 1]
    first = history.changes(game.book_id, game.id, limit=2)
    then = history.changes(game.book_id, game.id, before=first[-1].version, limit=3)
    assert first + then == told
    assert history.changes(game.book_id, game.id, before=1, limit=3) == ()


def test_a_change_says_when_and_on_which_phone(game: GameRecord):
    corrected = correct_second(game)
    change = changes(game)[0]
    assert (change.device, change.params) == ("Ben's phone", {"number": 2})
    assert change.at >= corrected.rounds[1].saved_at
    assert change.at.utcoffset() is not None


def test_a_label_is_cleaned_and_cut_off(game: GameRecord):
    save(game, "6-6", "9", "9", "out", "15", device=" a\x00\n" + "b" * 50)
    assert changes(game)[0].device == "a " + "b" * 38


def test_a_correction_says_what_it_changed(game: GameRecord):
    correct_second(game)
    assert changes(game)[0].differences == (Difference(2, 1, "pips", "43", "44"),)


def test_all_that_is_different_is_said(game: GameRecord):
    save(game, "5-5", "12", "out!", "5", "21", number=2)
    assert set(changes(game)[0].differences) == {
        Difference(2, None, "opening", "8-8", "5-5"),
        Difference(2, 0, "out", before=True, after=False),
        Difference(2, 0, "pips", None, "12"),
        Difference(2, 1, "out", before=False, after=True),
        Difference(2, 1, "out_on_double", before=False, after=True),
        Difference(2, 1, "pips", "43", None),
        Difference(2, 3, "double_blank", before=True, after=False),
    }


def test_a_new_hand_and_one_taken_back_are_differences(game: GameRecord):
    assert changes(game)[0].differences == (Difference(3, None, "round", None, "7-7"),)
    rounds.take_back(game.book_id, game.id, 1)
    assert changes(game)[0].differences == (Difference(1, None, "round", "9-9", None),)


def test_the_version_before_a_correction_comes_back(game: GameRecord):
    corrected = correct_second(game)
    back = bring_back(game, game.version, number=2)
    assert totals(back) == totals(game) != totals(corrected)
    assert back.rounds[1].entries == game.rounds[1].entries
    assert back.version == corrected.version + 1
    assert games.game(game.book_id, game.id) == back
    latest = changes(game)[0]
    assert (latest.kind, latest.params) == (ChangeKind.BROUGHT_BACK, {"version": 4, "number": 2})
    assert latest.differences == (Difference(2, 1, "pips", "44", "43"),)


def test_and_goes_again_likewise(game: GameRecord):
    corrected = correct_second(game)
    bring_back(game, game.version, number=2)
    assert totals(bring_back(game, corrected.version, number=2)) == totals(corrected)


def test_a_form_that_showed_the_hand_before_is_stale(game: GameRecord):
    corrected = correct_second(game)
    bring_back(game, game.version, number=2)
    with pytest.raises(Stale):
        save(game, "8-8", "out", "45", "5", "21*", number=2, version=corrected.rounds[1].version)


def test_only_that_hand_comes_back(game: GameRecord):
    save(game, "9-9", "4", "2", "13", "out", number=1)
    correct_second(game)
    assert totals(bring_back(game, game.version, number=2)) == [65, 45, 27, 88]


def test_a_hand_that_was_taken_back_comes_back_at_its_place(game: GameRecord):
    rounds.take_back(game.book_id, game.id, 2)
    later = play(game, EVENING[3])
    back = bring_back(game, game.version, number=2)
    assert [str(row.opening) for row in later.rounds] == ["9-9", "7-7", "6-6"]
    assert [str(row.opening) for row in back.rounds] == ["9-9", "8-8", "7-7", "6-6"]
    assert totals(back) == [73, 54, 27, 103]


def test_the_last_hand_too_when_another_took_its_number(game: GameRecord):
    rounds.take_back(game.book_id, game.id, 3)
    play(game, EVENING[3])
    back = bring_back(game, game.version, number=3)
    assert [str(row.opening) for row in back.rounds] == ["9-9", "8-8", "7-7", "6-6"]


def test_not_if_its_opening_double_was_used_meanwhile(game: GameRecord):
    rounds.take_back(game.book_id, game.id, 3)
    after = play(game, EVENING[2])
    with pytest.raises(RoundRefused) as refused:
        bring_back(game, game.version, number=3)
    assert [problem.code for problem in refused.value.problems] == [Code.OPENING_USED]
    assert games.game(game.book_id, game.id) == after


def test_the_whole_game_comes_back(game: GameRecord):
    correct_second(game)
    rounds.take_back(game.book_id, game.id, 1)
    ended = games.end_game(game.book_id, game.id)
    back = bring_back(game, game.version)
    assert (totals(back), back.status, back.ended_at) == (totals(game), "playing", None)
    assert [str(row.opening) for row in back.rounds] == ["9-9", "8-8", "7-7"]
    assert back.next_opening == Tile(6, 6)
    assert games.game(game.book_id, game.id) == back
    undone = bring_back(game, ended.version)
    assert (totals(undone), undone.status) == (totals(ended), "finished")


def test_no_two_rounds_get_the_same_version(game: GameRecord):
    for number in (1, 2, 3):
        rounds.take_back(game.book_id, game.id, 1)
        assert len(games.game(game.book_id, game.id).rounds) == 3 - number
    back = bring_back(game, game.version)
    versions = [row.version for row in back.rounds]
    assert versions == sorted(set(versions))
    assert versions[-1] == back.version


def test_a_finished_game_is_brought_back_to_the_middle(book: str):
    over = play(start(book), *EVENING)
    assert over.status == "finished"
    assert bring_back(over, 5).status == "playing"
    assert games.running_game(book) is not None


def test_who_has_not_seen_the_latest_change_brings_nothing_back(game: GameRecord):
    later = correct_second(game)
    with pytest.raises(Stale) as stale:
        bring_back(game, 2, seen=game.version)
    assert stale.value.theirs == later


@pytest.mark.parametrize("version", [0, -1, 99, 2**80])
def test_a_version_that_never_was_is_not_found(game: GameRecord, version: int):
    with pytest.raises(NotFound):
        bring_back(game, version)


@pytest.mark.parametrize("number", [0, -1, 3])
def test_nor_is_a_hand_that_was_not_there_then(game: GameRecord, number: int):
    with pytest.raises(NotFound):
        bring_back(game, 3, number=number)


def test_of_an_older_game_the_state_before_its_next_change_is_kept(game: GameRecord):
    db.session.execute(delete(Change))
    db.session.execute(update(Game).values(remembered=False))
    db.session.commit()
    assert changes(game) == ()
    correct_second(game)
    assert [(change.version, change.kind) for change in changes(game)] == [
        (5, ChangeKind.ROUND_CORRECTED),
        (4, ChangeKind.FOUND),
    ]
    assert changes(game)[1].at == game.rounds[-1].saved_at
    back = bring_back(game, 4)
    assert replace(back, version=game.version).standings == game.standings


def test_a_refused_save_is_no_change(game: GameRecord):
    with pytest.raises(RoundRefused):
        save(game, "6-6", "out", "out", "5", "9")
    assert len(changes(game)) == 4
