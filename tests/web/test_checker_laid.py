"""A table that is laid already: set up in any order, and its first wrong tile found."""

import time
from urllib.parse import quote

import pytest

from tests.pages import Page, Phone
from tests.web.tables import laid

ARMS = "9-9 9-7@9-9 9-5@9-9 9-4@9-9 9-3@9-9"


def set_up(phone: Phone, plays: str, **more: str) -> Page:
    """Open a table that is laid already."""
    said = "".join(f"&{name}={quote(text)}" for name, text in more.items())
    return phone.open(f"/check/laid?set=9&rules=pagat&plays={quote(plays)}{said}")


def test_a_table_is_set_up_tile_by_tile(stranger: Phone):
    page = stranger.open("/check/laid?set=9&rules=pagat").follow("opening")
    for tile in ("9-7", "9-5", "9-4", "9-3"):
        assert page.field("onto") == "9-9"
        first, _, second = tile.partition("-")
        page = page.press("lay", {"first": first, "second": second})
    assert page.field("onto") == "9-3"  # its arms are full: the next tile lies on the last
    page = page.press("lay", {"first": "4", "second": "5", "onto": "9-5"})

    assert laid(page) == ["5-4", "9-3", "9-4", "9-5", "9-7", "9-9"]
    assert page.one("right").words == "6 tiles, and nothing is wrong."


def test_the_tile_that_the_next_one_lies_on_is_tapped_on_the_picture(stranger: Phone):
    page = set_up(stranger, f"{ARMS} 7-2@9-7")

    ends = {one.attrib["aria-label"]: one.attrib["href"] for one in page.one("table").tags("a")}
    assert set(ends) == {f"The next tile lies on {tile}" for tile in ("9-5", "9-4", "9-3", "7-2")}
    page = stranger.open(ends["The next tile lies on 7-2"])
    assert page.field("onto") == "7-2"


def test_tiles_may_come_in_any_order(stranger: Phone):
    page = set_up(stranger, "9-9 8-7@8-8 8-8@9-8 8-6@8-8 9-8@9-9 9-1@9-9 8-5@8-8 9-2@9-9 9-3@9-9")

    assert page.one("right").words == "9 tiles, and nothing is wrong."
    assert len(laid(page)) == 9


WRONG = [
    # the tiles, the first wrong one, what is wrong with it, how many more are wrong by themselves
    (f"{ARMS} 6-2@9-5", "6-2", "6-2 does not fit onto 9-5: only fives go there.", 0),
    (
        f"{ARMS} 5-5@9-5 6-2@5-5 6-3@5-5 6-0@6-2 0-0@6-0 5-1@5-5",  # sixes on the double five
        "6-2",
        "6-2 does not fit onto 5-5: only fives go there. 2 more tiles rest on it.",
        1,
    ),
    (f"{ARMS} 7-2@9-7 9-2@7-2 9-4@9-2", "9-4", "9-4 lies on the table already, and there is only one.", 0),
    (f"{ARMS} 9-2@9-9", "9-2", "There is no room for 9-2 on 9-9: it carries all it can.", 0),
    (f"{ARMS} 7-2@9-7 7-1@9-7", "7-1", "There is no room for 7-1 on 9-7: it carries all it can.", 0),
    (f"{ARMS} 12-9@9-9", "12-9", "12-9 is not in a double-9 set: no half there has more than 9.", 0),
    (f"{ARMS} 3-1@6-3", "3-1", "3-1 cannot go onto 6-3: that tile is not on the table.", 0),
    (
        f"{ARMS} 6-4@5-4 5-4@6-4",
        "6-4",
        "6-4 and what it rests on hold each other up: none of them lies on the table. "
        "1 more tile rests on it.",
        0,
    ),
    (
        f"{ARMS} 6-4@6-4",
        "6-4",
        "6-4 and what it rests on hold each other up: none of them lies on the table.",
        0,
    ),
    (
        f"{ARMS} 7-7@9-7 7-1@7-7 5-5@9-5 5-1@5-5",  # two feet that both lack toes
        "5-5",
        "5-5 has to wait: finish the foot on 7-7 first. It still takes 2, and until then only sevens may be "
        "played, onto it. 1 more tile rests on it.",
        0,
    ),
]


