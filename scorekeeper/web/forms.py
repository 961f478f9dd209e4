"""The forms. They hold what was typed, exactly as typed; the services judge it."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from flask_wtf import FlaskForm
from wtforms import (
    BooleanField,
    FieldList,
    Form,
    FormField,
    HiddenField,
    RadioField,
    SelectField,
    StringField,
)

from scorekeeper.rules import CHOICES, SeatEntry, Tile

NOBODY = "nobody"
LONGEST_NUMBER = 9  # digits


def whole_number(text: str | None) -> int:
    """A number in plain digits; -1 for anything else, which the services then refuse."""
    plain = (text or "").strip()
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) <= LONGEST_NUMBER else -1


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


class SeatForm(Form):
    """One player's hand."""

    pips = StringField()
    tiles = StringField()
    double_blank = BooleanField()
    blank_halves = StringField()

    def entry(self, *, out: bool, on_double: bool) -> SeatEntry:
        """What was entered, for the rules to judge."""
        return SeatEntry(
            out=out,
            pips=self.pips.data or None,
            tiles=self.tiles.data or None,
            double_blank=self.double_blank.data,
            blank_halves=self.blank_halves.data or 0,
            out_on_double=out and on_double,
        )


class RoundForm(FlaskForm):
    """One hand of a game: who went out, and what everyone else still held."""

    opening = SelectField(validate_choice=False)
    out = RadioField(validate_choice=False)
    out_on_double = BooleanField()
    seats = Rows(FormField(SeatForm))
    key = HiddenField()
    version = HiddenField()

    def offer(self, openings: Sequence[Tile], names: Sequence[str], nobody: str) -> None:
        """Say which opening doubles and players there are."""
        self.opening.choices = [(str(tile), str(tile)) for tile in openings]
        self.out.choices = [*((str(seat), name) for seat, name in enumerate(names)), (NOBODY, nobody)]
        while len(self.seats) < len(names):
            self.seats.append_entry()

    def entries(self) -> dict[int, SeatEntry]:
        """What was entered, by seat."""
        return {
            seat: row.form.entry(out=self.out.data == str(seat), on_double=self.out_on_double.data)
            for seat, row in enumerate(self.seats)
        }

    def show(self, entries: Mapping[int, SeatEntry]) -> None:
        """Fill the form with a recorded hand, as it was typed."""
        gone = [seat for seat, entry in entries.items() if entry.out]
        self.out.data = str(gone[0]) if gone else NOBODY
        self.out_on_double.data = any(entry.out_on_double for entry in entries.values())
        for seat, entry in entries.items():
            row = self.seats[seat].form
            row.pips.data = "" if entry.pips is None else str(entry.pips)
            row.tiles.data = " ".join(map(str, entry.pieces))
            row.double_blank.data = entry.double_blank
            row.blank_halves.data = str(entry.blank_halves or "")


def _rules_form() -> type[Form]:
    """A form with a field for each house rule: empty where the preset has its way, else the value as JSON."""
    fields: dict[str, Any] = {field: StringField() for field in CHOICES}
    return type("RulesForm", (Form,), fields)


class NewGameForm(FlaskForm):
    """Tonight's players in their seats, the set, the deal and the house rules."""

    players = Rows(StringField())
    set_size = StringField()
    set_suggested = HiddenField()
    tiles_each = StringField()
    tiles_suggested = HiddenField()
    tiles_other = StringField()
    preset = RadioField(validate_choice=False)
    rules = FormField(_rules_form())
    key = HiddenField()

    @property
    def rows(self) -> list[str]:
        """What was typed as names, row by row."""
        return [field.data or "" for field in self.players]

    @property
    def names(self) -> list[str]:
        """The same without the rows left empty."""
        return [name for name in self.rows if name]

    def changes(self) -> dict[str, object]:
        """The house rules that were given a value of their own."""
        return {field.short_name: _value(field.data) for field in self.rules if field.data}

    def show_changes(self, changes: Mapping[str, object]) -> None:
        """Fill in house rules that differ from the preset."""
        for field, value in changes.items():
            self.rules[field].data = json.dumps(value)


def _value(text: str) -> object:
    """A house rule's value; text that is no JSON stays text, for the service to refuse by its name."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
