"""House rules found wrong in mid-game: shown first, asked for what is missing, taken back as easily."""

import json
from importlib import resources
from typing import Any

import pytest

from scorekeeper.rules import LineKind
from scorekeeper.services import demo, games, history, house_rules
from scorekeeper.services.change_records import ChangeKind, Difference
from scorekeeper.services.errors import FieldCode, FieldProblem, Stale
from scorekeeper.services.records import GameRecord
from scorekeeper.services.rules_records import UNKNOWN, Missing, Moved
from tests.builders import EVENING, play, save, start, totals
from tests.services.table import refused


@pytest.fixture
def game(book: str) -> GameRecord:
    return play(start(book), *EVENING[:4])


def preview(game: GameRecord, answers: Any = None, preset: str = "pagat", **changes: object):
    return house_rules.preview_rules(
        game.book_id, game.id, preset=preset, changes=changes, answers=answers or {}
    )


def change(
    game: GameRecord, answers: Any = None, version: int | None = None, **changes: object
) -> GameRecord:
    return house_rules.change_rules(
        game.book_id, game.id, preset="pagat", changes=changes, answers=answers or {}, version=version
    )


def test_every_score_that_would_change_is_shown_and_nothing_is_written(game: GameRecord):
    looked = preview(game, double_blank=25)
    assert looked.moved == (Moved(2, 3, 71, 46), Moved(3, 0, 61, 36))
    assert (totals(looked.before), totals(looked.after)) == ([73, 54, 27, 103], [48, 54, 27, 78])
    assert looked.missing == ()
    assert looked.ruleset.double_blank == 25
    assert games.game(game.book_id, game.id) == game


def test_other_rules_hold_from_the_first_hand_on(game: GameRecord):
    changed = change(game, double_blank=25)
    assert totals(changed) == [48, 54, 27, 78]
    assert (changed.changes, changed.version) == ({"double_blank": 25}, game.version + 1)
    assert games.game(game.book_id, game.id) == changed
    assert games.games(game.book_id, limit=1)[0].totals == (48, 54, 27, 78)
    assert list(history.verify()) == []
    assert totals(play(changed, "5-5: 26, *, out, 26")) == [74, 79, 27, 104]


def test_it_is_told_and_taken_back(game: GameRecord):
    change(game, double_blank=25)
    told = history.changes(game.book_id, game.id)[0]
    assert told.kind == ChangeKind.RULES_CHANGED
    assert told.differences == (Difference(None, None, "rules-double_blank", 50, 25),)
    back = history.bring_back(game.book_id, game.id, game.version)
    assert (totals(back), back.changes) == (totals(game), {})
    assert list(history.verify()) == []


def test_the_rules_that_hold_already_are_no_change(game: GameRecord):
    assert change(game) == game


OUT_ON_DOUBLE = tuple(
    Missing(number, seat, "out_on_double") for number, seat in ((1, 3), (2, 0), (3, 1), (4, 2))
)


def test_whether_it_was_on_a_double_is_asked_of_every_hand(game: GameRecord):
    looked = preview(game, out_on_double=50)
    assert looked.missing == OUT_ON_DOUBLE
    assert looked.moved == ()


def test_but_not_where_it_was_said(book: str):
    game = play(start(book), "9-9: out!, 43, 5, 9", "8-8: 5, 43, 6, 9")
    looked = preview(game, out_on_double=50)
    assert looked.missing == ()
    assert looked.moved == (Moved(1, 0, 0, 50),)


def test_answers_count_and_what_is_not_answered_stays_unknown(game: GameRecord):
    answers = {
        (1, 3, "out_on_double"): True,
        (2, 0, "out_on_double"): False,
        (3, 1, "out_on_double"): UNKNOWN,
    }
    assert preview(game, answers, out_on_double=50).moved == (Moved(1, 3, 0, 50),)
    changed = change(game, answers, out_on_double=50)
    assert totals(changed) == [73, 54, 27, 153]
    marked = [
        (row.number, seat, set(entry.unknown))
        for row in changed.rounds
        for seat, entry in row.entries.items()
        if entry.unknown
    ]
    assert marked == [(3, 1, {"out_on_double"}), (4, 2, {"out_on_double"})]
    assert games.game(game.book_id, game.id) == changed
    assert list(history.verify()) == []


def test_what_was_unknown_can_still_be_answered(game: GameRecord):
    change(game, out_on_double=50)
    looked = preview(game, out_on_double=50)
    assert looked.missing == OUT_ON_DOUBLE
    known = change(game, {(4, 2, "out_on_double"): True, (1, 3, "out_on_double"): False}, out_on_double=50)
    assert totals(known) == [73, 54, 77, 103]
    assert [(one.number, one.seat) for one in preview(known, out_on_double=50).missing] == [(2, 0), (3, 1)]


