"""A table followed tile by tile. All of it is in the address: a link opens it, the back button undoes."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from flask import url_for
from werkzeug.datastructures import MultiDict

from scorekeeper.rules import BadOpening, Barnyard, Play, Tile, UnreadableTile
from scorekeeper.rules.position import PositionProblem, read_position, write_position
from scorekeeper.rules.quoting import quoted
from scorekeeper.web.checker_setting import Setting, read_setting

MOST_UNDONE = 200
"""More plays than the largest set has tiles."""
_PLAY = re.compile(r"\d{1,2}-\d{1,2}(@\d{1,2}-\d{1,2})?", re.ASCII)


@dataclass(frozen=True)
class State:
    """What an address of the checker says, as far as it is right."""

    setting: Setting
    """The set and the house rules."""
    table: Barnyard | None = None
    """What lies on the table; None before the opening double."""
    plays: tuple[str, ...] = ()
    """The same in few words, the opening double first."""
    undone: tuple[str, ...] = ()
    """Plays that were taken back, the next to be made again first."""
    hand: tuple[Tile, ...] = ()
    """The tiles that were tapped in as one's own, those laid since too."""
    to_hand: bool = False
    """Whether number taps go into the hand instead of onto the table."""
    written: str = ""
    """The plays as the address has them, right or wrong."""
    problem: PositionProblem | None = None
    """The first of them that is wrong."""
    unread_hand: tuple[str, ...] = ()
    """What the address has among the tiles of the hand, and is none."""

    @classmethod
    def read(cls, args: "MultiDict[str, str]", usual: Setting) -> "State":
        """Read an address; never fails."""
        written = args.get("plays", "")
        setting = read_setting(args, Setting() if written else usual)
        position = read_position(setting.tile_set, setting.ruleset, written.split())
        hand, unread = _tiles(args.get("hand", "").split(), setting)
        return cls(
            setting=setting,
            table=position.barnyard,
            plays=write_position(position.barnyard) if position.barnyard else (),
            undone=() if position.problems else _undone(args.get("undone", "").split()),
            hand=hand,
            to_hand=args.get("to") == "hand",
            written=written,
            problem=next(iter(position.problems), None),
            unread_hand=unread,
        )

    @property
    def args(self) -> dict[str, str]:
        """What an address of this state says."""
        said = {
            **self.setting.args,
            "plays": " ".join(self.plays),
            "undone": " ".join(self.undone),
            "hand": " ".join(map(str, self.hand)),
            "to": "hand" if self.to_hand else "",
        }
        return {name: text for name, text in said.items() if text}

    def url(self, **more: str) -> str:
        """The address of this state."""
        return url_for("checker.check", **{**self.args, **more})  # type: ignore[arg-type]  # names of ours alone

    @property
    def held(self) -> tuple[Tile, ...]:
        """The tiles of the hand that are not on the table yet."""
        laid = set(self.table.tiles) if self.table else set()
        return tuple(tile for tile in self.hand if tile not in laid)

    def opened(self, double: Tile) -> "State":
        """The table with nothing but its opening double."""
        table = Barnyard.start(self.setting.tile_set, double, self.setting.ruleset)
        return replace(self, table=table, plays=(str(double),), undone=(), written="")

    def played(self, play: Play) -> "State":
        """One play further. IllegalPlay if it may not be made, BadOpening before any double lies there."""
        if self.table is None:
            raise BadOpening(str(play.tile), str(self.setting.tile_set))
        only = self.table.legal_plays((play.tile,)) == (play,)
        text = str(play.tile if only else play)
        return replace(self, table=self.table.play(play), plays=(*self.plays, text), undone=(), to_hand=False)

    def taken_back(self) -> "State":
        """One play less; it can be made again."""
        *plays, last = self.plays
        return self._with(plays, (last, *self.undone))

    def made_again(self) -> "State":
        """The play that was taken back last, once more."""
        return self._with((*self.plays, self.undone[0]), self.undone[1:])

    def anew(self) -> "State":
        """The same set and rules, and an empty table."""
        return State(self.setting)

    def for_others(self) -> "State":
        """The table alone."""
        return replace(self, undone=(), hand=(), to_hand=False)

    def with_hand(self, hand: Iterable[Tile]) -> "State":
        """The same table with other tiles in hand."""
        return replace(self, hand=tuple(hand))

    def tapping(self, *, to_hand: bool) -> "State":
        """The same with number taps that go onto the table or into the hand."""
        return replace(self, to_hand=to_hand)

    def _with(self, plays: Sequence[str], undone: tuple[str, ...]) -> "State":
        """An address alone: what it says is read when it is opened."""
        return replace(self, plays=tuple(plays), undone=undone, to_hand=False)


def _undone(texts: Sequence[str]) -> tuple[str, ...]:
    """What can be made again, up to what is no play at all."""
    return tuple(takewhile(_PLAY.fullmatch, texts[:MOST_UNDONE]))


def _tiles(texts: Sequence[str], setting: Setting) -> tuple[tuple[Tile, ...], tuple[str, ...]]:
    """The tiles of the set that texts name, each once, and the texts that name none."""
    tiles: dict[Tile, None] = {}
    unread: dict[str, None] = {}
    for text in texts:
        try:
            tile = Tile.parse(text)
        except UnreadableTile:
            unread[quoted(text)] = None
            continue
        if tile in setting.tile_set:
            tiles[tile] = None
        else:
            unread[quoted(text)] = None
    return tuple(tiles), tuple(unread)
