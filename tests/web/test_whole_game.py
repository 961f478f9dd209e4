"""Whole games without JavaScript, from tonight's players to the winner, with the totals of their files."""

import json
from importlib import resources
from typing import Any

import pytest

from tests.pages import Page, Phone
from tests.web.hands import score, told
from tests.web.test_new_game_players import seated

NINE = "double-nine-four"
NINE_FILE: dict[str, Any] = json.loads(
    resources.files("scorekeeper.demo").joinpath(f"{NINE}.json").read_text()
)

TOTALS = {"Ana": 148, "Ben": 209, "Cy": 47, "Dee": 227}
TOTALS_IF = {
    "double_blank=25": {"Ana": 123, "Ben": 159, "Cy": 47, "Dee": 177},
    "double_blank=0": {"Ana": 98, "Ben": 109, "Cy": 47, "Dee": 127},
    "out_on_double=50": {"Ana": 148, "Ben": 209, "Cy": 97, "Dee": 277},
}


@pytest.mark.parametrize("how", ["typed", "written"])
def test_the_demo_game_ends_with_the_totals_of_its_file(phone: Phone, how: str):
    page = played(phone, NINE_FILE, how, {})

    assert totals(page) == TOTALS == NINE_FILE["totals"]
    assert "Cy won with 47" in page.one("winner").words


@pytest.mark.parametrize(("rule", "expected"), TOTALS_IF.items())
def test_the_same_hands_under_other_house_rules(phone: Phone, rule: str, expected: dict[str, int]):
    field, value = rule.split("=")
    page = played(phone, NINE_FILE, "typed", {f"rules-{field}": value})

    assert totals(page) == expected
    sums = {name: sum(hand["points_if"][rule][name] for hand in NINE_FILE["rounds"]) for name in TOTALS}
    assert expected == sums


def test_the_game_of_two_by_written_tiles(phone: Phone):
    told_game = json.loads(resources.files("scorekeeper.demo").joinpath("double-six-two.json").read_text())

    assert totals(played(phone, told_game, "written", {})) == told_game["totals"]


def test_the_game_of_six_by_typed_sums(phone: Phone):
    told_game = json.loads(resources.files("scorekeeper.demo").joinpath("double-twelve-six.json").read_text())

    assert totals(played(phone, told_game, "typed", {})) == told_game["totals"]


def played(phone: Phone, game: dict[str, Any], how: str, changes: dict[str, str]) -> Page:
    """Play a game of a file to its end; the page after the last hand."""
    setup = {
        "set_size": str(game["set"]),
        "preset": game["rules"],
        "tiles_each": "other",
        "tiles_other": str(game["tiles_each"]),
    }
    page = seated(phone, *game["seats"]).press("start", setup | changes)
    for hand in game["rounds"]:
        fields = told(hand, game["seats"], how)
        if "rules-out_on_double" in changes:
            fields["out_on_double"] = hand["out_on_double"]
        page = score(page, fields)
        assert page.status == 200, f"hand {hand['number']}: {page.problems}"
    return page


def totals(page: Page) -> dict[str, int]:
    """The totals at the foot of the board."""
    names = [cell for cell in page.one("board").rows()[0] if cell]
    return dict(zip(names, (int(part.words.split()[0]) for part in page.all("total")), strict=True))
