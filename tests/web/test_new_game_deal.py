"""The set and the deal: suggested for the players there are, and anything else that the set holds."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.test_new_game_players import seated

COMPANY = ("Ana", "Ben", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Joe", "Kim", "Lea")

SUGGESTED = [
    # players, set, tiles each: the first deal of the written rules, else computed
    (2, "6", "5"),
    (3, "6", "5"),
    (4, "9", "11"),
    (5, "9", "9"),
    (6, "9", "7"),
    (7, "12", "10"),
    (8, "12", "9"),
    (10, "12", "7"),
    (11, "15", "10"),
    (12, "15", "9"),
]


@pytest.mark.parametrize(("players", "size", "each"), SUGGESTED)
def test_set_and_deal_are_suggested_for_the_players_there_are(
    phone: Phone, players: int, size: str, each: str
):
    page = seated(phone, *COMPANY[:players])

    assert page.field("set_size") == size
    assert page.field("tiles_each") == each


def test_a_deal_says_what_stays_in_the_yard_and_how_often_nobody_can_start(phone: Phone):
    words = seated(phone, *COMPANY[:4]).one("deal").words

    assert "11 tiles each 11 stay in the yard · nobody holds the opening double in 20% of hands" in words
    assert "10 tiles each 15 stay in the yard · nobody holds the opening double in 27% of hands" in words
    assert "Puremco, as pagat gives it" in words


def test_a_double_laid_out_before_the_deal_leaves_one_tile_less(phone: Phone):
    page = seated(phone, *COMPANY[:4]).press("add", {"rules-opening": '"set_out"'})

    words = page.one("deal").words
    assert "11 tiles each 10 stay in the yard · the opening double is laid out first" in words


def test_another_set_brings_its_own_deals(phone: Phone):
    page = seated(phone, *COMPANY[:4]).press("add", {"set_size": "12"})

    assert page.choices("tiles_each") == ["18", "15", "7", "other"]
    assert page.field("tiles_each") == "18"


def test_the_suggestion_follows_the_players_until_something_else_is_chosen(phone: Phone):
    page = seated(phone, *COMPANY[:6])
    assert (page.field("set_size"), page.field("tiles_each")) == ("9", "7")

    page = page.press("add", {"new_name": "Gus"})
    assert (page.field("set_size"), page.field("tiles_each")) == ("12", "10")

    page = page.press("add", {"set_size": "15", "tiles_each": "other", "tiles_other": "8", "new_name": "Hal"})
    assert page.field("set_size") == "15"
    assert (page.field("tiles_each"), page.field("tiles_other")) == ("other", "8")


def test_a_deal_of_ones_own_says_what_stays_too(phone: Phone):
    page = seated(phone, *COMPANY[:4]).press("add", {"tiles_each": "other", "tiles_other": "13"})

    assert "3 stay in the yard" in page.one("deal").words


def test_the_game_is_dealt_as_chosen(phone: Phone):
    page = seated(phone, *COMPANY[:4])
    page = page.press("start", {"set_size": "12", "tiles_each": "other", "tiles_other": "13"})

    assert "Deal 13 tiles each." in page.one("next").words
    assert "12-12 opens" in page.one("next").words


@pytest.mark.parametrize("typed", ["", "0", "-1", "½", "1.5", "1e3", "12+", "１１", "eleven", "9" * 30])
def test_what_is_no_number_of_tiles_is_refused_and_kept(phone: Phone, typed: str):
    page = start(phone, {"tiles_each": "other", "tiles_other": typed})

    assert page.status == 422
    assert page.one("deal").problems == ["Deal at least one tile each, as a number such as 11."]
    assert (page.field("tiles_each"), page.field("tiles_other")) == ("other", typed)


@pytest.mark.parametrize(("size", "typed", "largest"), [("6", "8", 7), ("9", "14", 13), ("9", "100", 13)])
def test_a_deal_larger_than_the_set_is_refused_with_the_largest_that_fits(
    phone: Phone, size: str, typed: str, largest: int
):
    page = start(phone, {"set_size": size, "tiles_each": "other", "tiles_other": typed})

    assert page.status == 422
    said = f"The set has not that many tiles: deal {largest} each at most, or take a larger set."
    assert page.one("deal").problems == [said]
    assert page.field("tiles_other") == typed


def test_the_largest_deal_leaves_nothing_and_is_taken(phone: Phone):
    assert start(phone, {"set_size": "6", "tiles_each": "other", "tiles_other": "7"}).status == 200


@pytest.mark.parametrize("size", ["7", "0", "-6", "six", "９", "6.0", "9" * 5000])
def test_a_set_that_does_not_exist_is_refused(phone: Phone, size: str):
    page = seated(phone, *COMPANY[:4]).press("start", tampered={"set_size": size})

    assert page.status == 422
    assert page.one("deal").problems == ["Choose one of the sets."]


def test_what_fits_last_time_does_not_stay_chosen_when_fewer_play(
    phone: Phone, game: Callable[..., GameRecord]
):
    """The set and the deal follow tonight's players; the house rules stay."""
    game(names=COMPANY[:7], set_size=12, tiles_each=10, preset="kelley")
    page = seated(phone, *COMPANY[:4])

    assert (page.field("set_size"), page.field("tiles_each")) == ("9", "11")
    assert page.field("preset") == "kelley"


def start(phone: Phone, typed: dict[str, str]) -> Page:
    """Start a game of four."""
    return seated(phone, *COMPANY[:4]).press("start", typed)
