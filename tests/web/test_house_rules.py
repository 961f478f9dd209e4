"""The rules page: those in force in plain words, and the rule sets side by side with their sources."""

from collections.abc import Callable

import pytest

from scorekeeper.rules import CHOICES
from scorekeeper.services.records import GameRecord
from tests.pages import Phone


def test_the_rule_sets_stand_side_by_side(stranger: Phone):
    head, *rows = stranger.open("/rules").one("presets").rows()

    assert head == ["", "Pagat", "Kelley", "Chickie", "Classic"]
    assert len(rows) == len(CHOICES)
    by_title = {row[0]: row[1:] for row in rows}
    assert [cell.partition(" (")[0] for cell in by_title["Double blank left in hand"]] == [
        "The double blank costs 50 points.",
        "The double blank costs 50 points.",
        "The double blank costs nothing.",
        "The double blank costs 50 points.",
    ]
    assert by_title["Going out on a double"][1] == "Whoever goes out on a double scores 50 points."


def test_what_a_source_leaves_open_is_marked(stranger: Phone):
    rows = {row[0]: row[1:] for row in stranger.open("/rules").one("presets").rows()}

    marked = [("leaves it open" in cell) for cell in rows["Double blank left in hand"]]
    assert marked == [False, False, False, True]
    assert [("leaves it open" in cell) for cell in rows["The next opening double"]] == [
        False,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("source", ["pagat.com", "Great Book of Domino Games", "Chickenfoot Domino Rules"])
def test_sources_are_named(stranger: Phone, source: str):
    assert source in stranger.open("/rules").words


def test_a_stranger_sees_no_rules_in_force(stranger: Phone):
    assert not stranger.open("/rules").has("in-force")


def test_the_rules_of_the_running_game_are_in_force(phone: Phone, game: Callable[..., GameRecord]):
    game(preset="kelley", changes={"double_blank": 25, "target": 300})
    words = phone.open("/rules").one("in-force").words

    assert "Rule set Kelley · 2 changes" in words
    assert "The double blank costs 25 points. changed at this table" in words
    assert "reaches 300 points; the lowest total wins. changed at this table" in words
    assert words.count("changed at this table") == 2


def test_a_finished_game_keeps_its_rules(phone: Phone, game: Callable[..., GameRecord]):
    over = game("9-9: 3, 2, 13, out", preset="chickie")
    phone.open(f"/games/{over.id}").press("finish")
    game(preset="kelley")

    assert "Rule set Chickie" in phone.open(f"/games/{over.id}/rules").one("in-force").words
    assert "changed" not in phone.open(f"/games/{over.id}/rules").one("in-force").words