def test_it_stays_unknown_when_another_hand_of_the_round_is_corrected(game: GameRecord):
    change(game, out_on_double=50)
    saved = save(game, "9-9", "4", "2", "13", "out", number=1)
    assert [bool(entry.unknown) for entry in saved.rounds[0].entries.values()] == [False, False, False, True]
    corrected = save(game, "9-9", "4", "2", "13", "out!", number=1)
    assert not corrected.rounds[0].entries[3].unknown
    assert totals(corrected)[3] == 153


def test_blank_halves_are_asked_of_typed_hands_alone(book: str):
    game = play(start(book), "9-9: out, 43, 6-0 5-4, 15*", "8-8: *, 12, out, 30")
    looked = preview(game, blank_half=25)
    assert looked.missing == (
        Missing(1, 1, "blank_halves"),
        Missing(1, 3, "blank_halves"),
        Missing(2, 1, "blank_halves"),
        Missing(2, 3, "blank_halves"),
    )
    assert looked.moved == (Moved(1, 2, 15, 40),)


def test_blank_halves_that_are_answered_count(book: str):
    game = play(start(book), "9-9: out, 43, 5, 15*")
    changed = change(game, {(1, 1, "blank_halves"): 2, (1, 2, "blank_halves"): 0}, blank_half=25)
    assert totals(changed) == [0, 93, 5, 65]
    lines = changed.rounds[0].scores[1].lines
    assert [(line.points, line.kind) for line in lines] == [(43, LineKind.PIPS), (50, LineKind.BLANK_HALVES)]
    assert [set(entry.unknown) for entry in changed.rounds[0].entries.values()] == [
        set(),
        set(),
        set(),
        {"blank_halves"},
    ]


BAD_ANSWERS = [
    ("blank_halves", 1, -1),
    ("blank_halves", 1, True),
    ("blank_halves", 1, "2"),
    ("blank_halves", 1, 10**30),
    ("blank_halves", 2, 3),  # 1-0, 2-0 and 3-0 are 6 pips, and there are 5
    ("out_on_double", 0, 1),
    ("out_on_double", 0, "yes"),
]


@pytest.mark.parametrize(("field", "seat", "answer"), BAD_ANSWERS)
def test_an_answer_that_cannot_be_is_refused_at_its_hand(book: str, field: str, seat: int, answer: object):
    game = play(start(book), "9-9: out, 43, 5, 15*")
    for act in (preview, change):
        problem = refused(act, game, {(1, seat, field): answer}, blank_half=25, out_on_double=50)
        params = {"number": 1, "seat": seat}
        assert problem == FieldProblem(f"answers-1-{seat}-{field}", FieldCode.BAD_ANSWER, params)


def test_answers_to_what_is_not_asked_are_passed_over(game: GameRecord):
    answers = {(1, 0, "out_on_double"): True, (9, 9, "blank_halves"): 3}
    assert totals(change(game, answers, double_blank=25)) == [48, 54, 27, 78]


BAD_RULES = [
    ({"double_blank": 51}, ("changes-double_blank", FieldCode.BAD_RULE, {"rule": "double_blank"})),
    ({"nonsense": 1}, ("changes-nonsense", FieldCode.BAD_RULE, {"rule": "nonsense"})),
    ({"preset": "nobody"}, ("preset", FieldCode.UNKNOWN_PRESET, {})),
]


@pytest.mark.parametrize(("given", "said"), BAD_RULES)
def test_rules_that_do_not_exist_are_refused(game: GameRecord, given, said):
    assert refused(preview, game, **given) == FieldProblem(*said)


def test_a_target_that_was_reached_ends_the_game_and_a_higher_one_does_not(game: GameRecord):
    assert change(game, target=100).status == "finished"
    assert change(game, target=200).status == "playing"


def test_a_deal_that_does_not_fit_any_more_is_dealt_anew(book: str):
    game = start(book, "Ana", "Ben", "Cy", "Dee", "Eve", tiles_each=11)  # all 55 tiles
    assert change(game, opening="set_out").tiles_each == 9


def test_a_page_that_is_out_of_date_changes_nothing(game: GameRecord):
    later = play(game, EVENING[4])
    with pytest.raises(Stale) as stale:
        change(game, version=game.version, double_blank=25)
    assert stale.value.theirs == later


@pytest.mark.parametrize("rule", ["double_blank=25", "double_blank=0", "out_on_double=50"])
def test_the_three_games_come_to_what_is_told_of_them_under_other_rules(book: str, rule: str):
    field, points = rule.split("=")
    for name, game in zip(demo.GAMES, demo.fill(book), strict=True):
        told = json.loads(resources.files("scorekeeper.demo").joinpath(f"{name}.json").read_text())
        changed = change(game, **{field: int(points)})
        assert [
            {game.name(seat): score.total for seat, score in row.scores.items()} for row in changed.rounds
        ] == [hand["points_if"][rule] for hand in told["rounds"]]
