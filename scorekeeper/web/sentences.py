"""Sentences about a game: who leads, who won, who starts, what a score is made of.

The one who plays first *starts* a hand; the one with the fewest points *leads* the game.
"""

import re
from fractions import Fraction

from flask_babel import format_percent

from scorekeeper.rules import LineKind, PointLine
from scorekeeper.services.records import GameRecord, GameRow
from scorekeeper.web.i18n import LazyString, gettext, ngettext, pgettext
from scorekeeper.web.i18n import lazy_gettext as _l

LINES: dict[LineKind, LazyString] = {
    LineKind.OUT: _l("out"),
    LineKind.OUT_ON_DOUBLE: _l("out on a double"),
    LineKind.PIPS: _l("pips"),
    LineKind.DOUBLE_BLANK: _l("double blank"),
    LineKind.BLANK_HALVES: _l("blank halves"),
    LineKind.ADJUSTMENT: _l("correction"),
}


def and_list(names: list[str] | tuple[str, ...]) -> str:
    """Names in a row, as a sentence has them: Ana, Ben and Cy."""
    if len(names) < 2:
        return "".join(names)
    several, last = ", ".join(names[:-1]), names[-1]
    if re.match("h?[ií](?![aeo])", last, re.IGNORECASE):
        return pgettext("before a name like Irma", "%(several)s and %(last)s", several=several, last=last)
    return gettext("%(several)s and %(last)s", several=several, last=last)


def _won(names: list[str] | tuple[str, ...], points: int) -> str:
    if len(names) == 1:
        return gettext("%(name)s won with %(points)s", name=names[0], points=points)
    return gettext("%(names)s share the win with %(points)s", names=and_list(names), points=points)


def _leads(names: list[str] | tuple[str, ...], points: int) -> str:
    if len(names) == 1:
        return gettext("%(name)s leads with %(points)s", name=names[0], points=points)
    return gettext("%(names)s lead with %(points)s", names=and_list(names), points=points)


def ahead(game: GameRecord) -> str:
    """Who won, or who leads; nothing before the first hand."""
    if not game.rounds:
        return ""
    names = [seat.name for seat in game.winners]
    return (_won if game.status == "finished" else _leads)(names, game.standings[0].total)


def ahead_in_row(row: GameRow) -> str:
    """The same for a game in a list."""
    if row.winning_total is None:
        return gettext("Nothing scored yet")
    said = (_won if row.status == "finished" else _leads)(row.winners, row.winning_total)
    if row.status == "finished":
        return said
    hands = ngettext("%(num)s hand played", "%(num)s hands played", row.hands_played)
    return gettext("%(leads)s, %(hands)s", leads=said, hands=hands)


def hand_of(game: GameRecord) -> str:
    """Which hand comes next, and of how many where that is known."""
    planned = len(game.rounds) + len(game.openings_left)
    if game.ruleset.target is not None:
        return gettext(
            "Hand %(number)s, to %(points)s points", number=game.next_number, points=game.ruleset.target
        )
    return gettext("Hand %(number)s of %(planned)s", number=game.next_number, planned=planned)


def who_starts(game: GameRecord) -> str:
    """Who plays first in the next hand."""
    if game.starter is not None:
        return gettext("%(name)s starts.", name=game.name(game.starter))
    if game.ruleset.opening == "highest_draw":
        return gettext("Everyone draws a tile: the highest starts.")
    if game.ruleset.opening == "next_double":
        return gettext("Whoever holds it starts; if nobody does, the next highest double opens.")
    if game.ruleset.opening == "set_out":
        return gettext("It is laid out before the deal; the first player starts.")
    return gettext("Whoever holds it starts; if nobody does, everyone draws one and looks again.")


def nobody_holds(share: Fraction) -> str:
    """How often the opening double lies in the yard, so that nobody can start with it."""
    if not share:
        return gettext("the opening double is laid out first")
    return gettext(
        "nobody holds the opening double in %(percent)s of hands", percent=format_percent(float(share))
    )


def line(point_line: PointLine) -> str:
    """One line of a bill: 50 double blank."""
    if point_line.kind is LineKind.OUT:
        return str(LINES[LineKind.OUT])
    if point_line.kind is LineKind.BLANK_HALVES:
        halves = point_line.params["halves"]
        return ngettext(
            "%(points)s for %(num)s blank half",
            "%(points)s for %(num)s blank halves",
            halves,
            points=point_line.points,
        )
    return f"{point_line.points} {LINES[point_line.kind]}"


def line_words() -> dict[str, str]:
    """The words of every kind of line, for the browser's live bill."""
    return {kind: str(words) for kind, words in LINES.items()}
