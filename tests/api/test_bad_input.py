"""What no program should send: a document says what to do, never a page."""

from typing import Any

import pytest

from scorekeeper.services import games
from tests.api.conftest import Program, refused

JSON = "application/json"


def send(program: Program, data: bytes | str, kind: str = JSON, path: str = "/games") -> Any:
    return program.ask("POST", path, data=data, content_type=kind)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "Expecting value"),
        (b"{", "Expecting property name"),
        (b"name=Ana", "Expecting value"),
        (b'{"name": NaN}', "NaN is no number of JSON"),
        (b'{"name": -Infinity}', "-Infinity is no number of JSON"),
        (b'{"set": 1e999}', "a number is too large"),
        (b'{"set": ' + b"9" * 5000 + b"}", "limit"),
        (b'{"set": 9, "set": 12}', "the key set is there twice"),
        (b'{"changes": {"arms": 4, "\\u0061rms": 6}}', "the key arms is there twice"),
        (b'{"set": 9} {"set": 9}', "Extra data"),
        (b"{" + b",".join(b'"%d": 0' % key for key in range(1001)) + b"}", "more than 1000 keys"),
        (b"[" * 100_000, "nested too deep"),
        (b'{"a":' * 40_000, "nested too deep"),
        (b'{"name": "\xff"}', "decode"),
        (b'{"name": "\\ud800"}', "surrogates"),
        (b'{"\\udfff": 1}', "surrogates"),
    ],
)
def test_a_body_that_two_could_read_differently_is_not_read(program: Program, body: bytes, why: str):
    detail = refused(send(program, body), 400)["detail"]
    assert why in detail
    assert len(detail) < 200


@pytest.mark.parametrize(
    "body", [b"null", b"1", b'"{}"', b"[]", b"[[[[[[[[]]]]]]]]", b'{"a":' * 900 + b"1" + b"}" * 900]
)
def test_json_of_another_shape_is_refused(program: Program, body: bytes):
    assert refused(send(program, body), 422)["problems"]


@pytest.mark.parametrize(
    "kind",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp"],
)
def test_a_body_of_another_type_says_which_it_should_be(program: Program, kind: str):
    assert JSON in refused(send(program, b"{}", kind), 415)["detail"]


@pytest.mark.parametrize("path", ["/books", "/check", "/games", "/games/{id}/rounds", "/games/{id}/ending"])
def test_ten_megabytes_are_too_much(program: Program, path: str):
    game = program.start()
    body = b'{"name": "' + b"x" * 10_000_000 + b'"}'
    assert "less" in refused(send(program, body, path=path.format(id=game["id"])), 413)["detail"]


def test_a_query_that_an_address_does_not_take_is_refused(program: Program):
    for method, path in (("POST", "/games?set=9"), ("GET", f"/games/{program.start()['id']}?full=1")):
        assert refused(program.ask(method, path, {}), 422)["problems"][0]["code"] == "UNKNOWN_FIELD"


@pytest.mark.parametrize(
    "path", ["/nothing", "/games/", "/books/x", "/games/x/rounds", "/games/x/ending/x", "/é", "//"]
)
def test_an_unknown_address_is_a_document(program: Program, path: str):
    answer = program.get(path)
    refused(answer, 405 if path.endswith("/rounds") else 404)


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/games", {"GET", "POST"}),
        ("GET", "/books", {"POST"}),
        ("GET", "/check", {"POST"}),
        ("PATCH", "/games/x/rounds/1", {"PUT", "DELETE"}),
        ("TRACE", "/games/x", {"GET"}),
        ("POST", "/openapi.json", {"GET"}),
    ],
)
def test_a_method_that_an_address_does_not_take_is_a_document(program: Program, method, path, allowed):
    answer = program.ask(method, path)
    assert "Allow" in refused(answer, 405)["detail"]
    assert set(answer.headers["Allow"].split(", ")) - {"HEAD", "OPTIONS"} == allowed


def test_an_unforeseen_error_is_a_document(program: Program, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(program.app.config, "PROPAGATE_EXCEPTIONS", False)
    monkeypatch.setattr(games, "game", lambda *_: 1 // 0)
    answer = program.get("/games/x")
    assert "What was saved is safe" in refused(answer, 500)["detail"]
    assert "ZeroDivisionError" not in answer.text
