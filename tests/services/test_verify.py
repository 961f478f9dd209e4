"""Everything stored is what the entries come to, and whatever is not is named."""

from collections.abc import Callable

import pytest
from flask import Flask
from sqlalchemy import Update, select, update

from scorekeeper import cli
from scorekeeper.extensions import db
from scorekeeper.models import Change, Entry, Game, Round
from scorekeeper.services import demo, games, history, rounds
from scorekeeper.services.change_records import Discrepancy
from scorekeeper.services.records import GameRecord
from tests.builders import EVENING, play, save, start


@pytest.fixture
def game(book: str) -> GameRecord:
    game = play(start(book), *EVENING)
    save(game, "8-8", "out", "44", "5", "21*", number=2)
    rounds.take_back(book, game.id, 10)
    return games.end_game(book, game.id)


def damage(change: Update) -> None:
    db.session.execute(change)
    db.session.commit()


def second(game: GameRecord) -> str:
    found = db.session.scalars(select(Round.id).where(Round.game_id == game.id).order_by(Round.place)).all()
    db.session.rollback()
    return found[1]


def test_a_sound_book_has_nothing_to_name(game: GameRecord, book: str, other_book: str):
    demo.fill(other_book)
    assert list(history.verify()) == []


DAMAGE: dict[str, tuple[Callable[[GameRecord], Update], tuple[object, ...]]] = {
    "points": (
        lambda game: update(Entry).where(Entry.round_id == second(game), Entry.seat == 1).values(points=43),
        (2, 1, "points", 43, 44),
    ),
    "an ending": (lambda game: update(Game).values(over=True), (None, None, "over", True, False)),
    "a version": (lambda game: update(Game).values(version=20), (None, None, "version", 14, 20)),
    "the deal": (lambda game: update(Game).values(tiles_each=10), (None, None, "state-tiles_each", 11, 10)),
    "a document": (
        lambda game: update(Change).where(Change.version == 14).values(state={}),
        (None, None, "state-tiles_each", None, 11),
    ),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_damage_is_named(game: GameRecord, what: str):
    change, named = DAMAGE[what]
    damage(change(game))
    found = list(history.verify())
    assert Discrepancy(game.book_id, game.id, *named) in found
    if what != "a document":
        assert len(found) == 1


def test_an_entry_that_was_changed_behind_our_back_differs_in_points_and_document(game: GameRecord):
    damage(update(Entry).where(Entry.round_id == second(game), Entry.seat == 1).values(pips="45"))
    assert [(wrong.number, wrong.seat, wrong.field) for wrong in history.verify()] == [
        (2, 1, "points"),
        (None, None, "state-rounds"),
    ]


def test_a_game_that_cannot_be_read_is_named_and_the_others_are_verified(game: GameRecord, other_book: str):
    play(start(other_book), EVENING[0])
    damage(update(Round).where(Round.id == second(game)).values(opening="nonsense"))
    damage(update(Game).where(Game.id != game.id).values(over=True))
    assert [wrong.field for wrong in history.verify()] == ["game", "over"]


def test_of_one_book_only_that_is_verified(game: GameRecord, other_book: str):
    damage(update(Game).values(over=True))
    assert list(history.verify(other_book)) == []


@pytest.fixture
def run(app: Flask, monkeypatch: pytest.MonkeyPatch):
    """Run the command on the tests' database."""
    monkeypatch.setattr(cli, "ready_app", lambda: app)
    return lambda: app.test_cli_runner().invoke(cli.main, ["verify"])


def test_the_command_is_content_with_a_sound_book(game: GameRecord, run):
    result = run()
    assert (result.exit_code, result.output) == (0, "Every game comes to what is stored.\n")


def test_the_command_prints_each_difference_and_fails(game: GameRecord, run):
    damage(update(Entry).where(Entry.round_id == second(game), Entry.seat == 1).values(points=43))
    result = run()
    assert result.exit_code == 1
    assert result.output == f"game {game.id} round 2 seat 1: points is 43, but comes to 44\n"
