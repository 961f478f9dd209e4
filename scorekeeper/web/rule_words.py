"""The house rules in plain words: a name, a question and a sentence for every position of every choice.

The choices and who plays which are facts of `RULES.md` 4; `rules.CHOICES` says which positions exist.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorekeeper.rules import RuleSet
from scorekeeper.web.i18n import LazyString, gettext
from scorekeeper.web.i18n import lazy_gettext as _l

Value = int | str | bool | None


@dataclass(frozen=True)
class ChoiceWords:
    """What a person reads about one house rule."""

    title: LazyString
    """A few words, the heading of the choice."""
    values: Mapping[Value, LazyString]
    """A whole sentence for each position, in the order it is offered."""


WORDS: Mapping[str, ChoiceWords] = {
    "double_blank": ChoiceWords(
        _l("Double blank left in hand"),
        {
            50: _l("The double blank costs 50 points."),
            25: _l("The double blank costs 25 points."),
            0: _l("The double blank costs nothing."),
            100: _l("The double blank costs 100 points."),
        },
    ),
    "out_on_double": ChoiceWords(
        _l("Going out on a double"),
        {
            0: _l("You may go out on a double: it costs nothing."),
            50: _l("Whoever goes out on a double scores 50 points."),
        },
    ),
    "blank_half": ChoiceWords(
        _l("Other tiles with a blank half"),
        {
            0: _l("Other tiles with a blank count their pips."),
            25: _l("Every blank half left in hand costs 25 more; the double blank has its own rule."),
        },
    ),
    "order": ChoiceWords(
        _l("The next opening double"),
        {
            "count_down": _l(
                "Hands open with the doubles from the highest down; one that was skipped is lost."
            ),
            "pool": _l(
                "Each hand opens with the highest double not used yet; one that was skipped comes back."
            ),
            "down_and_up": _l("Hands go down to the double blank and up again."),
        },
    ),
    "target": ChoiceWords(
        _l("Length of the game"),
        {
            None: _l("The game ends when every opening double has been used."),
        },
    ),
    "opening": ChoiceWords(
        _l("Finding the opening double"),
        {
            "draw_all": _l(
                "Whoever holds the opening double starts; if nobody does, everyone draws one and looks again."
            ),
            "next_double": _l(
                "If nobody holds the opening double, the next highest unused double in any hand opens."
            ),
            "set_out": _l(
                "The opening double is laid out face up before the deal; the first turn goes round."
            ),
            "highest_draw": _l(
                "Everyone draws a tile; the highest starts, and the double is laid in the middle."
            ),
        },
    ),
    "arms": ChoiceWords(
        _l("Arms of the opening double"),
        {
            4: _l("Four tiles are played on the opening double first."),
            6: _l("Six tiles are played on the opening double first, three on each long side."),
            3: _l("Three tiles are played on the opening double first."),
            8: _l("Eight tiles are played on the opening double first."),
            None: _l(
                "Four tiles are played on the opening double first; six with a set larger than double-six."
            ),
        },
    ),
    "opener_again": ChoiceWords(
        _l("After the opening double"),
        {
            False: _l("After the opening double it is the next player's turn."),
            True: _l("Whoever lays the opening double plays again at once."),
        },
    ),
    "draw": ChoiceWords(
        _l("If you cannot play"),
        {
            "one": _l("If you cannot play, draw one tile."),
            "until_playable": _l("If you cannot play, draw until you can."),
            "none": _l("If you cannot play, pass: nobody draws."),
        },
    ),
    "drawn_tile": ChoiceWords(
        _l("A drawn tile that fits"),
        {
            "must": _l("A drawn tile that fits must be played."),
            "may": _l("A drawn tile that fits may be played or kept."),
            "wait": _l("A drawn tile waits for your next turn."),
        },
    ),
    "reserve": ChoiceWords(
        _l("Tiles never drawn from the yard"),
        {
            0: _l("The yard is drawn to its last tile."),
            1: _l("The last tile of the yard is never drawn."),
            2: _l("The last two tiles of the yard are never drawn."),
        },
    ),
    "dead_foot": ChoiceWords(
        _l("A foot that can never be finished"),
        {
            "play_on": _l(
                "If a foot can never be finished, go on until the yard is empty and nobody can move."
            ),
            "end_at_once": _l("If a foot can never be finished, the hand ends at once."),
        },
    ),
    "last_tile_call": ChoiceWords(
        _l("Calling the last tile"),
        {
            False: _l("The last tile need not be called."),
            True: _l("Call your last tile, or draw one; with an empty yard you miss a turn."),
        },
    ),
    "late_joiner": ChoiceWords(
        _l("A player who joins late"),
        {
            "zero": _l("A late joiner starts with 0 points."),
            "highest": _l("A late joiner starts with the highest total."),
            "average": _l("A late joiner starts with the average of all totals."),
        },
    ),
}


def sentence(field: str, value: Value) -> str:
    """What the house rule `field` says in plain words when it stands at `value`."""
    if field == "target" and value is not None:
        return gettext(
            "The game ends when somebody reaches %(points)s points; the lowest total wins.", points=value
        )
    return str(WORDS[field].values[value])


def sentences(ruleset: RuleSet) -> Iterator[tuple[str, str, str]]:
    """Every house rule in force, as (field, title, sentence), the ones about points first."""
    values = ruleset.to_dict()
    for field, words in WORDS.items():
        yield field, str(words.title), sentence(field, values[field])


def score_lines(ruleset: RuleSet) -> list[str]:
    """The few sentences a scoresheet carries at its foot: what a player must know to write down points."""
    values = ruleset.to_dict()
    return [
        sentence(field, values[field])
        for field in ("double_blank", "out_on_double", "blank_half", "order", "target")
    ]
