"""The history of a game in plain words: what somebody did, and what came to be different by it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from scorekeeper.rules import PRESET_NOTES
from scorekeeper.services.change_records import ChangeKind, ChangeRecord, Difference, Value
from scorekeeper.web import clock, rule_words
from scorekeeper.web.i18n import LazyString, gettext
from scorekeeper.web.i18n import lazy_gettext as _l

Names = Mapping[int, str]
"""Who sat where, by position."""

KINDS: Mapping[ChangeKind, LazyString] = {
    ChangeKind.FOUND: _l("How the game stood before its changes were remembered"),
    ChangeKind.STARTED: _l("The game was started"),
    ChangeKind.ROUND_SAVED: _l("Hand %(number)s was written down"),
    ChangeKind.ROUND_CORRECTED: _l("Hand %(number)s was corrected"),
    ChangeKind.ROUND_TAKEN_BACK: _l("Hand %(number)s was taken back"),
    ChangeKind.POINTS_CORRECTED: _l("Points of hand %(number)s were corrected"),
    ChangeKind.HAND_VOIDED: _l("A hand opened by %(tile)s was void"),
    ChangeKind.VOID_REMOVED: _l("The void hand opened by %(tile)s was taken off the record"),
    ChangeKind.ENDED: _l("The game was finished"),
    ChangeKind.RESUMED: _l("The game went on"),
    ChangeKind.JOINED: _l("%(name)s came late and starts with %(start)s"),
    ChangeKind.LEFT: _l("%(name)s left"),
    ChangeKind.RETURNED: _l("%(name)s came back"),
    ChangeKind.REMOVED: _l("%(name)s was taken off"),
    ChangeKind.MERGED: _l("%(name)s and %(other)s are one and the same"),
    ChangeKind.REORDERED: _l("The players sit in another order"),
    ChangeKind.DEAL_CHANGED: _l("From then on %(tiles_each)s tiles each were dealt"),
    ChangeKind.RULES_CHANGED: _l("The house rules were changed"),
    ChangeKind.DETAILS_CHANGED: _l("Date, place or note were changed"),
    ChangeKind.BINNED: _l("The game was put in the bin"),
    ChangeKind.RESTORED: _l("The game was taken out of the bin"),
    ChangeKind.BROUGHT_BACK: _l("The whole game was brought back as it had been"),
}
HAND_BROUGHT_BACK = _l("Hand %(number)s was brought back as it had been")

SAID: Mapping[ChangeKind, frozenset[str]] = {
    ChangeKind.ROUND_SAVED: frozenset({"round"}),
    ChangeKind.ROUND_TAKEN_BACK: frozenset({"round"}),
    ChangeKind.ENDED: frozenset({"ended_at"}),
    ChangeKind.RESUMED: frozenset({"ended_at", "plays_on"}),
    ChangeKind.JOINED: frozenset({"seat", "start"}),
    ChangeKind.LEFT: frozenset({"plays"}),
    ChangeKind.RETURNED: frozenset({"plays", "ranked"}),
    ChangeKind.REMOVED: frozenset({"seat", "position"}),
    ChangeKind.REORDERED: frozenset({"position"}),
    ChangeKind.DEAL_CHANGED: frozenset({"tiles_each"}),
    ChangeKind.HAND_VOIDED: frozenset({"void"}),
    ChangeKind.VOID_REMOVED: frozenset({"void"}),
    ChangeKind.BINNED: frozenset({"binned_at"}),
    ChangeKind.RESTORED: frozenset({"binned_at"}),
}
"""What the sentence about the change has said already."""


@dataclass(frozen=True)
class Step:
    """One change, ready to be read."""

    version: int
    """The game's version from then on."""
    at: datetime
    """When (UTC)."""
    when: str
    """How long ago, or on which day."""
    device: str
    """Which phone; may be empty."""
    title: str
    """What somebody did."""
    details: tuple[str, ...]
    """What came to be different."""


def step(change: ChangeRecord) -> Step:
    """A change in words."""
    said = SAID.get(change.kind, frozenset())
    details = tuple(words(one, change.names) for one in change.differences if one.field not in said)
    return Step(change.version, change.at, clock.when(change.at), change.device, title(change), details)


def title(change: ChangeRecord) -> str:
    """What somebody did, as a sentence."""
    if change.kind is ChangeKind.BROUGHT_BACK and change.params.get("number"):
        return str(HAND_BROUGHT_BACK) % change.params
    return str(KINDS[change.kind]) % change.params


