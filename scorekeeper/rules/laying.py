"""Laying a table as it is found: its plays in any order, as far as it is right."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import TYPE_CHECKING, TypeVar

from scorekeeper.rules.plays import TOES, IllegalPlay, Play, Reason

if TYPE_CHECKING:
    from scorekeeper.rules.barnyard import Barnyard
    from scorekeeper.rules.tiles import Tile

    Table = TypeVar("Table", bound=Barnyard)


@dataclass(frozen=True)
class LayoutProblem:
    """A tile of a layout that cannot lie where it is said to lie."""

    index: int
    """Which of the plays given, from 0."""
    play: Play
    """The tile and where it is said to lie."""
    reason: Reason
    """Why it cannot; NOT_ON_TABLE where it only rests on a tile that is wrong or missing."""
    params: Mapping[str, int | str]
    """What the sentence names, as in IllegalPlay."""
    message: str
    """The English sentence."""


def lay_in_order(table: Table, plays: Sequence[Play]) -> tuple[Table, tuple[LayoutProblem, ...]]:
    """Make the plays in an order in which they may be made; return the layout and what cannot lie so.

    What goes onto a double comes before all else, since it freezes the table. A double whose toes are not all
    given, or are said to lie elsewhere too, comes last: only one that was laid last may lack toes.
    """
    resting = _resting(plays)
    footed = _footed(table.tile_set, plays)
    ready = [(0, index) for index in resting[table.opening]]
    problems = {}
    untried = set(range(len(plays)))
    while ready:
        _, index = heappop(ready)
        untried.remove(index)
        try:
            table = table.play(plays[index])
        except IllegalPlay as illegal:
            problems[index] = illegal
            continue
        for following in resting[plays[index].tile]:
            heappush(ready, (_rank(plays[following], footed), following))
    problems |= {index: _unreachable(table, plays[index]) for index in untried}
    return table, tuple(_problem(index, plays[index], problems[index]) for index in sorted(problems))


def _resting(plays: Sequence[Play]) -> Mapping[Tile, list[int]]:
    """Tile → the plays onto it."""
    resting = defaultdict(list)
    for index, play in enumerate(plays):
        resting[play.onto].append(index)
    return resting


def _footed(tile_set: Container[Tile], plays: Sequence[Play]) -> Container[Tile]:
    """The doubles on which a foot's toes are said to lie, each of them there alone."""
    times = Counter(play.tile for play in plays)
    toes = Counter(
        play.onto
        for play in plays
        if play.onto.high in play.tile and times[play.tile] == 1 and play.tile in tile_set
    )
    return {onto for onto, count in toes.items() if count >= TOES}


def _rank(play: Play, footed: Container[Tile]) -> int:
    if play.onto.is_double:
        return 0
    return 2 if play.tile.is_double and play.tile not in footed else 1


def _unreachable(table: Barnyard, play: Play) -> IllegalPlay:
    """What is wrong with a play onto a tile that never came to lie."""
    try:
        table.check(play)
    except IllegalPlay as illegal:
        return illegal
    raise AssertionError(f"{play} was never tried")  # its place is on the table, and so it was


def _problem(index: int, play: Play, illegal: IllegalPlay) -> LayoutProblem:
    return LayoutProblem(index, play, illegal.reason, illegal.params, illegal.message)
