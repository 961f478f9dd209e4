"""Why a play is refused, in the reader's language: one sentence a code, which says what is legal instead.

`%(…)s` are the parameters that come with the code; a number among them is said as players do: fours, blanks.
"""

from collections.abc import Mapping

from scorekeeper.rules import Code, IllegalPlay, Reason, Tile, TileSet
from scorekeeper.rules.position import AMBIGUOUS, UNREADABLE
from scorekeeper.rules.quoting import quoted
from scorekeeper.web import problem_words
from scorekeeper.web.i18n import LazyString, gettext
from scorekeeper.web.i18n import lazy_gettext as _l
from scorekeeper.web.sentences import and_list

NUMBERS: tuple[LazyString, ...] = (
    *(_l("blanks"), _l("ones"), _l("twos"), _l("threes"), _l("fours"), _l("fives"), _l("sixes")),
    *(_l("sevens"), _l("eights"), _l("nines"), _l("tens"), _l("elevens"), _l("twelves")),
    *(_l("thirteens"), _l("fourteens"), _l("fifteens"), _l("sixteens"), _l("seventeens"), _l("eighteens")),
)
"""What tiles bearing a number are called."""

FITS_NOWHERE = "FITS_NOWHERE"
"""NO_MATCH of a tile that was named without its place."""

PLAYS: Mapping[str, LazyString] = {
    Reason.NOT_IN_SET: _l("%(tile)s is not in a %(set)s set: no half there has more than %(most)s."),
    Reason.ALREADY_LAID: _l("%(tile)s lies on the table already, and there is only one."),
    Reason.NOT_ON_TABLE: _l("%(tile)s cannot go onto %(onto)s: that tile is not on the table."),
    Reason.ARMS_FIRST: _l(
        "%(tile)s has to wait: the opening double %(double)s still takes %(missing)s. "
        "Until then only %(numbers)s may be played, onto it."
    ),
    Reason.FOOT_FIRST: _l(
        "%(tile)s has to wait: finish the foot on %(double)s first. It still takes %(missing)s, "
        "and until then only %(numbers)s may be played, onto it."
    ),
    Reason.NO_MATCH: _l("%(tile)s does not fit onto %(onto)s: only %(numbers)s go there."),
    FITS_NOWHERE: _l("%(tile)s fits no open end: they take %(numbers)s."),
    Reason.NO_ROOM: _l("There is no room for %(tile)s on %(onto)s: it carries all it can."),
    UNREADABLE: _l("“%(text)s” is no tile: write tiles as 5-4, or 5-4@9-4 to say onto which."),
    AMBIGUOUS: _l("%(tile)s fits several ends: say which, as in %(first)s."),
}
OPENINGS = (Code.OPENING_NOT_A_DOUBLE, Code.OPENING_NOT_IN_SET)


def refusal(illegal: IllegalPlay) -> str:
    """Why a play may not be made, and what may."""
    return sentence(illegal.reason, illegal.params)


def sentence(code: str, params: Mapping[str, int | str]) -> str:
    """The sentence for a code of a play or of a position, with its parameters filled in."""
    if code in OPENINGS:
        return problem_words.sentence(code, params)
    if code == Reason.NO_MATCH and "onto" not in params:
        code = FITS_NOWHERE
    return str(PLAYS[code]) % {**params, **_in_words(params)}


def not_in_set(tile: Tile, tile_set: TileSet) -> str:
    """That the set has no such tile."""
    return sentence(Reason.NOT_IN_SET, {"tile": str(tile), "set": str(tile_set)})


def already_laid(tile: Tile) -> str:
    """That a tile cannot be laid a second time."""
    return sentence(Reason.ALREADY_LAID, {"tile": str(tile)})


def unreadable(text: str) -> str:
    """That a text names no tile; how tiles are written."""
    return sentence(UNREADABLE, {"text": quoted(text)})


def number_words(number: int) -> str:
    """What tiles bearing a number are called: fours, blanks."""
    return str(NUMBERS[number])


def numbers_list(numbers: list[int]) -> str:
    """The same for several: twos, fives and blanks."""
    return and_list([number_words(one) for one in numbers])


def set_name(size: int) -> str:
    """What a set is called."""
    return gettext("double-%(size)s", size=size)


def _in_words(params: Mapping[str, int | str]) -> dict[str, str]:
    """The parameters that are said otherwise than they are written."""
    said = {}
    if "number" in params:
        said["numbers"] = number_words(int(params["number"]))
    elif "numbers" in params:
        said["numbers"] = numbers_list([int(one) for one in str(params["numbers"]).split(", ") if one])
    if "set" in params:
        said["most"] = str(params["set"]).rpartition("-")[2]
        said["set"] = set_name(int(said["most"]))
    if "plays" in params:
        said["first"] = str(params["plays"]).partition(",")[0]
    return said
