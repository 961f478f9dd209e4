"""Links to a table that were cut, damaged or made up: as much as is right is drawn, and nothing is lost."""

import time
from urllib.parse import quote

import pytest

from tests.pages import Phone
from tests.web.tables import check, laid

ARMS = "9-9 9-1 9-4 9-5 9-7"

DAMAGED = [
    # the plays of the link, what is drawn, what is said
    (f"{ARMS} 5-", ["9-1", "9-4", "9-5", "9-7", "9-9"], "Play 6, “5-”: “5-” is no tile: write tiles as"),
    ("9-9 9-1 9", ["9-1", "9-9"], "Play 3, “9”: “9” is no tile"),
    ("9-9 9-1 7-7 9-4", ["9-1", "9-9"], "Play 3, “7-7”: 7-7 fits no open end: they take nines."),
    ("9-9 9-1 1-0 9-4", ["9-1", "9-9"], "Play 3, “1-0”: 1-0 has to wait: the opening double 9-9"),
    ("9-9 9-1 9-1 9-4", ["9-1", "9-9"], "Play 3, “9-1”: 9-1 lies on the table already"),
    ("9-9 9-1 12-9", ["9-1", "9-9"], "Play 3, “12-9”: 12-9 is not in a double-9 set"),
    (f"{ARMS} 5-4", ["9-1", "9-4", "9-5", "9-7", "9-9"], "5-4 fits several ends: say which, as in 5-4@9-5."),
    (f"{ARMS} 5-4@6-4", ["9-1", "9-4", "9-5", "9-7", "9-9"], "5-4 cannot go onto 6-4: that tile is not"),
    ("9-9 6-4@5-4 5-4@6-4", ["9-9"], "Play 2, “6-4@5-4”: 6-4 cannot go onto 5-4"),
    ("9-9 <b>&amp;", ["9-9"], "Play 2, “<b>&amp;”: “<b>&amp;” is no tile"),
]


@pytest.mark.parametrize(("plays", "drawn", "said"), DAMAGED)
def test_as_much_as_is_right_is_drawn_and_the_place_is_named(
    stranger: Phone, plays: str, drawn: list[str], said: str
):
    page = check(stranger, quote(plays, safe=" "))

    assert page.status == 200
    assert laid(page) == drawn
    assert [one for one in page.problems if said in one], page.problems
    assert page.one("written").words == plays


@pytest.mark.parametrize(
    ("plays", "said"),
    [
        ("9-4 9-9", "A hand opens with a double: 9-4 is none."),
        ("12-12 12-9", "12-12 is not in this set: choose another opening double."),
        ("x", "“x” is no tile"),
        ("9-", "“9-” is no tile"),
    ],
)
def test_without_an_opening_double_it_is_said_and_one_can_be_chosen(stranger: Phone, plays: str, said: str):
    page = check(stranger, plays)

    assert page.status == 200
    assert page.has("openings")
    assert said in page.problems[0]
    assert page.one("written").words == plays


def test_what_was_wrong_is_corrected_in_its_field(stranger: Phone):
    page = check(stranger, "9-9 9-1 9-", hand="6-4")

    page = page.press("read-again", {"plays": "9-9 9-1 9-4"})
    assert laid(page) == ["9-1", "9-4", "9-9"]
    assert not page.has("repair")
    assert page.has("held")


def test_one_can_go_on_from_what_is_right(stranger: Phone):
    page = check(stranger, "9-9 9-1 9-").press("lay", {"first": "9", "second": "4"})

    assert laid(page) == ["9-1", "9-4", "9-9"]
    assert not page.has("repair")


SETTINGS = [
    # the address, what is said
    ("set=7&plays=9-9", "There is no set “7”: this is a double-9."),
    ("set=zzz&plays=9-9", "There is no set “zzz”: this is a double-9."),
    ("set=9&rules=mine&plays=9-9", "There are no rules “mine”: these are those of Pagat."),
    ("set=9&rules=pagat&arms=5&plays=9-9", "“5” is no position of “Arms of the opening double”."),
    ("set=9&rules=pagat&draw=two&plays=9-9", "“two” is no position of “If you cannot play”."),
    ("set=9&hand=6-4+x+12-1&plays=9-9", "Not read among your tiles: x, 12-1."),
]


@pytest.mark.parametrize(("address", "said"), SETTINGS)
def test_what_of_the_rest_is_wrong_is_said_too(stranger: Phone, address: str, said: str):
    page = stranger.open(f"/check?{address}")

    assert page.status == 200
    assert said in page.problems
    assert laid(page) == ["9-9"]


def test_a_link_means_the_same_on_every_phone(phone: Phone, stranger: Phone, game):
    game(set_size=12, tiles_each=13, preset="chickie")

    assert phone.open("/check").field("set") == "12"
    assert phone.open("/check").one("openings").tags("a")[0].attrib["aria-label"] == "12-12"
    assert laid(phone.open("/check?plays=9-9")) == laid(stranger.open("/check?plays=9-9")) == ["9-9"]
    assert phone.open("/check?plays=9-9").field("set") == "9"


def test_an_unread_undo_is_forgotten(stranger: Phone):
    assert not check(stranger, ARMS, undone="x+7-7").has("redo")
    page = check(stranger, ARMS, undone="8-8").follow("redo")
    assert "8-8 fits no open end" in page.problems[0]


LONG = [
    # the plays
    " ".join(f"{high}-{low}" for high in range(10) for low in range(high + 1)) + " 9-4" * 1000,
    f"{ARMS} " + "6-4@5-4 5-4@6-4 " * 500,
    "9-9 " + "x" * 100_000,
    "9-9" * 100_000,
    "9-9 " + " 9-1" * 25_000,
]


@pytest.mark.parametrize("plays", LONG, ids=["a thousand", "circles", "one word", "no space", "twice"])
def test_a_long_link_is_answered_at_once_and_nothing_of_it_is_lost(stranger: Phone, plays: str):
    stranger.open("/check")
    begun = time.perf_counter()
    page = check(stranger, quote(plays, safe=" "))
    taken = time.perf_counter() - begun

    assert page.status == 200
    assert page.problems
    assert page.one("written").words == " ".join(plays.split())
    assert taken < 1  # seconds, on a busy machine; parsing the page is the most of it


@pytest.mark.parametrize("field", ["plays", "undone", "hand", "tile", "lay", "take", "first", "set", "rules"])
@pytest.mark.parametrize("text", ["%s %(tile)s", "½", "\x00", "9" * 5000, "@", "9-9@9-9", "-", "٣-٣"])
def test_odd_addresses_are_no_error_of_ours(stranger: Phone, field: str, text: str):
    for path in ("/check", "/check/laid", "/check/share"):
        for plays in ("", "&plays=9-9+9-1"):
            assert stranger.open(f"{path}?{field}={quote(text)}{plays}").status == 200
