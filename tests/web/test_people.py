"""Who plays changes in mid-game: late joiners, leavers, another name, a mistake, another order."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Part, Phone
from tests.web.hands import score, typed
from tests.web.test_two_phones import totals

HANDS = ("9-9: 3, 2, 13, out", "8-8: out, 43, 5, 21")  # totals: Ana 3, Ben 45, Cy 18, Dee 21


@pytest.fixture
def people(phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The players' page after two hands."""
    return phone.open(f"/games/{game(*HANDS).id}").follow("to-people")


def board(page: Page) -> Page:
    """The scoreboard of the game that the page is about."""
    return page.phone.open(page.path.split("/people")[0])


def fields(page: Page, seat: int, button: str, typed: dict[str, str | bool] | None = None) -> Page:
    """Fill in the form of one player and press its button."""
    part = page.all("person")[seat]
    form = next(one for one in part.tags("form") if Part(one).has(button))
    own = {one.attrib["name"]: one.get("value", "") for one in Part(form).tags("input")}
    own.pop("ranked", None)
    return page.phone.post(form.attrib["action"], own | (typed or {}))


LATE = [
    # house rule, the points a late joiner starts with: of 3, 45, 18, 21
    ("zero", "0"),
    ("highest", "45"),
    ("average", "22"),
]


@pytest.mark.parametrize(("rule", "start"), LATE)
def test_a_late_joiner_starts_by_the_house_rule(
    phone: Phone, game: Callable[..., GameRecord], rule: str, start: str
):
    played = game(*HANDS, changes={"late_joiner": rule})
    page = phone.open(f"/games/{played.id}/people")

    assert page.field("start") == start
    page = page.press("join", {"name": "Eve"})
    assert "Eve plays from now on." in page.words
    assert f"Eve since hand 3, started with {start}" in page.all("person")[4].words or start == "0"
    assert totals(board(page)) == ["3", "45", "18", "21", start]


def test_the_table_may_agree_on_other_points(people: Page):
    page = people.press("join", {"name": "Eve", "start": "30"})

    assert totals(board(page))[4] == "30"


def test_the_late_joiner_has_no_score_in_earlier_hands_and_plays_from_now_on(people: Page):
    after = score(
        board(people.press("join", {"name": "Eve", "start": "30"})), typed("out", "4", "5", "6", "7")
    )

    rows = after.one("board").rows()
    assert rows[1] == ["Start", "", "", "", "", "30"]
    assert [row[5] for row in rows[2:4]] == ["–", "–"]
    assert totals(after) == ["3", "49", "23", "27", "37"]


BAD_JOINERS = [
    # name, start, what is said
    ("", "", "This name has nothing to see in it: type one, or leave the row empty."),
    ("ana", "", "Ana is already at the table: add something that tells the two apart."),
    ("x" * 41, "", "A name has 40 characters at most: shorten it."),
    ("Eve", "½", "Type a whole number of points, 9999 at most."),
    ("Eve", "99999", "Type a whole number of points, 9999 at most."),
]


@pytest.mark.parametrize(("name", "start", "said"), BAD_JOINERS)
def test_who_cannot_join_is_said_at_the_field(people: Page, name: str, start: str, said: str):
    page = people.press("join", {"name": name, "start": start})

    assert page.status == 422
    assert page.problems == [said]
    assert len(page.all("person")) == 4


def test_somebody_of_the_book_joins_by_a_tap(phone: Phone, game: Callable[..., GameRecord]):
    game(names=("Zoe", "Ana"))
    page = phone.open(f"/games/{game(*HANDS).id}/people")

    assert page.choices_of("add") == ["Zoe"]
    assert "Zoe" in page.press("add=Zoe").all("person")[4].words


def test_who_leaves_keeps_the_total_and_has_no_rank(people: Page):
    page = fields(people, 1, "leave")

    assert "left after hand 2, no rank" in page.all("person")[1].words
    shown = board(page).one("board").rows()
    assert shown[0][2] == "Ben left"
    assert shown[-1] == ["Total", "3 1.", "45", "18 2.", "21 3."]
    form = board(page).follow("score")
    assert [part.element.get("data-name") for part in form.all("seat")] == ["Ana", "Cy", "Dee"]
    after = form.press("save", {"out": "3", "seats-0-pips": "4", "seats-2-pips": "5"})
    assert totals(after) == ["7", "45", "23", "21"]


def test_the_table_may_agree_on_a_rank(people: Page):
    page = fields(people, 0, "leave", {"ranked": "y"})

    assert board(page).one("board").rows()[-1][1] == "3 1."


def test_who_left_comes_back(people: Page):
    page = fields(fields(people, 1, "leave"), 1, "come-back")

    assert not page.all("person")[1].has("come-back")
    assert [part.element.get("data-name") for part in board(page).follow("score").all("seat")][1] == "Ben"


def test_on_paper_who_did_not_play_has_no_score(people: Page):
    page = board(fields(people.press("join", {"name": "Eve", "start": "30"}), 0, "leave"))
    hand = {"out": "1", "seats-2-pips": "4", "seats-3-pips": "5", "seats-4-pips": "6"}
    after = page.follow("score").press("save", hand)
    sheet = after.phone.ask("GET", after.path.split("?")[0] + "/sheet.pdf").text

    assert sheet.count("–") >= 4  # Eve in two hands, Ana in one, and no place for her
    assert "Cy" in sheet


