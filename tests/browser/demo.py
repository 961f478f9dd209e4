"""The three games of ``scorekeeper/demo``, as their files tell them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources

from scorekeeper.rules import DOUBLE_BLANK, Tile
from tests.browser.hand_form import OUT, OUT_ON_DOUBLE, Hand, pips, tiles


@dataclass(frozen=True)
class DemoGame:
    """One game and what it must come to."""

    names: tuple[str, ...]
    """The players in their seats."""
    size: int
    """The set."""
    preset: str
    """The house rules."""
    tiles_each: int
    """The deal."""
    rounds: tuple[dict, ...]
    """The hands, as in the file."""
    totals: dict[str, int]
    """The totals at the end."""

    @classmethod
    def read(cls, name: str) -> "DemoGame":
        """Read a game by its file's name."""
        told = json.loads(resources.files("scorekeeper.demo").joinpath(f"{name}.json").read_text())
        return cls(
            names=tuple(told["seats"]),
            size=told["set"],
            preset=told["rules"],
            tiles_each=told["tiles_each"],
            rounds=tuple(told["rounds"]),
            totals=told["totals"],
        )

    def hands(self, how: str) -> Iterator[Hand]:
        """The hands as a table enters them: ``typed``, ``tapped``, or ``both``: every other seat taps."""
        for hand in self.rounds:
            yield {name: self._cell(hand, name, how, seat) for seat, name in enumerate(self.names)}

    def totals_if(self, rule: str) -> dict[str, int]:
        """What the file says the game comes to under another house rule, such as ``double_blank=25``."""
        return {name: sum(hand["points_if"][rule][name] for hand in self.rounds) for name in self.names}

    def _cell(self, hand: dict, name: str, how: str, seat: int) -> str:
        if hand["out"] == name:
            return OUT_ON_DOUBLE if hand["out_on_double"] else OUT
        left = hand["left"][name]
        if how == "tapped" or (how == "both" and seat % 2):
            return tiles(left)
        counted = [Tile.parse(tile).pips for tile in left if Tile.parse(tile) != DOUBLE_BLANK]
        return pips(counted, double_blank=str(DOUBLE_BLANK) in left)
