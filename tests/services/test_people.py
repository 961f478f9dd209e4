"""Who comes late, leaves early and comes back."""

import pytest

from scorekeeper.services import games, history, people, players, rounds
from scorekeeper.services.change_records import ChangeKind, Difference
from scorekeeper.services.errors import FieldCode, FieldProblem, NotFound, Stale
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, hand, play, save, start, totals
from tests.services.table import FIRST_TWO, come_back, join, leave, ranks, refused, remove


@pytest.fixture
def game(book: str) -> GameRecord:
    return play(start(book), *EVENING[:2])


STARTS = [("zero", None, 0), ("highest", None, 71), ("average", None, 34), ("highest", 20, 20)]  # 137 / 4


@pytest.mark.parametrize(("how", "given", "points"), STARTS)
def test_a_late_joiner_begins_with_the_points_of_the_house_rule_or_those_given(
    book: str, how: str, given: int | None, points: int
):
    game = play(start(book, changes={"late_joiner": how}), *EVENING[:2])
    joined = join(game, "Eve", start=given)
    seat = joined.seats[4]
    assert (seat.name, seat.start, seat.first_round, seat.plays) == ("Eve", points, 3, True)
    assert totals(joined) == [*FIRST_TWO, points]
    assert games.game(book, game.id) == joined


def test_what_a_late_joiner_would_begin_with_is_told_beforehand(book: str):
    game = play(start(book, changes={"late_joiner": "average"}), *EVENING[:2])
    assert people.late_start(game) == 34


def test_a_late_joiner_plays_from_the_next_hand_on(game: GameRecord):
    later = save(join(game, "Eve", start=40), "7-7", "11*", "out", "9", "17", "30")
    assert [list(row.entries) for row in later.rounds] == [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3, 4]]
    assert (later.rounds[1].running.get(4), later.rounds[2].running[4]) == (None, 70)
    assert totals(later) == [64, 45, 27, 88, 70]
    assert (later.seats[4].first_round, later.seats[4].absences) == (3, ())


def test_earlier_hands_are_corrected_without_the_late_joiner(game: GameRecord):
    joined = join(game, "Eve")
    corrected = save(joined, "9-9", "4", "2", "13", "out", number=1)
    assert totals(corrected) == [4, 45, 18, 71, 0]
    problem = refused(save, joined, "9-9", "4", "2", "13", "out", "5", number=1)
    assert (problem.code, problem.params) == (FieldCode.NOT_IN_ROUND, {"name": "Eve", "number": 1})


def test_when_a_hand_before_is_taken_back_the_late_joiner_still_has_all_of_theirs(game: GameRecord):
    save(join(game, "Eve"), "7-7", "11*", "out", "9", "17", "30")
    left = rounds.take_back(game.book_id, game.id, 1)
    assert (left.seats[4].first_round, totals(left)[4]) == (2, 30)


def test_a_late_joiner_may_be_somebody_of_the_book(book: str, game: GameRecord):
    start(book, "Zoë", "Yan")
    joined = join(game, "ZOË")
    assert joined.seats[4].name == "Zoë"
    assert len(players.players(book)) == 6


def test_nobody_sits_twice(game: GameRecord):
    assert refused(join, game, "bEN") == FieldProblem("name", FieldCode.NAME_TWICE, {"name": "Ben"})
    leave(game, 1)
    assert refused(join, game, "bEN") == FieldProblem("name", FieldCode.SEAT_LEFT, {"name": "Ben", "seat": 1})


BAD_NAMES = [
    ("", FieldCode.NAME_EMPTY),
    ("\u200b", FieldCode.NAME_EMPTY),
    ("x" * 41, FieldCode.NAME_TOO_LONG),
]


@pytest.mark.parametrize(("name", "code"), BAD_NAMES)
def test_a_bad_name_is_refused_at_its_field(game: GameRecord, name: str, code: FieldCode):
    problem = refused(join, game, name)
    assert (problem.field, problem.code) == ("name", code)


@pytest.mark.parametrize("points", [10_000, -10_000, 1.5, "7", True])
def test_points_to_begin_with_are_a_number_that_can_be(game: GameRecord, points):
    assert refused(join, game, "Eve", start=points) == FieldProblem(
        "start", FieldCode.BAD_POINTS, {"most": 9999}
    )


def test_a_table_seats_twelve(book: str):
    game = start(book, *(f"P{number}" for number in range(12)), set_size=12, tiles_each=5)
    assert refused(join, game, "Eve").code == FieldCode.TOO_MANY_PLAYERS
    leave(game, 0)
    assert len(join(game, "Eve").playing) == 12
    assert refused(come_back, game, 0).code == FieldCode.TOO_MANY_PLAYERS


def test_the_deal_stays_while_the_set_has_the_tiles(game: GameRecord):
    joined = join(game, "Eve")
    assert joined.tiles_each == 11  # 5 x 11 of 55
    assert people.suggested_deal(joined) == 9
    assert join(game, "Fay").tiles_each == 7  # 6 x 11 are too many: Puremco's 6 x 7


def test_another_deal_is_set(game: GameRecord):
    joined = join(game, "Eve")
    assert people.set_deal(game.book_id, game.id, 9, version=joined.version).tiles_each == 9
    problem = refused(people.set_deal, game.book_id, game.id, 12)
    assert problem == FieldProblem("tiles_each", FieldCode.DEAL_TOO_LARGE, {"largest": 11})


