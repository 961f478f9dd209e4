"""Tiles lie as on a table: none on another, each at the one it was played onto, and none ever moves."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.pictures.placing import Layout, Placed, place
from scorekeeper.pictures.spots import ARMS
from scorekeeper.rules import Barnyard, Play, RuleSet, Tile, TileSet
from tests.pictures.geometry import box, box_of, direction, gap, inside, overlap
from tests.pictures.layouts import by_chance, first, fullest, lay, played_hands, start

HANDS = dict(played_hands())
FULL = [(6, 4), (6, 8), (9, 3), (9, 4), (12, 6), (15, 8), (18, 4), (18, 8)]
ARMS_OF_FOUR = [-90, 90, 0, 180]

few = settings(deadline=None, max_examples=40)
layouts = st.builds(
    by_chance,
    st.sampled_from(TileSet.SIZES),
    st.sampled_from([3, 4, 6, 8]),
    st.integers(0, 10**6),
    st.integers(0, 200),
)


def lying_on_each_other(layout: Layout) -> list[tuple[str, str]]:
    """The tiles, and the places of those to come, that overlap."""
    boxes = {str(tile.tile): box_of(tile) for tile in layout.placed}
    boxes |= {f"room {n}": box(x, y, 45 * turn) for n, (x, y, turn, _) in enumerate(layout.rooms)}
    middles = {
        name: (corners[0][0] + corners[2][0], corners[0][1] + corners[2][1])
        for name, corners in boxes.items()
    }
    return [
        (one, other)
        for one, other in combinations(boxes, 2)
        if all(abs(a - b) < 180 for a, b in zip(middles[one], middles[other], strict=True))
        and overlap(boxes[one], boxes[other])
    ]


def pairs(barnyard: Barnyard) -> list[tuple[Placed, Placed]]:
    """Every tile but the opening double, with the one it was played onto, where no line lies between."""
    layout = place(barnyard)
    placed = {tile.tile: tile for tile in layout.placed}
    apart = {connector.tile for connector in layout.connectors}
    return [(placed[play.tile], placed[play.onto]) for play in barnyard.plays if play.tile not in apart]


def half(tile: Placed, *, far: bool) -> tuple[float, float]:
    """The middle of a half."""
    right, down = direction(tile.angle)
    side = 20 if far else -20
    return tile.x + side * right, tile.y + side * down


@pytest.mark.parametrize("hand", HANDS)
def test_no_tiles_of_a_played_hand_overlap(hand: str):
    assert lying_on_each_other(place(HANDS[hand])) == []


@pytest.mark.parametrize(("size", "arms"), FULL)
def test_no_tiles_of_a_whole_set_overlap(size: int, arms: int):
    layout = place(fullest(size, arms))

    assert len(layout.placed) >= len(TileSet(size)) - (arms == 8)
    assert lying_on_each_other(layout) == []


@given(layouts)
@few
def test_no_tiles_ever_overlap(barnyard: Barnyard):
    layout = place(barnyard)

    assert [tile.tile for tile in layout.placed] == list(barnyard.tiles)
    assert lying_on_each_other(layout) == []


@given(layouts, st.data())
@few
def test_a_play_moves_no_other_tile(barnyard: Barnyard, data: st.DataObject):
    before = first(barnyard, data.draw(st.integers(0, len(barnyard.plays))))

    laid = place(before)
    later = place(barnyard)
    assert later.placed[: len(laid.placed)] == laid.placed
    assert later.connectors[: len(laid.connectors)] == laid.connectors


@pytest.mark.parametrize("hand", ["double-six-two 4", "double-nine-four 3", "double-twelve-six 4"])
def test_missing_toes_come_to_lie_where_room_was_kept(hand: str):
    barnyard = HANDS[hand]
    for count, play in enumerate(barnyard.plays):
        before, after = place(first(barnyard, count)), place(first(barnyard, count + 1))
        if before.rooms:
            assert (play.tile, after.placed[-1].spot) == (play.tile, before.rooms[0])


@given(layouts)
@few
def test_every_tile_touches_the_one_it_was_played_onto_or_a_line_leads_to_it(barnyard: Barnyard):
    star = barnyard.ruleset.arms_for(barnyard.tile_set) == 8
    for tile, onto in pairs(barnyard):
        assert gap(box_of(tile), box_of(onto)) <= (7 if star and onto.tile == barnyard.opening else 1.5)

    layout = place(barnyard)
    placed = {tile.tile: tile for tile in layout.placed}
    onto_of = {play.tile: play.onto for play in barnyard.plays}
    for connector in layout.connectors:
        assert inside(connector.points[0], box_of(placed[onto_of[connector.tile]]))
        assert inside(connector.points[-1], box_of(placed[connector.tile]))


@given(layouts)
@few
def test_like_halves_lie_together(barnyard: Barnyard):
    for tile, onto in pairs(barnyard):
        assert tile.near == onto.far
        assert {tile.near, tile.far} == {tile.tile.high, tile.tile.low}
        to_near, to_far = (gap(box(*half(tile, far=far), 0, 1, 1), box_of(onto)) for far in (False, True))
        assert to_near < to_far or tile.tile.is_double


@given(layouts)
@few
def test_a_double_lies_with_its_long_side_against_the_tile_it_was_played_onto(barnyard: Barnyard):
    for double, onto in pairs(barnyard):
        if double.tile.is_double:
            onward = direction(double.angle - 90)
            depth = [
                (x - double.x) * onward[0] + (y - double.y) * onward[1] for x, y in box_of(onto)
            ]  # how far the corners lie beyond the middle of the double
            assert max(depth) == pytest.approx(-20, abs=1.5)


@given(layouts)
@few
def test_toes_are_fanned_from_the_far_side_of_a_foot(barnyard: Barnyard):
    placed = {tile.tile: tile for tile in place(barnyard).placed}
    for foot in placed.values():
        if foot.tile.is_double and foot.tile != barnyard.opening:
            toes = [placed[play.tile] for play in barnyard.plays if play.onto == foot.tile]
            fanned = [(toe.angle - (foot.angle - 90)) % 360 for toe in toes]
            assert fanned == [0, 315, 45][: len(toes)]


@pytest.mark.parametrize(
    ("arms", "angles"),
    [
        (3, [-90, 45, 135]),
        (4, ARMS_OF_FOUR),
        (6, [-90, 90, -45, 135, -135, 45]),
        (8, [*ARMS_OF_FOUR, -45, 135, -135, 45]),
    ],
)
def test_the_opening_double_lies_in_the_middle_of_its_arms(arms: int, angles: list[int]):
    layout = place(by_chance(9, arms, seed=1, plays=arms))

    opening, *laid = layout.placed
    assert (opening.x, opening.y, opening.angle % 180) == (0, 0, 0)
    assert [arm.angle for arm in laid] == [angle % 360 for angle in angles]
    assert layout.rooms == ()


@pytest.mark.parametrize("arms", ARMS)
def test_each_missing_arm_has_its_place(arms: int):
    barnyard = Barnyard.start(TileSet(9), Tile(9, 9), RuleSet(arms=arms))
    assert len(place(barnyard).rooms) == arms
    assert len(place(lay(barnyard, Play(Tile(9, 4), Tile(9, 9)))).rooms) == arms - 1


def test_a_small_set_has_no_more_arms_than_tiles():
    assert len(place(start(6, 8, seed=0)).rooms) == 6


@pytest.mark.parametrize(
    ("barnyards", "least"),
    [
        ([yard for yard in HANDS.values() if yard.tile_set.size == 9], 26),
        ([yard for yard in HANDS.values() if yard.tile_set.size == 12], 20),
        ([fullest(18)], 14),
    ],
)
def test_tiles_stay_readable_on_a_phone(barnyards: list[Barnyard], least: float):
    """The long side, in the pixels of a picture 390 wide and 560 high."""
    for barnyard in barnyards:
        left, top, right, bottom = place(barnyard).bounds
        assert 80 * min(390 / (right - left), 560 / (bottom - top)) >= least


def test_all_that_is_laid_is_within_the_bounds():
    layout = place(fullest(12))

    left, top, right, bottom = layout.bounds
    corners = [corner for tile in layout.placed for corner in box_of(tile)]
    corners += [point for connector in layout.connectors for point in connector.points]
    assert layout.connectors
    assert all(left <= x <= right and top <= y <= bottom for x, y in corners)