def test_two_stay_at_the_table(phone: Phone, game: Callable[..., GameRecord]):
    page = phone.open(f"/games/{game(names=('Ana', 'Ben')).id}/people")

    assert "It takes two to play" in fields(page, 0, "leave").words


def test_a_new_name_holds_in_all_games(people: Page):
    page = fields(people, 1, "rename", {"name": "Benjamin"})

    assert board(page).one("board").rows()[0][2] == "Benjamin"


def test_another_phone_was_quicker_with_the_name(people: Page, second_phone: Phone):
    fields(second_phone.open(people.path), 1, "rename", {"name": "Benny"})
    page = fields(people, 1, "rename", {"name": "Benjamin"})

    assert page.status == 422
    assert page.problems == ["Another phone was quicker: by now this is Benny. Look again, then decide."]
    assert board(page).one("board").rows()[0][2] == "Benny"
    ben = page.all("person")[1]
    assert ben.element.get("open") is not None
    assert "Benjamin" in [field.get("value") for field in ben.tags("input")]
    assert board(fields(page, 1, "rename")).one("board").rows()[0][2] == "Benjamin"


def test_a_new_name_for_whoever_sat_there_before(people: Page, second_phone: Phone):
    second_phone.open(people.path).follow("to-order").follow("down-1").press("save-order")
    page = fields(people, 1, "rename", {"name": "Benjamin"})

    assert "by now this is Cy" in page.problems[0]
    assert board(page).one("board").rows()[0] == ["", "Ana", "Cy", "Ben", "Dee"]


def test_a_name_of_somebody_else_offers_to_make_them_one(phone: Phone, game: Callable[..., GameRecord]):
    game(names=("Benny", "Zoe"))
    page = phone.open(f"/games/{game(*HANDS).id}/people")
    page = fields(page, 1, "rename", {"name": "benny"})

    assert page.status == 422
    assert page.problems == [
        "Benny is in the book already. One and the same? Say so below; else choose another name."
    ]
    chosen = [one for one in page.all("person")[1].tags("option") if "selected" in one.attrib]
    assert [one.text for one in chosen] == ["Benny"]
    page = fields(page, 1, "merge", {"player": chosen[0].attrib["value"]})
    assert board(page).one("board").rows()[0][2] == "Benny"


def test_two_who_sat_in_one_game_are_two(phone: Phone, game: Callable[..., GameRecord]):
    game(names=("Ana", "Zoe"))
    page = phone.open(f"/games/{game(names=('Ana', 'Ben')).id}/people")
    nobody, zoe = (one.attrib["value"] for one in page.all("person")[0].tags("option"))

    said = "Ana and Zoe sat in one game: they are two people and stay two."
    assert fields(page, 0, "merge", {"player": zoe}).problems == [said]
    assert fields(page, 0, "merge", {"player": nobody}).problems == ["Choose who it is."]


def test_who_was_added_by_mistake_is_taken_off(people: Page):
    page = fields(people.press("join", {"name": "Eve"}), 4, "remove")

    assert len(page.all("person")) == 4
    assert not any(part.has("remove") for part in page.all("person"))


def test_who_has_played_cannot_be_taken_off(people: Page):
    page = people.phone.post(people.path + "/0/removal", {"version": people.field("version")})

    assert "Ana has played here: say that they leave instead." in page.words


def test_the_seats_are_put_in_another_order(people: Page):
    page = people.follow("to-order").follow("up-3").follow("up-3").follow("down-0")
    assert [part.words.split()[1] for part in page.all("ordered")] == ["Dee", "Ana", "Ben", "Cy"]

    page = board(page.press("save-order"))
    assert page.one("board").rows()[0] == ["", "Dee", "Ana", "Ben", "Cy"]
    assert totals(page) == ["21", "3", "45", "18"]


@pytest.mark.parametrize("seats", ["", "0,1,2", "0,0,1,2", "3,2,1,½", "9,8,7,6"])
def test_an_order_that_is_none(people: Page, seats: str):
    page = people.follow("to-order").press("save-order", tampered={"seats": seats})

    assert "put them in order again" in page.words
    assert people.phone.open(people.path + f"/order?seats={seats}").status == 200


def test_with_more_players_another_deal_is_suggested(people: Page):
    assert people.one("deal").element.get("open") is None
    page = people.press("join", {"name": "Eve"})

    assert page.one("deal").element.get("open") is not None
    page = page.press("set-deal")
    assert "Saved." in page.words
    assert page.one("deal").element.get("open") is None


def test_a_deal_of_too_many(people: Page):
    page = people.press("set-deal", tampered={"tiles_each": "50"})

    assert "The set has not that many tiles" in page.words


def test_another_phone_was_quicker(people: Page, second_phone: Phone):
    second_phone.open(people.path).press("join", {"name": "Eve"})
    page = people.press("join", {"name": "Fay"})

    assert page.status == 422
    assert "changed on another phone" in page.problems[0]
    assert page.one("join-form").tags("input")[-1].get("value") == "Fay"
    assert len(page.press("join", {"name": "Fay"}).all("person")) == 6


def test_hand_is_scored_while_another_phone_changes_the_order(people: Page, second_phone: Phone):
    form = second_phone.open(board(people).path + "/rounds/new")
    people.follow("to-order").follow("down-0").press("save-order")
    page = form.press("save", typed("out", "1", "2", "3"))

    assert page.status == 409
    assert "The players were changed meanwhile" in page.one("theirs").words
    assert [page.field(f"seats-{seat}-pips") for seat in range(4)] == ["1", "", "2", "3"]
    assert totals(page.press("save")) == ["46", "3", "20", "24"]