def test_who_leaves_keeps_the_total_and_has_no_rank(game: GameRecord):
    left = leave(game, 0)
    assert totals(left) == FIRST_TWO
    assert ranks(left) == {"Cy": 1, "Ben": 2, "Dee": 3, "Ana": None}
    assert (left.seats[0].last_round, left.seats[0].ranked, left.playing) == (2, False, (1, 2, 3))
    assert [seat.name for seat in left.winners] == ["Cy"]


def test_or_a_rank_where_the_table_agrees_then_or_later(game: GameRecord):
    assert ranks(leave(game, 0, ranked=True)) == {"Ana": 1, "Cy": 2, "Ben": 3, "Dee": 4}
    games.end_game(game.book_id, game.id)
    assert ranks(leave(game, 0)) == {"Cy": 1, "Ben": 2, "Dee": 3, "Ana": None}
    assert refused(leave, game, 0) == FieldProblem("seat", FieldCode.SEAT_LEFT, {"name": "Ana", "seat": 0})


def test_the_others_play_on(game: GameRecord):
    leave(game, 0)
    later = rounds.save_round(
        game.book_id,
        game.id,
        number=None,
        opening="7-7",
        entries={1: hand("out")[0], 2: hand("9")[0], 3: hand("17")[0]},
        ask=False,
    )
    assert totals(later) == [3, 45, 27, 88]
    assert later.rounds[2].running[0] == 3
    assert list(later.rounds[2].scores) == [1, 2, 3]


def test_a_hand_with_somebody_who_has_left_is_refused_with_their_name(game: GameRecord):
    leave(game, 0)
    problem = refused(save, game, "7-7", "11", "out", "9", "17")
    assert problem == FieldProblem("seat-0", FieldCode.SEAT_LEFT, {"name": "Ana", "seat": 0})


def test_who_comes_back_missed_the_hands_between_and_ranks_again(game: GameRecord):
    leave(game, 3)
    play(game, "7-7: 11, out, 9", "6-6: 9, 9, out")
    back = come_back(game, 3)
    assert (back.seats[3].absences, back.seats[3].last_round, back.seats[3].ranked) == ((3, 4), None, True)
    later = play(back, "5-5: 26, *, out, 26")
    assert totals(later)[3] == 71 + 26
    assert later.seats[3].absences == (3, 4)
    assert ranks(later)["Dee"] == 3


def test_only_who_has_left_comes_back(game: GameRecord):
    assert refused(come_back, game, 2) == FieldProblem("seat", FieldCode.SEAT_PLAYS, {"name": "Cy"})


def test_two_must_stay(book: str):
    game = start(book, "Ana", "Ben")
    for act in (leave, remove):
        assert refused(act, game, 0) == FieldProblem("players", FieldCode.TOO_FEW_PLAYERS, {"fewest": 2})


def test_in_a_finished_game_nobody_comes_or_goes(game: GameRecord):
    leave(game, 3)
    games.end_game(game.book_id, game.id)
    finished = FieldProblem("game", FieldCode.GAME_FINISHED)
    assert refused(join, game, "Eve") == refused(leave, game, 0) == refused(come_back, game, 3) == finished


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_is_not_there_is_not_found(game: GameRecord, seat: int):
    for act in (leave, come_back, remove):
        with pytest.raises(NotFound):
            act(game, seat)


def test_a_page_that_is_out_of_date_changes_nothing(game: GameRecord):
    later = join(game, "Eve")
    with pytest.raises(Stale) as stale:
        leave(game, 0, version=game.version)
    assert stale.value.theirs == later


def test_it_is_all_told_and_taken_back(game: GameRecord):
    join(game, "Eve", start=20, device="Ana's phone")
    leave(game, 3)
    come_back(game, 3)
    leave(game, 3)
    people.reorder(game.book_id, game.id, (4, 0, 1, 2, 3))
    told = history.changes(game.book_id, game.id)
    assert [change.kind for change in told[:5]] == [
        ChangeKind.REORDERED,
        ChangeKind.LEFT,
        ChangeKind.RETURNED,
        ChangeKind.LEFT,
        ChangeKind.JOINED,
    ]
    assert set(told[0].differences) == {
        Difference(None, seat, "position", (seat - 1) % 5, seat) for seat in range(5)
    }
    assert set(told[1].differences) == {
        Difference(None, 3, "plays", before=True, after=False),
        Difference(None, 3, "ranked", before=True, after=False),
    }
    assert told[4].differences == (Difference(None, 4, "seat", None, "Eve"),)
    back = history.bring_back(game.book_id, game.id, game.version)
    assert (back.seats, back.standings) == (game.seats, game.standings)
    assert list(history.verify()) == []


def test_lists_know_who_counts(book: str, game: GameRecord):
    join(game, "Eve", start=2)
    leave(game, 0)
    row = games.games(book, limit=1)[0]
    assert (row.names, row.totals) == (("Ana", "Ben", "Cy", "Dee", "Eve"), (*FIRST_TWO, 2))
    assert (row.winners, row.winning_total) == (("Eve",), 2)
