"""A branch that is boxed in goes on at the end of a line, which runs between the tiles where it can."""

import pytest

from scorekeeper.pictures.crowd import Crowd
from scorekeeper.pictures.folding import beads, fold
from scorekeeper.pictures.placing import place
from scorekeeper.pictures.spots import Spot
from scorekeeper.rules import Tile
from tests.pictures.geometry import box, inside, overlap
from tests.pictures.layouts import by_chance

END = Spot(0, 0, 0, crosswise=False)
"""A tile that lies, its branch going on to the right."""


def table(*spots: Spot) -> Crowd:
    """A table with other tiles around that one."""
    crowd = Crowd.of(55)
    for number, spot in enumerate([END, *spots], 1):
        crowd.lay(Tile(number, number), spot)
    return crowd


def shape(spot: Spot) -> list[tuple[float, float]]:
    return box(spot.x, spot.y, 45 * spot.turn + 90 * spot.crosswise)


def wall(x: int) -> list[Spot]:
    """Tiles that stand from far above to far below, without a gap."""
    return [Spot(x, y, 2, crosswise=False) for y in range(-800, 801, 80)]


@pytest.mark.parametrize("crosswise", [False, True])
def test_the_line_goes_around_what_is_in_the_way(crosswise: bool):
    others = [
        Spot(90, 0, 2, crosswise=False),
        Spot(20, 70, 0, crosswise=False),
        Spot(20, -70, 0, crosswise=False),
    ]
    spot, line = fold(END, table(*others), crosswise=crosswise)

    assert inside(line[0], shape(END))
    assert inside(line[-1], shape(spot))
    assert not any(overlap(shape(spot), shape(other)) for other in [END, *others])
    assert not any(inside((x, y), shape(other)) for x, y, _ in beads(line) for other in others)


def test_a_tile_at_the_end_of_a_line_lies_as_near_as_it_can():
    spot, _ = fold(END, table(Spot(90, 0, 2, crosswise=False)), crosswise=False)

    assert abs(spot.x) + abs(spot.y) < 200


def test_out_of_a_closed_ring_the_line_runs_underneath():
    ring = [*wall(90), *wall(-90), Spot(20, 45, 0, crosswise=False), Spot(20, -45, 0, crosswise=False)]
    ring += [Spot(-20, 45, 0, crosswise=False)]
    spot, line = fold(END, table(*ring), crosswise=False)

    assert not any(overlap(shape(spot), shape(other)) for other in [END, *ring])
    assert any(inside((x, y), shape(other)) for x, y, _ in beads(line[1:-1]) for other in ring)


def test_no_later_tile_lies_on_a_line():
    """Or rather the tiles: what is laid after a line is laid beside it."""
    lines = 0
    for seed in range(40):
        layout = place(by_chance(9, 4, seed))
        for connector in layout.connectors:
            lines += 1
            leads_to = next(n for n, tile in enumerate(layout.placed) if tile.tile == connector.tile)
            later = [shape(tile.spot) for tile in layout.placed[leads_to + 1 :]]
            points = [(x, y) for x, y, _ in beads(connector.points[1:-1])]
            assert not any(inside(point, tile) for point in points for tile in later)
    assert lines > 5
