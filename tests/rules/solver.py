"""Another answer to whether hands can be dealt at once: every way to deal the tiles, one by one."""

from collections.abc import Iterable, Sequence

from scorekeeper.rules import Tile

Wanted = tuple[int, int]  # pips, blank halves


def can_be_dealt(free: Iterable[Tile], hands: Sequence[Wanted], *, blanks_count: bool) -> bool:
    """Keep what each hand still lacks; a tile goes to any hand that can take it, or to nobody."""
    lacking = {tuple((pips, blanks if blanks_count else 0) for pips, blanks in hands)}
    for tile in free:
        blank = int(blanks_count and tile.low == 0 and tile.high > 0)
        lacking |= {
            (*state[:place], (pips - tile.pips, blanks - blank), *state[place + 1 :])
            for state in lacking
            for place, (pips, blanks) in enumerate(state)
            if pips >= tile.pips and blanks >= blank
        }
    return ((0, 0),) * len(hands) in lacking
