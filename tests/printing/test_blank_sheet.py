"""A blank sheet has a row for every opening double, room to write, and fits its paper."""

from base64 import b64decode

import pytest

from scorekeeper.printing.documents import blank_sheet_html, print_blank
from scorekeeper.printing.pdf import PdfPrinter
from scorekeeper.rules import PRESETS, WrongPlayers
from tests.printing.pdfs import outside, pages, row_heights, text_of
from tests.printing.sheets import blank

A4, A4_LYING, LETTER, LETTER_LYING = (210, 297), (297, 210), (216, 279), (279, 216)
CHARGED = {"ruleset": PRESETS["kelley"], "preset": "kelley"}
DOWN_AND_UP = {"ruleset": PRESETS["pagat"].replace(order="down_and_up")}


@pytest.mark.parametrize(
    ("size", "players", "more", "paper"),
    [
        (6, 2, {}, [A4]),
        (9, 4, {}, [A4]),
        (9, 4, {"paper": "letter"}, [LETTER]),
        (12, 6, {}, [A4]),
        (12, 8, {"paper": "letter"}, [LETTER]),
        (12, 10, {}, [A4_LYING]),
        (12, 12, {"paper": "letter"}, [LETTER_LYING]),
        (15, 8, {}, [A4]),
        (18, 8, {}, [A4]),
        (18, 12, {}, [A4_LYING, A4_LYING]),
        (9, 5, DOWN_AND_UP, [A4]),
        (12, 4, DOWN_AND_UP, [A4]),
        (18, 8, DOWN_AND_UP, [A4, A4]),
    ],
)
def test_it_fits_its_paper_with_rows_to_write_in(
    printer: PdfPrinter, size: int, players: int, more: dict[str, object], paper: list[tuple[int, int]]
) -> None:
    pdf = print_blank(printer, blank(size, players, **more))
    assert pages(pdf) == paper
    rows = row_heights(pdf)
    assert len(rows) > size
    assert min(rows) >= 8
    assert outside(pdf) == []


@pytest.mark.parametrize(("players", "paper"), [(8, "a4"), (8, "letter"), (12, "a4"), (12, "letter")])
def test_a_foot_full_of_house_rules_still_leaves_one_page(
    printer: PdfPrinter, players: int, paper: str
) -> None:
    rules = tuple(
        f"Rule {number}: " + "as the people of this table have always played it, " * 2 for number in range(12)
    )
    pdf = print_blank(printer, blank(12, players, paper=paper, rule_lines=rules))
    assert len(pages(pdf)) == 1
    assert min(row_heights(pdf)) >= 8


@pytest.mark.parametrize("size", [6, 9, 12, 15, 18])
def test_every_opening_double_has_its_row(printer: PdfPrinter, size: int) -> None:
    lines = text_of(print_blank(printer, blank(size, 4))).split("\n")
    openings = [line for line in lines if line in {f"{number}-{number}" for number in range(19)}]
    assert openings == [f"{number}-{number}" for number in range(size, -1, -1)]
    assert "Total" in lines


def test_down_and_up_goes_down_and_up(printer: PdfPrinter) -> None:
    lines = text_of(print_blank(printer, blank(6, 3, **DOWN_AND_UP))).split("\n")
    there = [int(line[0]) for line in lines if len(line) == 3 and line[1] == "-"]
    assert there == [6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6]


def test_names_stand_at_the_top_and_who_has_none_gets_a_number_and_room(printer: PdfPrinter) -> None:
    head = text_of(print_blank(printer, blank(9, 4, names=("Ana", "José Ángel"))))
    assert "Ana" in head
    assert "Ángel" in head
    assert "Opening double" in head
    assert "3 4" in head


def test_it_names_the_set_the_players_and_asks_for_date_and_place(printer: PdfPrinter) -> None:
    text = text_of(print_blank(printer, blank(12, 7)))
    assert "Double-twelve · 7 players" in text
    assert "Date" in text
    assert "Place" in text


def test_the_foot_tells_the_house_rules_and_what_to_tick(printer: PdfPrinter) -> None:
    text = " ".join(text_of(print_blank(printer, blank(9, 4, **CHARGED))).split())
    assert "House rules (Kelley) The opening double takes 4 tiles · The double blank costs 50" in text
    assert "🀱 held the double blank · 🀹 went out on a double" in text


def test_out_on_a_double_is_ticked_only_where_it_costs() -> None:
    assert "went out on a double" not in blank_sheet_html(blank(9, 4))
    free, charged = blank_sheet_html(blank(9, 4)), blank_sheet_html(blank(9, 4, **CHARGED))
    assert ticks(charged).count("h5.6v2.8") == 2 * ticks(free).count("h5.6v2.8") == 8


def ticks(html: str) -> str:
    """Return the picture with a row's boxes to tick."""
    picture = html.partition(".ticks { background-image: url(data:image/svg+xml;base64,")[2]
    return b64decode(picture.partition(")")[0]).decode()


def test_words_come_from_gettext() -> None:
    spanish = {"Opening double": "Doble de salida", "Date": "Fecha", "Double-nine": "Doble nueve"}

    def ngettext(one: str, many: str, count: int) -> str:
        return {"%(count)s player": "%(count)s jugador", "%(count)s players": "%(count)s jugadores"}[
            one if count == 1 else many
        ]

    html = blank_sheet_html(blank(9, 4, language="es"), lambda words: spanish.get(words, words), ngettext)
    assert '<html lang="es">' in html
    assert all(words in html for words in ["Doble de salida", "Fecha", "Doble nueve", "4 jugadores"])


@pytest.mark.parametrize("players", [1, 13])
def test_one_or_thirteen_players_have_no_sheet(players: int) -> None:
    with pytest.raises(WrongPlayers):
        blank(9, players)


def test_other_paper_and_too_many_names_are_refused() -> None:
    with pytest.raises(ValueError, match="a4, letter"):
        blank(9, 4, paper="a5")
    with pytest.raises(ValueError, match="3 names for 2 players"):
        blank(9, 2, names=("A", "B", "C"))
