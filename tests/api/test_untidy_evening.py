"""Who comes late, leaves or is renamed, hands dealt again, games in the bin: as a program meets them."""

from collections.abc import Callable
from typing import Any

import pytest

from scorekeeper.services import details, hands, people, players
from tests.api.conftest import Program, fields, problems, refused

FIVE = ["Ana", "Ben", "Cy", "Dee", "Eve"]
Act = Callable[..., None]


@pytest.fixture
def game(program: Program) -> Any:
    """A game of one round: Ana 0, Ben 43, Cy 5, Dee 9."""
    return program.save(program.start(), "9-9", "out", 43, 5, 9).json


@pytest.fixture
def act(program: Program, game: Any) -> Act:
    """Let somebody do something to the game on a page: ``act(people.leave, 1)``."""

    def do(service: Callable[..., object], *facts: object, **more: object) -> None:
        with program.app.app_context():
            service(book_of(program), game["id"], *facts, **more)

    return do


def book_of(program: Program) -> str:
    return (program.token or "").partition(".")[0]


def ids(program: Program) -> dict[str, str]:
    return {player.name: player.id for player in players.players(book_of(program))}


def seat(game: Any, name: str) -> dict[str, Any]:
    return next(seat for seat in game["seats"] if seat["name"] == name)


def look(program: Program, game: Any) -> Any:
    return program.get(f"/games/{game['id']}").json


def test_a_late_joiner_has_a_start_and_a_first_round(program: Program, game: Any, act: Act):
    act(people.join, "Eve", start=24)
    joined = look(program, game)
    assert seat(joined, "Eve") == {"name": "Eve", "start": 24, "first_round": 2, "last_round": None}
    assert {"name": "Eve", "total": 24, "rank": 4} in joined["standings"]
    later = program.save(joined, "8-8", "out", 1, 2, 3, 40).json
    assert [list(row["entries"]) for row in later["rounds"]] == [FIVE[:4], FIVE]
    assert later["standings"][-1] == {"name": "Eve", "total": 64, "rank": 5}


def test_a_late_joiner_must_be_in_later_rounds_and_cannot_be_in_earlier_ones(
    program: Program, game: Any, act: Act
):
    act(people.join, "Eve")
    assert problems(program.save(game, "8-8", "out", 1, 2, 3)) == {("Eve", "MISSING_ENTRY")}
    answer = program.save(look(program, game), "9-9", "out", 43, 5, 9, 7, number=1)
    assert problems(answer) == {("Eve", "NOT_IN_ROUND")}
    assert fields(answer) == {"/entries/Eve": "NOT_IN_ROUND"}


def test_who_left_keeps_the_total_and_has_no_rank(program: Program, game: Any, act: Act):
    act(people.leave, 0)
    left = look(program, game)
    assert seat(left, "Ana") == {"name": "Ana", "start": 0, "first_round": 1, "last_round": 1}
    ranking = [
        {"name": "Cy", "total": 5, "rank": 1},
        {"name": "Dee", "total": 9, "rank": 2},
        {"name": "Ben", "total": 43, "rank": 3},
        {"name": "Ana", "total": 0, "rank": None},
    ]
    assert left["standings"] == ranking
    assert program.get("/games").json["games"][0]["standings"] == ranking


def test_who_left_is_in_no_later_round(program: Program, game: Any, act: Act):
    act(people.leave, 0)
    answer = program.save(game, "8-8", 12, "out", 3, 4)
    assert fields(answer) == {"/entries/Ana": "SEAT_LEFT"}
    (problem,) = refused(answer, 422)["problems"]
    assert (problem["seat"], problem["message"]) == ("Ana", "Ana has left this table: leave this entry out.")
    entries = {"Ben": {"out": True}, "Cy": {"pips": 3}, "Dee": {"pips": 4}}
    saved = program.ask("POST", f"/games/{game['id']}/rounds", {"opening": "8-8", "entries": entries})
    assert list(saved.json["rounds"][1]["scores"]) == ["Ben", "Cy", "Dee"]
    corrected = program.save(saved.json, "9-9", 1, 43, 5, "out", number=1)
    assert corrected.json["standings"][-1] == {"name": "Ana", "total": 1, "rank": None}


def test_who_comes_back_plays_on(program: Program, game: Any, act: Act):
    act(people.leave, 0)
    entries = {"Ben": {"out": True}, "Cy": {"pips": 3}, "Dee": {"pips": 4}}
    program.ask("POST", f"/games/{game['id']}/rounds", {"opening": "8-8", "entries": entries})
    act(people.return_to, 0)
    back = look(program, game)
    assert seat(back, "Ana") == {"name": "Ana", "start": 0, "first_round": 1, "last_round": None}
    assert {row["rank"] for row in back["standings"]} == {1, 2, 3, 4}


