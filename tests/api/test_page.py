"""The page about the API: its examples do what it says, one after another."""

import json
import os
import subprocess
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from werkzeug.serving import make_server

from tests.pages import Page, Phone


@pytest.fixture
def address(app: Flask) -> Iterator[str]:
    """The application where curl can reach it."""
    server = make_server("127.0.0.1", 0, app, threaded=True)
    threading.Thread(target=server.serve_forever).start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()


def page(app: Flask, address: str, **kind: str) -> Page:
    return Phone(app, address=address, **kind).open("/api")


def run(example: str, known: dict[str, str]) -> Any:
    """Run an example in a shell as a person would who has filled in what is known."""
    done = subprocess.run(  # noqa: S603 - our own examples
        ["/bin/bash", "-euo", "pipefail", "-c", example],
        env={"PATH": os.environ["PATH"], **known},
        capture_output=True,
        text=True,
        check=True,
        timeout=20,
    )
    return json.loads(done.stdout)


def test_its_examples_play_a_game(app: Flask, address: str):
    examples = ["".join(part.element.itertext()) for part in page(app, address).all("example")]
    known = {"SCORES": f"{address}/api/v1"}
    answers = []
    for example in examples:
        answers.append(run(example, known))
        known |= {"TOKEN": answers[0]["keeper_token"], "GAME": answers[min(1, len(answers) - 1)]["id"]}

    book, started, seen, games, played, corrected, taken_back, ended, running, checked, told = answers
    assert book["name"] == "The Hendersons"
    assert seen == started
    assert [game["id"] for game in games["games"]] == [started["id"]]
    assert totals(played) == {"Ana": 0, "Ben": 48, "Cy": 15}
    assert totals(corrected) == {"Ana": 0, "Ben": 23, "Cy": 15}
    assert taken_back["rounds"] == []
    assert (ended["status"], running["status"], running["version"]) == ("finished", "playing", 6)
    assert (checked["legal"], checked["reason"], checked["legal_plays"]) == (False, "FOOT_FIRST", ["7-2@7-7"])
    assert [(problem["line"], problem["code"]) for problem in told["problems"]] == [(4, "OUT_OF_TURN")]


def totals(game: Any) -> dict[str, int]:
    return {row["name"]: row["total"] for row in game["standings"]}


def test_it_shows_every_operation(app: Flask, address: str):
    shown = [" ".join(part.words.split()) for part in page(app, address).all("example")]
    assert len(shown) == 11
    described = app.test_client().get("/api/v1/openapi.json").json["paths"]
    assert sum(map(len, described.values())) == len(shown) - 1  # plays are checked in two ways


def test_it_leads_to_the_description_and_is_led_to_from_the_book(app: Flask, address: str):
    phone = Phone(app, address=address)
    phone.post("/books", {"name": "Ours"})
    about = phone.open("/book").follow("for-programs")
    assert about.path.endswith("/api")
    assert phone.ask("GET", about.one("description").link).json["openapi"] == "3.1.0"


def test_it_names_the_address_that_others_reach_it_by(
    app: Flask, address: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(app.config, "PUBLIC_URL", "https://scores.example.org/")
    assert "SCORES=https://scores.example.org/api/v1" in page(app, address).all("example")[0].words


def test_it_is_a_sound_page(app: Flask, address: str):
    assert page(app, address).parse_errors == []
    assert Phone(app).ask("POST", "/api").status_code in (400, 405)