def words(one: Difference, names: Names) -> str:
    """One difference: ``Hand 3: Ben 12 → 21``."""
    said = _about(one, names)
    if one.number is not None and one.field not in ("round", "void"):
        return gettext("Hand %(number)s: %(said)s", number=one.number, said=said)
    return said


def _about(one: Difference, names: Names) -> str:
    if one.field.startswith("rules-"):
        return _rule(one)
    name = names.get(one.seat, "?") if one.seat is not None else ""
    if one.field in _EITHER:
        yes, no = _EITHER[one.field]
        return str(yes if one.after else no) % {"name": name}
    if one.field in _GONE:
        there, gone = _GONE[one.field]
        params = {"number": one.number, "value": one.after if one.before is None else one.before}
        return str(gone if one.after is None else there) % params
    before, after = _value(one.field, one.before), _value(one.field, one.after)
    return str(_PLAIN[one.field]) % {"name": name, "before": before, "after": after}


def _rule(one: Difference) -> str:
    field = one.field.removeprefix("rules-")
    before, after = (rule_words.sentence(field, value) for value in (one.before, one.after))
    return gettext("%(after)s Before: %(before)s", after=after, before=before)


def _value(field: str, value: Value) -> str:
    """A value in words; a dash for nothing."""
    if field == "unknown":
        return ", ".join(str(_FIELDS[name]) for name in str(value or "").split()) or "–"
    if field == "position":
        return str(int(value or 0) + 1)
    if field == "preset":
        return gettext(PRESET_NOTES[str(value)].title)
    if field == "played_on" and value:
        return clock.day(date.fromisoformat(str(value)))
    return "–" if value in (None, "") else str(value)


_FIELDS: Mapping[str, LazyString] = {
    "blank_halves": _l("blank halves"),
    "out_on_double": _l("out on a double"),
}

_EITHER: Mapping[str, tuple[LazyString, LazyString]] = {
    "played": (_l("%(name)s played"), _l("%(name)s did not play")),
    "out": (_l("%(name)s went out"), _l("%(name)s did not go out")),
    "out_on_double": (_l("%(name)s went out on a double"), _l("%(name)s did not go out on a double")),
    "double_blank": (_l("%(name)s held the double blank"), _l("%(name)s did not hold the double blank")),
    "plays": (_l("%(name)s plays again"), _l("%(name)s has left")),
    "ranked": (_l("%(name)s has a rank"), _l("%(name)s has no rank")),
    "ended_at": (_l("the game was finished"), _l("the game went on")),
    "plays_on": (_l("it goes on after its target"), _l("it ends at its target")),
    "binned_at": (_l("the game was in the bin"), _l("the game was out of the bin")),
}
"""Yes and no."""

_GONE: Mapping[str, tuple[LazyString, LazyString]] = {
    "round": (
        _l("Hand %(number)s (%(value)s) is there"),
        _l("Hand %(number)s (%(value)s) is gone"),
    ),
    "void": (_l("Void hand opened by %(value)s is there"), _l("Void hand opened by %(value)s is gone")),
    "seat": (_l("%(value)s is at the table"), _l("%(value)s is not at the table any more")),
}
"""There, and no more."""

_PLAIN: Mapping[str, LazyString] = {
    "opening": _l("opened by %(before)s → %(after)s"),
    "pips": _l("%(name)s %(before)s → %(after)s"),
    "tiles": _l("%(name)s, tiles %(before)s → %(after)s"),
    "blank_halves": _l("%(name)s, blank halves %(before)s → %(after)s"),
    "adjustment": _l("%(name)s, points added %(before)s → %(after)s"),
    "reason": _l("%(name)s, because: %(after)s"),
    "unknown": _l("%(name)s, nobody remembers: %(after)s"),
    "position": _l("%(name)s sits at place %(after)s, before at %(before)s"),
    "start": _l("%(name)s starts with %(before)s → %(after)s"),
    "preset": _l("Rule set %(before)s → %(after)s"),
    "tiles_each": _l("Tiles each %(before)s → %(after)s"),
    "played_on": _l("Played on %(before)s → %(after)s"),
    "place": _l("Place %(before)s → %(after)s"),
    "note": _l("Note: %(after)s"),
    "openings_used": _l("Opening doubles used on paper %(before)s → %(after)s"),
}
"""What it was, and what it is."""
