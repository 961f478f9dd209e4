"""Another book's game does not exist: 404 on every address there is, and nothing of it changes."""

import re
from collections.abc import Callable, Iterator

from flask import Flask

from scorekeeper.services import following
from scorekeeper.services.records import GameRecord
from tests.builders import play
from tests.pages import Phone

HANDS = ("9-9: 3, 2, 13, out", "8-8: out, 43, 5, 21")


def test_another_books_game_is_not_there(app: Flask, neighbour: Phone, game: Callable[..., GameRecord]):
    theirs = game(*HANDS)
    token = neighbour.token
    asked = 0
    for method, path in addresses(app, theirs):
        page = neighbour.request(method, path, {"csrf_token": token} if method == "POST" else None)
        assert page.status == 404, f"{method} {path}"
        asked += 1
    assert asked >= 10


def test_its_keeper_finds_it_at_the_same_addresses(app: Flask, phone: Phone, game: Callable[..., GameRecord]):
    mine = game()
    with app.app_context():
        following.add_events(mine.book_id, mine.id, ["Cy 9-9"])
        play(mine, *HANDS)
    for method, path in addresses(app, mine):
        if method == "GET":
            assert phone.ask(method, path).status_code == 200, path


def test_what_another_book_tried_changed_nothing(
    app: Flask, phone: Phone, neighbour: Phone, game: Callable[..., GameRecord]
):
    theirs = game(*HANDS)
    before = phone.open(f"/games/{theirs.id}").words
    token = neighbour.token
    for method, path in addresses(app, theirs):
        if method == "POST":
            neighbour.request(method, path, {"csrf_token": token, "version": str(theirs.version)})

    assert phone.open(f"/games/{theirs.id}").words == before


def test_another_book_cannot_be_paged_from_or_played_again_from(
    neighbour: Phone, game: Callable[..., GameRecord]
):
    theirs = game(*HANDS)

    assert neighbour.open(f"/games?before={theirs.id}").status == 404
    assert neighbour.open(f"/games/new?again={theirs.id}").status == 404


def test_names_and_games_of_another_book_are_seen_nowhere(neighbour: Phone, game: Callable[..., GameRecord]):
    game(*HANDS, names=("Quentin", "Ophelia", "Xenia", "Zacharias"))

    for path in ("/", "/games", "/games/new", "/rules", "/pips", "/sheets", "/book"):
        assert "Quentin" not in neighbour.open(path).answer.text, path


def addresses(app: Flask, game: GameRecord) -> Iterator[tuple[str, str]]:
    """Every address of pages that names a game, with every method it takes."""
    for rule in app.url_map.iter_rules():
        if "game_id" in rule.arguments and not rule.rule.startswith("/api/"):
            path = re.sub(
                r"<int:\w+>", "1", rule.rule.replace("<game_id>", game.id).replace("<void_id>", "x")
            )
            for method in sorted((rule.methods or set()) & {"GET", "POST", "PUT", "PATCH", "DELETE"}):
                yield method, path
