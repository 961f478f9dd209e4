"""The items of a hand's head, each in its brackets."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.rules.choices import JsonValue
from scorekeeper.rules.deal import PLAYERS
from scorekeeper.rules.errors import RulesError
from scorekeeper.rules.handproblems import HandCode, HandProblem
from scorekeeper.rules.presets import PRESETS
from scorekeeper.rules.quoting import quoted
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import TileSet
from scorekeeper.rules.words import QUOTED, read_name, same_name

KEYS = frozenset(("set", "rules", "deal", "seats"))
"""What a head says."""
HEAD_LINE = re.compile(r"\s*\[\s*[A-Za-z]")
"""How a line of a head begins; no event does, as a tile in brackets has no letter."""
_ITEM = re.compile(rf'\s*+\[\s*+([A-Za-z]++)\s*+((?:{QUOTED}|[^\[\]"“])*+)\]')
_JUNK = re.compile(r"\s*([^\s#].*)")
_SET = re.compile(r"(?:double)?[\s-]*([0-9]{1,2})", re.IGNORECASE)
_RULE = re.compile(r"([^\s=]+)(?:\s*=\s*([^\s=]+))?")
_NUMBER = re.compile(r"[0-9]{1,4}")
_SEAT = re.compile(rf'\s*+((?:{QUOTED}|[^,"“])*+)(?:,|$)')
_CONSTANTS: dict[str, JsonValue] = {"true": True, "false": False, "null": None}


@dataclass(frozen=True)
class Item:
    """``[key value]``."""

    value: str
    """What stands after the key."""
    line: int
    """The line where it stands, from 1."""
    column: int
    """Where the value begins, from 1."""


class Wrong(Exception):  # noqa: N818 - caught where the head is put together
    """An item that says nothing that can be used."""

    def __init__(self, column: int, kind: str, **params: int | str) -> None:
        super().__init__(kind)
        self.column, self.kind, self.params = column, kind, params


def keys_of(text: str) -> set[str]:
    """Return the keys of a line of a head, as far as it can be read."""
    keys, start = set(), 0
    while found := _ITEM.match(text, start):
        keys.add(found[1].casefold())
        start = found.end()
    return keys


def read_items(lines: Sequence[tuple[int, str]]) -> tuple[dict[str, Item], str, list[HandProblem]]:
    """Return the items of a head by their keys, its comments, and what is wrong with it."""
    items: dict[str, Item] = {}
    comments, problems = [], []
    for line, text in lines:
        start = 0
        while found := _ITEM.match(text, start):
            start, key = found.end(), found[1].casefold()
            wrong = _wrong_key(key, items)
            if wrong:
                problems.append(HandProblem(line, found.start(1) + 1, HandCode.UNREADABLE, wrong))
            else:
                items[key] = Item(found[2].rstrip(), line, found.start(2) + 1)
        junk = _JUNK.match(text, start)
        if junk:
            params = {"kind": "head", "text": quoted(junk[1])}
            problems.append(HandProblem(line, junk.start(1) + 1, HandCode.UNREADABLE, params))
        else:
            comments.append(text[start:].strip())
    return items, "  ".join(filter(None, comments)), problems


def _wrong_key(key: str, items: dict[str, Item]) -> dict[str, int | str]:
    if key not in KEYS:
        return {"kind": "head", "text": quoted(key)}
    return {"kind": "twice", "part": key} if key in items else {}


def read_set(item: Item) -> TileSet:
    """Read ``double-9``."""
    found = _SET.fullmatch(item.value)
    if not found or int(found[1]) not in TileSet.SIZES:
        raise Wrong(item.column, "set", text=quoted(item.value))
    return TileSet(int(found[1]))


def read_rules(item: Item) -> tuple[str, RuleSet]:
    """Read ``pagat arms=6 double_blank=25``: the preset's name and the house rules."""
    words = [*_RULE.finditer(item.value)]
    preset = words[0][0].casefold() if words else ""
    if preset not in PRESETS or _RULE.sub("", item.value).strip():
        raise Wrong(item.column, "preset", text=quoted(item.value))
    ruleset = PRESETS[preset]
    for word in words[1:]:
        try:
            ruleset = ruleset.replace(**{word[1].casefold(): _value(word[2])})
        except RulesError as error:
            raise Wrong(item.column + word.start(), "rule", text=quoted(word[0])) from error
    return preset, ruleset


def _value(text: str | None) -> JsonValue:
    said = (text or "").casefold()
    return int(said) if _NUMBER.fullmatch(said) else _CONSTANTS.get(said, said)


def read_deal(item: Item) -> int:
    """Read ``11``."""
    if not _NUMBER.fullmatch(item.value) or int(item.value) < 1:
        raise Wrong(item.column, "deal", text=quoted(item.value))
    return int(item.value)


def read_seats(item: Item) -> tuple[str, ...]:
    """Read ``Ana, Ben, "Mary Ann"``."""
    seats: dict[str, str] = {}
    start = 0
    while start < len(item.value):
        found = _SEAT.match(item.value, start)
        name = read_name(found[1].rstrip()) if found else ""
        if not found or not name:
            raise Wrong(item.column + start, "name", text=quoted(item.value[start:]))
        if same_name(name) in seats:
            raise Wrong(item.column + found.start(1), "same_seat", text=quoted(name))
        seats[same_name(name)] = name
        start = found.end()
    if len(seats) not in PLAYERS:
        raise Wrong(item.column, "players", players=len(seats))
    return tuple(seats.values())
