"""What happened in a hand, a sentence an event: for the table, and for looking at it again."""

from collections.abc import Mapping

from scorekeeper.rules import Event, EventKind, HandRecord
from scorekeeper.web.i18n import LazyString, gettext, ngettext
from scorekeeper.web.i18n import lazy_gettext as _l

_PLAIN: Mapping[EventKind, LazyString] = {
    EventKind.SET_OUT: _l("%(tile)s was set out."),
    EventKind.FORGOT_DRAW: _l("%(name)s forgot to call the last tile and drew one."),
    EventKind.FORGOT_MISS: _l("%(name)s forgot to call the last tile and misses a turn."),
    EventKind.BLOCKED: _l("Nobody can move: the hand is over."),
    EventKind.DEAD: _l("The foot can never be finished: the hand is over."),
    EventKind.LEFT: _l("%(name)s still held %(tiles)s."),
}


def said(hand: HandRecord, event: Event) -> str:
    """What an event of a hand says."""
    if event.kind is EventKind.TURN:
        return _turn(hand, event)
    if event.kind is EventKind.OUT:
        return out(hand, event.seat or "")
    if event.kind not in _PLAIN:
        return event.text.lstrip("# ")
    tiles = ", ".join(map(str, event.tiles))
    return str(_PLAIN[event.kind]) % {"name": event.seat, "tile": event.tile, "tiles": tiles}


def out(hand: HandRecord, name: str) -> str:
    """Who played the last tile, and which one that was."""
    tile = last_tile(hand, name)
    if tile is None:
        return gettext("%(name)s is out.", name=name)
    return gettext("%(name)s is out on %(tile)s.", name=name, tile=tile)


def last_tile(hand: HandRecord, name: str) -> str | None:
    """The tile that a player played last; None before the first."""
    played = [event.tile for event in hand.events if event.kind is EventKind.TURN and event.seat == name]
    return next((str(tile) for tile in reversed(played) if tile), None)


def _turn(hand: HandRecord, event: Event) -> str:
    if event.tile is None:
        return _passed(event) if event.passes else _drew(event)
    params = {"name": event.seat, "tile": event.tile, "onto": event.onto}
    if event.tile == hand.opening and event.onto is None:
        return gettext("%(name)s opened with %(tile)s.", **params)
    if not event.draws:
        return gettext("%(name)s played %(tile)s onto %(onto)s.", **params)
    return ngettext(
        "%(name)s drew a tile and played %(tile)s onto %(onto)s.",
        "%(name)s drew %(num)s tiles and played %(tile)s onto %(onto)s.",
        event.draws,
        **params,
    )


def _passed(event: Event) -> str:
    if not event.draws:
        return gettext("%(name)s passed.", name=event.seat)
    return ngettext(
        "%(name)s drew a tile and passed.",
        "%(name)s drew %(num)s tiles and passed.",
        event.draws,
        name=event.seat,
    )


def _drew(event: Event) -> str:
    return ngettext("%(name)s drew a tile.", "%(name)s drew %(num)s tiles.", event.draws, name=event.seat)
