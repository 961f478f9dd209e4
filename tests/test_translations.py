"""Spanish says all that English says, and nothing that a person reads goes past the translators."""

import re
from dataclasses import dataclass
from gettext import GNUTranslations
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po
from flask import Flask
from flask_babel import force_locale

from scorekeeper.places import TRANSLATIONS
from scorekeeper.printing.documents import blank_sheet_html
from scorekeeper.printing.sheets import BlankSheet
from scorekeeper.rules import PRESETS, TileSet
from scorekeeper.services import books
from scorekeeper.web import links
from scorekeeper.web.sentences import and_list
from tests.browser.places import CHECKER, UNTIDY
from tests.builders import EVENING, play, start
from tests.pages import Phone

ROOT = Path(__file__).parent.parent
SPANISH = TRANSLATIONS / "es" / "LC_MESSAGES" / "messages.po"
KEYWORDS = DEFAULT_KEYWORDS | {"_l": None, "lazy_gettext": None}

PAGES = (
    *("/", "/book", "/book?new=1", "/pips?tiles=6-4+0-0+6-4+x", "/rules", "/sheets", "/games", "/games/new"),
    *("/games/{running}", "/games/{running}?saved=2", "/games/new?again={running}", "/games/{finished}"),
    *(f"/games/{{running}}/{page}" for page in ("rules", "rounds/new", "rounds/1", *UNTIDY)),
    *CHECKER,
    *("/sheets/blank.pdf?set=7&paper=a9&rules=none", "/api", "/bin", "/nowhere"),
)


def in_the_sources() -> set[tuple[str | None, str | tuple[str, ...]]]:
    """What the sources say, with its context, as `make messages` finds it."""
    with (ROOT / "babel.cfg").open() as mapping:
        methods, options = parse_mapping_cfg(mapping)
    found = extract_from_dir(ROOT, methods, options, KEYWORDS)
    return {(context, message) for _file, _line, message, _comments, context in found}


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    with SPANISH.open("rb") as file:
        return read_po(file)


@pytest.fixture(scope="module")
def messages(catalog: Catalog) -> list[Message]:
    """Every entry but the head."""
    return [message for message in catalog if message.id]


@pytest.fixture(scope="module")
def compiled(catalog: Catalog) -> GNUTranslations:
    """What gettext reads, made afresh."""
    file = BytesIO()
    write_mo(file, catalog)
    file.seek(0)
    return GNUTranslations(file)


def pairs(message: Message) -> list[tuple[str, str]]:
    """English and Spanish: one pair, or one for each number."""
    if isinstance(message.id, str):
        return [(message.id, str(message.string))]
    return list(zip(message.id, message.string or (), strict=True))


def filled_in(sentence: str) -> list[str]:
    """What is put into a sentence when it is said, and any % that would break it."""
    return sorted(re.findall(r"%\(\w+\)s|%", sentence))


def all_pairs(messages: list[Message]) -> list[tuple[str, str]]:
    return [pair for message in messages for pair in pairs(message)]


class TestCatalogue:
    def test_has_every_sentence_of_the_sources_and_no_other(self, messages: list[Message]) -> None:
        ours = {(message.context, message.id) for message in messages}
        theirs = in_the_sources()
        assert theirs - ours == set(), "new: make messages"
        assert ours - theirs == set(), "no longer said: make messages"

    def test_keeps_nothing_that_is_no_longer_said(self, catalog: Catalog) -> None:
        assert not catalog.obsolete

    def test_leaves_nothing_untranslated(self, messages: list[Message]) -> None:
        assert [english for english, spanish in all_pairs(messages) if not spanish.strip()] == []

    def test_guesses_nothing(self, messages: list[Message]) -> None:
        assert [message.id for message in messages if message.fuzzy] == []

    def test_fills_in_what_english_fills_in(self, messages: list[Message]) -> None:
        wrong = [
            (english, spanish)
            for english, spanish in all_pairs(messages)
            if filled_in(english) != filled_in(spanish)
        ]
        assert wrong == []

    def test_has_two_numbers_and_no_dates(self, catalog: Catalog) -> None:
        head = SPANISH.read_text().split("\n\n")[0]
        assert catalog.num_plurals == 2
        assert "Date" not in head

    @pytest.mark.parametrize(
        ("english_for", "words_of_the_others"),
        [
            pytest.param(r"\bstarts?\b", r"sin fichas|adelante", id="starts a hand"),
            pytest.param(r"\b(go|goes|going|went) out\b", r"\b[Ss]al[eió]|adelante", id="goes out"),
            pytest.param(r"\b(leads?|ahead)\b", r"\b[Ss]al[eió]|sin fichas", id="leads the game"),
        ],
    )
    def test_never_has_one_word_for_two_of_these(
        self, messages: list[Message], english_for: str, words_of_the_others: str
    ) -> None:
        about = [pair for pair in all_pairs(messages) if re.search(english_for, pair[0])]
        assert about
        assert [pair for pair in about if re.search(words_of_the_others, pair[1])] == []


