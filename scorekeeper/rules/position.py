"""A position in few words: the opening double and what was played onto it, as links and programs send it.

>>> position = read_position(TileSet(9), RuleSet(), ["9-9", "9-4", "9-7", "9-6", "9-5@9-9", "5-4@9-4", "5-4"])
>>> [(problem.index, str(problem.code), problem.message) for problem in position.problems]
[(6, 'ALREADY_LAID', '5-4 lies on the table already.')]
>>> write_position(position.barnyard)
('9-9', '9-4', '9-7', '9-6', '9-5', '5-4@9-4')
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from scorekeeper.rules.barnyard import Barnyard
from scorekeeper.rules.checks import opening_problems
from scorekeeper.rules.errors import UnreadablePlay, UnreadableTile
from scorekeeper.rules.plays import AmbiguousPlay, IllegalPlay, Play
from scorekeeper.rules.quoting import quoted
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import Tile, TileSet

UNREADABLE = "UNREADABLE"
"""Code of a text that names neither a tile nor a play."""
AMBIGUOUS = "AMBIGUOUS"
"""Code of a tile that several ends would take."""


@dataclass(frozen=True)
class PositionProblem:
    """A play that cannot have been made when it is said to have been."""

    index: int
    """Which of the texts, from 0, the opening double."""
    text: str
    """What was written there, cut off if long."""
    code: str
    """UNREADABLE, AMBIGUOUS, a play's Reason, or for the opening double OPENING_NOT_A_DOUBLE or
    OPENING_NOT_IN_SET."""
    message: str
    """The English sentence."""
    params: Mapping[str, int | str] = field(default_factory=dict)
    """What it names: as in IllegalPlay; an unreadable ``text``; a ``tile`` and the ``plays`` it may make."""


@dataclass(frozen=True)
class Position:
    """A table as it was read."""

    barnyard: Barnyard | None
    """What lies there before the first wrong play; None while there is no opening double."""
    problems: tuple[PositionProblem, ...] = ()
    """The first wrong play: what follows it cannot be judged. Empty if all are right."""


def read_position(tile_set: TileSet, ruleset: RuleSet, plays: Sequence[str]) -> Position:
    """Read the opening double, then ``TILE`` or ``TILE@ONTO`` in the order played, up to what is wrong."""
    if not plays:
        return Position(None)
    barnyard = _open(tile_set, ruleset, plays[0])
    if isinstance(barnyard, PositionProblem):
        return Position(None, (barnyard,))
    for index, text in enumerate(plays[1:], 1):
        play = read_play(barnyard, text, index)
        if isinstance(play, PositionProblem):
            return Position(barnyard, (play,))
        barnyard = barnyard.play(play)
    return Position(barnyard)


def read_play(barnyard: Barnyard, text: str, index: int = 0) -> Play | PositionProblem:
    """Return the play that ``TILE`` or ``TILE@ONTO`` names if it may be made now, or why there is none."""
    try:
        return barnyard.resolve(text)
    except (UnreadableTile, UnreadablePlay) as error:
        return _unreadable(index, text, error)
    except AmbiguousPlay as several:
        params = {"tile": str(several.plays[0].tile), "plays": ", ".join(map(str, several.plays))}
        return PositionProblem(index, quoted(text), AMBIGUOUS, str(several), params)
    except IllegalPlay as illegal:
        return PositionProblem(index, quoted(text), illegal.reason, illegal.message, illegal.params)


def write_position(barnyard: Barnyard) -> tuple[str, ...]:
    """Return the shortest texts that ``read_position`` reads back: a tile that one end took stands alone."""
    table = Barnyard.start(barnyard.tile_set, barnyard.opening, barnyard.ruleset)
    texts = [str(table.opening)]
    for play in barnyard.plays:
        only = table.legal_plays((play.tile,)) == (play,)
        texts.append(str(play.tile if only else play))
        table = table.play(play)
    return tuple(texts)


def _open(tile_set: TileSet, ruleset: RuleSet, text: str) -> Barnyard | PositionProblem:
    try:
        opening = Tile.parse(text)
    except UnreadableTile as error:
        return _unreadable(0, text, error)
    for problem in opening_problems(tile_set, opening):
        return PositionProblem(0, quoted(text), problem.code, problem.message, problem.params)
    return Barnyard.start(tile_set, opening, ruleset)


def _unreadable(index: int, text: str, error: UnreadableTile | UnreadablePlay) -> PositionProblem:
    short = quoted(text)  # the error's own sentence would quote all of it
    return PositionProblem(index, short, UNREADABLE, str(type(error)(short)), {"text": short})
