"""What is typed stays on the phone until it is saved, and no longer."""

from playwright.sync_api import expect

from tests.browser.hand_form import HandForm
from tests.browser.table import Table

HAND = {"Ana": "out", "Ben": "12*", "Cy": "4-3 2-0"}


def filled(table: Table) -> HandForm:
    """A hand that is typed and not saved."""
    table.deal("Ana", "Ben", "Cy")
    hand = table.score_hand()
    hand.enter(HAND, opening="8-8")
    return hand


def assert_filled(hand: HandForm) -> None:
    """Everything is as it was typed, and shown as it was."""
    hand.ready()
    expect(hand.role("draft-note")).to_be_visible()
    expect(hand.out_choice("Ana")).to_be_checked()
    expect(hand.opening).to_have_value("8-8")
    expect(hand.role("opening-tile").locator("use[href='#half-8']")).to_have_count(2)
    expect(hand.of("Ben", "pips")).to_have_value("12")
    assert [hand.total(name) for name in HAND] == ["0", "62", "9"]
    assert hand.strip("Cy") == ["4-3", "2-0"]


def test_a_draft_survives_a_reload(table: Table) -> None:
    hand = filled(table)
    table.page.reload()
    assert_filled(hand)


def test_a_draft_survives_a_look_at_the_scoreboard(table: Table) -> None:
    hand = filled(table)
    table.page.get_by_role("link", name="Scoreboard").tap()
    table.score_hand()
    assert_filled(hand)


def test_a_draft_that_came_back_is_saved_once_like_any_hand(table: Table) -> None:
    hand = filled(table)
    table.page.reload()
    assert_filled(hand)
    assert hand.save() == 302
    table.page.wait_for_url("**?saved=1")
    assert table.totals() == {"Ana": 0, "Ben": 62, "Cy": 9}
    assert [str(row.opening) for row in table.game().rounds] == ["8-8"]


def test_the_next_hand_starts_empty(table: Table) -> None:
    filled(table).save()
    hand = table.score_hand()
    expect(hand.role("draft-note")).to_be_hidden()
    expect(hand.of("Ben", "pips")).to_have_value("")


def test_a_hand_taken_back_leaves_no_draft_behind(table: Table) -> None:
    filled(table).save()
    table.page.wait_for_url("**?saved=1")
    table.tap("undo")
    table.page.get_by_text("Was this hand never played?").tap()
    table.tap("take-back")
    hand = table.score_hand()
    expect(hand.role("draft-note")).to_be_hidden()
    hand.enter({"Ana": "7", "Ben": "out", "Cy": "8"})
    hand.save()
    table.page.wait_for_url("**?saved=1")
    assert table.totals() == {"Ana": 7, "Ben": 0, "Cy": 8}


def test_a_draft_is_discarded_for_good(table: Table) -> None:
    hand = filled(table)
    table.page.reload()
    hand.ready()
    table.tap("discard")
    for _again in range(2):
        expect(hand.role("draft-note")).to_be_hidden()
        expect(hand.of("Ben", "pips")).to_have_value("")
        expect(hand.out_choice("Ana")).not_to_be_checked()
        expect(hand.opening).to_have_value("9-9")
        table.page.reload()


def test_a_correction_is_kept_too_and_apart_from_the_next_hand(table: Table) -> None:
    game = table.deal("Ana", "Ben")
    table.record("9-9: out, 23")
    table.goto(f"/games/{game.id}/rounds/1")
    hand = table.hand
    hand.ready()
    hand.key("back")
    table.goto(f"/games/{game.id}/rounds/new")
    expect(hand.of("Ben", "pips")).to_have_value("")
    table.goto(f"/games/{game.id}/rounds/1")
    expect(hand.of("Ben", "pips")).to_have_value("2")
