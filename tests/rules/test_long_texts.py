"""What is long is read as far as a hand can go, and the rest is kept."""

from scorekeeper.rules import HandCode, HandRecord, RuleSet, TileSet

from .marks import head


def test_players_may_have_long_names() -> None:
    names = [letter * 500 for letter in "abc"]
    hand = HandRecord.start(TileSet(9), "pagat", RuleSet(), 11, names).then(f"{names[0]} 9-9")
    assert (hand.problems, hand.turn) == ((), names[1])
    wrong = hand.then(f"{'d' * 500} 9-4")
    assert [problem.code for problem in wrong.problems] == [HandCode.UNREADABLE]
    assert len(wrong.problems[0].message) < 100


def test_what_comes_after_more_lines_than_a_hand_can_have_is_kept_unread() -> None:
    lines = [head(), "Ana 9-9", *["# so"] * 1_998, "Ben draw", "# the end", "Ben 9-4", "", "Cy nine"]
    hand = HandRecord.parse("\n".join(lines))
    assert [str(problem) for problem in hand.problems] == [
        "2002:1: UNREADABLE Nothing is read from here on: no hand has so many lines."
    ]
    assert str(hand).splitlines() == [line for line in lines if line]
    assert (len(hand.events), hand.turn) == (3, None)
    assert len(hand.at(2).problems) == 0


def test_a_line_has_no_more_words_than_tiles_can_be_left() -> None:
    tiles = " ".join(map(str, TileSet(18)))
    start = f"{head(size=18)}\nleft Ana {tiles}"
    assert "UNREADABLE" not in " ".join(problem.code for problem in HandRecord.parse(start).problems)
    column = len(f"left Ana {tiles} ") + 1
    assert str(HandRecord.parse(f"{start} 0-0").problems[0]).startswith(
        f"2:{column}: UNREADABLE “0-0” cannot"
    )
