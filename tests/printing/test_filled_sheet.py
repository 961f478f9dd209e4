"""The sheet of a game says who won, and how."""

import pytest

from scorekeeper.printing.documents import filled_sheet_html, print_filled
from scorekeeper.printing.pdf import PdfPrinter
from scorekeeper.printing.sheets import FilledSheet
from scorekeeper.rules import Tile
from tests.printing.pdfs import boxes, outside, pages, text_of
from tests.printing.sheets import demo, game, hand

NAMES = (
    "Cyrus the Elder of Amarillo, Texas, & Co",
    "W" * 40,
    "רות בן-חיים",
    "👩‍👩‍👧‍👦 family",
    "<b>bold</b>",
    "nul\x00 and \ud800",
    "李小龍",
    "لیلا",
    "e\u0301" * 20,
    *("Jo", "Kim", "Lou"),
)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("double-six-two", ["Luis wins with 158", "Total 199 158", "Place 2 1", "6-6 🀱 65 65 ● 0 0"]),
        (
            "double-nine-four",
            ["Cy wins with 47", "Total 148 209 47 227", "Place 2 3 1 4", "0-0 9 148 11 209 ● 0 47 7 227"],
        ),
        ("double-twelve-six", ["Eli wins with 253", "Total 359 340 380 293 253 262", "Place 5 4 6 3 1 2"]),
    ],
)
def test_the_three_games_have_their_totals_places_and_signs(
    printer: PdfPrinter, name: str, lines: list[str]
) -> None:
    pdf = print_filled(printer, demo(name))
    text = text_of(pdf).split("\n")
    assert all(line in text for line in lines)
    assert pages(pdf) == [(210, 297)]
    assert outside(pdf) == []


def test_the_legend_explains_the_signs_that_occur_and_no_other() -> None:
    plain = filled_sheet_html(FilledSheet(game()))
    assert "double blank" not in plain
    rounds = (hand("6-6", 50, 12, out=True, out_on_double=True), hand("5-5", 62, 12, double_blank=True))
    signed = filled_sheet_html(FilledSheet(game(rounds=rounds)))
    assert "🀹 50" in signed
    assert "<b>🀹</b> went out on a double" in signed
    assert "<b>🀱</b> held the double blank" in signed
    assert "●" not in signed


def test_who_tie_share_the_win_and_the_place(printer: PdfPrinter) -> None:
    tied = game(names=("Ana", "Ben", "Cy"), rounds=(hand("6-6", 12, 12, 30),))
    text = text_of(print_filled(printer, FilledSheet(tied)))
    assert "Ana, Ben share the win with 12" in text
    assert "Place 1 1 3" in text


def test_an_unfinished_game_has_a_leader_and_doubles_not_played(printer: PdfPrinter) -> None:
    played = game(rounds=(hand("6-6", 0, 12),), finished=False, openings_left=(Tile(5, 5), Tile(4, 4)))
    text = text_of(print_filled(printer, FilledSheet(played)))
    assert "Ana is ahead with 0" in text
    assert "Not played: 5-5, 4-4" in text


def test_a_game_without_hands_has_nobody_ahead(printer: PdfPrinter) -> None:
    html = filled_sheet_html(FilledSheet(game(rounds=(), finished=False)))
    assert "is ahead" not in html
    assert "first" not in html
    assert "<svg" not in html
    assert pages(print_filled(printer, FilledSheet(game(rounds=())))) == [(210, 297)]


def test_the_chart_is_there_where_there_is_room() -> None:
    many = tuple(hand(f"{n % 7}-{n % 7}", n, 2 * n) for n in range(1, 37))
    assert "Running totals" in filled_sheet_html(FilledSheet(game()))
    assert "Running totals" not in filled_sheet_html(FilledSheet(game(rounds=many)))


def test_a_long_game_takes_more_pages_and_repeats_the_names(printer: PdfPrinter) -> None:
    many = tuple(hand(f"{n % 7}-{n % 7}", n, 2 * n) for n in range(1, 80))
    pdf = print_filled(printer, FilledSheet(game(rounds=many), paper="letter"))
    assert pages(pdf) == [(216, 279), (216, 279)]
    assert text_of(pdf).count("Ana Ben") == 2


def test_any_name_can_be_printed_without_leaving_the_paper(printer: PdfPrinter) -> None:
    everyone = game(names=NAMES, rounds=(hand("6-6", *range(10, 22)), hand("5-5", *range(100, 112))))
    pdf = print_filled(printer, FilledSheet(everyone))
    assert pages(pdf) == [(210, 297)]
    assert outside(pdf) == []
    assert "&lt;b&gt;bold" in boxes(pdf)


def test_markup_in_names_title_and_rules_is_text() -> None:
    evil = "<script>alert(1)</script>"
    html = filled_sheet_html(
        FilledSheet(game(title=evil, date_text=evil, names=(evil, "Ben")), rule_lines=(evil,))
    )
    assert evil not in html
    assert html.count("&lt;script&gt;") >= 5
