"""Hands with what is wrong marked in them: a ``^`` under the word, then the code and the sentence.

::

    Ana 9-9
    Cy 9-4
    ^ OUT_OF_TURN It is Ben's turn, not Cy's.
"""

import re
from textwrap import dedent

from scorekeeper.rules import HandRecord

WORD = "cannot be read here: a turn is written as 9-4, 5-4@9-4, draw, draw 9-4, draw pass or pass."
"""What is said of an unreadable word of a turn."""

_MARK = re.compile(r"( *)\^ ([A-Z_]+ .*)")


def check(marked: str, *, head: str = "") -> HandRecord:
    """Read the hand without the marks, hold its problems to them, and return it."""
    lines: list[str] = [head] if head else []
    expected = []
    for line in dedent(marked).strip("\n").splitlines():
        mark = _MARK.fullmatch(line)
        if mark:
            expected.append(f"{len(lines)}:{len(mark[1]) + 1}: {mark[2]}")
        else:
            lines.append(line)
    hand = HandRecord.parse("\n".join(lines))
    assert [str(problem) for problem in hand.problems] == expected
    assert HandRecord.parse(str(hand)) == hand
    return hand


def head(seats: str = "Ana, Ben, Cy", size: int = 9, deal: int = 11, rules: str = "") -> str:
    """Return the head of a hand."""
    return f"[set double-{size}] [rules pagat{' ' if rules else ''}{rules}] [deal {deal}] [seats {seats}]"
