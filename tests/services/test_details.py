"""The day, the place and the note of a game; the bin."""

from datetime import date

import pytest

from scorekeeper.rules import SeatEntry
from scorekeeper.services import details, games, hands, history, house_rules, people, players, rounds
from scorekeeper.services.change_records import ChangeKind, Difference
from scorekeeper.services.errors import FieldCode, FieldProblem, NotFound, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, start, totals
from tests.services.table import refused

DAY = date(2026, 7, 4)


@pytest.fixture
def game(book: str) -> GameRecord:
    return play(start(book), *EVENING[:2])


def describe(game: GameRecord, place: str = "At the lake", note: str = "", **more) -> GameRecord:
    return details.set_details(game.book_id, game.id, played_on=DAY, place=place, note=note, **more)


def put_away(game: GameRecord, **more) -> GameRecord:
    return details.bin_game(game.book_id, game.id, **more)


def test_the_day_the_place_and_a_note_are_kept(game: GameRecord):
    described = describe(game, " At  the lake", "Rain\r\n\n  and a dog\u202e\n")
    assert (described.played_on, described.place, described.note) == (DAY, "At the lake", "Rain\n\nand a dog")
    assert games.game(game.book_id, game.id) == described
    row = games.games(game.book_id, limit=1)[0]
    assert (row.played_on, row.place) == (DAY, "At the lake")


def test_they_are_told_and_taken_back(game: GameRecord):
    described = describe(game, device="Ana's phone")
    told = history.changes(game.book_id, game.id)[0]
    assert (told.kind, told.device) == (ChangeKind.DETAILS_CHANGED, "Ana's phone")
    assert told.differences == (
        Difference(None, None, "played_on", None, "2026-07-04"),
        Difference(None, None, "place", "", "At the lake"),
    )
    assert history.bring_back(game.book_id, game.id, game.version).place == ""
    assert history.bring_back(game.book_id, game.id, described.version).played_on == DAY
    assert list(history.verify()) == []


def test_they_are_no_longer_than_can_be_read(game: GameRecord):
    assert describe(game, "x" * 100, "x" * 2000).note == "x" * 2000
    assert refused(describe, game, "x" * 101) == FieldProblem(
        "place", FieldCode.TEXT_TOO_LONG, {"longest": 100}
    )
    assert refused(describe, game, note="x" * 2001) == FieldProblem(
        "note", FieldCode.TEXT_TOO_LONG, {"longest": 2000}
    )


def test_a_game_goes_to_the_bin_and_comes_back(game: GameRecord):
    put = put_away(game, version=game.version)
    assert put.binned_at is not None
    assert games.games(game.book_id, limit=10) == []
    assert games.running_game(game.book_id) is None
    assert [(row.id, row.binned_at) for row in details.binned(game.book_id)] == [(game.id, put.binned_at)]
    back = details.restore_game(game.book_id, game.id)
    assert (totals(back), back.binned_at, back.version) == (totals(game), None, game.version + 2)
    assert games.running_game(game.book_id) == back
    assert details.binned(game.book_id) == []
    assert [change.kind for change in history.changes(game.book_id, game.id)[:2]] == [
        ChangeKind.RESTORED,
        ChangeKind.BINNED,
    ]


def test_the_latest_put_there_comes_first(book: str):
    first, second = start(book), start(book)
    put_away(second)
    put_away(first)
    assert [row.id for row in details.binned(book)] == [first.id, second.id]


def test_its_players_are_still_known_but_did_not_play(game: GameRecord):
    put_away(game)
    assert {player.last_played for player in players.players(game.book_id)} == {None}


def test_what_is_in_the_bin_is_verified_too(game: GameRecord):
    put_away(game)
    assert list(history.verify()) == []


def test_a_page_that_is_out_of_date_bins_nothing(game: GameRecord):
    later = play(game, EVENING[2])
    for act in (put_away, describe):
        with pytest.raises(Stale) as stale:
            act(game, version=game.version)
        assert stale.value.theirs == later


def test_only_what_is_in_the_bin_is_restored(game: GameRecord, other_book: str):
    with pytest.raises(NotFound):
        details.restore_game(game.book_id, game.id)
    put_away(game)
    with pytest.raises(NotFound):
        details.restore_game(other_book, game.id)
    assert details.binned(other_book) == []


ASKED = {
    "show": games.game,
    "save": lambda book, game: rounds.save_round(
        book, game, number=None, opening="7-7", entries={0: SeatEntry(out=True)}
    ),
    "take back": lambda book, game: rounds.take_back(book, game, 1),
    "end": games.end_game,
    "resume": games.resume_game,
    "changes": history.changes,
    "bring back": lambda book, game: history.bring_back(book, game, 1),
    "join": lambda book, game: people.join(book, game, "Eve"),
    "leave": lambda book, game: people.leave(book, game, 0),
    "return": lambda book, game: people.return_to(book, game, 0),
    "remove": lambda book, game: people.remove(book, game, 0),
    "reorder": lambda book, game: people.reorder(book, game, (1, 0, 2, 3)),
    "deal": lambda book, game: people.set_deal(book, game, 9),
    "void": lambda book, game: hands.void_hand(book, game, opening="7-7", reason="why"),
    "clear": lambda book, game: hands.remove_void(book, game, "nothing"),
    "points": lambda book, game: hands.correct_points(book, game, 1, 0, 5, "why"),
    "preview": lambda book, game: house_rules.preview_rules(book, game, preset="pagat", changes={}),
    "rules": lambda book, game: house_rules.change_rules(book, game, preset="pagat", changes={}),
    "details": lambda book, game: details.set_details(book, game, played_on=None, place="", note=""),
    "bin": details.bin_game,
    "page": lambda book, game: games.games(book, limit=1, before=game),
}


@pytest.mark.parametrize("what", ASKED)
def test_a_game_in_the_bin_is_not_found(game: GameRecord, what: str):
    put_away(game)
    with pytest.raises(NotFound):
        ASKED[what](game.book_id, game.id)


@pytest.mark.parametrize("what", ASKED)
def test_nor_is_another_books(game: GameRecord, other_book: str, what: str):
    with pytest.raises(NotFound):
        ASKED[what](other_book, game.id)
    assert games.game(game.book_id, game.id) == game
