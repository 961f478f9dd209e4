"""How many tiles each player is dealt, what stays in the yard, and how often the opening double lies there.

>>> [(deal.tiles_each, deal.yard) for deal in suggestions(TileSet(9), 4)]
[(11, 11), (10, 15), (7, 27), (9, 19)]
>>> f"{float(suggestions(TileSet(9), 4)[0].opening_in_yard):.1%}"
'20.0%'
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Self

from scorekeeper.rules.errors import DealTooLarge, DealTooSmall, WrongPlayers
from scorekeeper.rules.tiles import TileSet

PLAYERS = range(2, 13)
"""How many can play."""
MOST_COMPUTED = 20
"""No more tiles each than the largest deal of any source."""
COMPUTED = "computed"
"""The source of a deal that no text gives."""
CHOSEN = "chosen"
"""The source of a deal that the table picked itself."""

SOURCES: tuple[tuple[str, Mapping[int, Mapping[int, int]]], ...] = (
    (
        "Puremco, as pagat gives it",
        MappingProxyType(
            {
                9: {2: 20, 3: 14, 4: 11, 5: 9, 6: 7},
                12: {4: 18, 5: 14, 6: 12, 7: 10, 8: 9},
                15: {6: 18, 7: 15, 8: 14, 9: 12, 10: 10, 11: 10, 12: 9},
            }
        ),
    ),
    ("pagat's alternative", MappingProxyType({9: {2: 12, 3: 11, 4: 10}})),
    ("Kelley", MappingProxyType({12: {4: 15}})),
    (
        "Chickenfoot Domino Rules",
        MappingProxyType(
            {
                6: dict.fromkeys(range(2, 6), 5),
                9: dict.fromkeys(range(4, 7), 7),
                12: dict.fromkeys(range(2, 11), 7),
            }
        ),
    ),
    ("Fundex", MappingProxyType({9: {2: 11, 3: 11, 4: 9, 5: 7, 6: 7}})),
)
"""Each text with its table: set → players → tiles each. Puremco's, which pagat gives, comes first."""


@dataclass(frozen=True)
class Deal:
    """A way to deal."""

    source: str
    """Who says so; COMPUTED or CHOSEN where no text does."""
    tiles_each: int
    """Tiles for each player."""
    yard: int
    """Tiles that stay in the yard."""
    opening_in_yard: Fraction
    """How often the opening double lies in the yard, so that nobody holds it; 0 when it is set out."""

    @classmethod
    def plan(
        cls, tile_set: TileSet, players: int, tiles_each: int, *, set_out: bool = False, source: str = CHOSEN
    ) -> Self:
        """Work out a deal; raises WrongPlayers, DealTooLarge or DealTooSmall."""
        largest = largest_deal(tile_set, players, set_out=set_out)
        if tiles_each > largest:
            raise DealTooLarge(tiles_each, largest)
        if tiles_each < 1:
            raise DealTooSmall(tiles_each)
        yard = len(tile_set) - set_out - players * tiles_each
        return cls(source, tiles_each, yard, Fraction(0 if set_out else yard, len(tile_set)))


def largest_deal(tile_set: TileSet, players: int, *, set_out: bool = False) -> int:
    """Return how many tiles each there are at most: with them the yard is (nearly) empty."""
    _check_players(players)
    return (len(tile_set) - set_out) // players


def suggestions(
    tile_set: TileSet,
    players: int,
    set_out: bool = False,  # noqa: FBT001, FBT002 - may be given by place: `suggestions(nine, 4, True)`
) -> list[Deal]:
    """Return the deals that texts give for that set and company, Puremco's first; else a computed one.

    With ``set_out`` the opening double is laid out before the deal. Raises WrongPlayers.
    """
    _check_players(players)
    found = [
        (source, table[tile_set.size][players])
        for source, table in SOURCES
        if _gives(table, tile_set, players)
    ]
    found = found or [(COMPUTED, _computed(tile_set, players, set_out=set_out))]
    return [
        Deal.plan(tile_set, players, tiles_each, set_out=set_out, source=source)
        for source, tiles_each in found
    ]


def suggested_set(players: int) -> TileSet:
    """Return the set for that many players: the smallest that deals them a good hand. Raises WrongPlayers."""
    _check_players(players)
    return TileSet(next(size for most, size in ((3, 6), (6, 9), (10, 12), (12, 15)) if players <= most))


def _gives(table: Mapping[int, Mapping[int, int]], tile_set: TileSet, players: int) -> bool:
    return players in table.get(tile_set.size, {})


def _computed(tile_set: TileSet, players: int, *, set_out: bool) -> int:
    """As many as leave ten tiles, and a fifth of the set, in the yard."""
    yard = max(10, -(-len(tile_set) // 5))
    return min(MOST_COMPUTED, (len(tile_set) - set_out - yard) // players)


def _check_players(players: int) -> None:
    if players not in PLAYERS:
        raise WrongPlayers(players)
