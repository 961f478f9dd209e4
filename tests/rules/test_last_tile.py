"""The last tile not called: a tile is drawn, or a turn missed when there is none to draw (RULES 4)."""

from .marks import check, head

CALL = head(deal=3, rules="last_tile_call=true")
NO_DRAWING = head(deal=3, rules="draw=none last_tile_call=true")
ONE_LEFT = """
Ana 9-9
Ben 9-1
Cy 9-2
Ana 9-3
"""


def test_who_did_not_call_the_last_tile_draws_one() -> None:
    hand = check(f"{ONE_LEFT}Ana forgot draw\nBen 9-4", head=CALL)
    assert (hand.tiles_in_hand["Ana"], hand.yard, hand.turn) == (2, 55 - 9 - 1, "Cy")


def test_with_nothing_to_draw_the_next_turn_is_missed_and_no_other() -> None:
    hand = check(f"{ONE_LEFT}Ana forgot miss\nBen 9-4\nCy 5-1", head=NO_DRAWING)
    assert hand.turn == "Ben"
    assert hand.then("Ben pass").then("Cy pass").turn == "Ana"


def test_who_is_on_turn_when_it_is_noticed_misses_that_turn() -> None:
    hand = check(f"{ONE_LEFT}Ben 9-4\nCy 5-1\nAna forgot miss", head=NO_DRAWING)
    assert hand.turn == "Ben"
    assert hand.then("Ben pass").then("Cy pass").turn == "Ana"


def test_when_all_others_miss_a_turn_it_comes_back_at_once() -> None:
    hand = check(f"{ONE_LEFT}Ana forgot miss\nBen 9-4\nBen forgot miss\nCy 5-1", head=NO_DRAWING)
    assert hand.turn == "Cy"
