"""Names: kept as typed, cleaned of what cannot be seen, equal when they case-fold equal."""

import pytest

from scorekeeper.services.errors import FieldCode, FieldProblem, Refused
from scorekeeper.services.names import check_names

GOOD = [
    # typed, kept
    ("Ana", "Ana"),
    ("  Mary \t Ann\n", "Mary Ann"),
    ("Jose\u0301", "José"),
    ("<b>Bea</b> & 'Co'", "<b>Bea</b> & 'Co'"),
    ("مريم", "مريم"),
    ("👩‍👩‍👧", "👩‍👩‍👧"),
    (
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    ),
    ("An\x00a\x1b\x7f", "Ana"),
    ("\u202eanA\u202c \u2066Bo\u2069", "anA Bo"),
    ("Zo\u200be\ufeff", "Zoe"),
    ("Mary \u200b Ann", "Mary Ann"),
    ("Lone\ud800", "Lone"),
    ("x" * 40, "x" * 40),
    ("0", "0"),
]


@pytest.mark.parametrize(("typed", "kept"), GOOD)
def test_a_name_is_kept_as_typed_but_for_what_cannot_be_seen(typed: str, kept: str):
    assert check_names([typed, "Somebody Else"]) == (kept, "Somebody Else")


@pytest.mark.parametrize("nothing", ["", "   ", "\u200b", "\u200d", "\u3000", "\u202e", "\u0301", "\x00"])
def test_a_name_with_nothing_to_see_is_empty(nothing: str):
    assert problems("Ana", nothing) == {("players-1", FieldCode.NAME_EMPTY)}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("José", "Jose\u0301"),
        ("JOSÉ", "jose\u0301"),
        ("Straße", "STRASSE"),
        ("Bo", " Bo  "),
        ("Bo", "B\u200bo"),
    ],
)
def test_two_spellings_of_one_name_are_one_name(one: str, other: str):
    assert problems(one, "Cy", other) == {("players-2", FieldCode.NAME_TWICE)}


def test_accents_tell_names_apart():
    assert check_names(["Jose", "José"]) == ("Jose", "José")


@pytest.mark.parametrize("length", [41, 500])
def test_a_name_has_40_characters_at_most(length: int):
    assert problems("Ana", "x" * length) == {("players-1", FieldCode.NAME_TOO_LONG)}


@pytest.mark.parametrize(
    ("how_many", "wrong"),
    [(0, FieldCode.TOO_FEW_PLAYERS), (1, FieldCode.TOO_FEW_PLAYERS), (13, FieldCode.TOO_MANY_PLAYERS)],
)
def test_two_to_twelve_play(how_many: int, wrong: FieldCode):
    assert problems(*(f"Player {number}" for number in range(how_many))) == {("players", wrong)}


@pytest.mark.parametrize("how_many", [2, 12])
def test_two_can_play_and_so_can_twelve(how_many: int):
    assert len(check_names([f"Player {number}" for number in range(how_many)])) == how_many


def test_all_that_is_wrong_is_said_at_once():
    with pytest.raises(Refused) as refused:
        check_names(["Ana", "", "ana", "x" * 41])
    assert refused.value.problems == (
        FieldProblem("players-1", FieldCode.NAME_EMPTY),
        FieldProblem("players-2", FieldCode.NAME_TWICE, {"name": "Ana"}),
        FieldProblem("players-3", FieldCode.NAME_TOO_LONG, {"longest": 40}),
    )


def problems(*names: str) -> set[tuple[str, str]]:
    with pytest.raises(Refused) as refused:
        check_names(names)
    return {(problem.field, problem.code) for problem in refused.value.problems}
