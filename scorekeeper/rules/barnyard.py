"""The barnyard: what lies on the table, and what may be played onto it (RULES 2).

>>> yard = Barnyard.start(TileSet(6), Tile(6, 6), RuleSet())
>>> for text in ("6-1", "6-2", "6-3", "6-4", "1-1"):
...     yard = yard.play(yard.resolve(text))
>>> yard.unfinished, yard.missing, [str(play) for play in yard.legal_plays([Tile(2, 1), Tile(5, 4)])]
(Tile(high=1, low=1), 3, ['2-1@1-1'])
>>> yard.can_play(Play.parse("5-4@6-4")), str(yard.play(Play.parse("2-1@1-1")).open_ends[-1].tile)
(False, '2-1')
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn, Self

from scorekeeper.rules.errors import BadOpening, RulesError
from scorekeeper.rules.laying import LayoutProblem, lay_in_order
from scorekeeper.rules.plays import TOES, AmbiguousPlay, End, IllegalPlay, Play, Reason
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import Tile, TileSet


@dataclass(frozen=True, slots=True)
class Barnyard:
    """A layout. It is never changed: a play returns a new one. Begin with ``start`` or ``lay_out``."""

    tile_set: TileSet
    """The set it is played with."""
    opening: Tile
    """The opening double, in the middle."""
    ruleset: RuleSet
    """The house rules; the layout asks them for the arms alone."""
    plays: tuple[Play, ...]
    """What was played onto it since, first to last."""
    unfinished: Tile | None
    """The double, the opening one included, that still takes tiles and so freezes all other ends."""
    missing: int
    """How many tiles that double still takes."""
    _laid: dict[Tile, int] = field(repr=False, compare=False)
    """Tile on the table → the number of its far half, where others go on."""
    _ends: dict[Tile, int] = field(repr=False, compare=False)
    """The same for the tiles, doubles apart, that nothing was played onto yet."""
    _down: tuple[int, ...] = field(repr=False, compare=False)
    """By number: how many tiles bearing it lie on the table."""

    @classmethod
    def start(cls, tile_set: TileSet, opening: Tile, ruleset: RuleSet) -> Self:
        """Lay the opening double; BadOpening if it is none of the set's doubles."""
        if not opening.is_double or opening not in tile_set:
            raise BadOpening(str(opening), str(tile_set))
        missing = ruleset.arms_for(tile_set)
        down = tuple(int(number == opening.high) for number in range(tile_set.size + 1))
        return cls(tile_set, opening, ruleset, (), opening, missing, {opening: opening.high}, {}, down)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles on the table, the opening double first, then as they were laid."""
        return tuple(self._laid)

    def __contains__(self, tile: object) -> bool:
        return tile in self._laid

    @property
    def unseen_tiles(self) -> tuple[Tile, ...]:
        """The tiles of the set that are not on the table: in hands or in the yard."""
        return tuple(tile for tile in self.tile_set if tile not in self._laid)

    @property
    def open_ends(self) -> tuple[End, ...]:
        """All ends with room, the unfinished double's first, then as they were laid."""
        ends = tuple([End(tile, number, 1) for tile, number in self._ends.items()])
        return self._unfinished_end + ends

    @property
    def playable_ends(self) -> tuple[End, ...]:
        """The ends that may be played on now: while a double is unfinished, its own alone."""
        return self._unfinished_end or self.open_ends

    @property
    def _unfinished_end(self) -> tuple[End, ...]:
        double = self.unfinished
        return () if double is None else (End(double, double.high, self.missing),)

    def check(self, play: Play) -> None:
        """Raise IllegalPlay, with the first reason that holds, unless the play may be made now."""
        tile, onto = play.tile, play.onto
        self._check_free(tile)
        number = self._laid.get(onto)
        if number is None:
            self._refuse(Reason.NOT_ON_TABLE, tile, onto=str(onto))
        if onto == self.unfinished:
            if number not in tile:
                self._refuse(Reason.NO_MATCH, tile, onto=str(onto), number=number)
            return
        if self.unfinished is not None:
            self._refuse_frozen(tile, self.unfinished)
        if number not in tile:
            self._refuse(Reason.NO_MATCH, tile, onto=str(onto), number=number)
        if onto not in self._ends:
            self._refuse(Reason.NO_ROOM, tile, onto=str(onto))

    def can_play(self, play: Play) -> bool:
        """Whether the play may be made now."""
        try:
            self.check(play)
        except IllegalPlay:
            return False
        return True

    def play(self, play: Play) -> Self:
        """Return the layout with the play made; IllegalPlay if it may not be made now."""
        self.check(play)
        tile, onto = play.tile, play.onto
        number = tile.other(self._laid[onto])
        ends = self._ends.copy()
        ends.pop(onto, None)
        missing = self.missing - (onto == self.unfinished)
        unfinished = self.unfinished if missing else None
        if tile.is_double:
            unfinished, missing = tile, TOES
        else:
            ends[tile] = number
        plays = (*self.plays, play)
        laid = {**self._laid, tile: number}
        table = (self.tile_set, self.opening, self.ruleset, plays, unfinished, missing)
        return type(self)(*table, laid, ends, self._down_with(tile))

    def _down_with(self, tile: Tile) -> tuple[int, ...]:
        down = list(self._down)
        for number in {tile.high, tile.low}:
            down[number] += 1
        return tuple(down)

    def resolve(self, text: str) -> Play:
        """Return the only play that may be made now with a tile, or the one named by ``5-4@9-4``.

        Raises UnreadableTile or UnreadablePlay for a text that is neither, IllegalPlay where there is none,
        and AmbiguousPlay where there are several.
        """
        if "@" in text:
            play = Play.parse(text)
            self.check(play)
            return play
        return self.only_play(Tile.parse(text))

    def only_play(self, tile: Tile) -> Play:
        """Return the only play that may be made now with a tile; raises as ``resolve`` does."""
        plays = self.plays_of(tile)
        if not plays:
            self._refuse_anywhere(tile)
        if len(plays) > 1:
            raise AmbiguousPlay(plays)
        return plays[0]

    def plays_of(self, tile: Tile) -> tuple[Play, ...]:
        """Return what may be played now with a tile; quicker than ``legal_plays`` for one alone."""
        if tile in self._laid or tile not in self.tile_set:
            return ()
        if self.unfinished is not None:
            return (Play(tile, self.unfinished),) if self.unfinished.high in tile else ()
        numbers = (tile.high,) if tile.is_double else (tile.high, tile.low)
        ends = self._ends.items()
        return tuple([Play(tile, onto) for number in numbers for onto, end in ends if end == number])

    def legal_plays(self, hand: Iterable[Tile] | None = None) -> tuple[Play, ...]:
        """Return what may be played now from a hand, or of all unseen tiles when none is given."""
        plays: list[Play] = []
        taking, laid, size = self._taking(), self._laid, self.tile_set.size
        for tile in self.tile_set if hand is None else hand:
            ends = taking.get(tile.high, ())
            if tile.low != tile.high:
                ends = (*ends, *taking.get(tile.low, ()))
            if ends and tile.high <= size and tile not in laid:
                plays += [Play(tile, onto) for onto in ends]
        return tuple(plays)

    def _taking(self) -> Mapping[int, Sequence[Tile]]:
        """Number → the tiles that may be played on now with it."""
        if self.unfinished is not None:
            return {self.unfinished.high: (self.unfinished,)}
        taking = defaultdict(list)
        for tile, number in self._ends.items():
            taking[number].append(tile)
        return taking

    def on_table(self, number: int) -> int:
        """Return how many tiles bearing that number lie on the table."""
        return self._down[number] if 0 <= number <= self.tile_set.size else 0

    def unseen(self, number: int) -> int:
        """Return how many tiles bearing that number are in hands or in the yard."""
        return self.tile_set.size + 1 - self._down[number] if 0 <= number <= self.tile_set.size else 0

    def can_finish(self, double: Tile) -> bool:
        """Whether a double, on the table or not yet laid, can still get all its toes (arms).

        It can while they are no more than the unseen tiles of its number, a double not yet laid being one of
        those. RulesError for a tile that is no double of the set.
        """
        if not double.is_double or double not in self.tile_set:
            raise RulesError(f"{double} is no double of the {self.tile_set} set")
        if double not in self._laid:
            return self.unseen(double.high) - 1 >= TOES
        return double != self.unfinished or self.missing <= self.unseen(double.high)

    @property
    def is_dead(self) -> bool:
        """Whether no unseen tile at all has a legal play."""
        return not any(self.unseen(number) for number in self._wanted)

    @property
    def _wanted(self) -> set[int]:
        """The numbers that may be played now."""
        return set(self._ends.values()) if self.unfinished is None else {self.unfinished.high}

    @classmethod
    def lay_out(
        cls, tile_set: TileSet, opening: Tile, ruleset: RuleSet, plays: Iterable[Play]
    ) -> tuple[Self, tuple[LayoutProblem, ...]]:
        """Lay a table as it is found, its plays in any order, as far as it is right.

        Returns that layout and what cannot lie where it is said to lie, in the order given. BadOpening as in
        ``start``.
        """
        return lay_in_order(cls.start(tile_set, opening, ruleset), tuple(plays))

    def _check_free(self, tile: Tile) -> None:
        if tile not in self.tile_set:
            self._refuse(Reason.NOT_IN_SET, tile, set=str(self.tile_set))
        if tile in self._laid:
            self._refuse(Reason.ALREADY_LAID, tile)

    def _refuse_anywhere(self, tile: Tile) -> NoReturn:
        self._check_free(tile)
        if self.unfinished is not None and any(number in tile for number in self._ends.values()):
            self._refuse_frozen(tile, self.unfinished)
        self._refuse(Reason.NO_MATCH, tile, numbers=", ".join(map(str, sorted(self._wanted))))

    def _refuse_frozen(self, tile: Tile, double: Tile) -> NoReturn:
        reason = Reason.ARMS_FIRST if double == self.opening else Reason.FOOT_FIRST
        self._refuse(reason, tile, double=str(double), missing=self.missing, number=double.high)

    @staticmethod
    def _refuse(reason: Reason, tile: Tile, **params: int | str) -> NoReturn:
        raise IllegalPlay(reason, {"tile": str(tile), **params})
