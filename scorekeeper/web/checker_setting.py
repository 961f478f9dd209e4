"""The set and house rules of a table that is checked, as an address has them: ``set=9&rules=pagat``."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from werkzeug.datastructures import MultiDict

from scorekeeper.rules import CHOICES, PRESET_NOTES, PRESETS, JsonValue, RuleSet, TileSet, UnknownSet
from scorekeeper.rules.quoting import quoted
from scorekeeper.web import rule_words
from scorekeeper.web.forms import whole_number
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.play_words import set_name

USUAL = TileSet(9)
MATTER = ("arms", "draw", "drawn_tile", "dead_foot")
"""The house rules that say what may be played and drawn; the others are about points and the next hand."""
AS_SET = "auto"
"""How an address writes None: arms as usual for the set."""


@dataclass(frozen=True)
class Setting:
    """What is played with, and by which rules."""

    tile_set: TileSet = USUAL
    """The set."""
    preset: str = "pagat"
    """The rule set that the house rules start from."""
    changes: tuple[tuple[str, JsonValue], ...] = ()
    """The house rules of MATTER that differ from it."""
    problems: tuple[str, ...] = ()
    """What of the address could not be read, in words."""

    @classmethod
    def of(cls, tile_set: TileSet, preset: str, ruleset: RuleSet) -> "Setting":
        """A set, and house rules as far as they matter here."""
        changes = ruleset.changes_from(PRESETS[preset])
        return cls(tile_set, preset, tuple((field, changes[field]) for field in MATTER if field in changes))

    @cached_property
    def ruleset(self) -> RuleSet:
        """The house rules."""
        return PRESETS[self.preset].replace(**dict(self.changes))

    @property
    def args(self) -> dict[str, str]:
        """The same as an address writes it, whole: a link means the same on every phone."""
        changes = {field: written(value) for field, value in self.changes}
        return {"set": str(self.tile_set.size), "rules": self.preset, **changes}


def read_setting(args: "MultiDict[str, str]", usual: Setting) -> Setting:
    """The set and the rules of an address; the usual ones where it says nothing that there is."""
    if "set" not in args and "rules" not in args:
        return usual
    problems: list[str] = []
    tile_set = _set(args, problems)
    preset = _preset(args, problems)
    changes = _changes(args, PRESETS[preset].to_dict(), problems)
    return Setting(tile_set, preset, tuple(changes.items()), tuple(problems))


def written(value: JsonValue) -> str:
    """How an address writes the value of a house rule."""
    return AS_SET if value is None else str(value)


def choices(field: str) -> Mapping[str, JsonValue]:
    """How an address writes the values of a house rule → these."""
    return {written(value): value for value in CHOICES[field].values}


def _set(args: "MultiDict[str, str]", problems: list[str]) -> TileSet:
    text = args.get("set", "9")
    try:
        return TileSet(whole_number(text))
    except UnknownSet:
        usual = set_name(USUAL.size)
        problems.append(_("There is no set “%(given)s”: this is a %(set)s.", given=quoted(text), set=usual))
        return USUAL


def _preset(args: "MultiDict[str, str]", problems: list[str]) -> str:
    preset = args.get("rules", "pagat")
    if preset in PRESETS:
        return preset
    usual = _(PRESET_NOTES[Setting().preset].title)
    problems.append(
        _("There are no rules “%(given)s”: these are those of %(usual)s.", given=quoted(preset), usual=usual)
    )
    return Setting().preset


def _changes(
    args: "MultiDict[str, str]", preset: Mapping[str, JsonValue], problems: list[str]
) -> dict[str, JsonValue]:
    """The house rules that are otherwise than in the preset."""
    changes: dict[str, JsonValue] = {}
    for field in MATTER:
        known, text = choices(field), args.get(field, "")
        if text in known and known[text] != preset[field]:
            changes[field] = known[text]
        elif text and text not in known:
            title = rule_words.WORDS[field].title
            problems.append(_("“%(given)s” is no position of “%(rule)s”.", given=quoted(text), rule=title))
    return changes
