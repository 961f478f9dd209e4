"""What lies open: the arms of the opening double, toes of a foot, ends of all other tiles (RULES 2)."""

import pytest

from scorekeeper.rules import BadOpening, Barnyard, RuleSet, TileSet

from .tables import lay, picture, texts, tile

EVERYTHING = [6, 9, 12, 15, 18]


@pytest.mark.parametrize(
    ("size", "arms", "takes"),
    [
        (6, 4, 4),
        (9, 4, 4),
        (9, 3, 3),
        (9, 6, 6),
        (9, 8, 8),
        (6, 6, 6),
        (6, 8, 6),  # the double-six has no more sixes
        (6, None, 4),
        (9, None, 6),
        (12, None, 6),
        (18, 8, 8),
    ],
)
def test_the_opening_double_takes_as_many_arms_as_the_house_rules_say(
    size: int, arms: int | None, takes: int
) -> None:
    opening = TileSet(size).doubles[0]
    yard = Barnyard.start(TileSet(size), opening, RuleSet().replace(arms=arms))
    others = [tile for tile in TileSet(size).bearing(size) if tile != opening]
    for laid, arm in enumerate(others[:takes]):
        assert (yard.unfinished, yard.missing) == (opening, takes - laid)
        assert texts(yard.playable_ends) == f"{opening}>{size}" + (
            f"×{takes - laid}" if laid < takes - 1 else ""
        )
        assert {play.onto for play in yard.legal_plays()} == {opening}
        yard = yard.play(yard.only_play(arm))
    assert (yard.unfinished, yard.missing) == (None, 0)
    assert [end.tile for end in yard.open_ends] == others[:takes]


@pytest.mark.parametrize("size", EVERYTHING)
@pytest.mark.parametrize("number", [0, 1, 6])
def test_any_double_of_the_set_may_open(size: int, number: int) -> None:
    opening = tile(f"{number}-{number}")
    yard = Barnyard.start(TileSet(size), opening, RuleSet())
    assert (yard.opening, yard.tiles, yard.plays) == (opening, (opening,), ())
    assert len(yard.legal_plays()) == size


@pytest.mark.parametrize("opening", ["9-8", "10-10", "0-9"])
def test_nothing_but_a_double_of_the_set_opens(opening: str) -> None:
    with pytest.raises(BadOpening) as refused:
        Barnyard.start(TileSet(9), tile(opening), RuleSet())
    assert str(refused.value) == f"{tile(opening)} is no double of the double-9 set, and cannot open a hand"


def test_while_a_foot_lacks_toes_its_own_end_alone_is_playable() -> None:
    yard = lay("""
        9-9
          9-7
            7-5
          9-5
          9-4
            4-4 +2
              4-1
          9-3
    """)
    assert texts(yard.open_ends) == "4-4>4×2 9-5>5 9-3>3 7-5>5 4-1>1"
    assert texts(yard.playable_ends) == "4-4>4×2"
    assert texts(yard.legal_plays()) == "4-0@4-4 4-2@4-4 4-3@4-4 5-4@4-4 6-4@4-4 7-4@4-4 8-4@4-4"


def test_the_third_toe_opens_the_table_again_with_its_three_far_ends() -> None:
    yard = lay("""
        9-9
          9-7
          9-5
          9-4
            4-4
              4-1
              4-0
              7-4
          9-3
    """)
    assert yard.unfinished is None
    assert texts(yard.open_ends) == texts(yard.playable_ends) == "9-7>7 9-5>5 9-3>3 4-1>1 4-0>0 7-4>7"


def test_a_double_may_follow_a_double_through_a_toe() -> None:
    yard = lay(
        """
        6-6
          6-1
            1-1
              2-1
                2-2 +3
              3-1
              4-1
          6-5
          6-3
          6-0
    """,
        size=6,
    )
    assert (yard.unfinished, yard.missing) == (tile("2-2"), 3)
    assert picture(yard).split()[:4] == ["6-6", "6-1", "1-1", "2-1"]


def test_a_finished_double_and_a_tile_that_was_played_onto_have_no_end() -> None:
    yard = lay("""
        9-9
          9-7
            7-5
          9-5
          9-4
          9-3
    """)
    assert texts(yard.open_ends) == "9-5>5 9-4>4 9-3>3 7-5>5"


def test_the_tiles_on_the_table_and_those_unseen_are_the_set() -> None:
    yard = lay(
        """
        6-6
          6-1
          6-2
          6-3
          6-4
            4-4 +3
    """,
        size=6,
    )
    assert texts(yard.tiles) == "6-6 6-1 6-2 6-3 6-4 4-4"
    assert tile("4-4") in yard
    assert tile("5-4") not in yard
    assert len(yard.unseen_tiles) == 28 - 6
    assert {*yard.tiles} | {*yard.unseen_tiles} == {*TileSet(6)}
    assert texts(yard.plays) == "6-1@6-6 6-2@6-6 6-3@6-6 6-4@6-6 4-4@6-4"


def test_two_layouts_are_equal_if_the_same_was_played_on_them_in_the_same_order() -> None:
    one, other = (Barnyard.start(TileSet(9), tile("9-9"), RuleSet()) for _ in range(2))
    assert one == other
    assert one.play(one.resolve("9-4")) == other.play(other.resolve("9-4"))
    assert one.play(one.resolve("9-4")) != other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other)
