"""What can be wrong with the end of a hand and with what was left, each with its place and its sentence."""

import pytest

from scorekeeper.rules import Ending

from .marks import check, head

OUT = """
Ana 9-9
Ben 9-1
Ana 9-2
"""


def test_the_one_who_is_said_to_be_out_played_the_last_tile() -> None:
    hand = check(
        """
        Ana 9-9
        Ben 9-1
        Ben out
        ^ NOT_OUT Ben is not out: 1 should be left in the hand.
        """,
        head=head("Ana, Ben", deal=2),
    )
    assert hand.ending == Ending("out", "Ben")  # the table's word stands
    hand = check(
        f"{OUT}Ben out\n^ NOT_OUT Ben did not play the last tile: Ana did.", head=head("Ana, Ben", deal=2)
    )
    assert hand.ending == Ending("out", "Ben")
    check("Ana out\n^ NOT_OUT Ana is not out: 2 should be left in the hand.", head=head("Ana, Ben", deal=2))


@pytest.mark.parametrize("after", ["Ben 9-3", "Ben draw pass", "Ben out", "end blocked", "end dead"])
def test_nothing_comes_after_the_end_that_was_said(after: str) -> None:
    hand = check(
        f"{OUT}Ana out\n{after}\n^ AFTER_THE_END The hand is over: Ana has played the last tile.",
        head=head("Ana, Ben", deal=2),
    )
    assert hand.ending == Ending("out", "Ana")


def test_each_line_after_an_end_that_was_said_is_named() -> None:
    over = "^ AFTER_THE_END The hand is over: Ana has played the last tile."
    check(f"{OUT}Ana out\nBen 9-3\n{over}\nAna draw pass\n{over}", head=head("Ana, Ben", deal=2))
    check(
        f"{OUT}Ana out\nBen forgot draw\n{over}", head=head("Ana, Ben", deal=2, rules="last_tile_call=true")
    )


STUCK = """
Ana 6-6
Ben 6-1
Ana 6-2
Ben 6-3
Ana 6-4
Ben pass
"""
NO_DRAWING = head("Ana, Ben", size=6, deal=5, rules="draw=none")


def test_a_play_when_all_had_passed_comes_after_the_end() -> None:
    hand = check(
        f"{STUCK}Ana pass\nBen 2-0\n^ AFTER_THE_END The hand is over: nobody can move.\nAna 3-0@6-3",
        head=NO_DRAWING,
    )
    assert hand.ending is None


def test_even_a_pass_comes_after_an_end_that_was_said() -> None:
    check(
        f"{STUCK}Ana pass\nend blocked\nBen pass\n^ AFTER_THE_END The hand is over: nobody can move.",
        head=NO_DRAWING,
    )


def test_a_hand_is_not_blocked_before_everybody_passed() -> None:
    hand = check(
        f"{STUCK}end blocked\n^ NOT_BLOCKED The hand is not blocked: Ana has not passed since.",
        head=NO_DRAWING,
    )
    assert hand.ending == Ending("blocked")


def test_a_hand_is_not_blocked_while_tiles_can_be_drawn() -> None:
    text = STUCK.replace("Ben pass", "Ben draw pass")
    check(
        f"{text}end blocked\n^ NOT_BLOCKED The hand is not blocked: 17 can still be drawn.",
        head=head("Ana, Ben", size=6, deal=5),
    )
    check(
        f"{text}end blocked\n^ NOT_BLOCKED The hand is not blocked: 15 can still be drawn.",
        head=head("Ana, Ben", size=6, deal=5, rules="reserve=2"),
    )


def test_a_hand_that_has_not_opened_has_no_end() -> None:
    for end in ("end blocked", "end dead"):
        check(
            f"{end}\n^ NOT_BLOCKED The hand is not blocked: no opening double is on the table yet.",
            head=head(),
        )


def test_a_hand_that_somebody_won_is_not_blocked() -> None:
    for end in ("end blocked", "end dead"):
        check(
            f"{OUT}{end}\n^ NOT_BLOCKED The hand is not blocked: Ana has played the last tile.",
            head=head("Ana, Ben", deal=2),
        )


def test_a_hand_was_not_blocked_if_a_tile_that_fits_was_held() -> None:
    check(
        f"""{STUCK}Ana pass
end blocked
left Ana 5-3 0-0
         ^ NOT_BLOCKED The hand was not blocked: Ana still held 5-3, which fits onto 6-3.
left Ben 5-5 2-0 4-3
             ^ NOT_BLOCKED The hand was not blocked: Ben still held 2-0, which fits onto 6-2.
                 ^ NOT_BLOCKED The hand was not blocked: Ben still held 4-3, which fits onto 6-4.
""",
        head=NO_DRAWING,
    )


