"""When and how a hand ends, said by its text or following from what happened (RULES 3)."""

import pytest

from scorekeeper.rules import Ending, HandCode, HandRecord

from .marks import check, head

SHORT = head("Ana, Ben", deal=2)
ANA_OUT = "Ana 9-9\nBen 9-1\nAna 9-2\n"


@pytest.mark.parametrize("said", ["", "Ana out\n"])
def test_who_plays_the_last_tile_is_out_whether_it_is_said_or_not(said: str) -> None:
    hand = check(ANA_OUT + said, head=SHORT)
    assert hand.ending == Ending("out", "Ana")
    assert (hand.turn, hand.may_draw, hand.may_pass) == (None, False, False)
    assert dict(hand.left) == {"Ana": ()}


def test_the_last_tile_may_leave_a_foot_unfinished_and_be_a_double() -> None:
    hand = check("Ana 9-9\nBen 9-1\nAna draw 9-2\nBen draw 9-3\nAna draw 9-4\nBen 4-4\nBen out", head=SHORT)
    assert hand.ending == Ending("out", "Ben", on_double=True)
    assert hand.barnyard and str(hand.barnyard.unfinished) == "4-4"
    assert hand.entries()["Ben"].out_on_double


def test_who_opens_with_the_only_tile_is_out_at_once() -> None:
    assert check("Ana 9-9", head=head(deal=1)).ending == Ending("out", "Ana", on_double=True)


BLOCKED = head("Ana, Ben", size=6, deal=5, rules="draw=none")
STUCK = "Ana 6-6\nBen 6-1\nAna 6-2\nBen 6-3\nAna 6-4\n"


@pytest.mark.parametrize("said", ["", "end blocked\n"])
def test_when_everybody_passed_and_there_is_nothing_to_draw_the_hand_is_blocked(said: str) -> None:
    hand = check(STUCK + "Ben pass\nAna pass\n" + said, head=BLOCKED)
    assert hand.ending == Ending("blocked")
    assert hand.undone().then("Ben pass" if said else "Ana pass").ending == Ending("blocked")
    assert check(STUCK + "Ben pass", head=BLOCKED).ending is None


def test_those_who_cannot_move_may_go_on_saying_so() -> None:
    check(STUCK + "Ben pass\nAna pass\nBen pass\nend blocked", head=BLOCKED)


def test_a_play_between_the_passes_begins_them_anew() -> None:
    hand = check(STUCK + "Ben pass\nAna 2-0\nBen pass\n", head=BLOCKED)
    assert hand.ending is None
    assert hand.then("Ana pass").ending == Ending("blocked")


def test_a_drawn_tile_that_was_not_played_may_still_fit_unless_it_must_be_played() -> None:
    """Two tiles in the yard of a double-six: after the draws it is empty."""
    text = "Ana 6-6\nBen 6-1\nAna 6-2\nBen 6-3\nAna 6-4\nBen draw pass\nAna draw pass\n"
    for rule, ending in (("may", None), ("wait", None), ("must", Ending("blocked"))):
        hand = check(text, head=head("Ana, Ben", size=6, deal=13, rules=f"drawn_tile={rule}"))
        assert (hand.yard, hand.ending) == (0, ending)
        assert hand.then("Ben pass").then("Ana pass").ending == Ending("blocked")


def test_who_drew_again_after_passing_may_be_able_to_move() -> None:
    text = "Ana 6-6\nBen 6-1\nAna 6-2\nBen 6-3\nAna 6-4\nBen pass\nAna draw pass\nBen draw pass\nAna pass"
    hand = HandRecord.parse(head("Ana, Ben", size=6, deal=13) + "\n" + text)
    assert [problem.code for problem in hand.problems] == [HandCode.PASSED_WITHOUT_DRAWING]
    assert (hand.yard, hand.ending) == (0, None)
    assert hand.then("Ben pass").ending == Ending("blocked")


def test_the_reserve_may_lie_there_when_a_hand_is_blocked() -> None:
    hand = check(
        STUCK + "Ben pass\nAna pass\nend blocked",
        head=head("Ana, Ben", size=6, deal=13, rules="reserve=2"),
    )
    assert (hand.yard, hand.ending) == (2, Ending("blocked"))


DEAD_FOOT = """
Ana 6-6
Ben 6-1
Ana 6-5
Ben 6-4
Ana 6-0
Ben 5-1@6-5
Ana 4-1@6-4
Ben 1-0@6-0
Ana 1-1@6-1
"""


def dead(rule: str, deal: int = 7) -> str:
    return head("Ana, Ben", size=6, deal=deal, rules=f"dead_foot={rule}")


@pytest.mark.parametrize("said", ["", "end dead\n"])
def test_a_foot_that_cannot_be_finished_ends_the_hand_at_once_where_the_rules_say_so(said: str) -> None:
    hand = check(DEAD_FOOT + said, head=dead("end_at_once"))
    assert hand.ending == Ending("dead")
    assert hand.barnyard and not hand.barnyard.is_dead  # two toes could still be played


def test_elsewhere_the_hand_goes_on_and_the_yard_is_drawn_out() -> None:
    hand = check(DEAD_FOOT + "Ben 2-1\nAna draw pass\nBen draw pass", head=dead("play_on"))
    assert hand.ending is None


def test_when_nothing_unseen_can_be_played_and_the_yard_is_drawn_out_the_hand_is_blocked() -> None:
    """Nobody needs to pass for that: the ones are all on the table."""
    text = DEAD_FOOT + "Ben 2-1\nAna 3-1\n"
    assert check(text, head=dead("play_on")).ending is None
    hand = check(text, head=dead("play_on", deal=14))
    assert hand.ending == Ending("blocked")
    assert (
        check(text + "Ben pass\nAna pass\nend blocked", head=dead("play_on", deal=14)).ending == hand.ending
    )
    assert check(text + "end blocked", head=dead("play_on", deal=14)).ending == hand.ending


def test_a_foot_that_can_just_be_finished_ends_nothing() -> None:
    text = "Ana 6-6\nBen 6-1\nAna 6-5\nBen 6-4\nAna 6-0\nBen 5-1@6-5\nAna 1-1@6-1\n"
    assert check(text, head=dead("end_at_once")).ending is None


def test_whoever_lays_a_dead_foot_with_the_last_tile_is_out() -> None:
    hand = check(DEAD_FOOT, head=dead("end_at_once", deal=5))
    assert hand.ending == Ending("out", "Ana", on_double=True)


def test_the_entry_of_the_round_says_who_is_out_and_what_was_left_as_far_as_it_is_known() -> None:
    hand = check(ANA_OUT + "Ana out\nleft Ben 6-4", head=SHORT)
    entries = hand.entries()
    assert [*entries] == ["Ana", "Ben"]
    assert (entries["Ana"].out, entries["Ana"].out_on_double, entries["Ana"].tiles) == (True, False, None)
    assert not entries["Ben"].out
    assert entries["Ben"].counted_pips == 10
    assert HandRecord.parse(SHORT).entries()["Ana"].tiles is None
    assert {seat: [*map(str, tiles)] for seat, tiles in hand.left.items()} == {"Ana": [], "Ben": ["6-4"]}
