"""A game that was begun on paper: the points so far, and the opening doubles used up."""

from collections.abc import Iterator, Sequence

from scorekeeper.rules import Code, RuleSet, Tile, TileSet, UnreadableTile, check_opening, openings_left
from scorekeeper.rules.quoting import quoted
from scorekeeper.services.errors import FieldCode, FieldProblem
from scorekeeper.services.points import HIGHEST, is_points


def read_double(text: object, tile_set: TileSet) -> Tile | None:
    """Return a double of the set; None for anything else."""
    try:
        tile = Tile.parse(text) if isinstance(text, str) else None
    except UnreadableTile:
        return None
    return tile if tile and tile in tile_set and tile.is_double else None


def points_problems(points: Sequence[object], players: int, ruleset: RuleSet) -> Iterator[FieldProblem]:
    """Say why players cannot begin with these points: none at all, or some for each, below the target."""
    if points and len(points) != players:
        yield FieldProblem("start_points", FieldCode.POINTS_MISSING, {"players": players})
    most = HIGHEST if ruleset.target is None else ruleset.target - 1
    for position, start in enumerate(points):
        if not is_points(start, most):
            yield FieldProblem(f"start_points-{position}", FieldCode.BAD_POINTS, {"most": most})


def openings_problems(texts: Sequence[object], ruleset: RuleSet, tile_set: TileSet) -> Iterator[FieldProblem]:
    """Say why these doubles cannot have opened the hands before, or leave none to open another."""
    used: list[Tile] = []
    for position, text in enumerate(texts):
        field, tile = f"openings_used-{position}", read_double(text, tile_set)
        if tile is None:
            yield FieldProblem(field, FieldCode.BAD_OPENING, {"tile": quoted(text)})
        elif Code.OPENING_USED in (problem.code for problem in check_opening(ruleset, tile_set, tile, used)):
            yield FieldProblem(field, FieldCode.OPENING_TWICE, {"tile": str(tile)})
        else:
            used.append(tile)
    if not openings_left(ruleset, tile_set, used):
        yield FieldProblem("openings_used", FieldCode.NOTHING_LEFT)
