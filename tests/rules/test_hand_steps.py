"""A hand that grows event by event, goes back, and is replayed; and several hands in one text."""

from typing import Any

import pytest

from scorekeeper.rules import HandRecord, RuleSet, TileSet

from .marks import head
from .vectors import DEMO, demo_hands

TABLE = f"""{head()}
Ana 9-9
Ben 9-4
# well
Cy draw pass
Ana draw 9-5
"""


def test_a_hand_begins_with_its_head_alone() -> None:
    hand = HandRecord.start(TileSet(9), "pagat", RuleSet(), 11, ["Ana", "Ben", "Cy"])
    assert str(hand) == head()
    assert (hand.events, hand.barnyard, hand.yard, hand.problems) == ((), None, 22, ())


def test_then_adds_an_event_and_leaves_the_hand_before_as_it_was() -> None:
    before = HandRecord.parse(head())
    after = before.then("ana [9|9]")
    assert str(after) == f"{head()}\nAna 9-9"
    assert str(before) == head()


def test_a_turn_that_drew_goes_on_with_what_comes_then() -> None:
    hand = HandRecord.parse(f"{head()}\nAna 9-9\nBen draw")
    assert str(hand.then("Ben 9-4")).endswith("\nAna 9-9\nBen draw 9-4")
    assert str(hand.then("Ben pass")).endswith("\nAna 9-9\nBen draw pass")
    assert str(hand.then("Cy 9-4")).endswith("\nAna 9-9\nBen draw\nCy 9-4")
    assert hand.then("Ben 9-4").lines[-1] == (3, "Ben draw 9-4")


def test_draws_before_the_opening_double_are_turns_of_their_own() -> None:
    hand = HandRecord.parse(head()).then("Ana draw").then("Ana 9-9")
    assert str(hand) == f"{head()}\nAna draw\nAna 9-9"


def test_draws_are_not_joined_before_a_double_of_the_set_is_down() -> None:
    for opening in ("Ana 9-4", "Ana 10-10", "Ana 9-9@9-8", "set out 8-4"):
        hand = HandRecord.parse(f"{head()}\n{opening}\nBen draw\nBen draw")
        assert len(hand.events) == 3
    assert len(HandRecord.parse(f"{head()}\nset out 8-8\nBen draw\nBen draw").events) == 2


def test_a_player_is_called_otherwise_in_head_and_lines_alone() -> None:
    hand = HandRecord.parse(f"{head()}\nAna 9-9  # Ana!\nBen draw pass\nAna what\nleft Ana 6-4")
    renamed = hand.renamed("Ana", "Mary Ann")
    called = head().replace("Ana", '"Mary Ann"')
    assert str(renamed).split("\n") == [
        called,
        '"Mary Ann" 9-9  # Ana!',
        "Ben draw pass",
        "Ana what",
        'left "Mary Ann" 6-4',
    ]
    assert hand.renamed("Zoe", "Eva") == hand


def test_what_is_said_then_is_one_line() -> None:
    hand = HandRecord.parse(head()).then("Ana\n  9-9\n")
    assert str(hand) == f"{head()}\nAna 9-9"
    assert HandRecord.parse(head()).then(" \n") == HandRecord.parse(head())


def test_what_cannot_be_read_is_added_and_named() -> None:
    hand = HandRecord.parse(head()).then("Ana nine nine")
    assert [(problem.line, problem.column) for problem in hand.problems] == [(2, 5)]
    assert str(hand.then("[set double-6]")).endswith("\nAna nine nine\n[set double-6]")


UNDONE = [
    ("Ana 9-9", ""),
    ("Ana 9-9\nBen 9-4", "Ana 9-9"),
    ("Ana 9-9\nBen draw", "Ana 9-9"),
    ("Ana 9-9\nBen draw 9-4", "Ana 9-9\nBen draw"),
    ("Ana 9-9\nBen draw pass", "Ana 9-9\nBen draw"),
    ("Ana 9-9\nBen draw draw pass", "Ana 9-9\nBen draw draw"),
    ("Ana 9-9\nBen draw draw", "Ana 9-9\nBen draw"),
    ("Ana 9-9\nBen draw 9-4  # so", "Ana 9-9\nBen draw  # so"),
    ("Ana 9-9\nBen pass", "Ana 9-9"),
    ("Ana 9-9\nwhat", "Ana 9-9"),
    ("Ana 9-9\nAna out", "Ana 9-9"),
    ("set out 9-9", ""),
    ("Ana 9-9\nleft Ben 6-4 5-4", "Ana 9-9"),
    ("# so\nAna 9-9", "# so"),
    ("# so", "# so"),
    ("", ""),
]


@pytest.mark.parametrize(("text", "before"), UNDONE)
def test_what_was_done_last_is_taken_back_be_it_the_play_after_a_draw(text: str, before: str) -> None:
    assert str(HandRecord.parse(f"{head()}\n{text}").undone()) == f"{head()}\n{before}".strip()


