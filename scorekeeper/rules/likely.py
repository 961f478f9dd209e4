"""How many pips in one hand are likely enough not to be asked back."""

from scorekeeper.rules import deal
from scorekeeper.rules.ruleset import RuleSet
from scorekeeper.rules.tiles import TileSet


def likely_most(ruleset: RuleSet, tile_set: TileSet, players: int, tiles_each: int | None = None) -> int:
    """Return the most pips that a hand leaves but rarely; above it an entry is asked back (UNLIKELY_TOTAL).

    It is fitted to what one hand in a hundred left when some 40,000 hands of all sets, companies and deals
    were played by players who choose among legal plays at random (who thinks is left with less): the pips of
    four tiles of mean weight, N pips, and of two fifths of the tiles that come to a player. These are the
    tiles dealt and, where one draws, two thirds of a share of the yard. Double-nine, four players, 11 tiles
    each: 82 (simulated 84); double-twelve, six, 12 each: 115 (117); double-six, four, 5 each: 39 (39).
    """
    players = max(2, min(players, 12))
    each = tiles_each or deal.suggestions(tile_set, players)[0].tiles_each
    yard = max(0, len(tile_set) - each * players) if ruleset.draw != "none" else 0
    return tile_set.size * (60 * players + 6 * each * players + 4 * yard) // (15 * players)
