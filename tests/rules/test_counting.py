"""Whether a double can still get its toes, and whether anything can be played at all (RULES 2, counting)."""

import pytest

from scorekeeper.rules import Barnyard, Play, RulesError, RuleSet, TileSet

from .tables import lay, texts, tile

SEVEN_ONES = """
    9-9
      9-1
        1-1 +3
      9-5
        5-1
          2-1
      9-6
        6-1
          4-1
      9-7
        7-1
"""
EIGHT_ONES = f"{SEVEN_ONES}          8-1"


def test_with_seven_ones_down_the_three_left_are_exactly_enough() -> None:
    """The first rule text's example: the 1-1 is played and counts as one of them."""
    yard = lay(SEVEN_ONES)
    assert (yard.on_table(1), yard.unseen(1)) == (7, 3)
    assert yard.can_finish(tile("1-1"))


def test_with_eight_ones_down_the_foot_can_never_be_finished() -> None:
    yard = lay(EIGHT_ONES)
    assert (yard.on_table(1), yard.unseen(1)) == (8, 2)
    assert not yard.can_finish(tile("1-1"))


def test_the_warning_comes_before_the_double_is_played_as_well_as_after() -> None:
    six, seven = (lay(table.replace("1-1 +3\n", "\n")) for table in (SEVEN_ONES, EIGHT_ONES))
    assert (six.on_table(1), six.unseen(1)) == (6, 4)  # the 1-1 is one of the four
    assert six.can_finish(tile("1-1"))
    assert (seven.on_table(1), seven.unseen(1)) == (7, 3)
    assert not seven.can_finish(tile("1-1"))


@pytest.mark.parametrize(("size", "most"), [(6, 4), (9, 7), (12, 10), (15, 13), (18, 16)])
def test_a_double_can_be_finished_while_at_most_so_many_of_its_number_are_down(size: int, most: int) -> None:
    yard = Barnyard.start(TileSet(size), tile(f"{size}-{size}"), RuleSet())
    known = {}
    while len(known) < size:
        down = yard.on_table(0) + 1  # the double blank itself counted
        known[down] = yard.can_finish(tile("0-0"))
        yard = yard.play(towards_blanks(yard))
    assert known == {down: down <= most for down in range(1, size + 1)}


def towards_blanks(yard: Barnyard) -> Play:
    """A play of a blank; else one that lets a blank follow; else any."""
    plays = [play for play in yard.legal_plays() if not play.tile.is_double]
    return min(plays, key=lambda play: 0 if 0 in play.tile else 1 if blanks(yard.play(play)) else 2)


def blanks(yard: Barnyard) -> list[Play]:
    return [play for play in yard.legal_plays() if play.tile.is_blank]


def test_a_finished_double_counts_as_finished_however_few_are_unseen() -> None:
    yard = lay(
        """
        6-6
          6-1
            1-1
              5-1
              4-1
              3-1
          6-5
          6-3
            3-2
              2-1
          6-0
            1-0
    """,
        size=6,
    )
    assert yard.unseen(1) == 0
    assert yard.can_finish(tile("1-1"))
    assert yard.can_finish(tile("6-6"))


@pytest.mark.parametrize("text", ["6-4", "10-10"])
def test_what_is_no_double_of_the_set_cannot_be_asked_about(text: str) -> None:
    with pytest.raises(RulesError) as refused:
        lay(SEVEN_ONES).can_finish(tile(text))
    assert str(refused.value) == f"{text} is no double of the double-9 set"


def test_the_opening_double_can_always_get_its_arms() -> None:
    yard = lay("9-9 +8\n  9-1", arms=8)
    assert yard.can_finish(tile("9-9"))
    assert (yard.missing, yard.unseen(9)) == (7, 8)


def test_a_number_that_the_set_has_not_is_on_no_tile() -> None:
    yard = lay(SEVEN_ONES)
    assert [(yard.on_table(number), yard.unseen(number)) for number in (-1, 10, 1000)] == [(0, 0)] * 3


def test_every_number_is_counted_on_its_tiles_and_on_its_double_once() -> None:
    yard = lay(EIGHT_ONES)
    down = {number: sum(number in laid for laid in yard.tiles) for number in range(10)}
    assert {number: yard.on_table(number) for number in down} == down
    assert down[9] == 5
    assert {number: yard.unseen(number) for number in down} == {number: 10 - n for number, n in down.items()}


def test_a_hand_is_dead_when_no_unseen_tile_has_a_play() -> None:
    dead = lay(
        """
        6-6
          6-1
            1-1 +1
              3-1
              2-1
          6-5
            5-1
          6-4
            4-1
          6-0
            1-0
    """,
        size=6,
    )
    assert dead.is_dead
    assert dead.legal_plays() == ()
    assert texts(dead.playable_ends) == "1-1>1"


def test_a_foot_that_cannot_be_finished_is_not_dead_while_a_toe_is_unseen() -> None:
    yard = lay(
        """
        6-6
          6-1
            1-1 +2
              2-1
          6-5
            5-1
          6-4
            4-1
          6-0
            1-0
    """,
        size=6,
    )
    assert not yard.can_finish(tile("1-1"))
    assert not yard.is_dead
    assert texts(yard.legal_plays()) == "3-1@1-1"


def test_a_table_without_a_foot_is_dead_when_all_its_ends_are_of_numbers_used_up() -> None:
    yard = lay(
        """
        6-6
          6-1
            1-1
              3-1
                3-6
              2-1
                2-6
              5-1
                5-6
          6-4
            4-1
          6-0
            1-0
    """,
        size=6,
        arms=3,
    )
    assert {end.number for end in yard.open_ends} == {6, 1}
    assert yard.is_dead
    assert len(yard.unseen_tiles) == 28 - 13
    assert yard.legal_plays() == ()
