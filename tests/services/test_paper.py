"""A game begun on paper goes on here."""

import pytest

from scorekeeper.rules import Code, Tile
from scorekeeper.services import games, history
from scorekeeper.services.errors import FieldCode, FieldProblem, Refused, RoundRefused
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, start, totals

PAPER = {"start_points": (3, 45, 18, 71), "openings_used": ("9-9", "8-8")}
"""The first two hands of the evening."""


@pytest.fixture
def game(book: str) -> GameRecord:
    return start(book, **PAPER)


def test_it_begins_with_the_totals_and_the_next_double(game: GameRecord):
    assert totals(game) == [3, 45, 18, 71]
    assert [game.name(row.seat) for row in game.standings] == ["Ana", "Cy", "Ben", "Dee"]
    assert (game.next_opening, game.next_number) == (Tile(7, 7), 1)
    assert game.openings_used == (Tile(9, 9), Tile(8, 8))
    assert games.game(game.book_id, game.id) == game


def test_it_ends_as_if_all_of_it_had_been_kept_here(game: GameRecord):
    over = play(game, *EVENING[2:])
    assert (totals(over), over.status) == ([148, 209, 47, 227], "finished")
    assert over.rounds[0].running == {0: 64, 1: 45, 2: 27, 3: 88}
    row = games.games(game.book_id, limit=1)[0]
    assert (row.totals, row.hands_played, row.hands_planned) == ((148, 209, 47, 227), 8, 8)
    assert list(history.verify()) == []


def test_a_double_used_on_paper_opens_no_other_hand(game: GameRecord):
    with pytest.raises(RoundRefused) as refused:
        play(game, "8-8: out, 43, 5, 21")
    assert [problem.code for problem in refused.value.problems] == [Code.OPENING_USED]


def test_points_count_towards_the_target(book: str):
    game = start(book, changes={"target": 100}, **PAPER)
    assert game.status == "playing"
    assert play(game, "7-7: out, 9, 12, 29").status == "finished"


BAD = [
    ({"start_points": (1, 2, 3)}, ("start_points", FieldCode.POINTS_MISSING, {"players": 4})),
    ({"start_points": (1, 2, 3, 10_000)}, ("start_points-3", FieldCode.BAD_POINTS, {"most": 9999})),
    ({"start_points": (1, 2, "3", 4)}, ("start_points-2", FieldCode.BAD_POINTS, {"most": 9999})),
    (
        {"start_points": (1, 100, 3, 4), "changes": {"target": 100}},
        ("start_points-1", FieldCode.BAD_POINTS, {"most": 99}),
    ),
    ({"openings_used": ("9-9", "9-8")}, ("openings_used-1", FieldCode.BAD_OPENING, {"tile": "9-8"})),
    ({"openings_used": ("10-10",)}, ("openings_used-0", FieldCode.BAD_OPENING, {"tile": "10-10"})),
    ({"openings_used": ("\x00",)}, ("openings_used-0", FieldCode.BAD_OPENING, {"tile": "\x00"})),
    ({"openings_used": (9,)}, ("openings_used-0", FieldCode.BAD_OPENING, {"tile": "9"})),
    ({"openings_used": ("9-9", "9-9")}, ("openings_used-1", FieldCode.OPENING_TWICE, {"tile": "9-9"})),
    ({"openings_used": ("9-9", "0-0")}, ("openings_used", FieldCode.NOTHING_LEFT, {})),
]


@pytest.mark.parametrize(("given", "said"), BAD)
def test_what_cannot_stand_on_paper_is_refused(book: str, given, said):
    with pytest.raises(Refused) as refused:
        start(book, **given)
    assert refused.value.problems == (FieldProblem(*said),)
    assert games.games(book, limit=1) == []


def test_everything_wrong_is_said_at_once(book: str):
    with pytest.raises(Refused) as refused:
        start(book, "Ana", "", tiles_each=99, start_points=(1,), openings_used=("x",))
    assert [problem.field for problem in refused.value.problems] == [
        "players-1",
        "start_points",
        "tiles_each",
        "openings_used-0",
    ]
