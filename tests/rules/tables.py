"""Layouts drawn in text: a tile a line, set in under the tile that it was played onto.

::

    9-9            the opening double
      9-7          an arm
        7-5        played onto it
      4-9          another arm
        4-4 +2     a foot that lacks two toes
          4-1
"""

from collections.abc import Iterator

from scorekeeper.rules import Barnyard, Play, Reason, RuleSet, Tile, TileSet

STEP = "  "


def lay(picture: str, size: int = 9, **rules: object) -> Barnyard:
    """Return the layout that is drawn; what cannot lie so fails the test."""
    opening, *plays = drawn(picture)
    ruleset = RuleSet().replace(**rules)
    yard, problems = Barnyard.lay_out(TileSet(size), opening.tile, ruleset, plays)
    assert [problem.message for problem in problems] == []
    return yard


def lay_wrong(picture: str, size: int = 9, **rules: object) -> tuple[Barnyard, list[tuple[str, Reason]]]:
    """Lay what is drawn; return it with each play that cannot lie so, and why."""
    opening, *plays = drawn(picture)
    yard, problems = Barnyard.lay_out(TileSet(size), opening.tile, RuleSet().replace(**rules), plays)
    assert [plays[problem.index] for problem in problems] == [problem.play for problem in problems]
    return yard, [(str(problem.play), problem.reason) for problem in problems]


def drawn(picture: str) -> Iterator[Play]:
    """Yield the plays of a picture as they stand there; the opening double as if played onto itself."""
    above: list[Tile] = []
    lines = [line for line in picture.splitlines() if line.strip()]
    margin = len(lines[0]) - len(lines[0].lstrip())
    for line in lines:
        depth = (len(line) - len(line.lstrip()) - margin) // len(STEP)
        tile = Tile.parse(line.split()[0])
        above[depth:] = [tile]
        yield Play(tile, above[max(0, depth - 1)])


def picture(yard: Barnyard) -> str:
    """Draw a layout, and how many tiles its unfinished double lacks."""

    def lines(tile: Tile, depth: int) -> Iterator[str]:
        yield f"{STEP * depth}{tile}" + (f" +{yard.missing}" if tile == yard.unfinished else "")
        for play in yard.plays:
            if play.onto == tile:
                yield from lines(play.tile, depth + 1)

    return "\n".join(lines(yard.opening, 0))


def tile(text: str) -> Tile:
    return Tile.parse(text)


def tiles(text: str) -> list[Tile]:
    return [Tile.parse(word) for word in text.split()]


def texts(items: object) -> str:
    """Write tiles, plays or ends in a row: an end as ``7-5>5``, and one with more room as ``4-4>4×2``."""
    assert isinstance(items, tuple | list)
    return " ".join(map(_text, items))


def _text(item: object) -> str:
    if hasattr(item, "room"):
        return f"{item.tile}>{item.number}" + (f"×{item.room}" if item.room > 1 else "")
    return str(item)