class TestCompiled:
    def test_is_as_new_as_its_source(self, messages: list[Message]) -> None:
        with SPANISH.with_suffix(".mo").open("rb") as file:
            lying_there = [message for message in read_mo(file) if message.id]
        assert set(all_pairs(lying_there)) == set(all_pairs(messages)), "make run compiles it anew"

    @pytest.mark.parametrize(
        ("number", "spanish"), [(0, "0 manos"), (1, "1 mano"), (2, "2 manos"), (1_000_000, "1000000 manos")]
    )
    def test_knows_numbers(self, compiled: GNUTranslations, number: int, spanish: str) -> None:
        assert compiled.ngettext("%(num)s hand", "%(num)s hands", number) % {"num": number} == spanish


@pytest.fixture(scope="module")
def english(messages: list[Message]) -> dict[str, re.Pattern[str]]:
    """The English sentences of three words or more, each with how it looks on a page when it is filled in."""
    other = (ours for ours, spanish in all_pairs(messages) if ours != spanish)
    parts = {ours: [part for part in re.split(r"%\(\w+\)s", ours) if part] for ours in other}
    return {
        ours: re.compile("[^<>]{1,40}".join(map(re.escape, said)))
        for ours, said in parts.items()
        if len(re.findall(r"[^\W\d_]+", " ".join(said))) >= 3
    }


def english_in(page: str, english: dict[str, re.Pattern[str]]) -> list[str]:
    """The English sentences on a page."""
    text = " ".join(unescape(page).split())
    return [sentence for sentence, on_a_page in english.items() if on_a_page.search(text)]


@dataclass(frozen=True)
class Evening:
    """A phone from Mexico, and the games in its book."""

    phone: Phone
    """It keeps the book."""
    running: str
    """The id of a game of which two hands were played."""
    finished: str
    """The id of a whole one."""


@pytest.fixture
def evening(app: Flask) -> Evening:
    with app.app_context():
        book = books.start_book()
        finished = play(start(book.id, preset="kelley"), *EVENING)
        running = play(start(book.id, changes={"blank_half": 25}), *EVENING[:2])
        token = links.keeper_token(book)
    phone = Phone(app, languages="es-MX,es;q=0.9,en;q=0.8")
    phone.open(f"/keeper/{token}")
    return Evening(phone, running.id, finished.id)


class TestPages:
    def test_are_in_spanish(self, evening: Evening, english: dict[str, re.Pattern[str]]) -> None:
        for path in PAGES:
            page = evening.phone.open(path.format(running=evening.running, finished=evening.finished))
            assert page.element.get("lang") == "es", path
            assert english_in(page.answer.text, english) == [], path

    def test_greet_a_stranger_in_spanish(self, app: Flask, english: dict[str, re.Pattern[str]]) -> None:
        page = Phone(app, languages="es").open("/")
        assert "Chicken Foot, con las cuentas claras" in page.words
        assert english_in(page.answer.text, english) == []

    def test_say_what_is_wrong_in_spanish(self, evening: Evening) -> None:
        form = evening.phone.open(f"/games/{evening.running}/rounds/new")
        assert form.press("save").problems == ["Di quién se quedó sin fichas, o que nadie."]
        typed = {"out": "0", "seats-1-pips": "x", "seats-2-pips": "7", "seats-3-pips": "8"}
        assert form.press("save", typed).problems == [
            "“x” no es un número de puntos: escribe 23, o una suma como 12+11."
        ]

    def test_english_would_be_found(self, english: dict[str, re.Pattern[str]]) -> None:
        page = "<b>Hand 3 of 10</b> <p>Whoever goes out on a double\n  scores 50 points.</p>"
        assert "Whoever goes out on a double scores 50 points." in english_in(page, english)


@pytest.mark.parametrize(
    ("names", "spanish"),
    [
        (["Ana"], "Ana"),
        (["Ana", "Beto"], "Ana y Beto"),
        (["Ana", "Beto", "Inés"], "Ana, Beto e Inés"),
        (["Irma", "Hilda"], "Irma e Hilda"),
        (["Ana", "Iago"], "Ana y Iago"),
    ],
)
def test_names_are_joined_as_one_says_them(app: Flask, names: list[str], spanish: str) -> None:
    with app.test_request_context(), force_locale("es"):
        assert and_list(names) == spanish


def test_sheets_are_printed_in_spanish(
    english: dict[str, re.Pattern[str]], compiled: GNUTranslations
) -> None:
    sheet = BlankSheet(TileSet(9), players=4, ruleset=PRESETS["kelley"], language="es", rule_lines=("…",))
    html = blank_sheet_html(sheet, compiled.gettext, compiled.ngettext)
    assert "Mula de salida" in html
    assert english_in(html, english) == []
