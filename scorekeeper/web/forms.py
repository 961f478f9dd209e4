"""The forms. They hold what was typed, exactly as typed; the services judge it."""

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import request
from flask_wtf import FlaskForm
from wtforms import (
    BooleanField,
    FieldList,
    Form,
    FormField,
    HiddenField,
    RadioField,
    SelectField,
    SelectMultipleField,
    StringField,
)

from scorekeeper.rules import CHOICES, SeatEntry, Tile

NOBODY = "nobody"
LONGEST_NUMBER = 9  # digits
NO_POINTS = 1_000_000_000


def whole_number(text: str | None) -> int:
    """A number in plain digits; -1 for anything else, which the services then refuse."""
    plain = (text or "").strip()
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) <= LONGEST_NUMBER else -1


def points(text: str | None) -> int:
    """A number of points, more or less; for anything else one that is more than the services take."""
    plain = (text or "").strip().replace("−", "-")
    number = whole_number(plain.removeprefix("-").removeprefix("+"))
    if number < 0:
        return NO_POINTS
    return -number if plain.startswith("-") else number


def once(key: str | None, *content: object) -> str:
    """The key of a save, bound to what it saves: sent again it is taken in once, corrected it is another."""
    if not key:
        return ""
    return f"{key}.{hashlib.sha256(repr(content).encode()).hexdigest()[:16]}"


class BookForm(FlaskForm):
    """The name of a score book."""

    name = StringField()


class ButtonForm(FlaskForm):
    """A button alone, with the version of the game or round it was shown for."""

    version = HiddenField()

    @property
    def shown_version(self) -> int:
        """The version; -1, which nothing has, where the field was tampered with."""
        return whole_number(self.version.data)


class Rows(FieldList):  # type: ignore[type-arg]  # not generic when the program runs
    """Numbered fields. WTForms would stumble over numbers that no page of ours has, such as ``²``."""

    def _extract_indices(self, prefix: str, formdata: Iterable[str]) -> Iterator[int]:
        for name in formdata:
            row = whole_number(name.removeprefix(f"{prefix}-").partition("-")[0])
            if name.startswith(f"{prefix}-") and row >= 0:
                yield row

    def at(self, number: int) -> Any:
        """The field of that number, an empty one where none was sent."""
        for field in self.entries:
            if field.index == number:
                return field
        self.last_index = number - 1
        return self.append_entry()

    def empty(self) -> None:
        """Take all of them out; they are numbered from 0 again."""
        self.entries.clear()
        self.last_index = -1


@dataclass
class SeatFields:
    """One player's hand, as typed."""

    pips: str = ""
    """The pips, perhaps as a sum."""
    tiles: str = ""
    """The tiles left."""
    double_blank: str = ""
    """Anything where it was ticked."""
    blank_halves: str = ""
    """How many blank halves there were among them."""

    def entry(self, *, out: bool, on_double: bool) -> SeatEntry:
        """What was entered, for the rules to judge."""
        return SeatEntry(
            out=out,
            pips=self.pips or None,
            tiles=self.tiles or None,
            double_blank=bool(self.double_blank),
            blank_halves=self.blank_halves or 0,
            out_on_double=out and on_double,
        )


SEAT_FIELD = re.compile(r"seats-([0-9]{1,9})-(pips|tiles|double_blank|blank_halves)")


def seats_sent(fields: Iterable[tuple[str, str]]) -> defaultdict[int, SeatFields]:
    """The hands in a form, by seat; ``seats-2-pips`` are the pips of seat 2."""
    seats: defaultdict[int, SeatFields] = defaultdict(SeatFields)
    for name, text in fields:
        if found := SEAT_FIELD.fullmatch(name):
            setattr(seats[int(found[1])], found[2], text)
    return seats


class RoundForm(FlaskForm):
    """One hand of a game: who went out, and what everyone else still held."""

    opening = SelectField(validate_choice=False)
    out = RadioField(validate_choice=False)
    out_on_double = BooleanField()
    with_table = BooleanField()
    players = HiddenField()
    key = HiddenField()
    version = HiddenField()

    def __init__(self, **shown: object) -> None:
        super().__init__(**shown)
        self.seats = seats_sent(request.form.items())

    def offer(self, openings: Sequence[Tile], names: Mapping[int, str], nobody: str) -> None:
        """Say which opening doubles and players there are."""
        self.opening.choices = [(str(tile), str(tile)) for tile in openings]
        self.out.choices = [*((str(seat), name) for seat, name in names.items()), (NOBODY, nobody)]

    def entries(self) -> dict[int, SeatEntry]:
        """What was entered, by seat."""
        return {
            seat: fields.entry(out=self.out.data == str(seat), on_double=self.out_on_double.data)
            for seat, fields in self.seats.items()
        }

    def show(self, entries: Mapping[int, SeatEntry]) -> None:
        """Fill the form with a hand, as it was typed; where several went out it is yet to be said who did."""
        gone = [str(seat) for seat, entry in entries.items() if entry.out]
        self.out.data = "" if len(gone) > 1 else gone[0] if gone else NOBODY
        self.out_on_double.data = any(entry.out_on_double for entry in entries.values())
        for seat, entry in entries.items():
            self.seats[seat] = SeatFields(
                pips="" if entry.pips is None else str(entry.pips),
                tiles=" ".join(map(str, entry.pieces)),
                double_blank="y" if entry.double_blank else "",
                blank_halves=str(entry.blank_halves or ""),
            )


def _rules_form() -> type[Form]:
    """A form with a field for each house rule: empty where the preset has its way, else the value as JSON."""
    fields: dict[str, Any] = {field: StringField() for field in CHOICES}
    return type("RulesForm", (Form,), fields)


class RulesForm(FlaskForm):
    """House rules: a preset, and what a table changes about it."""

    preset = RadioField(validate_choice=False)
    rules = FormField(_rules_form())

    def changes(self) -> dict[str, object]:
        """The house rules that were given a value of their own."""
        return {field.short_name: _value(field.data) for field in self.rules if field.data}

    def show_changes(self, changes: Mapping[str, object]) -> None:
        """Fill in house rules that differ from the preset."""
        for field, value in changes.items():
            self.rules[field].data = json.dumps(value)


class NewGameForm(RulesForm):
    """Tonight's players in their seats, the set, the deal and the house rules; totals from paper."""

    players = Rows(StringField())
    start_points = Rows(StringField())
    openings_used = SelectMultipleField(validate_choice=False)
    openings_again = SelectMultipleField(validate_choice=False)
    """The same doubles on the way up again, where they open a second hand."""
    set_size = StringField()
    set_suggested = HiddenField()
    tiles_each = StringField()
    tiles_suggested = HiddenField()
    tiles_other = StringField()
    key = HiddenField()

    @property
    def rows(self) -> list[str]:
        """What was typed as names, row by row."""
        return [field.data or "" for field in self.players]

    @property
    def names(self) -> list[str]:
        """The same without the rows left empty."""
        return [name for name in self.rows if name]

    @property
    def lines(self) -> list[tuple[str, str]]:
        """The name and the points from paper of each row, as typed."""
        return [(row.data or "", self.start_points.at(row.index).data or "") for row in self.players]

    @property
    def paper_openings(self) -> list[str]:
        """The doubles that opened hands on paper, those that did so twice there twice."""
        return [*(self.openings_used.data or ()), *(self.openings_again.data or ())]


def _value(text: str) -> object:
    """A house rule's value; text that is no JSON stays text, for the service to refuse by its name."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
