"""Versions and keys: of two that know the same, one is taken in; of one sent twice, one."""

import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.api.conftest import Program, refused

PAIRS = 50
HAND = ("out", 43, 5, 9)


def at_once(*acts: Callable[[], int]) -> Counter[int]:
    """Count the statuses of what is done in the same instant."""
    gate = threading.Barrier(len(acts))

    def run(act: Callable[[], int]) -> int:
        gate.wait()
        return act()

    with ThreadPoolExecutor(len(acts)) as pool:
        return Counter(pool.map(run, acts))


def test_of_each_pair_of_saves_one_is_taken_in(program: Program):
    for number in range(PAIRS):
        game = program.start()

        def save(pips: int, game: Any = game) -> int:
            return program.save(game, "9-9", "out", pips, 5, 9, key=f"tap-{pips}", version=1).status_code

        assert at_once(lambda: save(43), lambda: save(44)) == {201: 1, 409: 1}, number
        after = program.get(f"/games/{game['id']}").json
        assert (len(after["rounds"]), after["version"]) == (1, 2)


def test_of_one_save_sent_ten_times_one_is_new(program: Program):
    game = program.start()
    acts = [lambda: program.save(game, "9-9", *HAND, key="tap", version=1).status_code] * 10
    assert at_once(*acts) == {201: 1, 200: 9}
    assert len(program.get(f"/games/{game['id']}").json["rounds"]) == 1


def test_of_one_game_started_ten_times_one_is_new(program: Program):
    setup = {"key": "tap", "players": ["Ana", "Ben"], "set": 6, "rules": "pagat", "tiles_each": 7}
    acts = [lambda: program.ask("POST", "/games", setup).status_code] * 10
    assert at_once(*acts) == {201: 1, 200: 9}
    assert len(program.get("/games").json["games"]) == 1


def test_whoever_is_late_is_shown_both(program: Program):
    game = program.start()
    theirs = program.save(game, "9-9", *HAND, version=1).json
    document = refused(program.save(game, "9-9", "out", "12+11", 5, 9, version=1, key="late"), 409)
    assert document["yours"] == {
        "opening": "9-9",
        "entries": {"Ana": {"out": True}, "Ben": {"pips": "12+11"}, "Cy": {"pips": 5}, "Dee": {"pips": 9}},
        "version": 1,
        "key": "late",
    }
    assert (document["theirs"], document["version"]) == (theirs, 2)


def test_yours_can_be_sent_again_with_their_version(program: Program):
    game = program.start()
    program.save(game, "9-9", *HAND, version=1)
    document = refused(program.save(game, "8-8", *HAND, version=1, key="late"), 409)
    again = program.ask(
        "POST", f"/games/{game['id']}/rounds", document["yours"] | {"version": document["version"]}
    )
    assert (again.status_code, len(again.json["rounds"])) == (201, 2)


def test_every_change_of_an_older_version_is_shown_both(program: Program):
    game = program.start()
    seen = program.save(game, "9-9", *HAND).json["version"]
    theirs = program.save(game, "8-8", *HAND).json
    path = f"/games/{game['id']}"
    for answer, yours in (
        (program.save(game, "9-9", *HAND, number=1, version=seen), {"version": seen, "opening": "9-9"}),
        (program.ask("DELETE", f"{path}/rounds/1?version={seen}"), {"version": seen}),
        (program.ask("POST", f"{path}/ending", {"version": seen}), {"version": seen}),
    ):
        document = refused(answer, 409)
        assert document["yours"].items() >= yours.items()
        assert (document["theirs"], document["version"]) == (theirs, theirs["version"])
    program.ask("POST", f"{path}/ending", {})
    assert (
        refused(program.ask("DELETE", f"{path}/ending?version={seen}"), 409)["theirs"]["status"] == "finished"
    )


def test_a_known_key_is_answered_whatever_happened_since(program: Program):
    game = program.start()
    first = program.save(game, "9-9", *HAND, key="tap", version=1)
    later = program.save(game, "8-8", *HAND, key="next", version=2)
    again = program.save(game, "9-9", *HAND, key="tap", version=1)
    assert (first.status_code, later.status_code, again.status_code) == (201, 201, 200)
    assert again.json == later.json


def test_a_refused_save_does_not_use_its_key_up(program: Program):
    game = program.start()
    refused(program.save(game, "9-9", "out", 43, 5, key="tap"), 422)
    refused(program.save(game, "9-9", *HAND, key="tap", version=7), 409)
    assert program.save(game, "9-9", *HAND, key="tap", version=1).status_code == 201


def test_without_a_version_whatever_there_is_is_changed(program: Program):
    game = program.start()
    assert [program.save(game, double, *HAND).status_code for double in ("9-9", "8-8")] == [201, 201]
