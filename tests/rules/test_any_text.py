"""Whatever text is read as a hand: it is never refused, nothing is lost, and problems have their places."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.rules import HandRecord, RuleSet, TileSet

from .marks import head
from .test_ruleset import rulesets

PIECES = """Ana Ben "Mary Ann" “Ben” ana set out end blocked dead left draw pass forgot miss 9-9 9-4 9-4@9-9
[9|5] 5-4 6-6 10-3 # @ [ ] [set double-9] [rules pagat arms=6] [deal 11] [seats Ana, Ben] \\ - | , = " “"""
HEADS = ["[set double-9] [rules pagat] [deal 2] [seats Ana, Ben]", "[seats Ana, Ben]", ""]
WORDS = [*PIECES.split(), *HEADS]
lines = st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)
texts = st.lists(lines | st.text(max_size=20), max_size=12).map("\n".join) | st.text(max_size=60)


@settings(max_examples=300)
@given(texts)
def test_any_text_is_read_and_written_without_loss(text: str) -> None:
    hand = HandRecord.parse(text)
    again = HandRecord.parse(str(hand))
    assert str(again) == str(hand)
    assert again == hand
    assert [problem.message for problem in again.problems] == [problem.message for problem in hand.problems]
    written = str(hand)
    for line in text.splitlines():
        for comment in line.partition("#")[2].split():
            assert comment in written


@settings(max_examples=200)
@given(texts)
def test_every_problem_has_its_place_in_the_text(text: str) -> None:
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for problem in HandRecord.parse(text).problems:
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= max(1, len(lines[problem.line - 1]))
        assert problem.message


@settings(max_examples=150)
@given(texts)
def test_the_hands_of_any_text_hold_all_its_lines(text: str) -> None:
    hands = HandRecord.parse_all(text)
    parted = [line for hand in hands for line in hand.lines]
    whole = list(HandRecord.parse(text).lines)
    assert parted == whole or (not hands and all(said.lstrip().startswith("#") for _, said in whole))
    for hand in hands:
        assert HandRecord.parse(str(hand)) == hand


@settings(max_examples=150)
@given(texts, lines | st.text(max_size=20))
def test_any_text_grows_and_shrinks(text: str, more: str) -> None:
    hand = HandRecord.parse(text)
    longer = hand.then(more)
    assert HandRecord.parse(str(longer)) == longer
    if len(longer.events) > len(hand.events) and longer.events[-1].shortened() is None:
        assert longer.undone() == hand
    assert HandRecord.parse(str(hand.undone())) == hand.undone()
    for step in range(3):
        assert [*map(str, hand.at(step).events)] == [*map(str, hand.events[:step])]


names = st.text(min_size=1, max_size=12).map(lambda name: " ".join(name.split()))


@settings(max_examples=150)
@given(st.lists(names, min_size=2, max_size=12), rulesets, st.sampled_from(TileSet.SIZES), st.integers(1, 4))
def test_any_head_is_read_as_it_was_written(seats: list[str], ruleset: RuleSet, size: int, deal: int) -> None:
    hand = HandRecord.start(TileSet(size), "kelley", ruleset, deal, seats)
    if hand.problems:
        assert {problem.params["kind"] for problem in hand.problems} <= {"same_seat", "name", "deal_large"}
        return
    assert (hand.tile_set, hand.preset, hand.ruleset, hand.tiles_each) == (
        TileSet(size),
        "kelley",
        ruleset,
        deal,
    )
    assert len(hand.seats) == len(seats)
    assert HandRecord.parse(str(hand)) == hand


HUGE: dict[str, Any] = {
    "a megabyte of nothing": " " * 10**6,
    "a megabyte in one word": "9" * 10**6,
    "a megabyte of words in a line": "9-4 " * 250_000,
    "a megabyte of open quotes": '"' * 10**6,
    "a megabyte of open brackets": "[a" * 500_000,
    "a megabyte of digits and space": "9 " * 500_000,
    "a line of a hundred thousand tiles left": "left Ana" + " 6-4" * 100_000,
    "a thousand plays": "Ana 9-4\n" * 1_000,
    "ten thousand draws in a line": "Ana" + " draw" * 10_000,
    "a megabyte of misread lines": "x\n" * 500_000,
    "a megabyte of misread heads": "[a\n" * 350_000,
    "a megabyte of heads": "[set double-9]\n" * 70_000,
    "a deep name": '"' + "\\" * 100_000,
}


@pytest.mark.parametrize("what", HUGE)
def test_a_huge_text_is_read_like_any_other(what: str) -> None:
    hand = HandRecord.parse(f"{'' if 'head' in what else head()}\n{HUGE[what]}")
    assert all(problem.message for problem in hand.problems[:50])
    assert hand.problems or what == "a megabyte of nothing"
    assert HandRecord.parse(str(hand)) == hand
