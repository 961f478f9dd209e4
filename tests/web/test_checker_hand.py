"""One's own tiles in the checker: which can go where, or that one must draw, and what would help."""

import pytest

from tests.pages import Page, Phone
from tests.web.tables import check

ARMS = "9-9 9-1 9-4 9-5 9-7"
FOOT = f"{ARMS} 5-4@9-4 4-1 4-4 4-0"  # two toes to go


def held(page: Page) -> list[str]:
    """The tiles of the hand with where they can go."""
    return [tile.attrib["aria-label"] for tile in page.one("held").tags("a")]


ADVICE = [
    # on the table, in hand, each tile, what to do
    (
        ARMS,
        "5-4 7-2 6-0",
        ["5-4, 2 ends", "7-2, onto 9-7", "6-0, waits"],
        "2 of 3 can be played.",
    ),
    (FOOT, "6-4 7-2", ["6-4, onto 4-4", "7-2, waits"], "1 of 2 can be played."),
    # 55 tiles - 9 on the table - 2 in hand; of the fours 9-4 5-4 4-1 4-4 4-0 are down, five are not.
    (
        FOOT,
        "7-2 6-0",
        ["7-2, waits", "6-0, waits"],
        "None of your 2 tiles can be played now. Draw one; with an empty yard, pass. "
        "Of the 44 tiles you cannot see 5 would help.",
    ),
    (
        FOOT,
        "7-2",
        ["7-2, waits"],
        "Your tile fits nowhere now. Draw one; with an empty yard, pass. "
        "Of the 45 tiles you cannot see 5 would help.",
    ),
    (
        "6-6 6-1 6-2 6-3 6-4 2-1@6-2 3-1@6-3 4-1@6-4 1-1@6-1 5-1 1-0",  # every one is down: a dead hand
        "5-0",
        ["5-0, waits"],
        "Your tile fits nowhere now. Draw one; with an empty yard, pass. "
        "But no tile that you cannot see would help.",
    ),
    (ARMS, "9-1 9-4", [], "All your tiles lie on the table."),
]


@pytest.mark.parametrize(("plays", "hand", "tiles", "said"), ADVICE)
def test_a_hand_is_told_what_it_can_do(stranger: Phone, plays: str, hand: str, tiles: list[str], said: str):
    page = check(stranger, plays, int(plays[0]), hand=hand)

    assert page.one("advice").words == said
    assert (held(page) if page.has("held") else []) == tiles


@pytest.mark.parametrize(
    ("draw", "said"),
    [
        ("until_playable", "Draw until one fits; with an empty yard, pass. Of the 45 tiles you cannot see"),
        ("none", "Your tile fits nowhere now. Pass."),
    ],
)
def test_who_cannot_play_does_what_the_house_rules_say(stranger: Phone, draw: str, said: str):
    assert said in check(stranger, FOOT, draw=draw, hand="7-2").one("advice").words


def test_tiles_are_tapped_into_the_hand_and_out_of_it(stranger: Phone):
    page = check(stranger, ARMS).follow("tap-hand")
    for first, second in (("5", "4"), ("2", "7"), ("0", "0")):
        page = page.press("take", {"first": first, "second": second})
    assert [tile.attrib["data-tile"] for tile in page.one("held").tags("a")] == ["5-4", "7-2", "0-0"]

    page = stranger.open(page.one("held").link)
    assert [tile.attrib["data-tile"] for tile in page.one("held").tags("a")] == ["7-2", "0-0"]
    assert held(page.follow("hand-done")) == ["7-2, onto 9-7", "0-0, waits"]
    assert not page.follow("hand-done").follow("clear-hand").has("held")


def test_the_hand_keeps_taking_tiles_until_it_is_done(stranger: Phone):
    page = check(stranger, ARMS, to="hand", take="5-4")

    assert page.has("hand-done")
    assert page.one("send-tile").element.get("name") == "take"
    assert page.follow("hand-done").one("send-tile").element.get("name") == "lay"


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("5-4", "5-4 is in your hand already."),
        ("9-4", "9-4 lies on the table already, and there is only one."),
        ("12-4", "12-4 is not in a double-9 set: no half there has more than 9."),
        ("x", "“x” is no tile: write tiles as 5-4, or 5-4@9-4 to say onto which."),
    ],
)
def test_a_tile_that_cannot_be_held_is_refused(stranger: Phone, tile: str, said: str):
    page = check(stranger, ARMS, hand="5-4", take=tile)

    assert page.one("refused").one("said").words == said
    assert len(page.one("held").tags("a")) == 1


def test_a_tap_on_a_tile_of_the_hand_plays_it_and_it_leaves_the_hand(stranger: Phone):
    page = check(stranger, ARMS, hand="7-2 5-4")

    page = stranger.open(page.one("held").link)
    assert page.one("laid").words == "7-2 lies on 9-7."
    assert held(page) == ["5-4, 2 ends"]
    assert held(page.follow("undo")) == ["7-2, onto 9-7", "5-4, 2 ends"]


def test_a_refused_tile_is_answered_with_what_the_hand_could_play(stranger: Phone):
    page = check(stranger, ARMS, hand="7-2 5-4 0-0", lay="0-0")

    assert [one.get("data-tile") for one in page.one("instead").tags("a")] == ["7-2", "5-4"]
