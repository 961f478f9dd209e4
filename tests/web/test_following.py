"""A hand followed on the table without JavaScript: whose turn it is, and what may be done."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Phone
from tests.web.followed import ARMS, hands, lay, opened, turn

NewGame = Callable[..., GameRecord]


@pytest.fixture
def table(phone: Phone, game: NewGame) -> Page:
    """The table of a game of Ana, Ben, Cy and Dee before its first hand."""
    return phone.open(f"/games/{game().id}").follow("to-table")


def test_it_begins_with_who_played_the_expected_double(table: Page):
    assert table.field("opening") == "9-9"
    page = table.press("opener-2")
    assert turn(page) == "Dee to play"
    assert page.one("latest").words == "Cy plays 9-9."
    assert hands(page) == ["Ana 11", "Ben 11", "Cy 10", "Dee 11", "Yard 11"]


def test_another_double_may_open(table: Page):
    assert turn(table.press("opener-0", {"opening": "7-7"})) == "Ben to play"


def test_a_double_that_opened_a_hand_is_not_offered(phone: Phone, game: NewGame):
    page = phone.open(f"/games/{game('9-9: out, 12, 13, 14').id}/table")
    assert page.choices("opening")[:2] == ["8-8", "7-7"]


def test_the_turn_moves_on_from_tile_to_tile(table: Page):
    page = table.press("opener-2")
    seen = [turn(page := lay(page, tile)) for tile in ARMS]
    assert seen == ["Ana to play", "Ben to play", "Cy to play", "Dee to play"]
    assert page.one("holds").words == "Open ends: threes, fours, fives and sevens."


def test_draw_and_pass_are_offered_where_the_house_rules_leave_them_open(table: Page):
    page = opened(table, *ARMS)
    assert (page.has("draw"), page.has("pass")) == (True, False)
    drew = page.press("draw")
    assert turn(drew) == "Dee to play"
    assert drew.one("drew").words == "Dee drew a tile: play, or pass."
    assert (drew.has("draw"), drew.has("pass")) == (False, True)
    passed = drew.press("pass")
    assert turn(passed) == "Ana to play"
    assert hands(passed) == ["Ana 10", "Ben 10", "Cy 9", "Dee 11", "Yard 10"]


def test_where_nobody_draws_one_passes(phone: Phone, game: NewGame):
    mine = game(changes={"draw": "none"})
    page = opened(phone.open(f"/games/{mine.id}/table"), *ARMS)
    assert (page.has("draw"), page.has("pass")) == (False, True)


def test_where_one_draws_until_a_tile_fits_one_may_draw_again(phone: Phone, game: NewGame):
    mine = game(changes={"draw": "until_playable", "drawn_tile": "must"})
    page = opened(phone.open(f"/games/{mine.id}/table"), *ARMS).press("draw").press("draw")
    assert page.one("drew").words == "Dee drew 2 tiles: play, or pass."
    assert (page.has("draw"), page.has("pass")) == (True, False)


def test_a_refused_tile_says_why_and_is_not_played(table: Page):
    page = opened(table, "9-7", "9-5")
    refused = lay(page, "7-5")
    assert refused.status == 422
    assert "7-5 has to wait" in refused.problems[0]
    assert "still takes 2" in refused.problems[0]
    assert turn(refused) == turn(page) == "Ben to play"
    assert turn(lay(refused, "9-4")) == "Cy to play"


def test_where_several_ends_take_a_tile_it_is_asked_which(table: Page):
    page = lay(opened(table, *ARMS), "7-5")
    assert page.status == 200
    assert page.one("question").words == "7-5 fits several ends: tap where it lies."
    assert page.choices_of("onto") == ["9-7", "9-5"]
    assert page.follow("another-tile").has("play")
    chosen = page.press("onto=9-7")
    assert chosen.one("latest").words == "Dee plays 7-5 onto 9-7."


def test_the_ends_on_the_picture_lead_to_their_buttons(table: Page):
    page = lay(opened(table, *ARMS), "7-5")
    links = [link.get("href") for link in page.one("table").tags("a")]
    buttons = [f"#{button.get('id')}" for button in page.tags("button") if button.get("name") == "onto"]
    assert sorted(links) == sorted(buttons) == ["#onto-9-5", "#onto-9-7"]


def test_undo_takes_back_what_was_tapped_last_to_the_very_beginning(table: Page):
    page = opened(table, "9-7").press("draw")
    assert turn(page) == "Ana to play"
    page = page.press("undo")
    assert not page.has("drew")
    page = page.press("undo")
    assert turn(page) == "Dee to play"
    assert page.press("undo").has("opener")


def test_who_draws_looking_for_the_double_is_counted(table: Page):
    page = table.press("everybody-draws")
    assert hands(page) == ["Ana 12", "Ben 12", "Cy 12", "Dee 12", "Yard 7"]
    page = page.press("drew-0").press("drew-1").press("opener-1")
    assert turn(page) == "Cy to play"
    assert hands(page) == ["Ana 13", "Ben 12", "Cy 12", "Dee 12", "Yard 5"]


def test_the_last_of_the_yard_is_drawn_by_as_many_as_it_serves(phone: Phone, game: NewGame):
    mine = game(names=("Ana", "Ben"), set_size=6, tiles_each=13)
    page = phone.open(f"/games/{mine.id}/table").press("everybody-draws")
    assert hands(page) == ["Ana 14", "Ben 14", "Yard 0"]
    assert not page.has("everybody-draws")


def test_a_double_that_was_set_out_is_followed_by_who_starts(phone: Phone, game: NewGame):
    mine = game(changes={"opening": "set_out"}, tiles_each=11)
    page = phone.open(f"/games/{mine.id}/table").press("set-out")
    assert turn(page) == "Ben to play"
    assert turn(lay(page, "9-7")) == "Cy to play"


def test_where_nobody_knows_who_starts_it_is_asked(table: Page):
    page = table.press("set-out")
    assert turn(page) == "Who plays next?"
    assert not page.has("play")
    page = page.phone.open(page.all("hand")[3].element.attrib["href"])
    assert turn(page) == "Dee to play"
    assert turn(lay(page, "9-7")) == "Ana to play"


def test_whoever_plays_out_of_turn_is_taken_in_and_reported(table: Page):
    page = opened(table, *ARMS)
    out_of_turn = page.phone.open(page.all("hand")[1].element.attrib["href"])
    assert out_of_turn.one("out-of-turn").words.startswith(
        "It is the turn of Dee. What you tap now is for Ben."
    )
    page = lay(out_of_turn, "4-3@9-4")
    assert page.one("doubt").words == "It is the turn of Dee, not of Ben."
    assert turn(page) == "Cy to play"


def test_it_is_there_after_a_reload_and_on_another_phone(table: Page, second_phone: Phone):
    page = opened(table, *ARMS)
    for phone in (page.phone, second_phone):
        assert turn(phone.open(page.path)) == "Dee to play"


def test_the_slower_of_two_phones_is_shown_the_table_as_it_is(table: Page, second_phone: Phone):
    mine = opened(table, *ARMS)
    lay(second_phone.open(mine.path), "5-3@9-5")
    stale = mine.press("draw")
    assert stale.status == 422
    assert stale.problems == ["Another phone was quicker: this is the table by now. Tap again."]
    assert turn(stale) == "Ana to play"
    assert hands(stale)[4] == "Yard 11"
    assert turn(stale.press("draw").press("pass")) == "Ben to play"


def test_a_double_tap_is_one_tap(table: Page):
    page = opened(table, *ARMS)
    once, twice = page.press("draw"), page.press("draw")
    assert hands(once) == hands(twice) == ["Ana 10", "Ben 10", "Cy 9", "Dee 11", "Yard 10"]


def test_a_phone_that_has_seen_it_is_told_that_nothing_is_new(table: Page):
    page = opened(table, *ARMS)
    seen = page.field("version")
    assert page.phone.ask("GET", f"{page.path}?since={seen}").status_code == 204
    lay(page, "5-3@9-5")
    assert page.phone.ask("GET", f"{page.path}?since={seen}").status_code == 200


def test_a_forgotten_call_draws_a_tile_where_the_house_rules_say_so(phone: Phone, game: NewGame):
    mine = game(names=("Ana", "Ben"), set_size=6, tiles_each=2, changes={"last_tile_call": True})
    page = lay(phone.open(f"/games/{mine.id}/table").press("opener-0"), "6-5")
    assert [part.words for part in page.all("forgot")] == [
        "Ana did not call the last tile",
        "Ben did not call the last tile",
    ]
    assert hands(page.press("forgot")) == ["Ana 2", "Ben 1", "Yard 23"]


def test_elsewhere_nobody_is_asked_about_it(phone: Phone, game: NewGame):
    mine = game(names=("Ana", "Ben"), set_size=6, tiles_each=2)
    assert not lay(phone.open(f"/games/{mine.id}/table").press("opener-0"), "6-5").has("forgot")


def test_following_can_be_given_up(table: Page):
    board = opened(table, *ARMS).press("stop")
    assert board.has("board")
    assert board.follow("to-table").has("opener")


def test_the_scoreboard_says_where_the_hand_stands(table: Page):
    page = opened(table, *ARMS)
    board = page.phone.open(page.path.removesuffix("/table"))
    assert board.one("table-turn").words == "Dee to play"
    assert turn(board.follow("to-table")) == "Dee to play"


def test_a_finished_game_has_no_table(phone: Phone, game: NewGame):
    mine = game("9-9: out, 12, 13, 14")
    board = phone.open(f"/games/{mine.id}").press("finish")
    assert board.has("ranks")
    assert phone.open(f"/games/{mine.id}/table").has("ranks")


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"what": "fly"},
        {"seat": "9", "what": "draw"},
        {"seat": "x", "tile": "9-8"},
        {"opener": "7", "opening": "9-9"},
        {"out": "-1"},
        {"tile": "cow"},
        {"tile": "9-8\nDee pass"},
        {"tile": "9-8@"},
        {"tile": "9-8", "onto": "Ben 9-6"},
        {"tile": "[set double-6]"},
        {"tile": "9" * 300},
    ],
)
def test_nonsense_changes_nothing(table: Page, fields: dict[str, str]):
    page = opened(table, *ARMS)
    sent = {"seat": "3", "version": page.field("version"), "key": "x"} | fields
    answer = page.phone.post(f"{page.path}/events", sent)
    assert answer.status in (200, 422)
    assert turn(page.phone.open(page.path)) == "Dee to play"
    assert hands(page.phone.open(page.path)) == ["Ana 10", "Ben 10", "Cy 9", "Dee 10", "Yard 11"]
