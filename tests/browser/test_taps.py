"""How many taps a hand takes: one says who is out, one a digit, one a player to walk on, one saves."""

from playwright.sync_api import Route

from tests.browser.table import Table

FOUR = ("Ana", "Ben", "Cy", "Dee")


def test_a_hand_of_four_takes_no_tap_but_who_is_out_its_digits_next_and_save(table: Table) -> None:
    table.deal(*FOUR)
    table.score_hand()
    table.hand.taps = 0
    table.hand.enter({"Ana": "3", "Ben": "27", "Cy": "13", "Dee": "out"})
    table.hand.save()
    table.page.wait_for_url("**?saved=1")
    assert table.totals() == {"Ana": 3, "Ben": 27, "Cy": 13, "Dee": 0}
    who_is_out, digits, one_a_player, save = 1, len("32713"), len(FOUR) - 1, 1
    assert table.hand.taps <= who_is_out + digits + one_a_player + save


def test_whoever_is_out_the_first_of_the_others_is_current_at_once(table: Table) -> None:
    table.deal(*FOUR)
    hand = table.score_hand()
    for out, current in (("Dee", "Ana"), ("Ana", "Ben"), ("Nobody", "Ana")):
        hand.tap(hand.out_choice(out))
        table.expect(hand.seat(current)).to_have_class("seat is-current")


def test_next_walks_round_the_table_past_whoever_is_out(table: Table) -> None:
    table.deal(*FOUR)
    hand = table.score_hand()
    hand.tap(hand.out_choice("Cy"))
    for current in ("Ben", "Dee", "Ana"):
        hand.key("next")
        table.expect(hand.seat(current)).to_have_class("seat is-current")


def test_the_keypad_corrects_what_it_typed(table: Table) -> None:
    table.deal("Ana", "Ben")
    hand = table.score_hand()
    hand.tap(hand.out_choice("Ana"))
    hand.type("12+19")
    hand.key("back")
    hand.type("1")
    table.expect(hand.of("Ben", "pips")).to_have_value("12+11")
    assert hand.total("Ben") == "23"


def test_a_tap_into_a_number_goes_on_at_its_end(table: Table) -> None:
    table.deal("Ana", "Ben")
    hand = table.score_hand()
    hand.tap(hand.out_choice("Nobody"))
    hand.type("23")
    hand.key("next")
    hand.tap(hand.of("Ana", "pips"))  # in the middle of the field, left of the number
    hand.key("back")
    hand.type("4")
    table.expect(hand.of("Ana", "pips")).to_have_value("24")


def test_a_recorded_number_is_corrected_at_its_end(table: Table) -> None:
    game = table.deal("Ana", "Ben")
    table.record("9-9: out, 23")
    table.goto(f"/games/{game.id}/rounds/1")
    table.hand.ready()
    table.hand.key("back")
    table.hand.type("4")
    table.expect(table.hand.of("Ben", "pips")).to_have_value("24")


def test_who_is_out_may_be_tapped_before_the_page_is_ready(table: Table) -> None:
    table.deal("Ana", "Ben")
    tapped: list[bool] = []

    def hold_back(route: Route) -> None:
        table.page.locator('[name="out"]').first.check()
        tapped.append(True)
        route.continue_()

    table.page.route("**/round-entry.js", hold_back)
    hand = table.score_hand()
    assert tapped
    table.expect(hand.seat("Ben")).to_have_class("seat is-current")


def test_tiles_go_to_the_player_whose_tiles_are_tapped_where_buttons_take_no_focus(table: Table) -> None:
    table.deal("Ana", "Ben", "Cy")
    hand = table.score_hand()
    hand.tap(hand.out_choice("Ana"))
    hand.of("Cy", "turn").evaluate("button => button.click()")
    hand.pick("6-4")
    assert hand.strip("Cy") == ["6-4"]
