"""The scoreboard: who leads, what each score is made of, what comes next, what the last hand changed."""

from collections.abc import Callable

import pytest

from scorekeeper.services.records import GameRecord
from tests.pages import Page, Part, Phone

HANDS = ("9-9: 3, 2, 13, out", "8-8: out, 43, 5, 21*", "7-7: 11*, out, 9, 17")


@pytest.fixture
def board(phone: Phone, game: Callable[..., GameRecord]) -> Page:
    """The scoreboard after three hands."""
    return phone.open(f"/games/{game(*HANDS).id}")


def test_rounds_go_down_and_players_across(board: Page):
    rows = board.one("board").rows()

    assert rows[0] == ["", "Ana", "Ben", "Cy", "Dee"]
    assert [row[0] for row in rows[1:-1]] == [f"Hand {n}, opened by {10 - n}-{10 - n}" for n in (1, 2, 3)]
    assert [cell.split()[0] for cell in rows[2][1:]] == ["0", "43", "5", "71"]


def test_running_totals_and_ranks(board: Page):
    rows = board.one("board").rows()

    assert [cell.split()[1].rstrip("●") for cell in rows[3][1:]] == ["64", "45", "27", "88"]
    assert rows[-1] == ["Total", "64 3.", "45 2.", "27 1.", "88 4."]


def test_the_lowest_total_leads(board: Page):
    assert "Cy leads with 27" in board.words


def test_ties_share_the_lead_and_the_next_rank_is_skipped(phone: Phone, game: Callable[..., GameRecord]):
    board = phone.open(f"/games/{game('9-9: 12, 3, 40, 41', '8-8: 3, 12, 40, 41').id}")

    assert "Ana and Ben lead with 15" in board.words
    assert board.one("board").rows()[-1] == ["Total", "15 1.", "15 1.", "80 3.", "82 4."]


BILLS: list[tuple[str, dict[str, int], str, list[str]]] = [
    # hand, house rules, score, its bill
    ("12*", {}, "62", ["12 pips", "50 double blank"]),
    ("12+11", {}, "23", ["23 pips"]),
    ("6-0 4-2 0-0", {}, "62", ["12 pips", "50 double blank"]),
    ("6-0 4-2", {"blank_half": 25}, "37", ["12 pips", "25 for 1 blank half"]),
    ("out", {}, "0", ["out"]),
    ("out!", {"out_on_double": 50}, "50", ["out", "50 out on a double"]),
    ("5*", {"double_blank": 100}, "105", ["5 pips", "100 double blank"]),
]


@pytest.mark.parametrize(("cell", "changes", "points", "bill"), BILLS)
def test_a_score_carries_its_bill(
    phone: Phone,
    game: Callable[..., GameRecord],
    cell: str,
    changes: dict[str, int],
    points: str,
    bill: list[str],
):
    score = phone.open(f"/games/{game(f'9-9: {cell}, 3, 4, 7', changes=changes).id}").all("score")[0]

    assert score.words.split()[0] == points
    assert lines(score) == bill


def test_a_score_leads_to_its_correction(board: Page):
    assert board.one("board").all("score")[5].link.endswith("/rounds/2")
    assert board.all("hand")[1].link.endswith("/rounds/2")


def test_marks_say_who_went_out_and_held_the_double_blank(phone: Phone, game: Callable[..., GameRecord]):
    board = phone.open(f"/games/{game('9-9: out!, 2*, 13, 5').id}").one("board")

    marks = [[one.get("title") for one in part.tags("abbr")] for part in board.all("score")]
    assert marks == [["went out"], ["held the double blank"], [], []]
    assert "●●" in board.all("score")[0].words


def test_the_next_hand_says_what_opens_who_starts_who_shuffles_and_how_many_are_dealt(board: Page):
    words = board.one("next").words

    assert "6-6 opens" in words
    assert "Whoever holds it starts" in words
    assert "Dee shuffles." in words
    assert "Deal 11 tiles each." in words


