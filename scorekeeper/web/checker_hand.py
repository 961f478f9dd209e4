"""One's own tiles: which can go where, or that one must draw, and how many unseen tiles would help."""

from dataclasses import dataclass

from scorekeeper.rules import Barnyard, Tile
from scorekeeper.web.checker_state import State
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.i18n import ngettext
from scorekeeper.web.sentences import and_list


@dataclass(frozen=True)
class Held:
    """One tile of the hand."""

    tile: Tile
    """The tile."""
    onto: tuple[Tile, ...]
    """The tiles that it could be played onto now."""
    drop_url: str
    """The address of the same table without it in hand."""
    lay_url: str
    """What plays it, or asks where it shall go."""

    @property
    def where(self) -> str:
        """The same in words."""
        if not self.onto:
            return _("waits")
        if len(self.onto) == 1:
            return _("onto %(tile)s", tile=self.onto[0])
        return ngettext("%(num)s end", "%(num)s ends", len(self.onto))


def held_tiles(state: State, table: Barnyard) -> list[Held]:
    """The hand, tile by tile."""
    plays = table.legal_plays(state.held)
    return [
        Held(
            tile,
            tuple(play.onto for play in plays if play.tile == tile),
            state.with_hand(one for one in state.hand if one != tile).url(),
            state.tapping(to_hand=False).url(lay=str(tile)),
        )
        for tile in state.held
    ]


def advice(state: State, table: Barnyard, held: list[Held]) -> str:
    """What the hand can do: how many of it can be played, or that one must draw; nothing without a hand."""
    if not state.hand:
        return ""
    if not held:
        return _("All your tiles lie on the table.")
    able = [one for one in held if one.onto]
    if able:
        return _("%(able)s of %(all)s can be played.", able=len(able), all=len(held))
    cannot = ngettext(
        "Your tile fits nowhere now.", "None of your %(num)s tiles can be played now.", len(held)
    )
    return f"{cannot} {_draw(state, table)}"


def _draw(state: State, table: Barnyard) -> str:
    """What who cannot play does by the house rules, and what would help."""
    draw = table.ruleset.draw
    if draw == "none":
        return _("Pass.")
    unseen = [tile for tile in table.unseen_tiles if tile not in state.held]
    helpful = len({play.tile for play in table.legal_plays(unseen)})
    do = (
        _("Draw until one fits; with an empty yard, pass.")
        if draw == "until_playable"
        else _("Draw one; with an empty yard, pass.")
    )
    if not helpful:
        return f"{do} {_('But no tile that you cannot see would help.')}"
    would = _("Of the %(unseen)s tiles you cannot see %(help)s would help.", unseen=len(unseen), help=helpful)
    return f"{do} {would}"


def ways_in_words(held: list[Held]) -> str:
    """Which tile of the hand goes where, to be read aloud."""
    return "; ".join(
        _("%(tile)s onto %(onto)s", tile=one.tile, onto=and_list([str(tile) for tile in one.onto]))
        for one in held
        if one.onto
    )
