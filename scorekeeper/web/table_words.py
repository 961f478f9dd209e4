"""What is to be said about a table: what holds now, its ends, what was counted, and feet beyond hope."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.rules import TOES, Barnyard, Tile
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.i18n import ngettext
from scorekeeper.web.play_words import number_words, numbers_list
from scorekeeper.web.sentences import and_list


@dataclass(frozen=True)
class NumberRow:
    """What was counted of one number."""

    number: int
    """The number."""
    down: int
    """Tiles bearing it on the table."""
    unseen: int
    """Tiles bearing it in hands or in the yard."""
    double: str
    """Where its double is and whether its foot can be finished, in words."""
    hopeless: bool
    """Whether its double lacks, or would lack, tiles that are not to be had."""


@dataclass(frozen=True)
class EndsRow:
    """The ends that take one number."""

    number: int
    """The number."""
    tiles: tuple[Tile, ...]
    """The tiles whose ends they are."""
    waits: bool
    """Whether they are frozen by an unfinished double."""


def what_holds(table: Barnyard) -> str:
    """What may be played just now: the unfinished double and what it lacks, or the open ends."""
    double = table.unfinished
    if double is None:
        numbers = sorted({end.number for end in table.playable_ends})
        return _("Open ends: %(numbers)s.", numbers=numbers_list(numbers))
    only = _("Only %(numbers)s may be played.", numbers=number_words(double.high))
    return f"{_missing(table, double)} {only}"


def count(table: Barnyard) -> str:
    """How many tiles are down and how many unseen: of the number that has to be played, else of all."""
    if table.unfinished is None:
        return _(
            "Tiles: %(down)s down, %(unseen)s unseen.", down=len(table.tiles), unseen=len(table.unseen_tiles)
        )
    number = table.unfinished.high
    return _(
        "%(Numbers)s: %(down)s down, %(unseen)s unseen.",
        Numbers=_capital(number),
        down=table.on_table(number),
        unseen=table.unseen(number),
    )


def ends(table: Barnyard) -> list[EndsRow]:
    """All open ends by their number, those that may be played on first."""
    rows: Mapping[tuple[bool, int], list[Tile]] = defaultdict(list)
    playable = table.playable_ends
    for end in table.open_ends:
        rows[end not in playable, end.number].append(end.tile)
    return [EndsRow(number, tuple(tiles), waits) for (waits, number), tiles in sorted(rows.items())]


def ends_in_words(table: Barnyard) -> str:
    """The same as sentences, to be read aloud instead of the picture."""
    return " ".join(
        (
            what_holds(table),
            *(
                _("%(Numbers)s go onto %(tiles)s.", Numbers=_capital(row.number), tiles=_tiles(row.tiles))
                for row in ends(table)
                if not row.waits
            ),
        )
    )


def numbers(table: Barnyard) -> list[NumberRow]:
    """What was counted of every number, from the highest double down."""
    return [
        NumberRow(
            double.high,
            table.on_table(double.high),
            table.unseen(double.high),
            _double(table, double),
            not _is_finished(table, double) and not table.can_finish(double),
        )
        for double in table.tile_set.doubles
    ]


def hopeless(table: Barnyard) -> str:
    """That the double which freezes the table can never be finished, and why; nothing where it can."""
    double = table.unfinished
    if double is None or table.can_finish(double):
        return ""
    said = _(
        "%(double)s can never be finished. It still takes: %(missing)s; %(numbers)s unseen: %(unseen)s.",
        double=double,
        missing=table.missing,
        numbers=number_words(double.high),
        unseen=table.unseen(double.high),
    )
    return f"{said} {_('The hand ends here.')}" if ends_at_once(table) else said


def warning(table: Barnyard, double: Tile) -> str:
    """What to say before a double is laid whose foot can never be finished; nothing where it can."""
    if not double.is_double or table.can_finish(double):
        return ""
    said = _(
        "A foot on %(double)s can never be finished. Toes: %(toes)s, other %(numbers)s unseen: %(unseen)s.",
        double=double,
        toes=TOES,
        numbers=number_words(double.high),
        unseen=table.unseen(double.high) - 1,
    )
    return f"{said} {_('The hand would end at once.')}" if ends_at_once(table) else said


def ends_at_once(table: Barnyard) -> bool:
    """Whether, by the house rules, a double that can never be finished ends the hand."""
    return table.ruleset.dead_foot == "end_at_once"


def death(table: Barnyard) -> str:
    """That nobody can move any more, why, and what becomes of the hand; nothing while somebody might."""
    if not table.is_dead:
        return ""
    return f"{_('The hand is dead:')} {_why_dead(table)} {_what_now(table)}".strip()


def _why_dead(table: Barnyard) -> str:
    if not table.unseen_tiles:
        return _("every tile lies on the table.")
    numbers_wanted = sorted({end.number for end in table.playable_ends})
    if table.unfinished is not None:
        return _(
            "only %(numbers)s may be played, onto %(double)s, and all of them are down.",
            numbers=numbers_list(numbers_wanted),
            double=table.unfinished,
        )
    return _(
        "the open ends take %(numbers)s, and all of those are down.", numbers=numbers_list(numbers_wanted)
    )


def _what_now(table: Barnyard) -> str:
    if not table.unseen_tiles:
        return ""
    if ends_at_once(table):
        return _("The hand ends here.")
    return _("Draw the yard out turn by turn, then count what is left in hand.")


def _missing(table: Barnyard, double: Tile) -> str:
    if double == table.opening:
        return ngettext(
            "Opening %(double)s: %(num)s arm to go.",
            "Opening %(double)s: %(num)s arms to go.",
            table.missing,
            double=double,
        )
    return ngettext(
        "Foot on %(double)s: %(num)s toe to go.",
        "Foot on %(double)s: %(num)s toes to go.",
        table.missing,
        double=double,
    )


def _double(table: Barnyard, double: Tile) -> str:
    if double == table.unfinished:
        return _missing(table, double) if table.can_finish(double) else _("can never be finished")
    if double == table.opening:
        return _("opened the hand")
    if double in table.tiles:
        return _("its foot is finished")
    if table.can_finish(double):
        return _("still out")
    return _("still out: its foot could never be finished")


def _is_finished(table: Barnyard, double: Tile) -> bool:
    return double in table.tiles and double != table.unfinished


def _capital(number: int) -> str:
    name = number_words(number)
    return name[:1].upper() + name[1:]


def _tiles(tiles: tuple[Tile, ...]) -> str:
    return and_list([str(tile) for tile in tiles])
