"""A hand as text: drawn, checked line by line, and gone through step by step."""

import time
from io import BytesIO
from pathlib import Path

import pytest
from flask import Flask

from scorekeeper import demo
from tests.pages import Page, Phone
from tests.web.tables import laid

HEAD = "[set double-6] [rules pagat] [deal 7] [seats Rosa, Luis]"
HAND = f"""# at the beach
{HEAD}
Luis 6-6
Rosa 6-1
Luis 6-4
Rosa draw pass
Luis 6-3
"""


def read(phone: Phone, text: str, **more: str) -> Page:
    """Paste a text."""
    return phone.post("/check/hand", {"text": text, **more})


def test_a_hand_is_pasted_and_drawn(stranger: Phone):
    page = stranger.open("/check").follow("hand-text").press("read", {"text": HAND})

    assert laid(page) == ["6-1", "6-3", "6-4", "6-6"]
    assert page.one("verdict").words == "Nothing is wrong with this hand."
    assert page.one("said").words == "Luis plays 6-3 onto 6-6."
    assert page.one("step").words == "5/5"
    assert page.one("standing").words == "Rosa is next. In hand: Rosa 7, Luis 4. Yard: 13."
    assert page.field("text") == HAND.replace("\n", "\r\n") or page.field("text") == HAND


def test_it_is_gone_through_step_by_step(stranger: Phone):
    page = read(stranger, HAND).press("step-back")

    assert page.one("said").words == "Rosa draws a tile. Rosa passes."
    assert laid(page) == ["6-1", "6-4", "6-6"]
    page = page.press("first-step")
    assert page.one("said").words == "The hand has not begun."
    assert not page.has("into-checker")
    page = page.press("step-on").press("step-on")
    assert page.one("said").words == "Rosa plays 6-1 onto 6-6."
    assert page.press("step=3").one("said").words == "Luis plays 6-4 onto 6-6."
    assert page.press("last-step").one("step").words == "5/5"


def test_a_step_leads_into_the_checker(stranger: Phone):
    page = read(stranger, HAND.replace("pagat]", "pagat arms=6 dead_foot=end_at_once]"))
    page = page.press("step=3").follow("into-checker")

    assert laid(page) == ["6-1", "6-4", "6-6"]
    assert page.one("holds").words.startswith("Opening 6-6: 4 arms to go.")
    assert page.field("arms") == "6"
    assert page.field("dead_foot") == "end_at_once"


def test_its_problems_are_said_line_by_line(stranger: Phone):
    page = read(stranger, HAND + "Luis 6-2\nRosa jumps\nLuis 6-4\n")

    assert page.one("verdict").words == "3 things are wrong."
    assert page.problems == [
        "Line 8: It is the turn of Rosa, not of Luis.",
        "Line 9: “jumps” cannot be read here: write a turn as 9-4, 5-4@9-4, draw, draw 9-4, draw pass or "
        "pass.",
        "Line 10: 6-4 lies on the table already, and there is only one.",
    ]


def test_it_opens_where_the_first_thing_is_wrong(stranger: Phone):
    page = read(stranger, HAND.replace("Rosa draw pass", "Rosa pass"))

    assert page.one("step").words == "4/5"
    assert page.one("problem-now").words.startswith("Rosa passed, but has to draw first.")


def test_a_whole_evening_is_read_hand_by_hand(stranger: Phone):
    evening = Path(demo.__file__).with_name("double-nine-four.hands").read_text()
    page = read(stranger, evening)

    for number in range(1, 11):
        page = page.press(f"hand-{number}")
        assert page.one("verdict").words == "Nothing is wrong with this hand.", number
    assert page.one("hand-10").element.get("aria-current") == "true"


def test_a_file_is_opened(stranger: Phone):
    fields = {"csrf_token": stranger.token, "text": "", "file": (BytesIO(HAND.encode()), "beach.hands")}
    answer = stranger.client.post("/check/hand", data=fields, base_url="http://scores.test")

    page = Page(stranger, "/check/hand", answer)
    assert laid(page) == ["6-1", "6-3", "6-4", "6-6"]


@pytest.mark.parametrize("text", ["", "  \n ", "# only a comment\n"])
def test_nothing_is_no_hand(stranger: Phone, text: str):
    page = read(stranger, text)

    assert page.status == 422
    assert page.problems == ["There is no hand in this text: paste one, or open a file."]


@pytest.mark.parametrize(("size", "kept"), [(70_000, True), (1_000_000, False)])
def test_a_text_that_is_too_long_is_refused_with_its_limit(stranger: Phone, size: int, kept: bool):
    text = (HAND + "# x\n" * size)[:size]
    page = read(stranger, text)

    assert page.status == 413
    assert page.problems == ["This text is longer than 64 KB: paste one evening at most."]
    assert (page.field("text").split() == text.split()) == kept


def test_a_file_that_is_no_text_is_refused_by_its_size(stranger: Phone):
    fields = {"csrf_token": stranger.token, "file": (BytesIO(b"\xff" * 300_000), "film.mp4")}
    answer = stranger.client.post("/check/hand", data=fields, base_url="http://scores.test")

    assert answer.status_code == 413
    assert Page(stranger, "/check/hand", answer).problems


def test_nobody_reads_texts_without_end(app: Flask, stranger: Phone, monkeypatch):
    monkeypatch.setitem(app.config, "CHECKS_PER_MINUTE", 0)

    assert read(stranger, HAND).status == 429


ODD = [
    f"{HEAD}\nLuis 6-6\n" + "x\n" * 32_000,
    f"{HEAD}\nLuis 6-6\n" + "Rosa pass\nLuis pass\n" * 3_000,
    f"{HEAD}\nLuis 6-6\nRosa " + "draw " * 12_000,
    f"{HEAD}\nLuis 6-6\nleft Rosa " + "6-4 " * 15_000,
    f"{HEAD}\n" * 1_100,
    "[" * 60_000,
    "x" * 60_000,
    "\x00\x01\udcff%s %(seat)s {seat}",
    "[seats " + ", ".join(f"P{number}" for number in range(9_000)) + "]",
]


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_odd_texts_are_answered_at_once(stranger: Phone, text: str):
    token = stranger.token
    begun = time.perf_counter()
    answer = stranger.ask("POST", "/check/hand", {"csrf_token": token, "text": text.encode(errors="replace")})
    taken = time.perf_counter() - begun

    assert answer.status_code in (200, 422)
    assert taken < 1  # seconds, on a busy machine


@pytest.mark.parametrize("value", ["-1", "99999", "x", "9" * 5000, ""])
def test_a_step_or_hand_that_there_is_not_is_one_that_there_is(stranger: Phone, value: str):
    page = read(stranger, HAND, step=value, which=value)

    assert page.status == 200
    assert page.one("step").words in ("0/5", "5/5")