@pytest.mark.parametrize(("plays", "first", "said", "more"), WRONG)
def test_the_first_wrong_tile_is_found(stranger: Phone, plays: str, first: str, said: str, more: int):
    page = set_up(stranger, plays)

    wrong = page.one("first-wrong")
    assert wrong.words.startswith(f"The first wrong tile: {first}")
    assert wrong.one("said").words == said
    assert page.has("more-wrong") == bool(more)
    if more:
        assert len(page.one("more-wrong").tags("li")) == more
    assert not page.has("right")


def test_a_wrong_tile_can_be_taken_away(stranger: Phone):
    page = set_up(stranger, f"{ARMS} 6-2@9-5 5-4@9-5").follow("take-away")

    assert page.one("right").words == "6 tiles, and nothing is wrong."
    assert page.field("onto") == "9-5"


def test_one_goes_on_from_what_is_right(stranger: Phone):
    page = set_up(stranger, f"9-9 5-5@9-5 {ARMS.partition(' ')[2]} 6-2@5-5 5-1@5-5").follow("go-on")

    assert page.one("holds").words.startswith("Foot on 5-5: 2 toes to go.")
    assert page.problems == []


REFUSED = [
    # what is laid, what is said
    ("9-7", "9-7 lies on the table already, and there is only one."),
    ("12-7", "12-7 is not in a double-9 set: no half there has more than 9."),
    ("x", "“x” is no tile: write tiles as 5-4, or 5-4@9-4 to say onto which."),
]


@pytest.mark.parametrize(("tile", "said"), REFUSED)
def test_what_cannot_be_laid_at_all_is_refused(stranger: Phone, tile: str, said: str):
    page = set_up(stranger, ARMS, onto="9-4", lay=tile)

    assert page.one("refused").words == said
    assert page.field("onto") == "9-4"


def test_what_cannot_be_read_is_named_and_stays_in_its_field(stranger: Phone):
    page = set_up(stranger, f"{ARMS} 7-2 7-1@ 5-4@9-5")

    assert [part.words for part in page.all("unread")] == [
        "Tile 6, “7-2”: write each tile with the one it lies on, as in 9-4@9-9.",
        "Tile 7, “7-1@”: write each tile with the one it lies on, as in 9-4@9-9.",
    ]
    assert page.one("written").words == f"{ARMS} 7-2 7-1@ 5-4@9-5"
    assert "5-4" in laid(page)
    page = page.press("read-again", {"plays": f"{ARMS} 7-2@9-7"})
    assert page.one("right").words == "6 tiles, and nothing is wrong."


@pytest.mark.parametrize(
    ("plays", "said"),
    [
        ("9-7@9-9 9-5@9-9", "“9-7@9-9” is no tile"),
        ("9-7", "A hand opens with a double: 9-7 is none."),
        ("12-12", "12-12 is not in this set"),
    ],
)
def test_a_layout_without_its_opening_double_is_asked_for_it(stranger: Phone, plays: str, said: str):
    page = set_up(stranger, plays)

    assert page.has("openings")
    assert said in page.problems[0]
    assert page.one("written").words == plays


def test_a_thousand_tiles_are_answered_at_once(stranger: Phone):
    plays = f"{ARMS} " + "6-4@5-4 5-4@6-4 " * 500
    stranger.open("/check/laid")
    begun = time.perf_counter()
    page = set_up(stranger, plays)
    taken = time.perf_counter() - begun

    assert page.one("too-many").words == "More than any table has: the first 400 were read."
    assert page.one("written").words == plays.strip()
    assert taken < 1  # seconds, on a busy machine