def test_a_name_that_was_at_the_table_is_a_conflict_for_whoever_names_a_version(
    program: Program, game: Any, act: Act
):
    act(people.join, "Eve")
    seen = look(program, game)
    act(people.remove, 4)
    hand = ("out", 1, 2, 3, 4)
    document = refused(program.save(seen, "8-8", *hand, version=seen["version"]), 409)
    assert [seat["name"] for seat in document["theirs"]["seats"]] == FIVE[:4]
    assert problems(program.save(seen, "8-8", *hand)) == {(None, "UNKNOWN_PLAYER")}


def test_entries_follow_their_names_to_other_seats(program: Program, game: Any, act: Act):
    act(people.reorder, [3, 2, 1, 0])
    turned = program.save(game, "8-8", "out", 1, 2, 3).json
    assert [seat["name"] for seat in turned["seats"]] == ["Dee", "Cy", "Ben", "Ana"]
    assert {name: score["total"] for name, score in turned["rounds"][1]["scores"].items()} == {
        "Ana": 0,
        "Ben": 1,
        "Cy": 2,
        "Dee": 3,
    }


def test_a_hand_dealt_again_counts_nothing(program: Program, game: Any, act: Act):
    act(hands.void_hand, opening="8-8", reason="a tile face up")
    seen = look(program, game)
    assert (len(seen["rounds"]), seen["next_opening"], seen["version"]) == (1, "8-8", 3)
    assert program.save(game, "8-8", "out", 1, 2, 3, version=3).status_code == 201


def test_a_merged_player_answers_to_the_name_that_is_left(program: Program, game: Any):
    other = program.start(players=["Anna", "Ben"])
    with program.app.app_context():
        merge(program, "Anna", "Ana")
    saved = program.ask(
        "POST",
        f"/games/{other['id']}/rounds",
        {"opening": "9-9", "entries": {"Ana": {"out": True}, "Ben": {"pips": 4}}},
    )
    assert saved.status_code == 201


def rename(program: Program, name: str, other: str) -> None:
    players.rename_player(book_of(program), ids(program)[name], other)


def merge(program: Program, name: str, other: str) -> None:
    players.merge_players(book_of(program), ids(program)[name], ids(program)[other])


@pytest.mark.parametrize("change", [rename, merge])
def test_what_was_taken_in_is_known_by_its_key_whatever_its_players_are_called_now(
    program: Program, change: Callable[[Program, str, str], None]
):
    setup = {"key": "start", "players": ["Ana", "Ben"], "set": 9, "rules": "pagat", "tiles_each": 14}
    started = program.ask("POST", "/games", setup).json
    saved = program.save(started, "9-9", "out", 12, key="hand", version=1).json
    if change is merge:
        program.start(players=["Cy", "Benny"])
    with program.app.app_context():
        change(program, "Ben", "Benny")

    again = [
        program.ask("POST", "/games", setup),
        program.save(started, "9-9", "out", 12, key="hand", version=1),
        program.save(started, "9-9", "out", 12, key="hand", version=1, number=1),
    ]
    now = look(program, started)
    assert [answer.status_code for answer in again] == [200] * 3
    assert [answer.json for answer in again] == [now] * 3
    assert (now["seats"][1]["name"], len(now["rounds"])) == ("Benny", len(saved["rounds"]))
    assert problems(program.save(started, "8-8", "out", 12, key="other")) == {(None, "UNKNOWN_PLAYER")}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("POST", "/rounds", {"opening": "8-8", "entries": {}, "key": "tap"}),
        ("PUT", "/rounds/1", {"opening": "9-9", "entries": {}}),
        ("DELETE", "/rounds/1", None),
        ("POST", "/ending", {}),
        ("DELETE", "/ending", None),
    ],
)
def test_a_game_in_the_bin_is_not_there(program: Program, game: Any, act: Act, method: str, path: str, body):
    act(details.bin_game)
    refused(program.ask(method, f"/games/{game['id']}{path}", body), 404)
    assert program.get("/games").json["games"] == []
    act(details.restore_game)
    assert look(program, game)["rounds"] == game["rounds"]


def test_a_game_in_the_bin_is_not_started_again_by_its_key(program: Program):
    started = program.start(key="tap")
    with program.app.app_context():
        details.bin_game(book_of(program), started["id"])
    setup = {"key": "tap", "players": FIVE, "set": 9, "rules": "pagat", "tiles_each": 9}
    refused(program.ask("POST", "/games", setup), 404)
