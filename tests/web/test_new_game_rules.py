"""House rules: a rule set, and anything changed on top of it."""

from collections.abc import Callable

import pytest

from scorekeeper.rules import CHOICES, PRESETS
from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.test_new_game_players import seated

POINTS = ["double_blank", "out_on_double", "blank_half"]


def test_the_first_game_is_played_by_pagats_rules(phone: Phone):
    page = seated(phone, "Ana", "Ben")

    assert page.field("preset") == "pagat"
    assert page.choices("preset") == list(PRESETS)
    assert page.one("changes").words == ""


def test_every_rule_set_says_its_source(phone: Phone):
    words = phone.open("/games/new").one("rules").words

    for source in ("pagat.com", "Great Book of Domino Games", "Chickenfoot Domino Rules", "Classic"):
        assert source in words


def test_every_position_of_every_house_rule_is_offered(phone: Phone):
    """Empty is what the rule set says; the target is typed."""
    page = phone.open("/games/new")
    values = PRESETS["pagat"].to_dict()
    for field, choice in CHOICES.items():
        if not choice.any_points:
            offered = page.choices(f"rules-{field}")
            assert len(offered) == len(choice.values), field
            assert offered[0] == "", field
            assert str(values[field]) not in offered


CHANGES = [
    # rule, as sent, as said on the rules page
    ("double_blank", "25", "The double blank costs 25 points."),
    ("out_on_double", "50", "Whoever goes out on a double scores 50 points."),
    ("blank_half", "25", "Every blank half left in hand costs 25 more"),
    ("order", '"pool"', "Each hand opens with the highest double not used yet"),
    ("arms", "6", "Six tiles are played on the opening double first, three on each long side."),
    ("arms", "null", "six with a set larger than double-six"),
    ("opener_again", "true", "Whoever lays the opening double plays again at once."),
    ("target", "250", "The game ends when somebody reaches 250 points"),
]


@pytest.mark.parametrize(("rule", "sent", "said"), CHANGES)
def test_a_house_rule_is_changed_on_top_of_the_rule_set(phone: Phone, rule: str, sent: str, said: str):
    page = seated(phone, "Ana", "Ben").press("add", {f"rules-{rule}": sent})
    assert page.field(f"rules-{rule}") == sent
    assert said in page.one("changes").words

    board = page.press("start")
    rules = phone.open(board.path + "/rules").one("in-force")
    assert said in rules.words
    assert "1 change" in rules.words
    assert rules.words.count("changed at this table") == 1


def test_another_rule_set_keeps_the_changes(phone: Phone):
    page = seated(phone, "Ana", "Ben").press("add", {"rules-double_blank": "100", "preset": "kelley"})

    assert page.field("rules-double_blank") == "100"
    assert page.one("changes").words == "Changed: The double blank costs 100 points."


def test_a_change_to_what_the_rule_set_says_anyway_is_none(phone: Phone):
    page = seated(phone, "Ana", "Ben").press("add", {"rules-double_blank": "25"})
    page = page.press("add", {"rules-double_blank": ""})

    assert page.one("changes").words == ""


def test_last_times_rules_are_offered_again(phone: Phone, game: Callable[..., GameRecord]):
    game(preset="chickie", changes={"order": "down_and_up", "target": 300})
    page = phone.open("/games/new")

    assert page.field("preset") == "chickie"
    assert page.field("rules-order") == '"down_and_up"'
    assert page.field("rules-target") == "300"


@pytest.mark.parametrize(
    "sent", ["1e3", "-1", "0", "10000", "½", "many", "12+", "250.5", "[]", "true", "9" * 5000]
)
def test_a_target_that_cannot_be_is_refused_at_its_field_and_kept(phone: Phone, sent: str):
    page = seated(phone, "Ana", "Ben").press("start", {"rules-target": sent})

    assert page.status == 422
    assert page.one("rule-target").problems == ["Choose one of the positions of this house rule."]
    assert page.field("rules-target") == sent


BAD = [
    *("[]", "{}", "NaN", "1e999", '"zzz"', "zzz", "[" * 20_000, '"\\ud800"', "7", "true", "50.0"),
    *("\x00", "null null", "½", "５０", "\N{ZERO WIDTH SPACE}"),
]


@pytest.mark.parametrize("sent", BAD)
def test_a_position_that_does_not_exist_is_refused_at_its_rule(phone: Phone, sent: str):
    page = seated(phone, "Ana", "Ben")
    page = page.press("start", tampered={"rules-order": sent, "rules-double_blank": sent})

    assert page.status == 422
    for rule in ("order", "double_blank"):
        assert page.one(f"rule-{rule}").problems == ["Choose one of the positions of this house rule."]
    assert names(page) == ["Ana", "Ben"]


@pytest.mark.parametrize("preset", ["zzz", "", "PAGAT", "pagat ", "__class__", False])
def test_a_rule_set_that_does_not_exist_is_refused(phone: Phone, preset: str | bool):
    page = seated(phone, "Ana", "Ben").press("start", tampered={"preset": preset})

    assert page.status == 422
    assert page.one("rules").problems == ["Choose one of the rule sets."]


def test_a_house_rule_that_does_not_exist_changes_nothing(phone: Phone):
    page = seated(phone, "Ana", "Ben").press(
        "start", tampered={"rules-zzz": "1", "rules-": "2", "rules": "3"}
    )

    assert page.status == 200
    assert "change" not in phone.open(page.path + "/rules").one("in-force").words


def names(page: Page) -> list[str]:
    return [part.element.attrib["value"] for part in page.all("player")]
