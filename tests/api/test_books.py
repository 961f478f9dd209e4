"""Starting a book, and who may do what with its token."""

import pytest
from flask import Flask

from scorekeeper.services import books
from tests.api.conftest import Program, fields, refused

TWO = {"players": ["Ana", "Ben"], "set": 6, "rules": "pagat", "tiles_each": 7}
EVERYTHING = [
    ("GET", "/games", None),
    ("POST", "/games", TWO),
    ("GET", "/games/{id}", None),
    ("POST", "/games/{id}/rounds", {"opening": "9-9", "entries": {}}),
    ("PUT", "/games/{id}/rounds/1", {"opening": "9-9", "entries": {}}),
    ("DELETE", "/games/{id}/rounds/1", None),
    ("POST", "/games/{id}/ending", {}),
    ("DELETE", "/games/{id}/ending", None),
]


def test_a_book_comes_with_the_token_that_opens_it(stranger: Program):
    answer = stranger.ask("POST", "/books", {"name": "  The  Hendersons "})
    assert answer.status_code == 201
    assert answer.json.keys() == {"id", "name", "keeper_token"}
    assert answer.json["name"] == "The Hendersons"
    assert Program(stranger.app, answer.json["keeper_token"]).get("/games").json == {
        "games": [],
        "next": None,
    }


def test_a_book_needs_no_name(stranger: Program):
    assert stranger.ask("POST", "/books", {}).json["name"] == ""


def test_the_token_is_what_the_keeper_link_ends_in(program: Program):
    phone = program.app.test_client()
    assert phone.get(f"/keeper/{program.token}").status_code == 302
    program.start()
    assert "Ana" in phone.get("/games").text


def test_a_book_with_too_long_a_name_is_refused(stranger: Program):
    assert fields(stranger.ask("POST", "/books", {"name": "x" * 41})) == {"/name": "NAME_TOO_LONG"}


def test_new_books_are_limited_in_rate(stranger: Program, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(stranger.app.config, "NEW_BOOKS_LIMIT", "2 per hour")
    for _ in range(2):
        assert stranger.ask("POST", "/books", {}).status_code == 201
    answer = stranger.ask("POST", "/books", {})
    assert "wait" in refused(answer, 429)["detail"]
    assert int(answer.headers["Retry-After"]) > 0


@pytest.mark.parametrize(("method", "path", "body"), EVERYTHING)
@pytest.mark.parametrize(
    "sent",
    [
        None,
        "Bearer",
        "Bearer ",
        "Bearer x",
        "Bearer x.y",
        "Bearer {id}.",
        "Basic dTpw",
        "Bearer \xe9",
        "{token}",
    ],
)
def test_without_a_right_token_nothing_is_said(program: Program, sent, method: str, path: str, body):
    game = program.start()
    token = program.token or ""
    header = sent and sent.format(id=token.partition(".")[0], token=token)
    answer = Program(program.app).ask(
        method, path.format(id=game["id"]), body, headers={"Authorization": header} if header else {}
    )
    assert "Bearer" in refused(answer, 401)["detail"]
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")
    assert program.get(f"/games/{game['id']}").json == game


@pytest.mark.parametrize(("method", "path", "body"), EVERYTHING[2:])
def test_a_game_of_another_book_does_not_exist(
    program: Program, neighbour: Program, method: str, path: str, body
):
    game = program.start()
    answer = neighbour.ask(method, path.format(id=game["id"]), body)
    assert answer.data == neighbour.ask(method, path.format(id="AAAAAAAAAAAAAAAA"), body).data
    refused(answer, 404)
    assert program.get(f"/games/{game['id']}").json == game


def test_a_renewed_link_shuts_old_tokens_out(program: Program, app: Flask):
    with app.app_context():
        books.renew_keeper_link((program.token or "").partition(".")[0])
    refused(program.get("/games"), 401)


def test_the_cookie_of_a_phone_opens_nothing(program: Program):
    game = program.start()
    phone = program.app.test_client()
    phone.get(f"/keeper/{program.token}")
    assert phone.get(f"/games/{game['id']}").status_code == 200
    for method, path, body in EVERYTHING:
        answer = phone.open(f"/api/v1{path.format(id=game['id'])}", method=method, json=body or {})
        refused(answer, 401)


def test_no_cookie_is_set(program: Program):
    assert "Set-Cookie" not in program.get("/games").headers
