"""Looking for the opening double: all draw one and look again; whoever finds it plays it (RULES 3)."""

import pytest

from scorekeeper.rules import HandRecord

from .marks import check, head

ALL_DEALT = head("Ana, Ben", size=6, deal=13)


def test_all_draw_one_and_look_again_and_whoever_finds_it_plays_it() -> None:
    hand = check(
        """
        Ana draw
        Ben draw
        Cy draw
        Ana draw
        Ben draw
        Ben 9-9
        Cy 9-4
        """,
        head=head(),
    )
    assert dict(hand.tiles_in_hand) == {"Ana": 13, "Ben": 12, "Cy": 11}
    assert (hand.yard, hand.turn, len(hand.events)) == (55 - 33 - 5, "Ana", 7)


def test_the_double_may_be_played_in_the_line_that_drew_it() -> None:
    hand = check("Cy draw\nAna draw\nBen draw 9-9\nCy 9-4", head=head())
    assert (hand.turn, hand.yard) == ("Ana", 55 - 33 - 3)


def test_a_round_of_draws_goes_in_any_order_but_nobody_draws_twice_in_one() -> None:
    again = "drew again before everybody had drawn: all draw one, then look again for the opening double."
    check(
        f"""
        Cy draw
        Ana draw
        Cy draw
           ^ DREW_TOO_MANY Cy {again}
        """,
        head=head(),
    )


def test_rounds_of_draws_are_counted() -> None:
    text = "Ana draw\nBen draw\nAna draw\nBen draw\nAna draw\nAna draw"
    problems = HandRecord.parse(f"{head('Ana, Ben')}\n{text}").problems
    assert [(problem.line, problem.params) for problem in problems] == [
        (7, {"kind": "looking", "seat": "Ana"})
    ]


def test_who_has_no_tile_left_finds_nothing() -> None:
    hand = check(
        """
        Ana 9-4
            ^ ILLEGAL 9-4 has to wait: no opening double is on the table yet.
        Ana 9-9
            ^ PLAYED_MORE_THAN_HELD Ana has no tile left to play: 9-9 is one more than were dealt and drawn.
        """,
        head=head(deal=1),
    )
    assert (hand.ending, hand.turn) == (None, "Ben")


def test_a_player_who_looks_draws_and_does_not_pass() -> None:
    check(
        """
        Ana pass
            ^ PASSED_WITHOUT_DRAWING Ana passed, but has to draw: 22 can still be drawn.
        Ben draw pass
        """,
        head=head(),
    )


@pytest.mark.parametrize("rules", ["", "reserve=1", "reserve=2", "draw=none", "draw=until_playable"])
def test_neither_the_reserve_nor_the_rule_of_drawing_counts_while_looking(rules: str) -> None:
    hand = check(
        """
        Ana draw
        Ben draw
        Ben 6-6
        """,
        head=head("Ana, Ben", size=6, deal=13, rules=rules),
    )
    assert (hand.yard, dict(hand.tiles_in_hand)) == (0, {"Ana": 14, "Ben": 13})


def test_the_last_round_of_draws_may_be_uneven() -> None:
    hand = check("Ana draw\nBen draw\nCy draw\nAna draw\nAna 6-6", head=head(size=6, deal=8))
    assert (hand.yard, hand.turn) == (0, "Ben")


def test_an_empty_yard_gives_no_tile() -> None:
    hand = check(
        """
        Ana draw
        Ben draw
        Ana draw
            ^ DREW_FROM_EMPTY_YARD Ana cannot have drawn: the yard is empty.
        """,
        head=ALL_DEALT,
    )
    assert (hand.yard, dict(hand.tiles_in_hand)) == (0, {"Ana": 14, "Ben": 14})
    assert [hand.at(step).may_draw for step in range(4)] == [True, True, False, False]


def test_with_an_empty_yard_nobody_can_be_asked_to_draw() -> None:
    check("Ana draw\nBen draw\nAna pass", head=ALL_DEALT)


def test_nothing_but_a_double_of_the_set_opens_a_hand() -> None:
    waits = "has to wait: no opening double is on the table yet."
    hand = check(
        f"""
        Ana 9-4
            ^ ILLEGAL 9-4 {waits}
        Ben 9-4@9-9
            ^ ILLEGAL 9-4 cannot go onto 9-9: that tile is not on the table.
        Cy 10-10
           ^ ILLEGAL 10-10 is not in the double-9 set.
        Ana 8-8
        """,
        head=head(),
    )
    assert (str(hand.opening), hand.turn) == ("8-8", "Ben")
    assert hand.at(1).turn is None


def test_a_double_that_is_set_out_is_one_of_the_set_and_the_only_one() -> None:
    check(
        """
        set out 9-4
                ^ ILLEGAL 9-4 has to wait: no opening double is on the table yet.
        set out 12-12
                ^ ILLEGAL 12-12 is not in the double-9 set.
        set out 9-9
        set out 8-8
                ^ UNREADABLE 8-8 cannot be set out: 9-9 has opened the hand.
        Ana 9-4
        """,
        head=head(),
    )


def test_a_double_cannot_be_set_out_when_every_tile_is_dealt() -> None:
    hand = check(
        """
        set out 6-6
                ^ DREW_FROM_EMPTY_YARD 6-6 cannot be set out: every tile is dealt.
        Ana 6-1
        """,
        head=head("Ana, Ben", size=6, deal=14),
    )
    assert hand.yard == 0
