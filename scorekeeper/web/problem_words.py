"""What is wrong, in the reader's language: one sentence a code, the same on the page and in the browser.

A sentence says what to do about it. `%(…)s` are the parameters that come with the code.
"""

from collections.abc import Mapping

from scorekeeper.rules import Code
from scorekeeper.services.errors import FieldCode
from scorekeeper.web.i18n import LazyString
from scorekeeper.web.i18n import lazy_gettext as _l

ENTRIES: Mapping[str, LazyString] = {
    Code.TWO_OUT: _l("Only one player can go out: choose who."),
    Code.OUT_WITH_PIPS: _l("Whoever went out holds nothing: clear this hand, or choose who really went out."),
    Code.OUT_ON_DOUBLE_BUT_NOBODY_OUT: _l(
        "Nobody went out, so nobody did on a double: untick it or choose who."
    ),
    Code.OUT_ON_DOUBLE_NOT_OUT: _l("Only the one who went out can have done so on a double."),
    Code.MISSING_ENTRY: _l("No pips yet: type them, or tap the tiles left."),
    Code.EMPTY_HAND: _l("Only the one who went out holds nothing: type the pips left in this hand."),
    Code.BAD_NUMBER: _l("“%(text)s” is no number of pips: type 23, or a sum such as 12+11."),
    Code.PIPS_DISAGREE: _l("%(typed)s typed, but the tiles have %(tapped)s pips: clear one of the two."),
    Code.TWO_DOUBLE_BLANKS: _l("There is only one double blank: leave it with whoever holds it."),
    Code.DOUBLE_BLANK_ON_TABLE: _l("The double blank lies on the table: nobody can hold it."),
    Code.TOO_MANY_BLANKS: _l("%(claimed)s blank halves are too many: there can be %(most)s at most."),
    Code.TILE_NOT_IN_SET: _l("“%(tile)s” is not a tile of this set: write tiles as 6-4 3-2."),
    Code.TILE_ON_TABLE: _l("%(tile)s lies on the table: take it out of this hand."),
    Code.TILE_TWICE: _l("%(tile)s is in two places: there is only one."),
    Code.TOO_MANY_PIPS: _l("All hands together can hold %(most)s pips at most: check every number."),
    Code.TOTALS_IMPOSSIBLE: _l("No deal leaves these hands: some tile would be needed twice. Count again."),
    Code.UNLIKELY_TOTAL: _l("%(pips)s pips in one hand: sure?"),
    Code.OPENING_NOT_A_DOUBLE: _l("A hand opens with a double: %(tile)s is none."),
    Code.OPENING_NOT_IN_SET: _l("%(tile)s is not in this set: choose another opening double."),
    Code.OPENING_USED: _l("%(tile)s has opened a hand already: choose another opening double."),
    "ONLY_DOUBLE_BLANK": _l("Nothing but the double blank in this hand?"),
}

FIELDS: Mapping[str, LazyString] = {
    FieldCode.NAME_EMPTY: _l("This name has nothing to see in it: type one, or leave the row empty."),
    FieldCode.NAME_TOO_LONG: _l("A name has %(longest)s characters at most: shorten it."),
    FieldCode.NAME_TWICE: _l("%(name)s is already at the table: add something that tells the two apart."),
    FieldCode.TOO_FEW_PLAYERS: _l("It takes two to play: add another player."),
    FieldCode.TOO_MANY_PLAYERS: _l("A table seats %(most)s at most: take somebody off."),
    FieldCode.UNKNOWN_SET: _l("Choose one of the sets."),
    FieldCode.UNKNOWN_PRESET: _l("Choose one of the rule sets."),
    FieldCode.BAD_RULE: _l("Choose one of the positions of this house rule."),
    FieldCode.DEAL_TOO_SMALL: _l("Deal at least one tile each, as a number such as 11."),
    FieldCode.DEAL_TOO_LARGE: _l(
        "The set has not that many tiles: deal %(largest)s each at most, or take a larger set."
    ),
    FieldCode.BAD_KEY: _l("This page was damaged on its way: reload it and send again."),
    FieldCode.GAME_FINISHED: _l("This game is over: go on with it before you score another hand."),
    FieldCode.PLAYERS_SHARE_GAME: _l(
        "%(name)s and %(other)s sat in one game: they are two people and stay two."
    ),
    FieldCode.NAME_TAKEN: _l(
        "%(name)s is in the book already. One and the same? Say so below; else choose another name."
    ),
    FieldCode.NAME_CHANGED: _l(
        "Another phone was quicker: by now this is %(name)s. Look again, then decide."
    ),
    FieldCode.SEAT_LEFT: _l("%(name)s has left this table: tap the name under Players to bring them back."),
    FieldCode.SEAT_PLAYS: _l("%(name)s is at the table already."),
    FieldCode.SEAT_HAS_ROUNDS: _l("%(name)s has played here: say that they leave instead."),
    FieldCode.SEAT_GONE: _l("%(name)s is not at this table any more: add them again first."),
    FieldCode.BAD_ORDER: _l("The players changed meanwhile: put them in order again."),
    FieldCode.NOT_IN_ROUND: _l("%(name)s did not play in hand %(number)s."),
    FieldCode.BAD_POINTS: _l("Type a whole number of points, %(most)s at most."),
    FieldCode.POINTS_MISSING: _l("Type a total for every player, or for none."),
    FieldCode.TEXT_MISSING: _l("Write a word or two: why?"),
    FieldCode.TEXT_TOO_LONG: _l("That is too long: %(longest)s characters at most."),
    FieldCode.BAD_OPENING: _l("“%(tile)s” is not a double of this set: choose one of those shown."),
    FieldCode.OPENING_TWICE: _l("%(tile)s was used already: a double opens one hand only."),
    FieldCode.BAD_ANSWER: _l("There cannot be that many: type a smaller number, or leave it empty."),
    FieldCode.NOTHING_LEFT: _l("Every opening double was used: there is nothing to go on with."),
}


def sentence(code: str, params: Mapping[str, int | str]) -> str:
    """The sentence for a code of the rules or of the services, with its parameters filled in."""
    return str({**ENTRIES, **FIELDS}[code]) % params
