"""What comes of a tile that was tapped: it is laid, fits several ends, is asked back, or refused."""

from dataclasses import dataclass
from enum import StrEnum

from werkzeug.datastructures import MultiDict

from scorekeeper.rules import (
    AmbiguousPlay,
    Barnyard,
    IllegalPlay,
    Play,
    Tile,
    UnreadablePlay,
    UnreadableTile,
)
from scorekeeper.web import play_words, table_words
from scorekeeper.web.checker_state import State
from scorekeeper.web.i18n import gettext as _


class Kind(StrEnum):
    """What comes of it."""

    LAID = "laid"
    FITS = "fits"
    SEVERAL = "several"
    ASKED_BACK = "asked-back"
    REFUSED = "refused"
    TAKEN = "taken"


@dataclass(frozen=True)
class Way:
    """One way to play the tile."""

    play: Play
    """The tile and where it goes."""
    url: str
    """What makes the play."""

    @property
    def label(self) -> str:
        """The same in words."""
        return _("Play %(tile)s onto %(onto)s", tile=self.play.tile, onto=self.play.onto)


@dataclass(frozen=True)
class Outcome:
    """What comes of the tile that was tapped."""

    kind: Kind
    """The kind."""
    said: str
    """The sentence."""
    ways: tuple[Way, ...] = ()
    """Where it can go."""
    instead: tuple[Tile, ...] = ()
    """Where it cannot: tiles that could be played now."""


def answer(state: State, args: "MultiDict[str, str]") -> tuple[State, Outcome | None]:
    """Do what an address asks for: ``tile`` asks, ``lay`` lays where that is clear, ``take`` takes in hand.

    A tile is named by the argument itself or by ``first`` and ``second``. Returns the state after it.
    """
    verb = next((verb for verb in ("take", "lay", "tile") if verb in args), "tile")
    text = named(args, verb)
    if not text:
        return state, None
    if verb == "take":
        return _take(state, text)
    if state.table is None:
        return state, None
    outcome = _ask(state, state.table, text)
    if verb == "lay" and outcome.kind is Kind.FITS:
        play = outcome.ways[0].play
        return state.played(play), Outcome(Kind.LAID, laid(play))
    return state, outcome


def named(args: "MultiDict[str, str]", verb: str) -> str:
    """The tile that an address names: by the verb's own argument, or by two halves."""
    return args.get(verb) or "-".join(filter(None, (args.get("first"), args.get("second"))))


def laid(play: Play) -> str:
    """That a tile lies where it was played."""
    return _("%(tile)s lies on %(onto)s.", tile=play.tile, onto=play.onto)


def _take(state: State, text: str) -> tuple[State, Outcome]:
    """One tile more in hand."""
    try:
        tile = Tile.parse(text)
    except UnreadableTile:
        return state, _unreadable(text)
    if tile not in state.setting.tile_set:
        return state, Outcome(Kind.REFUSED, play_words.not_in_set(tile, state.setting.tile_set))
    if tile in state.hand:
        return state, Outcome(Kind.REFUSED, _("%(tile)s is in your hand already.", tile=tile))
    if state.table and tile in state.table.tiles:
        return state, Outcome(Kind.REFUSED, play_words.already_laid(tile))
    return state.with_hand((*state.hand, tile)), Outcome(Kind.TAKEN, "")


def _ask(state: State, table: Barnyard, text: str) -> Outcome:
    try:
        plays: tuple[Play, ...] = (table.resolve(text),)
    except AmbiguousPlay as several:
        plays = several.plays
    except IllegalPlay as illegal:
        return Outcome(Kind.REFUSED, play_words.refusal(illegal), instead=_instead(state, table))
    except (UnreadableTile, UnreadablePlay):
        return _unreadable(text)
    return _fits(state, table, plays)


def _fits(state: State, table: Barnyard, plays: tuple[Play, ...]) -> Outcome:
    """Where the tile may go; first a warning where it is a double whose foot can never be finished."""
    tile = plays[0].tile
    ways = tuple(Way(play, state.played(play).url()) for play in plays)
    if warning := table_words.warning(table, tile):
        return Outcome(Kind.ASKED_BACK, warning, ways)
    if len(plays) > 1:
        return Outcome(Kind.SEVERAL, _("Where does %(tile)s go?", tile=tile), ways)
    return Outcome(Kind.FITS, _("%(tile)s fits onto %(onto)s.", tile=tile, onto=plays[0].onto), ways)


def _instead(state: State, table: Barnyard) -> tuple[Tile, ...]:
    """What could be played: from one's hand if it is known, else where an unfinished double leaves few."""
    if not state.held and not table.unfinished:
        return ()
    plays = table.legal_plays(state.held or None)
    return tuple(dict.fromkeys(play.tile for play in plays))


def _unreadable(text: str) -> Outcome:
    return Outcome(Kind.REFUSED, play_words.unreadable(text))
