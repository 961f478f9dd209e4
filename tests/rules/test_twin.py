"""The browser's twin of the rules: held to the same vectors, and to the same answers for rounds at random."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

from playwright._impl._driver import compute_driver_executable

from scorekeeper.rules import CHOICES, RoundScore, RuleSet, SeatEntry, Tile, TileSet, score_round

JS = Path(__file__).parents[1] / "js"
ROUNDS = 600


def node(*arguments: str | Path, text: str = "") -> str:
    """Run Playwright's own Node, so that no other is needed."""
    done = subprocess.run(  # noqa: S603 - our own files
        [compute_driver_executable()[0], *arguments],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=JS,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_twin_is_held_to_the_vectors() -> None:
    said = node("--test", "--test-reporter=tap", *sorted(JS.glob("*.test.js")))
    assert "\n# fail 0\n" in said
    assert "\n# pass 0\n" not in said


def some_hand(dice: random.Random, tile_set: TileSet) -> dict[str, Any]:
    """A hand as it may be written down: mostly right, often small, sometimes nonsense."""
    tiles = dice.sample(list(tile_set), dice.choice([1, 1, 2, 3, 5, 9]))
    entry: dict[str, Any] = {
        "pips": str(sum(tile.pips for tile in tiles)),
        "double_blank": Tile(0, 0) in tiles,
    }
    entry["blank_halves"] = sum(tile.is_blank for tile in tiles)
    odd = dice.random()
    if odd < 0.3:
        entry["pips"] = str(dice.randint(0, 6))
    elif odd < 0.5:
        entry = {"tiles": [str(tile) for tile in tiles]}
    elif odd < 0.6:
        entry |= {"tiles": " ".join(map(str, tiles))}
    elif odd < 0.65:
        entry["pips"] = dice.choice(
            ["", None, "12+", "½", "x" * 60, "9" * 60, 10**30, -3, True, "1+2", "400"]
        )
    elif odd < 0.7:
        entry["tiles"] = dice.choice(
            ["cow", "6-4 6-4", ["19-1"], [], "", "0-0 0-0", {"a": 1}, 7, [None, "4|6"]]
        )
    return entry | twists(dice)


def twists(dice: random.Random) -> dict[str, Any]:
    """What is seldom written down beside the pips."""
    values: dict[str, Any] = {
        "blank_halves": dice.choice([0, 1, 2, 9, 30, "2", "x", None, -1]),
        "double_blank": dice.random() < 0.5,
        "out_on_double": True,
        "out": True,
        "adjustment": dice.choice([5, -5, 10000, "5"]),
    }
    return {field: value for field, value in values.items() if dice.random() < 0.06}


def some_round(dice: random.Random) -> dict[str, Any]:
    tile_set = TileSet(dice.choice(TileSet.SIZES))
    players = dice.randint(1, 12)
    entries = {f"seat {place}": some_hand(dice, tile_set) for place in range(players)}
    if dice.random() < 0.8:
        entries["seat 0"] = {"out": True, "out_on_double": dice.random() < 0.3}
    rules = {field: dice.choice(choice.values) for field, choice in CHOICES.items()}
    on_table = dice.sample(list(tile_set), dice.choice([0, 0, 0, 5, len(tile_set) // 2]))
    opening = Tile(3, 2) if dice.random() < 0.02 else dice.choice(tile_set.doubles)
    return {
        "rules": rules,
        "size": tile_set.size,
        "opening": str(opening),
        "entries": entries,
        "onTable": [str(tile) for tile in sorted(on_table)],
        "tilesEach": dice.randint(1, 20),
    }


def in_python(row: dict[str, Any]) -> RoundScore:
    return score_round(
        RuleSet.from_dict(row["rules"]),
        TileSet(row["size"]),
        Tile.parse(row["opening"]),
        {seat: SeatEntry(**entry) for seat, entry in row["entries"].items()},
        on_table=map(Tile.parse, row["onTable"]),
        tiles_each=row["tilesEach"],
    )


def as_json(score: RoundScore) -> dict[str, Any]:
    return {
        "scores": {
            seat: {
                "lines": [
                    {"points": p.points, "kind": p.kind, "params": p.params} for p in score[seat].lines
                ],
                "total": score[seat].total,
            }
            for seat in score
        },
        "problems": [
            {"seat": p.seat, "code": p.code, "severity": p.severity, "params": p.params}
            for p in score.problems
        ],
    }


def same_size(score: dict[str, Any]) -> dict[str, Any]:
    """JavaScript knows huge numbers by their first digits only."""
    for seat in score["scores"].values():
        for line in seat["lines"]:
            line["points"] = float(line["points"])
    return score


def test_rounds_at_random_come_out_alike() -> None:
    dice = random.Random(21572)  # noqa: S311 - the same rounds every time
    rows = [some_round(dice) for _ in range(ROUNDS)]
    theirs = json.loads(node(JS / "score_rounds.js", text=json.dumps(rows)))
    ours = [as_json(in_python(row)) for row in rows]
    for row, mine, other in zip(rows, ours, theirs, strict=True):
        assert same_size(other) == same_size(mine), row
    codes = {problem["code"] for score in ours for problem in score["problems"]}
    assert len(codes) >= 18
    assert any(not score["problems"] for score in ours)
