"""The end of a followed hand leads into its score, filled in; what lies on the table is in nobody's hand."""

from collections.abc import Callable
from importlib import resources

import pytest
from flask import Flask

from scorekeeper.rules import HandRecord
from scorekeeper.services import following, players
from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.followed import ARMS, follow, hands, lay, opened, turn
from tests.web.hands import typed

NewGame = Callable[..., GameRecord]


@pytest.fixture
def first_hand() -> HandRecord:
    """Hand 1 of the double-nine game: Dee opens none and goes out on 5-1."""
    text = resources.files("scorekeeper.demo").joinpath("double-nine-four.hands").read_text()
    return HandRecord.parse_all(text)[0]


@pytest.fixture
def short(phone: Phone, game: NewGame) -> Page:
    """A double-six hand of two tiles each: Ana opened with 6-6, Ben played 6-5."""
    mine = game(names=("Ana", "Ben"), set_size=6, tiles_each=2, changes={"out_on_double": 50})
    return lay(phone.open(f"/games/{mine.id}/table").press("opener-0"), "6-5")


def test_a_whole_hand_is_followed_to_its_score(phone: Phone, game: NewGame, first_hand: HandRecord):
    page = phone.open(f"/games/{game().id}/table")
    events = [str(event) for event in first_hand.events]
    page = follow(page, [event for event in events if not event.startswith("left") and "out" not in event])
    assert page.one("ending").words == "Dee is out on 5-1?"
    assert hands(page) == ["Ana 1", "Ben 1", "Cy 3", "Dee 0", "Yard 9"]
    form = page.follow("score")
    assert (form.field("out"), form.field("opening")) == ("3", "9-9")
    assert form.one("on-table").words.startswith("41 tiles lie on the table")
    saved = form.press("save", typed("3-0", "1-1", "6-0 4-2 1-0", "out"))
    assert [cell.split()[0] for cell in saved.one("board").rows()[-1][1:]] == ["3", "2", "13", "0"]
    assert saved.follow("to-table").has("opener")


def test_the_end_is_offered_when_somebody_has_no_tile_left(short: Page):
    page = lay(short, "6-3")
    assert page.one("ending").words == "Ana is out on 6-3?"
    assert page.follow("score").field("out") == "0"
    assert not page.has("play")


def test_whether_it_was_a_double_is_filled_in(phone: Phone, game: NewGame):
    mine = game(names=("Ana", "Ben"), set_size=6, tiles_each=3, changes={"arms": 3, "out_on_double": 50})
    page = lay(phone.open(f"/games/{mine.id}/table").press("opener-0"), "6-5", "6-4", "6-3", "5-5")
    assert page.one("ending").words == "Ana is out on 5-5?"
    form = page.follow("score")
    assert (form.field("out"), form.field("out_on_double")) == ("0", "y")


def test_where_the_count_was_wrong_the_hand_goes_on(short: Page):
    page = lay(short, "6-3").follow("not-over")
    assert turn(page) == "Ben to play"
    page = lay(page, "6-2")
    assert page.one("ending").words == "Ben is out on 6-2?"


def test_the_end_can_be_undone(short: Page):
    page = lay(short, "6-3").press("undo")
    assert turn(page) == "Ana to play"


def test_somebody_may_be_out_whom_the_count_does_not_see(phone: Phone, game: NewGame):
    page = opened(phone.open(f"/games/{game().id}/table"), *ARMS).press("out-2")
    assert page.one("ending").words == "Cy is out on 9-3"
    assert page.one("doubt").words == "Cy is not out. Tiles that should be left in hand: 9."
    assert page.follow("score").field("out") == "2"


def test_nobody_can_move_any_more(phone: Phone, game: NewGame):
    page = opened(phone.open(f"/games/{game().id}/table"), *ARMS).press("blocked")
    assert page.one("ending").words == "Nobody can move"
    assert page.follow("score").field("out") == "nobody"


DEAD = """
Ana 6-6
Ben 6-2
Ana 6-4
Ben 6-0
Ana 6-3
Ben 5-2@6-2
Ana 3-2@6-3
Ben 2-1@3-2
Ana 4-2@6-4
Ben 2-0@6-0
Ana 2-2@4-2
"""
"""The 2-2 is laid when all other twos are down: its foot gets no toe, and nothing else may be played."""


def test_where_nothing_fits_any_more_the_yard_is_drawn_out_at_one_tap(
    app: Flask, phone: Phone, game: NewGame
):
    mine = game(names=("Ana", "Ben"), set_size=6, tiles_each=8)
    with app.app_context():
        following.add_events(mine.book_id, mine.id, DEAD.split("\n")[1:-1])
    page = phone.open(f"/games/{mine.id}/table")
    assert page.one("holds").words.startswith("The hand is dead:")
    assert hands(page) == ["Ana 2", "Ben 3", "Yard 12"]
    over = page.press("draw-out")
    assert over.one("ending").words == "Nobody can move?"
    assert hands(over) == ["Ana 8", "Ben 9", "Yard 0"]
    assert over.follow("score").field("out") == "nobody"


def test_a_tile_on_the_table_is_refused_in_a_hand(phone: Phone, game: NewGame):
    page = opened(phone.open(f"/games/{game().id}/table"), *ARMS).press("out-2")
    form = page.follow("score")
    refused = form.press("save", typed("9-5 6-4", "12", "out", "13"))
    assert refused.status == 422
    assert refused.all("seat")[0].problems == ["9-5 lies on the table: take it out of this hand."]
    assert refused.field("with_table") == "y"


def test_where_the_table_is_wrong_it_is_left_out_of_it(phone: Phone, game: NewGame):
    page = opened(phone.open(f"/games/{game().id}/table"), *ARMS).press("out-2")
    form = page.follow("score")
    saved = form.press("save", {**typed("9-5 6-4", "12", "out", "13"), "with_table": False})
    assert saved.has("board")


def test_nor_does_it_count_for_a_hand_that_another_double_opened(phone: Phone, game: NewGame):
    page = opened(phone.open(f"/games/{game().id}/table"), *ARMS).press("out-2")
    saved = page.follow("score").press("save", typed("9-5 6-4", "12", "out", "13", opening="8-8"))
    assert saved.has("board")
    assert saved.one("table-turn").words == "Cy is out on 9-3"


def test_before_it_ends_only_the_opening_double_is_filled_in(phone: Phone, game: NewGame):
    page = opened(phone.open(f"/games/{game().id}/table"), *ARMS)
    form = page.phone.open(page.path.removesuffix("table") + "rounds/new")
    assert (form.field("opening"), form.field("out")) == ("9-9", "")
    assert form.follow("to-table").has("turn")


def test_a_hand_that_nobody_follows_has_no_table_in_its_form(phone: Phone, game: NewGame):
    form = phone.open(f"/games/{game().id}/rounds/new")
    assert not form.has("on-table")
    assert form.follow("to-table").has("opener")


def test_a_player_who_is_called_otherwise_by_now_went_out_all_the_same(
    app: Flask, phone: Phone, game: NewGame
):
    mine = game(names=("Ana", "Ben"), set_size=6, tiles_each=2)
    page = lay(phone.open(f"/games/{mine.id}/table").press("opener-0"), "6-5", "6-3")
    with app.app_context():
        players.rename_player(mine.book_id, mine.seats[0].player_id, "Anastasia")
    form = page.follow("score")
    assert (form.field("opening"), form.field("out")) == ("6-6", "0")
