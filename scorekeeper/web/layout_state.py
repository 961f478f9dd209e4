"""A table that is laid already: its tiles in any order, each with the one it lies on; and what is wrong."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from flask import url_for
from werkzeug.datastructures import MultiDict

from scorekeeper.rules import (
    TOES,
    Barnyard,
    LayoutProblem,
    Play,
    Reason,
    Tile,
    UnreadablePlay,
    UnreadableTile,
)
from scorekeeper.rules.position import PositionProblem, read_position, write_position
from scorekeeper.rules.quoting import quoted
from scorekeeper.web.checker_setting import Setting, read_setting
from scorekeeper.web.checker_state import State

MOST = 400
"""More tiles than the largest set has twice; what is beyond is not read."""


@dataclass(frozen=True)
class Unread:
    """A piece of the address that names no tile and what it lies on."""

    place: int
    """Which of the pieces, from 1, the opening double."""
    text: str
    """The piece, cut off if long."""


@dataclass(frozen=True)
class Wrong:
    """A tile that cannot lie where it is said to lie."""

    problem: LayoutProblem
    """The tile, where, and why not."""
    resting: tuple[Tile, ...]
    """The tiles that are wrong only because they rest on it."""
    without_url: str
    """The address of the table without it."""

    @property
    def in_circle(self) -> bool:
        """Whether it rests on one that rests on it."""
        return self.problem.play.onto in (self.problem.play.tile, *self.resting)


@dataclass(frozen=True)
class Laid:
    """What an address says of a table that is laid already."""

    setting: Setting
    """The set and the house rules."""
    texts: tuple[str, ...]
    """The opening double, then ``TILE@ONTO`` in any order; right or wrong."""
    chosen: Tile | None
    """The tile that the next one lies on, where somebody chose one."""
    written: str
    """The same as the address has it, all of it."""

    @classmethod
    def read(cls, args: "MultiDict[str, str]", usual: Setting) -> "Laid":
        """Read an address; never fails."""
        written = args.get("plays", "")
        texts = tuple(written.split()[:MOST])
        setting = read_setting(args, Setting() if written else usual)
        return cls(setting, texts, _tile(args.get("onto", "")), written)

    def url(self, onto: Tile | None = None) -> str:
        """The address of this table; the next tile lies on ``onto``."""
        plays = {"plays": " ".join(self.texts)} if self.texts else {}
        chosen = {"onto": str(onto)} if onto else {}
        args = {**self.setting.args, **plays, **chosen}
        return url_for("checker_layout.show", **args)  # type: ignore[arg-type]  # names of ours alone

    @property
    def is_cut(self) -> bool:
        """Whether there was more than is read."""
        return len(self.texts) == MOST and len(self.written.split()) > MOST

    @cached_property
    def opening(self) -> PositionProblem | Tile | None:
        """The opening double, or what is wrong with it; None without one."""
        first = read_position(self.setting.tile_set, self.setting.ruleset, self.texts[:1])
        return first.barnyard.opening if first.barnyard else next(iter(first.problems), None)

    @cached_property
    def plays(self) -> Mapping[int, Play]:
        """The tiles beside it and where they lie, by their place in the address."""
        return {place: play for place, text in enumerate(self.texts) if place and (play := _play(text))}

    @property
    def unread(self) -> list[Unread]:
        """What could not be read."""
        return [
            Unread(place + 1, quoted(text))
            for place, text in enumerate(self.texts)
            if place and place not in self.plays
        ]

    @cached_property
    def table(self) -> Barnyard | None:
        """What lies there, as far as it is right; None without an opening double."""
        return self._laid[0] if self._laid else None

    @cached_property
    def _laid(self) -> tuple[Barnyard, tuple[LayoutProblem, ...]] | None:
        if not isinstance(self.opening, Tile):
            return None
        setting = self.setting
        return Barnyard.lay_out(setting.tile_set, self.opening, setting.ruleset, self.plays.values())

    @cached_property
    def wrong(self) -> list[Wrong]:
        """The wrong tiles, in the order given; those that only rest on another are counted with it."""
        problems = self._laid[1] if self._laid else ()
        first = {problem.play.tile: problem for problem in reversed(problems)}
        roots: dict[int, list[Tile]] = {}
        for problem in problems:
            root = _root(problem, first)
            if root is problem:
                roots.setdefault(root.index, [])
            else:
                roots.setdefault(root.index, []).append(problem.play.tile)
        return [
            Wrong(problem, tuple(roots[problem.index]), self.without(problem.index).url(problem.play.onto))
            for problem in problems
            if problem.index in roots
        ]

    @cached_property
    def onto(self) -> Tile | None:
        """The tile that the next one lies on: the one chosen, or the opening double."""
        return self.chosen if self.chosen in self.tiles else next(iter(self.tiles), None)

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile that is said to lie there, each once."""
        if not isinstance(self.opening, Tile):
            return ()
        return tuple(dict.fromkeys((self.opening, *(play.tile for play in self.plays.values()))))

    def opened(self, double: Tile) -> "Laid":
        """The table with nothing but its opening double."""
        return replace(self, texts=(str(double),), written=str(double), chosen=double)

    def with_tile(self, tile: Tile) -> "Laid":
        """One tile more; the next one lies on it, or beside it where a double takes several."""
        onto = self.onto
        if onto is None:
            return self.opened(tile)
        texts = (*self.texts, str(Play(tile, onto)))
        more = replace(self, texts=texts, written=" ".join(texts))
        fits = onto.high in tile or onto.low in tile
        return replace(more, chosen=onto if not fits or more._takes_more(onto) else tile)

    def without(self, index: int) -> "Laid":
        """The table without one of its plays (not counting the opening double)."""
        place = list(self.plays)[index]
        texts = self.texts[:place] + self.texts[place + 1 :]
        return replace(self, texts=texts, written=" ".join(texts))

    def taken_back(self) -> "Laid":
        """One tile less."""
        texts = self.texts[:-1]
        return replace(self, texts=texts, written=" ".join(texts))

    def followed(self) -> State:
        """What is right of it, to go on from."""
        plays = write_position(self.table) if self.table else ()
        return State(self.setting, self.table, plays)

    def _takes_more(self, double: Tile) -> bool:
        """Whether a double, by what is said to lie on it, has room."""
        if not double.is_double:
            return False
        room = self.setting.ruleset.arms_for(self.setting.tile_set) if double == self.opening else TOES
        return sum(play.onto == double for play in self.plays.values()) < room


def _root(problem: LayoutProblem, wrong: Mapping[Tile, LayoutProblem]) -> LayoutProblem:
    """The wrong tile that this one rests on, at the bottom; in a circle, the first of those given."""
    seen = [problem]
    while (below := wrong.get(seen[-1].play.onto)) and seen[-1].reason == Reason.NOT_ON_TABLE:
        if below in seen:
            return min(seen[seen.index(below) :], key=lambda one: one.index)
        seen.append(below)
    return seen[-1]


def _play(text: str) -> Play | None:
    try:
        return Play.parse(text)
    except UnreadablePlay:
        return None


def _tile(text: str) -> Tile | None:
    try:
        return Tile.parse(text)
    except UnreadableTile:
        return None
