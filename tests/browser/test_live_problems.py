"""What is wrong with a hand is said while it is typed, in the very words of the server."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.faults import Faults
from tests.browser.hand_form import HandForm
from tests.browser.server import Server
from tests.browser.table import Table

EVERY_PROBLEM = """
  (page) =>
    [...page.querySelectorAll('main [data-role="problem"]')].map((problem) => problem.textContent).sort()
"""
ASK_THE_SERVER = """
  async () => {
    const form = document.querySelector('[data-role="round"]');
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.action, { method: "POST", body });
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  }
"""
REFUSED = "status of 422"
ANA_IS_OUT = {"Ana": "out", "Ben": "12", "Cy": "7"}

IMPOSSIBLE = (
    ({"Ben": "0"}, "Ben", "Only the one who went out holds nothing: type the pips left in this hand."),
    ({"Ben": "12+"}, "Ben", "“12+” is no number of pips: type 23, or a sum such as 12+11."),
    (
        {"Ben": "1", "Cy": "1"},
        "Ben",
        "No deal leaves these hands: some tile would be needed twice. Count again.",
    ),
    (
        {"Ben": "1", "Cy": "1"},
        "Cy",
        "No deal leaves these hands: some tile would be needed twice. Count again.",
    ),
)


@pytest.fixture
def hand(table: Table) -> HandForm:
    """The form of the first hand of three players with a double-nine."""
    table.deal("Ana", "Ben", "Cy")
    return table.score_hand()


def posts(server: Server, page: Page) -> list[str]:
    """What the page in view has sent to be saved."""
    game = page.url.split("/")[4]
    return [hit for hit in server.hits if hit.startswith("POST") and game in hit]


def live(page: Page) -> list[str]:
    """Everything that the page says is wrong."""
    return list(page.evaluate(f"() => ({EVERY_PROBLEM})(document)"))


def said_by_server(page: Page) -> list[str]:
    """Everything that the server says is wrong with the form as it stands."""
    return list(page.evaluate(f"async () => ({EVERY_PROBLEM})(await ({ASK_THE_SERVER})())"))


@pytest.mark.parametrize(("cells", "name", "sentence"), IMPOSSIBLE)
def test_what_cannot_be_is_said_at_its_player_as_the_server_would(
    hand: HandForm, faults: Faults, cells: dict[str, str], name: str, sentence: str
) -> None:
    hand.enter(ANA_IS_OUT | cells)
    expect(hand.of(name, "problem")).to_have_text(sentence)
    assert live(hand.page) == said_by_server(hand.page)
    faults.expect(REFUSED)


def test_more_pips_than_the_set_has_are_too_many(hand: HandForm, faults: Faults) -> None:
    hand.enter(ANA_IS_OUT | {"Ben": "478"})  # the set has 495, of which 18 opened the hand
    assert any("can hold 477 pips at most" in sentence for sentence in live(hand.page))
    assert live(hand.page) == said_by_server(hand.page)
    faults.expect(REFUSED)


def test_who_went_out_holds_nothing(hand: HandForm) -> None:
    hand.enter(ANA_IS_OUT)
    hand.tap(hand.out_choice("Ben"))
    expect(hand.of("Ben", "problem")).to_contain_text("Whoever went out holds nothing")


def test_a_double_blank_taken_by_one_player_is_given_back_by_the_other(hand: HandForm) -> None:
    hand.enter({"Ana": "out", "Ben": "12*", "Cy": "7*"})
    expect(hand.of("Cy", "double-blank")).to_be_checked()
    expect(hand.of("Ben", "double-blank")).not_to_be_checked()


def test_a_double_blank_ticked_here_and_tapped_there_is_said_at_both(hand: HandForm, faults: Faults) -> None:
    hand.enter({"Ana": "out", "Ben": "3-2 0-0", "Cy": "7*"})
    for name in ("Ben", "Cy"):
        expect(hand.of(name, "problem")).to_contain_text("There is only one double blank")
    assert live(hand.page) == said_by_server(hand.page)
    faults.expect(REFUSED)


def test_a_tile_in_another_hand_is_greyed_and_says_where_it_is(hand: HandForm) -> None:
    hand.enter({"Ana": "out", "Ben": "6-4", "Cy": "5-3"})
    hand.tap(hand.half(6))
    expect(hand.half(4)).to_have_attribute("aria-disabled", "true")
    expect(hand.half(3)).to_have_attribute("aria-disabled", "false")
    hand.tap(hand.half(4))
    expect(hand.role("pad-say")).to_have_text("6-4 is in the hand of Ben")
    assert hand.strip("Cy") == ["5-3"]


def test_the_double_that_opened_the_hand_is_in_no_hand(hand: HandForm) -> None:
    hand.enter({"Ana": "out", "Ben": "9-9"})
    expect(hand.role("pad-say")).to_have_text("9-9 opened this hand")
    assert hand.strip("Ben") == []


def test_a_tile_tapped_in_the_strip_is_taken_out_again(hand: HandForm) -> None:
    hand.enter({"Ana": "out", "Ben": "6-4 3-2"})
    assert hand.total("Ben") == "15"
    hand.tap(hand.of("Ben", "strip").locator('[data-tile="6-4"]'))
    assert hand.strip("Ben") == ["3-2"]
    assert hand.total("Ben") == "5"


def test_totals_are_itemised_while_one_types(hand: HandForm) -> None:
    hand.enter({"Ana": "out", "Ben": "12*", "Cy": "4-3"})
    assert (hand.total("Ana"), hand.total("Ben"), hand.total("Cy")) == ("0", "62", "7")
    assert hand.bill("Ben") == "12 + 50"


def test_save_is_barred_while_something_is_impossible_and_says_what_is_missing(
    hand: HandForm, server: Server
) -> None:
    expect(hand.save_key).to_have_attribute("aria-disabled", "true")
    hand.enter({"Ana": "out", "Ben": "12"})
    assert live(hand.page) == []  # nobody has come to Cy yet
    hand.tap(hand.save_key)
    expect(hand.of("Cy", "problem")).to_have_text("No pips yet: type them, or tap the tiles left.")
    expect(hand.seat("Cy")).to_have_class("seat is-current")
    hand.type("7")
    expect(hand.save_key).to_have_attribute("aria-disabled", "false")
    assert posts(server, hand.page) == []


def test_save_asks_who_went_out(hand: HandForm, server: Server) -> None:
    hand.tap(hand.save_key)
    expect(hand.role("round-problems")).to_contain_text("Say who went out, or that nobody did.")
    assert posts(server, hand.page) == []


def test_what_is_unlikely_is_asked_once_on_save(table: Table, hand: HandForm, faults: Faults) -> None:
    hand.enter(ANA_IS_OUT | {"Ben": "187"})
    expect(hand.of("Ben", "problem")).to_have_text("187 pips in one hand: sure?")
    expect(hand.save_key).to_have_attribute("aria-disabled", "false")
    assert hand.save() == 422
    hand.confirm()
    hand.page.wait_for_url("**?saved=1")
    assert table.totals() == {"Ana": 0, "Ben": 187, "Cy": 7}
    faults.expect(REFUSED)


def test_another_unlikely_number_is_asked_about_again(hand: HandForm, faults: Faults) -> None:
    hand.enter(ANA_IS_OUT | {"Ben": "187"})
    hand.save()
    expect(hand.save_key).to_have_text("Yes, save")
    hand.key("back")
    hand.type("8")
    assert hand.save() == 422
    expect(hand.of("Ben", "problem")).to_have_text("188 pips in one hand: sure?")
    faults.expect(REFUSED)


def test_only_the_double_blank_is_asked_once_on_save(table: Table, hand: HandForm, faults: Faults) -> None:
    hand.tap(hand.out_choice("Ana"))
    hand.tick_double_blank("Ben")
    hand.key("next")
    hand.type("7")
    assert hand.save() == 422
    expect(hand.role("pad-say")).to_contain_text("Ben: Nothing but the double blank in this hand?")
    hand.confirm()
    hand.page.wait_for_url("**?saved=1")
    assert table.totals() == {"Ana": 0, "Ben": 50, "Cy": 7}
    faults.expect(REFUSED)
