"""What cannot be is refused: each problem stands at its player, and all that was typed is still there."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.hands import typed

WHOLE = 9
"""A problem of the whole hand, at no player."""

PROBLEMS = [
    # hand of Ana, Ben, Cy, Dee, opened by the 9-9; what is said, by seat
    ("out, 12, , 7", {2: "No pips yet: type them, or tap the tiles left."}),
    ("out, 12, 0, 7", {2: "Only the one who went out holds nothing: type the pips left in this hand."}),
    ("12, 3, 4, 7", {}),
    ("out, 12*, 13*, 7", {1: "There is only one double blank", 2: "There is only one double blank"}),
    ("out, 6-4 9-9, 3, 7", {1: "9-9 lies on the table: take it out of this hand."}),
    ("out, 6-4, 4-6 1-0, 7", {1: "6-4 is in two places", 2: "6-4 is in two places"}),
    ("out, 6-4 6-4, 3, 7", {1: "6-4 is in two places: there is only one."}),
    ("out, 10-4, 3, 7", {1: "“10-4” is not a tile of this set: write tiles as 6-4 3-2."}),
    ("out, 6-4 x7, 3, 7", {1: "“x7” is not a tile of this set: write tiles as 6-4 3-2."}),
    ("out, 0-0 0-0, 3, 7", {1: "0-0 is in two places: there is only one."}),
    ("out, 478, 3, 7", {1: "All hands together can hold 477 pips at most"}),
    (
        "out, 200, 200, 200",
        {WHOLE: "All hands together can hold 477 pips at most"}
        | dict.fromkeys((1, 2, 3), "200 pips in one hand"),
    ),
    ("out, 1, 1, 7", {1: "No deal leaves these hands", 2: "No deal leaves these hands"}),
    ("out, 2, 2, 2", {1: "No deal leaves", 2: "No deal leaves", 3: "No deal leaves"}),
    ("out, 1+, 0, 7", {1: "“1+” is no number of pips", 2: "Only the one who went out"}),
]


@pytest.mark.parametrize(("hand", "problems"), PROBLEMS)
def test_each_problem_stands_at_its_player(
    phone: Phone, game: Callable[..., GameRecord], hand: str, problems: dict[int, str]
):
    fields = typed(*map(str.strip, hand.split(",")), opening="9-9")
    page = phone.open(f"/games/{game().id}/rounds/new").press("save", fields)

    assert page.status == (422 if problems else 200)
    if problems:
        said = said_at(page)
        assert said.keys() == problems.keys()
        for seat, words in problems.items():
            assert any(words in one for one in said[seat])
        assert_kept(page, fields)


def test_pips_typed_and_tiles_written_must_agree(phone: Phone, game: Callable[..., GameRecord]):
    fields = typed("out", "12", "3", "7") | {"seats-1-tiles": "6-4"}
    page = phone.open(f"/games/{game().id}/rounds/new").press("save", fields)

    assert said_at(page) == {1: ["12 typed, but the tiles have 10 pips: clear one of the two."]}
    assert_kept(page, fields)
    assert page.press("save", {"seats-1-pips": "10"}).status == 200


@pytest.mark.parametrize(
    "held", [{"seats-0-pips": "5"}, {"seats-0-tiles": "6-4"}, {"seats-0-double_blank": True}]
)
def test_who_went_out_holds_nothing(
    phone: Phone, game: Callable[..., GameRecord], held: dict[str, str | bool]
):
    page = phone.open(f"/games/{game().id}/rounds/new").press("save", typed("out", "12", "3", "7") | held)

    assert page.status == 422
    assert said_at(page)[0] == [
        "Whoever went out holds nothing: clear this hand, or choose who really went out."
    ]


def test_a_zero_of_the_one_who_went_out_is_no_problem(phone: Phone, game: Callable[..., GameRecord]):
    fields = typed("out", "12", "3", "7") | {"seats-0-pips": "0"}

    assert phone.open(f"/games/{game().id}/rounds/new").press("save", fields).status == 200


def test_the_double_blank_is_in_no_hand_that_it_opened(phone: Phone, game: Callable[..., GameRecord]):
    fields = typed("out", "12*", "3", "7", opening="0-0")
    page = phone.open(f"/games/{game().id}/rounds/new").press("save", fields)

    assert said_at(page) == {1: ["The double blank lies on the table: nobody can hold it."]}


def test_more_blank_halves_than_there_can_be(phone: Phone, game: Callable[..., GameRecord]):
    started = game(changes={"blank_half": 25})
    form = phone.open(f"/games/{started.id}/rounds/new")
    fields = typed("out", "12", "3", "7") | {"seats-1-blank_halves": "5", "seats-2-blank_halves": "½"}
    page = form.press("save", fields)

    assert said_at(page) == {
        1: ["5 blank halves are too many: there can be 4 at most."],
        2: ["“½” is no number of pips: type 23, or a sum such as 12+11."],
    }
    assert_kept(page, fields)


def test_blank_halves_cost_what_the_house_rule_says(phone: Phone, game: Callable[..., GameRecord]):
    started = game(changes={"blank_half": 25})
    fields = typed("out", "12", "6-0 4-2", "7") | {"seats-1-blank_halves": "2"}
    page = phone.open(f"/games/{started.id}/rounds/new").press("save", fields)

    assert [part.words.split()[0] for part in page.all("total")] == ["0", "62", "37", "7"]


def test_who_went_out_must_be_said(phone: Phone, game: Callable[..., GameRecord]):
    fields = {"seats-0-pips": "3", "seats-1-pips": "2", "seats-2-tiles": "6-4", "seats-3-double_blank": True}
    page = phone.open(f"/games/{game().id}/rounds/new").press("save", fields)

    assert page.status == 422
    assert said_at(page) == {WHOLE: ["Say who went out, or that nobody did."]}
    assert_kept(page, fields)


def test_nobody_went_out_is_an_ordinary_case(phone: Phone, game: Callable[..., GameRecord]):
    page = phone.open(f"/games/{game().id}/rounds/new").press("save", typed("12", "3", "4", "7"))

    assert [part.words.split()[0] for part in page.all("total")] == ["12", "3", "4", "7"]


def test_nothing_is_saved_of_a_hand_that_is_refused(phone: Phone, game: Callable[..., GameRecord]):
    started = game()
    phone.open(f"/games/{started.id}/rounds/new").press("save", typed("out", "12", "", "7"))

    assert not phone.open(f"/games/{started.id}").has("hand")


def test_the_hand_is_saved_once_it_is_mended(phone: Phone, game: Callable[..., GameRecord]):
    page = phone.open(f"/games/{game().id}/rounds/new").press("save", typed("out", "12", "", "7"))
    page = page.press("save", {"seats-2-pips": "3"})

    assert page.status == 200
    assert [part.words.split()[0] for part in page.all("total")] == ["0", "12", "3", "7"]


OPENINGS = [
    ("9-8", "A hand opens with a double: 9-8 is none."),
    ("12-12", "12-12 is not in this set: choose another opening double."),
    ("9-9", "9-9 has opened a hand already: choose another opening double."),
    ("nine", "A hand opens with a double: nine is none."),
    ("", "A hand opens with a double"),
    ("<b>", "A hand opens with a double: <b> is none."),
]


@pytest.mark.parametrize(("opening", "said"), OPENINGS)
def test_an_opening_that_cannot_be_is_said_of_the_whole_hand(
    phone: Phone, game: Callable[..., GameRecord], opening: str, said: str
):
    form = phone.open(f"/games/{game('9-9: 3, 2, 13, out').id}/rounds/new")
    page = form.press("save", typed("out", "12", "3", "7"), tampered={"opening": opening})

    assert page.status == 422
    assert said_at(page).keys() == {WHOLE}
    assert said in said_at(page)[WHOLE][0]


def test_a_double_that_has_opened_a_hand_is_not_offered(phone: Phone, game: Callable[..., GameRecord]):
    """One that was skipped is: the table may have played it after all."""
    played = game("9-9: 3, 2, 13, out", "7-7: out, 43, 5, 21")
    form = phone.open(f"/games/{played.id}/rounds/new")

    assert form.choices("opening") == ["8-8", "6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "0-0"]
    assert form.field("opening") == "6-6"


def test_a_finished_game_takes_no_hand(phone: Phone, game: Callable[..., GameRecord]):
    played = game("9-9: 3, 2, 13, out")
    form = phone.open(f"/games/{played.id}/rounds/new")
    phone.open(f"/games/{played.id}").press("finish")
    fields = typed("out", "12", "3", "7")
    page = form.press("save", fields)

    assert page.status == 422
    assert said_at(page) == {WHOLE: ["This game is over: go on with it before you score another hand."]}
    assert_kept(page, fields)
    assert phone.open(f"/games/{played.id}/rounds/new").path == f"/games/{played.id}"


def said_at(page: Page) -> dict[int, list[str]]:
    """The problems of a round's form, by the seat in whose row they stand."""
    rows = {seat: part.problems for seat, part in enumerate(page.all("seat")) if part.problems}
    at_seats = [one for problems in rows.values() for one in problems]
    whole = [one for one in page.problems if one not in at_seats]
    return rows | ({WHOLE: whole} if whole else {})


def assert_kept(page: Page, fields: dict[str, str | bool]) -> None:
    """What was typed stands in the form again."""
    for name, value in fields.items():
        kept = page.field(name)
        assert kept == ({True: "y", False: ""}[value] if isinstance(value, bool) else value), name


def test_nobody_can_have_gone_out_on_a_double(phone: Phone, game: Callable[..., GameRecord]):
    played = game(changes={"out_on_double": 50})
    fields = typed("5", "12", "3", "7") | {"out": "nobody", "out_on_double": True}
    refused = phone.open(f"/games/{played.id}/rounds/new").press("save", fields)

    assert refused.status == 422
    assert refused.problems == ["Nobody went out, so nobody did on a double: untick it or choose who."]
