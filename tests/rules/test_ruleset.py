"""House rules are data."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import CHOICES, PRESET_NOTES, PRESETS, BadRuleSet, RuleSet, TileSet

from .vectors import VECTORS

TABLE = """
field           pagat       kelley        chickie      classic
arms            4           4             null         4
opening         "draw_all"  "highest_draw" "next_double" "draw_all"
opener_again    false       false         false        false
draw            "one"       "one"         "one"        "one"
drawn_tile      "may"       "must"        "must"       "must"
reserve         0           0             0            0
dead_foot       "play_on"   "play_on"     "play_on"    "play_on"
out_on_double   0           50            0            0
double_blank    50          50            0            50
blank_half      0           0             0            0
order           "count_down" "count_down" "pool"       "count_down"
target          null        null          null         null
last_tile_call  false       false         false        false
late_joiner     "zero"      "zero"        "zero"       "zero"
"""
VALUES = {
    "arms": {3, 4, 6, 8, None},
    "opening": {"draw_all", "next_double", "set_out", "highest_draw"},
    "opener_again": {False, True},
    "draw": {"one", "until_playable", "none"},
    "drawn_tile": {"must", "may", "wait"},
    "reserve": {0, 1, 2},
    "dead_foot": {"play_on", "end_at_once"},
    "out_on_double": {0, 50},
    "double_blank": {0, 25, 50, 100},
    "blank_half": {0, 25},
    "order": {"count_down", "pool", "down_and_up"},
    "target": {None},
    "last_tile_call": {False, True},
    "late_joiner": {"zero", "highest", "average"},
}

rulesets = st.builds(
    RuleSet,
    **{field: st.sampled_from(choice.values) for field, choice in CHOICES.items() if field != "target"},
    target=st.none() | st.integers(1, 9999),
)


@pytest.mark.parametrize("row", TABLE.strip().splitlines()[1:], ids=lambda row: row.split()[0])
def test_what_the_presets_say(row: str) -> None:
    field, *values = row.split()
    presets = [PRESETS[name] for name in ("pagat", "kelley", "chickie", "classic")]
    assert [preset.to_dict()[field] for preset in presets] == [json.loads(value) for value in values]


def test_what_the_presets_leave_open() -> None:
    assert {name: set(note.leaves_open) for name, note in PRESET_NOTES.items()} == {
        "pagat": {"dead_foot", "drawn_tile"},
        "kelley": {"order", "opening"},
        "chickie": {"dead_foot", "opening"},
        "classic": {"double_blank", "dead_foot"},
    }


def test_every_field_has_its_choices_each_with_a_source() -> None:
    assert {field: set(choice.values) for field, choice in CHOICES.items()} == VALUES
    assert list(CHOICES) == list(RuleSet().to_dict())
    assert all(source for choice in CHOICES.values() for source in choice.source.values())


def test_the_default_rules_are_those_the_twin_is_tested_with() -> None:
    assert RuleSet().to_dict() == json.loads((VECTORS / "pagat.json").read_text())


@given(rulesets)
def test_rules_come_back_from_json_as_they_were(ruleset: RuleSet) -> None:
    assert RuleSet.from_dict(json.loads(json.dumps(ruleset.to_dict()))) == ruleset


@given(rulesets, rulesets)
def test_changes_on_top_of_a_preset_give_the_rules_again(ruleset: RuleSet, preset: RuleSet) -> None:
    assert preset.replace(**ruleset.changes_from(preset)) == ruleset


BAD = [
    *[("arms", value) for value in (5, 0, "4", 4.0, True)],
    *[("opening", value) for value in ("draw", None, 0)],
    *[("opener_again", value) for value in (0, 1, None, "true")],
    *[("reserve", value) for value in (False, 3, -1, 0.0, None)],
    *[("double_blank", value) for value in (30, "50", 50.0, -50, None, 10**5000)],
    *[("blank_half", value) for value in (50, False, [25], {})],
    *[("target", value) for value in (0, -1, 10000, True, 100.0, "100")],
    *[("late_joiner", value) for value in ("lowest", None)],
]


@pytest.mark.parametrize(
    ("field", "value"), BAD, ids=lambda value: str(value)[:10] if type(value) is not int else ""
)
def test_a_value_that_a_rule_cannot_have_is_refused_by_name(field: str, value: object) -> None:
    with pytest.raises(BadRuleSet) as refused:
        RuleSet.from_dict(RuleSet().to_dict() | {field: value})
    assert refused.value.field == field
    assert field in str(refused.value)
    with pytest.raises(BadRuleSet):
        RuleSet().replace(**{field: value})


@pytest.mark.parametrize("rule", ["toes", "self", ""])
def test_a_rule_that_does_not_exist_is_refused_by_name(rule: str) -> None:
    with pytest.raises(BadRuleSet) as refused:
        RuleSet.from_dict(RuleSet().to_dict() | {rule: 3})
    assert refused.value.field == rule
    with pytest.raises(BadRuleSet):
        RuleSet().replace(toes=3)


def test_a_rule_that_is_missing_is_refused_by_name() -> None:
    values = RuleSet().to_dict()
    del values["order"]
    with pytest.raises(BadRuleSet) as refused:
        RuleSet.from_dict(values)
    assert refused.value.field == "order"
    assert str(refused.value) == "order: is missing"


ARMS = [
    (4, 6, 4),
    (4, 12, 4),
    (None, 6, 4),
    (None, 9, 6),
    (None, 18, 6),
    (8, 6, 6),
    (8, 9, 8),
    (3, 9, 3),
    (6, 6, 6),
]


@pytest.mark.parametrize(("arms", "size", "expected"), ARMS)
def test_the_arms_of_the_opening_double(arms: int | None, size: int, expected: int) -> None:
    assert RuleSet().replace(arms=arms).arms_for(TileSet(size)) == expected