DEAD = {
    ("end_at_once", "Ana 4-1@6-4\nBen 1-0@6-0\nAna 1-1@6-1\nend dead"),
    (
        "end_at_once",
        "Ana 1-1@6-1\nend dead\n^ NOT_BLOCKED The hand is not dead: no double is without the "
        "tiles it still takes.",
    ),
    (
        "end_at_once",
        "end dead\n^ NOT_BLOCKED The hand is not dead: no double is without the tiles it still takes.",
    ),
    (
        "play_on",
        "Ana 4-1@6-4\nBen 1-0@6-0\nAna 1-1@6-1\nend dead\n^ NOT_BLOCKED The hand is not over: by the "
        "house rules it goes on when a foot cannot be finished.",
    ),
    (
        "end_at_once",
        "Ana 4-1@6-4\nBen 1-0@6-0\nAna 1-1@6-1\nBen 2-1\n^ AFTER_THE_END The hand is over: the foot "
        "can never be finished.",
    ),
}


@pytest.mark.parametrize(("rule", "text"), sorted(DEAD))
def test_a_hand_is_dead_by_a_foot_that_cannot_be_finished_and_only_where_the_rules_say_so(
    rule: str, text: str
) -> None:
    check(
        f"Ana 6-6\nBen 6-1\nAna 6-5\nBen 6-4\nAna 6-0\nBen 5-1@6-5\n{text}",
        head=head("Ana, Ben", size=6, deal=9, rules=f"dead_foot={rule}"),
    )


def test_as_many_tiles_are_left_as_were_dealt_and_drawn_and_not_played() -> None:
    hand = check(
        f"""{OUT}Ana out
left Ben 6-4 3-2
     ^ LEFT_COUNT Ben should hold 1, not 2.
left Ana
""",
        head=head("Ana, Ben", deal=2),
    )
    assert [*map(str, hand.left["Ben"])] == ["6-4", "3-2"]
    check(
        f"{OUT}Ana out\nleft Ben\n     ^ LEFT_COUNT Ben should hold 1, not 0.", head=head("Ana, Ben", deal=2)
    )
    check(
        f"{OUT}Ana out\nleft Ben 6-4\nleft Ana 3-2\n     ^ LEFT_COUNT Ana should hold 0, not 1.",
        head=head("Ana, Ben", deal=2),
    )


def test_what_is_left_to_who_went_on_after_the_last_tile_is_not_counted() -> None:
    check(
        f"""{OUT}Ben draw 9-3
^ AFTER_THE_END The hand is over: Ana has played the last tile.
Ana pass
    ^ PASSED_WITHOUT_DRAWING Ana passed, but has to draw: 50 can still be drawn.
Ben 9-4
Ben out
left Ana 6-4
""",
        head=head("Ana, Ben", deal=2),
    )


def test_what_is_left_may_stand_in_two_lines_and_is_counted_in_the_last() -> None:
    table = "Ana 9-9\nBen 9-1\nAna draw 9-2\nBen draw pass\nAna 9-4\nAna out\n"
    check(f"{table}left Ben 6-4\nleft Ben 3-2", head=head("Ana, Ben", deal=2))


def test_what_lies_on_the_table_or_is_held_already_is_not_left() -> None:
    check(
        f"""{OUT}Ben draw pass
^ AFTER_THE_END The hand is over: Ana has played the last tile.
Ana out
left Ben 9-1 10-3
         ^ LEFT_ON_TABLE Ben cannot hold 9-1: it is on the table.
             ^ ILLEGAL 10-3 is not in the double-9 set.
""",
        head=head("Ana, Ben", deal=2),
    )
    check(
        f"""{OUT.replace("Ana 9-2", "Cy draw 9-3")}Ana 9-2
Ana out
left Ben 6-4
left Cy 4-6 6-4
        ^ LEFT_TWICE Cy cannot hold 6-4: Ben holds it.
            ^ LEFT_TWICE Cy cannot hold 6-4: Ben holds it.
""",
        head=head(deal=2),
    )
    check(
        f"""{OUT.replace("Ana 9-2", "Cy draw 9-3")}Ana 9-2
Ana out
left Cy 4-6 6-4
            ^ LEFT_TWICE Cy holds 6-4 once, not twice.
""",
        head=head(deal=2),
    )


def test_tiles_are_left_when_the_hand_is_over() -> None:
    hand = check(
        """
        Ana 9-9
        left Ben 6-4 4-3
        ^ NOT_BLOCKED The hand is not over: nobody is out, and nothing says that it is blocked.
        left Ana 9-8
        """,
        head=head("Ana, Ben", deal=2),
    )
    assert hand.ending is None
