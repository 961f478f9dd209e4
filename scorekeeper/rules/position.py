"""A position in few words: the opening double and what was played onto it, as links and programs send it.

>>> position = read_position(TileSet(9), RuleSet(), ["9-9", "9-4", "9-7", "9-6", "9-5@9-9", "5-4@9-4", "5-4"])
>>> [(problem.index, str(problem.code), problem.message) for problem in position.problems]
[(6, 'ALREADY_LAID', '5-4 lies on the table already.')]
>>> write_position(position.barnyard)
('9-9', '9-4', '9-7', '9-6', '9-5', '5-4@9-4')
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from scorekeeper.rules.barnyard import Barnyard
from scorekeeper.rules.checks import opening_problems
from scorekeeper.rules.errors import UnreadablePlay, UnreadableTile
from scorekeeper.rules.plays import AmbiguousPlay, IllegalPlay, Play
from scorekeeper.rules.quoting import LONGEST, quoted
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import Tile, TileSet

UNREADABLE = "UNREADABLE"
"""Code of a text that names neither a tile nor a play."""
AMBIGUOUS = "AMBIGUOUS"
"""Code of a tile that several ends would take."""

KEPT = 512
"""How many tables are kept, of at most 15 KB each: who follows a hand sends a play more every time."""


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
    most = len(tile_set)  # so that one more cannot be right
    texts = tuple([text if len(text) <= LONGEST else quoted(text) for text in plays[: most + 1]])
    return _read(tile_set, ruleset, texts)


def read_play(barnyard: Barnyard, text: str, index: int = 0) -> Play | PositionProblem:
    """Return the play that ``TILE`` or ``TILE@ONTO`` names if it may be made now, or why there is none."""
    text = quoted(text)  # a long one is cut off, and no play then
    try:
        return barnyard.resolve(text)
    except (UnreadableTile, UnreadablePlay) as error:
        return PositionProblem(index, text, UNREADABLE, str(error), {"text": text})
    except AmbiguousPlay as several:
        params = {"tile": str(several.plays[0].tile), "plays": ", ".join(map(str, several.plays))}
        return PositionProblem(index, text, AMBIGUOUS, str(several), params)
    except IllegalPlay as illegal:
        return PositionProblem(index, text, illegal.reason, illegal.message, illegal.params)


def write_position(barnyard: Barnyard) -> tuple[str, ...]:
    """Return the shortest texts that ``read_position`` reads back: a tile that one end took stands alone."""
    table = Barnyard.start(barnyard.tile_set, barnyard.opening, barnyard.ruleset)
    texts = [str(table.opening)]
    for play in barnyard.plays:
        only = table.legal_plays((play.tile,)) == (play,)
        texts.append(str(play.tile if only else play))
        table = table.play(play)
    return tuple(texts)


@lru_cache(KEPT)
def _read(tile_set: TileSet, ruleset: RuleSet, plays: tuple[str, ...]) -> Position:
    """Read the last of the plays upon what is kept of those before it."""
    if not plays:
        return Position(None)
    before = _read(tile_set, ruleset, plays[:-1])
    if before.problems:
        return before
    if before.barnyard is None:
        return _open(tile_set, ruleset, plays[0])
    play = read_play(before.barnyard, plays[-1], len(plays) - 1)
    if isinstance(play, PositionProblem):
        return Position(before.barnyard, (play,))
    return Position(before.barnyard.play(play))


def _open(tile_set: TileSet, ruleset: RuleSet, text: str) -> Position:
    try:
        opening = Tile.parse(text)
    except UnreadableTile as error:
        return Position(None, (PositionProblem(0, text, UNREADABLE, str(error), {"text": text}),))
    for problem in opening_problems(tile_set, opening):
        return Position(None, (PositionProblem(0, text, problem.code, problem.message, problem.params),))
    return Position(Barnyard.start(tile_set, opening, ruleset))
