"""A hand that was followed is looked at again, step by step, from its round, scoreboard or history."""

from collections.abc import Callable

import pytest
from flask import Flask

from scorekeeper.services import demo, following, rounds
from scorekeeper.services.records import BookRecord, GameRecord
from tests.builders import save
from tests.pages import Page, Part, Phone

EVENTS = ("Ana draw", "Ben draw", "Cy draw", "Dee draw", "Cy 9-9", "Dee pass", "Dee 9-7", "Ana draw 9-5")


@pytest.fixture
def kept(app: Flask, game: Callable[..., GameRecord]) -> GameRecord:
    """A game whose one hand was followed, not all of it as it should be."""
    mine = game()
    with app.app_context():
        following.add_events(mine.book_id, mine.id, EVENTS)
        return save(mine, "9-9", "out", "43", "5", "9")


@pytest.fixture
def replay(phone: Phone, kept: GameRecord) -> Page:
    return phone.open(f"/games/{kept.id}/rounds/1").follow("replay")


def said(page: Page) -> str:
    return page.one("said").words


def tiles(page: Page) -> list[str | None]:
    """The tiles on the picture."""
    return [one.get("data-tile") for one in page.element.iter() if one.get("data-tile")]


def test_it_begins_with_the_first_event(replay: Page):
    assert said(replay) == "Ana draws a tile."
    assert replay.one("step").words == "1/8"
    assert tiles(replay) == []


def test_it_goes_on_and_back_step_by_step(replay: Page):
    page = replay.follow("on")
    assert (page.one("step").words, said(page)) == ("2/8", "Ben draws a tile.")
    page = page.follow("back").follow("back")
    assert (page.one("step").words, said(page)) == ("0/8", "Hand 1, before it begins")
    assert not [part for part in page.all("back") if part.element.tag == "a"]


def test_it_jumps_to_the_end_and_to_the_beginning(replay: Page):
    last = replay.follow("last")
    assert (last.one("step").words, said(last)) == ("8/8", "Ana draws a tile. Ana plays 9-5 onto 9-9.")
    assert tiles(last) == ["9-9", "9-7", "9-5"]
    assert not last.has("on")
    assert last.follow("first").one("step").words == "0/8"


def test_each_step_shows_the_table_and_the_hands_as_they_were(replay: Page):
    page = replay.phone.open(f"{replay.path}?step=5")
    assert said(page) == "Cy plays 9-9."
    assert tiles(page) == ["9-9"]
    assert [Part(item).words for item in page.one("hands").tags("li")] == [
        "Ana 12",
        "Ben 12",
        "Cy 11",
        "Dee 12",
        "Yard 7",
    ]


def test_what_cannot_have_been_right_is_said_at_its_step(replay: Page):
    page = replay.phone.open(f"{replay.path}?step=6")
    assert [part.words for part in page.all("doubt")] == [
        "Dee passed, but has to draw first. Tiles that can still be drawn: 7."
    ]
    assert not replay.phone.open(f"{replay.path}?step=5").has("doubt")


@pytest.mark.parametrize(
    ("asked", "shown"), [("99", "8/8"), ("-3", "0/8"), ("x", "0/8"), ("", "1/8"), ("1e9", "0/8")]
)
def test_a_step_that_is_not_there_is_the_nearest_one(replay: Page, asked: str, shown: str):
    assert replay.phone.open(f"{replay.path}?step={asked}").one("step").words == shown


def test_all_steps_are_listed(replay: Page):
    steps = replay.one("all-steps").tags("a")
    assert len(steps) == 8
    assert steps[4].attrib["href"].endswith("?step=5")


def test_the_scoreboard_and_the_history_lead_there(phone: Phone, kept: GameRecord):
    board = phone.open(f"/games/{kept.id}")
    assert said(board.follow("replay")) == "Ana draws a tile."
    assert said(board.follow("to-history").follow("replay")) == "Ana draws a tile."


def test_a_hand_that_nobody_followed_offers_none(phone: Phone, game: Callable[..., GameRecord]):
    mine = game("9-9: out, 43, 5, 9")
    board = phone.open(f"/games/{mine.id}")
    for page in (board, board.follow("hand"), board.follow("to-history")):
        assert not page.has("replay")
    assert phone.open(f"/games/{mine.id}/hands/1/replay").status == 404
    assert phone.open(f"/games/{mine.id}/hands/2/replay").status == 404


def test_it_is_kept_when_the_hand_is_corrected_and_goes_with_it(app: Flask, phone: Phone, kept: GameRecord):
    phone.open(f"/games/{kept.id}/rounds/1").press("save", {"seats-1-pips": "44"})
    assert phone.open(f"/games/{kept.id}/hands/1/replay").status == 200
    with app.app_context():
        rounds.take_back(kept.book_id, kept.id, 1)
    assert phone.open(f"/games/{kept.id}/hands/1/replay").status == 404


def test_the_hands_of_the_demo_can_be_replayed(app: Flask, phone: Phone, book: BookRecord):
    with app.app_context():
        games = demo.fill(book.id)
    for game in games:
        page = phone.open(f"/games/{game.id}/hands/{len(game.rounds)}/replay").follow("last")
        assert len(tiles(page)) > 10
        assert not page.has("doubt")