def test_undoing_takes_back_what_then_added() -> None:
    hand = HandRecord.parse(head())
    for text in ("Ana draw", "Ana 9-9", "Ben draw", "Ben 9-4", "Cy draw", "Cy pass", "Ana out", "left Ben"):
        longer = hand.then(text)
        assert longer.undone() == hand
        hand = longer


def test_a_hand_is_shown_as_it_was_after_so_many_events() -> None:
    hand = HandRecord.parse(TABLE)
    written = [str(hand.at(step)).splitlines()[1:] for step in range(6)]
    assert written == [
        [],
        ["Ana 9-9"],
        ["Ana 9-9", "Ben 9-4", "# well"],
        ["Ana 9-9", "Ben 9-4", "# well", "Cy draw pass"],
        ["Ana 9-9", "Ben 9-4", "# well", "Cy draw pass", "Ana draw 9-5"],
        ["Ana 9-9", "Ben 9-4", "# well", "Cy draw pass", "Ana draw 9-5"],
    ]
    assert hand.at(-1) == hand.at(0)
    assert hand.at(4) == hand
    assert [hand.at(step).turn for step in range(5)] == [None, "Ben", "Cy", "Ana", "Ben"]


def test_hands_are_equal_when_they_are_written_alike() -> None:
    one, other = HandRecord.parse(TABLE), HandRecord.parse(TABLE.replace("Ben 9-4", "ben [9|4]@9-9\n"))
    assert one == other
    assert hash(one) == hash(other)
    assert one != one.undone()
    assert hash(one) != hash(one.undone())
    assert one != str(one)


def test_each_head_of_a_text_opens_a_hand_and_lines_are_counted_in_the_whole() -> None:
    text = f"""# our evening

# hand 1
{head()}
Ana 9-9
# good game

# hand 2
{head(size=6, deal=5)}
Ben 6-6
Ben 6-1
"""
    one, two = HandRecord.parse_all(text)
    assert str(one) == f"# our evening\n# hand 1\n{head()}\nAna 9-9\n# good game"
    assert str(two) == f"# hand 2\n{head(size=6, deal=5)}\nBen 6-6\nBen 6-1"
    assert one.problems == ()
    assert [(problem.line, problem.column) for problem in two.problems] == [(11, 1)]
    assert HandRecord.parse(str(two)) == two


SPLIT = [
    # a text by its lines (h: a head, s: its set alone, r: the rest of it, e: an event, #: a comment)
    ("", []),
    ("#", []),
    ("h", ["h"]),
    ("hh", ["h", "h"]),
    ("hehe", ["he", "he"]),
    ("e", ["e"]),
    ("#e", ["#e"]),
    ("ehe", ["e", "he"]),
    ("#h#e#he#", ["#h#e", "#he#"]),
    ("he# #h", ["he#", "#h"]),
    ("he## ##h", ["he##", "##h"]),
    ("he #h", ["he", "#h"]),
    ("he# h", ["he#", "h"]),
    ("sre", ["sre"]),
    ("s re", ["sre"]),
    ("s#re", ["s#re"]),
    ("ss", ["s", "s"]),
    ("srsr", ["sr", "sr"]),
    ("esre", ["e", "sre"]),
    ("he # h", ["he#", "h"]),
    ("h#h", ["h", "#h"]),
    ("h#", ["h#"]),
    ("ss#r", ["s", "s#r"]),
    ("he+h", ["he", "+h"]),
    ("+h+e", ["+h+e"]),
    ("s?", ["s", "?"]),
    ("s~r", ["s", "~r"]),
    ("~~", ["~", "~"]),
]
LINES = {
    "h": head(),
    "s": "[set double-9]",
    "r": "[rules pagat] [deal 11] [seats Ana, Ben]",
    "e": "Ana draw",
    "#": "# well",
    "+": "  # and",
    "?": "[table round]",
    "~": "[set double-9",
    " ": "",
}


@pytest.mark.parametrize(("kinds", "hands"), SPLIT)
def test_where_a_hand_begins_and_ends_in_a_text(kinds: str, hands: list[str]) -> None:
    text = "\n".join(LINES[kind] for kind in kinds)
    kind_of = {line: kind for kind, line in LINES.items()}
    found = HandRecord.parse_all(text)
    assert ["".join(kind_of[line] for _, line in hand.lines) for hand in found] == hands
    assert all(HandRecord.parse(str(hand)) == hand for hand in found)


@pytest.mark.parametrize("game", sorted(DEMO.glob("*.hands")), ids=lambda file: file.stem)
def test_a_game_is_written_as_it_was_read(game: Any) -> None:
    text = game.read_text()
    written = "\n\n".join(map(str, HandRecord.parse_all(text)))
    assert written.strip() == text.strip()


@pytest.mark.parametrize(("hand", "row"), demo_hands()[:3])
def test_a_hand_told_event_by_event_is_the_hand_as_written(hand: HandRecord, row: Any) -> None:
    told = hand.at(0)
    for event in hand.events:
        told = told.then(str(event))
        assert told.problems == ()
    assert told == hand
