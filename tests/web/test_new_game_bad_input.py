"""Whatever is typed as a name: taken in, or refused at its field with a sentence; and it is still there."""

import pytest

from tests.pages import Page, Phone
from tests.web.test_new_game_players import names, seated

EMPTY = "This name has nothing to see in it: type one, or leave the row empty."
TOO_LONG = "A name has 40 characters at most: shorten it."

GOOD = [
    # typed, as the scoreboard has it
    ("Mary \t Ann ", "Mary Ann"),
    ("Jose\u0301", "José"),
    ("مريم", "مريم"),
    ("\u202eanA\u202c", "anA"),
    ("👩‍👩‍👧", "👩‍👩‍👧"),
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ('"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'),
    ("{{ 7 * 7 }}", "{{ 7 * 7 }}"),
    ("100 %(name)s %s %", "100 %(name)s %s %"),
    ("0", "0"),
    ("Nobody", "Nobody"),
    ("x" * 40, "x" * 40),
]


@pytest.mark.parametrize(("typed", "read"), GOOD)
def test_a_name_is_taken_in_and_shown_as_text_everywhere(phone: Phone, typed: str, read: str):
    board = seated(phone, typed, "Ben").press("start")
    form = board.follow("score")
    saved = form.press("save", {"out": "0", "seats-1-pips": "12"})
    result = saved.press("finish")

    for page in (board, form, saved, result, phone.open("/"), phone.open("/games"), phone.open("/games/new")):
        assert read in page.words, page.path
        assert page.parse_errors == [], page.path
        assert not [one for one in page.tags("script") if not one.get("src")], page.path


BAD = [
    # names, problems by row
    (("Ana", "\u200b"), {1: EMPTY}),
    (("\u3000", "Ana"), {0: EMPTY}),
    (("Ana", "x" * 41), {1: TOO_LONG}),
    (("x" * 500, "Ana"), {0: TOO_LONG}),
    (("Ana", "ANA"), {1: "Ana is already at the table: add something that tells the two apart."}),
    (
        ("Jos\u00e9", "Ben", "JOSE\u0301"),
        {2: "José is already at the table: add something that tells the two apart."},
    ),
    (("Straße", "STRASSE"), {1: "Straße is already at the table: add something that tells the two apart."}),
    (("\u200b", "Ana", "ana", "x" * 500), {0: EMPTY, 2: "Ana is already", 3: TOO_LONG}),
]


@pytest.mark.parametrize(("typed", "problems"), BAD)
def test_a_name_that_cannot_be_is_refused_in_its_row_and_kept(
    phone: Phone, typed: tuple[str, ...], problems: dict[int, str]
):
    page = seated(phone, *typed).press("start")

    assert page.status == 422
    assert names(page) == list(typed)
    assert len(page.one("players").problems) == len(problems)
    for row, said in problems.items():
        assert said in problem_at(page, row)


def test_the_game_starts_once_the_name_is_mended(phone: Phone):
    page = seated(phone, "Ana", "ana").press("start").press("start", {"players-1": "Ana B."})

    assert page.status == 200
    assert page.has("board")


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (0, "It takes two to play: add another player."),
        (1, "It takes two to play: add another player."),
        (13, "A table seats 12 at most: take somebody off."),
        (60, "A table seats 12 at most: take somebody off."),
    ],
)
def test_too_few_and_too_many_players_are_refused(phone: Phone, players: int, said: str):
    typed = [f"Player {number}" for number in range(players)]
    page = seated(phone, *typed).press("start")

    assert page.status == 422
    assert page.one("players").problems == [said]
    assert names(page) == typed


def test_everything_that_is_wrong_is_said_at_once(phone: Phone):
    typed = {"tiles_each": "other", "tiles_other": "½", "rules-target": "1e3"}
    page = seated(phone, "Ana", "ana").press("start", typed, tampered={"preset": "pagat"})

    assert page.status == 422
    assert len(page.one("players").problems) == 1
    assert len(page.one("deal").problems) == 1
    assert len(page.one("rules").problems) == 1


@pytest.mark.parametrize("key", ["with spaces", "é", "x" * 65, "\x00"])
def test_a_damaged_key_is_refused_with_a_sentence(phone: Phone, key: str):
    page = seated(phone, "Ana", "Ben").press("start", tampered={"key": key})

    assert page.status == 422
    assert page.problems == ["This page was damaged on its way: reload it and send again."]
    assert names(page) == ["Ana", "Ben"]
    assert page.press("start").has("board")


def test_a_double_tap_starts_one_game(phone: Phone):
    form = seated(phone, "Ana", "Ben")

    assert form.press("start").path == form.press("start").path
    assert len(phone.open("/games").one("games").tags("li")) == 1


@pytest.mark.parametrize("row", ["²", "9" * 5000, "-1", "x", "1-2", ""])
def test_fields_that_are_not_on_the_page_are_no_error_of_the_server(phone: Phone, row: str):
    page = seated(phone, "Ana", "Ben").press("start", tampered={f"players-{row}": "Cy"})

    assert page.status in (200, 422)


def problem_at(page: Page, row: int) -> str:
    """What is said at a player's field."""
    field = page.all("player")[row].element
    assert field.attrib["aria-invalid"] == "true"
    said = field.attrib["aria-describedby"]
    return next("".join(one.itertext()) for one in page.element.iter() if one.get("id") == said)
