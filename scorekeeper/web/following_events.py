"""What was tapped beside the table, as events of the hand."""

from collections.abc import Callable, Mapping

from wtforms import HiddenField, RadioField, SelectField

from scorekeeper.rules import HandRecord
from scorekeeper.rules.words import write_name
from scorekeeper.web.forms import NOBODY, ButtonForm, whole_number


class EventForm(ButtonForm):
    """One tap: who, and what they did. A tile is named by itself or by its two halves."""

    seat = HiddenField()
    opener = HiddenField()
    out = HiddenField()
    what = HiddenField()
    opening = SelectField(validate_choice=False)
    tile = HiddenField()
    first = RadioField(validate_choice=False)
    second = RadioField(validate_choice=False)
    onto = HiddenField()
    key = HiddenField()

    @property
    def named_tile(self) -> str:
        """The tile as it was named."""
        return self.tile.data or "-".join(filter(None, (self.first.data, self.second.data)))

    def name(self, hand: HandRecord) -> str:
        """Who did it, as the hand writes names."""
        return name_at(hand, self.seat.data)

    def events(self, hand: HandRecord) -> list[str]:
        """What was tapped, as the hand writes it; nothing where nothing was."""
        if self.opener.data == NOBODY:
            return [f"set out {self.opening.data}"]
        if self.opener.data:
            return [f"{name_at(hand, self.opener.data)} {self.opening.data}"]
        if self.out.data:
            return [f"{name_at(hand, self.out.data)} out"]
        if self.named_tile:
            onto = f"@{self.onto.data}" if self.onto.data else ""
            return [f"{self.name(hand)} {self.named_tile}{onto}"]
        write = _WRITTEN.get(self.what.data or "")
        return write(self, hand) if write else []


def name_at(hand: HandRecord, place: str | None) -> str:
    """The player of that place, as the hand writes names; a question mark, which it refuses, for none."""
    number = whole_number(place)
    return write_name(hand.seats[number]) if 0 <= number < len(hand.seats) else "?"


def drawable(hand: HandRecord) -> int:
    """How many tiles of the yard the house rules let people draw."""
    return 0 if hand.ruleset.draw == "none" else max(0, hand.yard - hand.ruleset.reserve)


def _everybody_draws(_form: EventForm, hand: HandRecord) -> list[str]:
    """Looking for the opening double: one each, as far as the yard goes."""
    return [f"{write_name(name)} draw" for name in hand.seats[: hand.yard]]


def _forgot(form: EventForm, hand: HandRecord) -> list[str]:
    return [f"{form.name(hand)} forgot {'draw' if drawable(hand) else 'miss'}"]


def _draw_out(_form: EventForm, hand: HandRecord) -> list[str]:
    """Nobody can move, and so each draws in turn until the yard is empty, and passes."""
    if hand.turn is None:
        return []
    left, at_once = drawable(hand), drawable(hand) if hand.ruleset.draw == "until_playable" else 1
    place, turns = hand.seats.index(hand.turn), []
    drawn = hand.drawn
    while left > 0 or drawn:
        draws = min(left, max(0, at_once - drawn))
        turns.append(f"{write_name(hand.seats[place % len(hand.seats)])}{' draw' * draws} pass")
        left, place, drawn = left - draws, place + 1, 0
    return turns


_WRITTEN: Mapping[str, Callable[[EventForm, HandRecord], list[str]]] = {
    "everybody-draws": _everybody_draws,
    "draw": lambda form, hand: [f"{form.name(hand)} draw"],
    "pass": lambda form, hand: [f"{form.name(hand)} pass"],
    "forgot": _forgot,
    "draw-out": _draw_out,
    "blocked": lambda _form, _hand: ["end blocked"],
}
"""What the buttons say, and how it is written."""
