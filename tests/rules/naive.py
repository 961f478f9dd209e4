"""The rules of the layout stated a second time, naively: plain lists, everything worked out from scratch.

A tile is a pair, higher half first. A layout is a list of ``(tile, onto)`` as played; the opening double
comes first and lies onto None. Nothing of ``scorekeeper.rules`` is used here.
"""

from collections.abc import Iterator

Pair = tuple[int, int]
Layout = list[tuple[Pair, Pair | None]]
TOES = 3


def the_set(size: int) -> list[Pair]:
    return [(high, low) for high in range(size + 1) for low in range(high + 1)]


def on_table(layout: Layout) -> list[Pair]:
    return [tile for tile, _ in layout]


def onto_it(layout: Layout, tile: Pair) -> list[Pair]:
    return [other for other, onto in layout if onto == tile]


def number_wanted(layout: Layout, tile: Pair) -> int:
    """What a tile on the table takes: a double its number, any other its half away from its parent."""
    high, low = tile
    if high == low:
        return high
    parent = next(onto for other, onto in layout if other == tile)
    assert parent is not None
    return low if high == number_wanted(layout, parent) else high


def takes_in_all(layout: Layout, tile: Pair, arms: int) -> int:
    if tile == layout[0][0]:
        return arms
    return TOES if tile[0] == tile[1] else 1


def unfinished(layout: Layout, arms: int) -> Pair | None:
    """The double that still lacks tiles; there can only be one."""
    lacking = [
        tile
        for tile in on_table(layout)
        if tile[0] == tile[1] and len(onto_it(layout, tile)) < takes_in_all(layout, tile, arms)
    ]
    assert len(lacking) < 2
    return lacking[0] if lacking else None


def open_ends(layout: Layout, arms: int) -> list[tuple[Pair, int, int]]:
    """Each tile with room, the number it takes, and how many."""
    room = [
        (tile, takes_in_all(layout, tile, arms) - len(onto_it(layout, tile))) for tile in on_table(layout)
    ]
    return [(tile, number_wanted(layout, tile), places) for tile, places in room if places]


def playable_ends(layout: Layout, arms: int) -> list[tuple[Pair, int, int]]:
    freezing = unfinished(layout, arms)
    return [end for end in open_ends(layout, arms) if freezing in (None, end[0])]


def refusal(layout: Layout, tile: Pair, onto: Pair, size: int, arms: int) -> str | None:
    """The first reason of the rules that holds, in their order; None for a legal play."""
    return next((reason for reason, holds in reasons(layout, tile, onto, size, arms) if holds), None)


def reasons(layout: Layout, tile: Pair, onto: Pair, size: int, arms: int) -> Iterator[tuple[str, bool]]:
    freezing = unfinished(layout, arms)
    elsewhere = freezing is not None and onto != freezing
    yield "NOT_IN_SET", tile[0] > size
    yield "ALREADY_LAID", tile in on_table(layout)
    yield "NOT_ON_TABLE", onto not in on_table(layout)
    yield "ARMS_FIRST", elsewhere and freezing == layout[0][0]
    yield "FOOT_FIRST", elsewhere
    yield "NO_MATCH", number_wanted(layout, onto) not in tile
    yield "NO_ROOM", len(onto_it(layout, onto)) >= takes_in_all(layout, onto, arms)


def refusal_anywhere(layout: Layout, tile: Pair, size: int, arms: int) -> str | None:
    """The same for a tile that is named without its target."""
    if tile not in the_set(size):
        return "NOT_IN_SET"
    if tile in on_table(layout):
        return "ALREADY_LAID"
    if plays_of(layout, [tile], size, arms):
        return None
    freezing = unfinished(layout, arms)
    if freezing and any(number in tile for _, number, _ in open_ends(layout, arms)):
        return "ARMS_FIRST" if freezing == layout[0][0] else "FOOT_FIRST"
    return "NO_MATCH"


def plays_of(layout: Layout, hand: list[Pair], size: int, arms: int) -> list[tuple[Pair, Pair]]:
    """Every legal play of a hand: the tile and what it goes onto."""
    ends = playable_ends(layout, arms)
    free = [tile for tile in hand if tile in the_set(size) and tile not in on_table(layout)]
    return [(tile, onto) for tile in free for onto, number, _ in ends if number in tile]


def unseen(layout: Layout, number: int, size: int) -> list[Pair]:
    return [tile for tile in the_set(size) if number in tile and tile not in on_table(layout)]


def can_finish(layout: Layout, number: int, size: int, arms: int) -> bool:
    """Whether there are tiles enough for the double of a number, laid or not."""
    double = (number, number)
    if double in on_table(layout):
        lacks = takes_in_all(layout, double, arms) - len(onto_it(layout, double))
        return lacks <= len(unseen(layout, number, size))
    return len(unseen(layout, number, size)) - 1 >= TOES


def is_dead(layout: Layout, size: int, arms: int) -> bool:
    not_laid = [tile for tile in the_set(size) if tile not in on_table(layout)]
    return not plays_of(layout, not_laid, size, arms)
