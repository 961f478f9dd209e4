"""The choice of house rules in a form: a preset, and the rules that a table changes about it."""

from typing import TypedDict

from scorekeeper.rules import CHOICES, PRESET_NOTES, PRESETS, RulesError, RuleSet
from scorekeeper.web.forms import RulesForm

USUAL = "pagat"


class RulesContext(TypedDict):
    """What the fields of the house rules need."""

    preset_notes: object
    """All presets."""
    notes: object
    """The one that is chosen."""
    preset_rules: object
    """Its rules."""
    rules_now: object
    """The rules as the form has them."""
    changed: object
    """What of them differs from the preset."""
    choices: object
    """The positions of every rule."""


def rules_of(form: RulesForm) -> RuleSet:
    """The house rules as the form has them; those of the preset where a change cannot be."""
    preset = PRESETS.get(form.preset.data or "", PRESETS[USUAL])
    try:
        return preset.replace(**form.changes())
    except RulesError:
        return preset


def rules_context(form: RulesForm) -> RulesContext:
    """What `new_game/rules.html` shows."""
    preset = form.preset.data if form.preset.data in PRESETS else USUAL
    return {
        "preset_notes": PRESET_NOTES,
        "notes": PRESET_NOTES[preset],
        "preset_rules": PRESETS[preset].to_dict(),
        "rules_now": rules_of(form).to_dict(),
        "changed": rules_of(form).changes_from(PRESETS[preset]),
        "choices": CHOICES,
    }
