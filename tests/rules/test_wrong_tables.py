"""Tables that lie wrong, and what is named of them: the first wrong tile, and what only rests on it."""

import pytest

from scorekeeper.rules import Reason

from .tables import drawn, lay_wrong

WRONG = [
    (
        "sixes lie on the double five",
        """
        9-9
          9-5
            5-5
              6-5
              6-1
              6-2
              6-3
          9-7
          9-3
          9-2
        """,
        [
            ("6-1@5-5", Reason.NO_MATCH),
            ("6-2@5-5", Reason.NO_MATCH),
            ("6-3@5-5", Reason.NO_MATCH),
        ],
    ),
    (
        "what rests on a wrong tile cannot be judged",
        """
        9-9
          9-5
            4-1
              1-0
                3-0
          9-7
          9-3
          9-2
        """,
        [
            ("4-1@9-5", Reason.NO_MATCH),
            ("1-0@4-1", Reason.NOT_ON_TABLE),
            ("3-0@1-0", Reason.NOT_ON_TABLE),
        ],
    ),
    (
        "a tile lies there twice",
        """
        9-9
          9-5
            5-7
          9-7
            7-5
          9-3
          9-2
        """,
        [("7-5@9-7", Reason.ALREADY_LAID)],
    ),
    (
        "the opening double lies there twice",
        """
        9-9
          9-5
            9-9
          9-7
          9-3
          9-2
        """,
        [("9-9@9-5", Reason.ALREADY_LAID)],
    ),
    (
        "a fifth arm has no room",
        """
        9-9
          9-5
          9-7
          9-3
          9-2
          9-1
        """,
        [("9-1@9-9", Reason.NO_ROOM)],
    ),
    (
        "a fourth toe has no room",
        """
        9-9
          9-5
            5-5
              6-5
              5-4
              5-3
              5-2
          9-7
          9-3
          9-2
        """,
        [("5-2@5-5", Reason.NO_ROOM)],
    ),
    (
        "two tiles lie at one end",
        """
        9-9
          9-5
            6-5
            5-2
          9-7
          9-3
          9-2
        """,
        [("5-2@9-5", Reason.NO_ROOM)],
    ),
    (
        "an arm is missing",
        """
        9-9
          9-5
            6-5
          9-7
          9-3
        """,
        [("6-5@9-5", Reason.ARMS_FIRST)],
    ),
    (
        "two feet lack toes",
        """
        9-9
          9-5
            5-5
              6-5
          9-7
            7-7
              7-6
          9-3
          9-2
        """,
        [("7-7@9-7", Reason.FOOT_FIRST), ("7-6@7-7", Reason.NOT_ON_TABLE)],
    ),
    (
        "a toe carries a tile though its foot lacks one",
        """
        9-9
          9-5
            5-5
              6-5
                6-1
              5-4
          9-7
          9-3
          9-2
        """,
        [("6-1@6-5", Reason.FOOT_FIRST)],
    ),
    (
        "a toe lies elsewhere too, and its foot is the one laid last",
        """
        9-9
          9-5
            5-5
              6-5
              5-4
              5-3
          9-4
            5-4
          9-7
            7-1
          9-2
        """,
        [("5-4@5-5", Reason.ALREADY_LAID)],
    ),
    (
        "a toe that is not in the set",
        """
        9-9
          9-5
            5-5
              10-5
              5-4
              5-3
          9-7
            7-1
          9-4
          9-2
        """,
        [("10-5@5-5", Reason.NOT_IN_SET)],
    ),
    (
        "a tile is not in the set",
        """
        9-9
          9-5
            10-5
          9-7
          9-3
          9-2
        """,
        [("10-5@9-5", Reason.NOT_IN_SET)],
    ),
]


@pytest.mark.parametrize(("what", "table", "problems"), WRONG, ids=[row[0] for row in WRONG])
def test_what_is_wrong_with_a_table_is_named(
    what: str, table: str, problems: list[tuple[str, Reason]]
) -> None:
    yard, found = lay_wrong(table)
    assert found == problems
    wrong = {text for text, _ in problems}
    assert {*map(str, yard.plays)} == {*map(str, [*drawn(table)][1:])} - wrong