@pytest.mark.parametrize(("hands", "shuffles"), [(0, "Ana"), (1, "Ben"), (2, "Cy"), (3, "Dee")])
def test_the_shuffle_goes_round(phone: Phone, game: Callable[..., GameRecord], hands: int, shuffles: str):
    board = phone.open(f"/games/{game(*HANDS[:hands]).id}")

    assert f"{shuffles} shuffles." in board.one("next").words


STARTS = [
    # house rule, who starts the first hand
    ("draw_all", "Whoever holds it starts; if nobody does, everyone draws one and looks again."),
    ("next_double", "Whoever holds it starts; if nobody does, the next highest double opens."),
    ("highest_draw", "Everyone draws a tile: the highest starts."),
]


@pytest.mark.parametrize(("opening", "said"), STARTS)
def test_who_starts_is_a_house_rule(phone: Phone, game: Callable[..., GameRecord], opening: str, said: str):
    board = phone.open(f"/games/{game(changes={'opening': opening}).id}")

    assert said in board.one("next").words


def test_where_the_start_goes_round_it_names_the_player(phone: Phone, game: Callable[..., GameRecord]):
    """The player after the one who shuffles."""
    board = phone.open(f"/games/{game(*HANDS[:2], changes={'opening': 'highest_draw'}).id}")

    assert "Dee starts. Cy shuffles." in board.one("next").words


def test_the_openings_still_to_come(board: Page):
    titles = [one for one in board.one("openings-left").element.iter() if one.tag.endswith("title")]

    assert ["".join(one.itertext()) for one in titles] == ["6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "0-0"]


def test_a_skipped_double_comes_back_where_the_house_rules_say_so(
    phone: Phone, game: Callable[..., GameRecord]
):
    board = phone.open(f"/games/{game('8-8: 3, 2, 13, out', changes={'order': 'pool'}).id}")

    assert "9-9 opens" in board.one("next").words


def test_a_game_to_a_target_says_so(phone: Phone, game: Callable[..., GameRecord]):
    board = phone.open(f"/games/{game(*HANDS, changes={'target': 250}).id}")

    assert "Hand 4, to 250 points" in board.words


def test_before_the_first_hand_nobody_leads(phone: Phone, game: Callable[..., GameRecord]):
    board = phone.open(f"/games/{game().id}")

    assert "Hand 1 of 10" in board.words
    assert "leads" not in board.words
    assert board.one("board").rows()[-1] == ["Total", "0", "0", "0", "0"]


def test_a_save_shows_what_it_changed(phone: Phone, game: Callable[..., GameRecord]):
    """Before hand 3: Ana 3, Cy 18, Ben 45, Dee 71. After it: Cy 27, Ben 45, Ana 64, Dee 88."""
    moves = phone.open(f"/games/{game(*HANDS).id}?saved=3").one("moves")

    assert "Hand 3 is saved" in moves.words
    assert lines(moves) == [
        "Cy +9 27 ▲ up 1 place",
        "Ben +0 45 ▲ up 1 place",
        "Ana +61 64 ▼ down 2 places",
        "Dee +17 88 61 behind",
    ]


def test_the_first_save_has_nobody_rise(phone: Phone, game: Callable[..., GameRecord]):
    moves = phone.open(f"/games/{game(*HANDS[:1]).id}?saved=1").one("moves")

    assert lines(moves) == [
        "Dee +0 0 in the lead",
        "Ben +2 2 2 behind",
        "Ana +3 3 3 behind",
        "Cy +13 13 13 behind",
    ]


def test_a_save_can_be_undone(phone: Phone, game: Callable[..., GameRecord]):
    page = phone.open(f"/games/{game(*HANDS).id}?saved=3").follow("undo")

    assert page.path.endswith("/rounds/3")
    assert page.has("take-back")


def lines(part: Part) -> list[str]:
    """The items of a list, in words."""
    return [Part(one).words for one in part.tags("li")]
