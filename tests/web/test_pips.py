"""The pip counter: the sum of some tiles under the house rules chosen."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Part, Phone

HANDS = [
    # tiles, what else is chosen, sum, bill
    ("6-4 3-2", {}, "15", ["15 pips"]),
    ("8-8", {}, "16", ["16 pips"]),
    ("9-9 0-0 3-4", {}, "75", ["25 pips", "50 double blank"]),
    ("9-9 0-0 3-4", {"double_blank": "25"}, "50", ["25 pips", "25 double blank"]),
    ("9-9 0-0 3-4", {"double_blank": "0"}, "25", ["25 pips", "0 double blank"]),
    ("12-10 6-6 0-0", {"set": "12"}, "84", ["34 pips", "50 double blank"]),
    ("6-0 5-0 0-0", {"blank_half": "25"}, "111", ["11 pips", "50 double blank", "50 for 2 blank halves"]),
    ("[6-4], 3|2", {}, "15", ["15 pips"]),
    ("0-0", {}, "50", ["0 pips", "50 double blank"]),
]


@pytest.mark.parametrize(("tiles", "chosen", "total", "bill"), HANDS)
def test_tiles_are_counted(stranger: Phone, tiles: str, chosen: dict[str, str], total: str, bill: list[str]):
    page = stranger.open("/pips").press("pips", {"tiles": tiles, **chosen})

    assert page.one("total").words == total
    zero = ("0 pips", "0 double blank")
    lines = [Part(one).words for one in page.one("bill").tags("li")]
    assert [line for line in lines if line not in zero] == [line for line in bill if line not in zero]
    assert page.problems == []
    for field, value in {"tiles": tiles, **chosen}.items():
        assert page.field(field) == value


def test_nothing_is_nothing(stranger: Phone):
    page = stranger.open("/pips")

    assert page.one("total").words == "0"
    assert page.problems == []


def test_the_running_games_set_and_rules_are_in_force(phone: Phone, game: Callable[..., GameRecord]):
    game(set_size=12, tiles_each=13, changes={"double_blank": 100})
    page = phone.open("/pips?tiles=12-12+0-0")

    assert page.field("set") == "12"
    assert page.one("total").words == "124"


WRONG = [
    # tiles, what is said
    ("6-4 12-1", ["“12-1” is not a tile of this set: write tiles as 6-4 3-2."]),
    ("6-4 4-6", ["6-4 is in two places: there is only one."]),
    ("0-0 0-0", ["0-0 is in two places: there is only one."]),
    ("x", ["“x” is not a tile of this set: write tiles as 6-4 3-2."]),
    ("½", ["“½” is not a tile of this set: write tiles as 6-4 3-2."]),
    ("<b>", ["“<b>” is not a tile of this set: write tiles as 6-4 3-2."]),
    ("-1", ["“-1” is not a tile of this set: write tiles as 6-4 3-2."]),
]


@pytest.mark.parametrize(("tiles", "said"), WRONG)
def test_what_is_wrong_with_a_tile_is_said_and_what_was_typed_is_kept(
    stranger: Phone, tiles: str, said: list[str]
):
    page = stranger.open("/pips").press("pips", {"tiles": tiles})

    assert page.problems == said
    assert page.field("tiles") == tiles


@pytest.mark.parametrize("value", ["7", "zzz", "-1", "9" * 5000, "½", ""])
def test_a_choice_that_there_is_not_changes_nothing(stranger: Phone, value: str):
    choices = dict.fromkeys(("set", "double_blank", "blank_half"), value)
    page = stranger.open("/pips").press("pips", {"tiles": "9-9 0-0"}, tampered=choices)

    assert page.status == 200
    assert page.one("total").words == "68"


@pytest.mark.parametrize("tiles", ["6-4 " * 400, "9" * 3000, "\x00", "%s %(tile)s", "6-4" * 300])
def test_odd_tiles_are_no_error_of_ours(stranger: Phone, tiles: str):
    assert stranger.open("/pips").press("pips", {"tiles": tiles}).status == 200
