"""House rules found wrong in mid-game: each score that would change is shown, what is missing is asked."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.test_two_phones import totals

HANDS = (
    "9-9: 3, 2, 13, out",
    "8-8: out!, 43*, 5, 21",
    "7-7: 6-0 4-2, out, 9, 17",
)
TOTALS = ["15", "95", "27", "38"]


@pytest.fixture
def form(phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The form that changes the rules of a game of three hands under pagat's rules."""
    return phone.open(f"/games/{game(*HANDS).id}/rules").follow("change-rules")


def moves(page: Page) -> list[str]:
    """The scores that would change."""
    return [part.words for part in page.all("move")]


def test_nothing_changes_as_long_as_the_rules_are_what_they_are(form: Page):
    assert form.one("moved").words == "What changes No score changes."
    assert not form.has("change")
    assert not form.has("missing")


def test_every_score_that_would_change_is_shown_first(form: Page):
    page = form.press("preview", {"rules-double_blank": "25"})

    assert moves(page) == ["Hand 2 Ben 93 → 68"]
    assert page.one("totals").rows()[2] == ["Ben", "95", "70", "−25"]
    assert totals(page.phone.open(page.path.split("/rules")[0])) == TOTALS


def test_then_it_is_changed(form: Page):
    board = form.press("preview", {"rules-double_blank": "25"}).press("change")

    assert "The house rules are changed, and all scores with them." in board.words
    assert totals(board) == ["15", "70", "27", "38"]
    assert board.all("score")[5].words.split()[0] == "68"


def test_it_is_taken_back_through_the_history(form: Page):
    board = form.press("preview", {"rules-double_blank": "25"}).press("change")
    steps = board.follow("to-history").all("step")

    assert "The house rules were changed" in steps[0].words
    assert "The double blank costs 25 points. Before: The double blank costs 50 points." in steps[0].words
    assert totals(board.phone.open(steps[1].link).press("bring-back")) == TOTALS


def test_blank_halves_are_asked_for_where_only_pips_were_typed(form: Page):
    page = form.press("preview", {"rules-blank_half": "25"})
    asked = [part.words for part in page.all("ask")]

    assert "How many other tiles with a blank did everybody still hold?" in page.one("missing").words
    assert asked == ["Ana", "Ben", "Cy", "Ben", "Cy", "Dee", "Cy", "Dee"]  # in hand 3 Ana's tiles were tapped
    assert moves(page) == ["Hand 3 Ana 12 → 37"]


def test_what_is_answered_counts_and_the_rest_stays_marked(form: Page):
    page = form.press("preview", {"rules-blank_half": "25"})
    page = page.press("preview", {"answers-1-2-blank_halves": "1"})
    assert moves(page) == ["Hand 1 Cy 13 → 38", "Hand 3 Ana 12 → 37"]

    board = page.press("change")
    assert totals(board) == ["40", "95", "52", "38"]
    assert "?" in board.all("score")[0].words
    assert "?" not in board.all("score")[2].words


def test_what_was_left_open_is_answered_later(form: Page):
    board = form.press("preview", {"rules-blank_half": "25"}).press("change")
    again = board.follow("unsure")
    board = again.press("change", {"answers-1-2-blank_halves": "1"})

    assert totals(board) == ["40", "95", "52", "38"]


def test_what_is_known_needs_no_mark(form: Page):
    assert not form.press("preview", {"rules-double_blank": "25"}).press("change").has("unsure")


def test_who_went_out_on_a_double_is_asked(form: Page):
    page = form.press("preview", {"rules-out_on_double": "50"})

    assert [part.words for part in page.all("ask")] == [
        "Did Dee go out on a double? Yes No Nobody remembers",
        "Did Ben go out on a double? Yes No Nobody remembers",
    ]
    assert moves(page) == ["Hand 2 Ana 0 → 50"]
    page = page.press("preview", {"answers-3-1-out_on_double": "yes", "answers-1-3-out_on_double": "no"})
    assert moves(page) == ["Hand 2 Ana 0 → 50", "Hand 3 Ben 0 → 50"]
    assert totals(page.press("change")) == ["65", "145", "27", "38"]


@pytest.mark.parametrize("answer", ["99", "½", "-1", "9" * 500])
def test_an_answer_that_cannot_be_is_said_at_its_hand(form: Page, answer: str):
    page = form.press("preview", {"rules-blank_half": "25"})
    page = page.press("change", {"answers-1-2-blank_halves": answer})

    assert page.status == 422
    assert page.problems == ["There cannot be that many: type a smaller number, or leave it empty."]
    assert page.field("answers-1-2-blank_halves") == answer


def test_another_rule_set(form: Page):
    other = next(name for name in form.choices("preset") if name != "pagat")
    page = form.press("preview", {"preset": other})

    assert page.field("preset") == other
    assert page.has("change")


TAMPERED: list[dict[str, str | bool]] = [
    {"rules-double_blank": "7"},
    {"rules-double_blank": "[" * 9999},
    {"preset": "mine"},
    {"preset": False},
]


@pytest.mark.parametrize("tampered", TAMPERED)
def test_a_rule_that_does_not_exist(form: Page, tampered: dict[str, str | bool]):
    page = form.press("preview", {"rules-arms": "6"}).press("change", tampered=tampered)

    assert page.status == 422
    assert "Choose one of the" in page.problems[0]
    assert not page.has("change")


def test_another_phone_was_quicker(form: Page, second_phone: Phone):
    page = form.press("preview", {"rules-double_blank": "25"})
    second_phone.open(form.path.split("/rules")[0] + "/rounds/1").press("save", {"seats-0-pips": "4"})
    page = page.press("change")

    assert page.status == 422
    assert "changed on another phone" in page.problems[0]
    assert totals(page.press("change")) == ["16", "70", "27", "38"]
