"""A position in the fewest words: read as far as it is right, written so that it is read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rules import (
    Barnyard,
    Play,
    PositionProblem,
    RuleSet,
    Tile,
    TileSet,
    read_play,
    read_position,
    write_position,
)

NINE = TileSet(9)
ARMS = "9-9 9-4 9-7 9-6 9-5"


def read(texts: list[str]) -> tuple[str, list[tuple[int, str]]]:
    """What came to lie on a double-nine table, and which text is wrong for what reason."""
    position = read_position(NINE, RuleSet(), texts)
    laid = () if position.barnyard is None else position.barnyard.tiles
    return " ".join(map(str, laid)), [(problem.index, problem.code) for problem in position.problems]


def test_while_nothing_is_laid_nothing_is_wrong() -> None:
    assert read([]) == ("", [])


def test_a_tile_goes_where_it_is_said_to_or_where_alone_it_fits() -> None:
    barnyard = read_position(NINE, RuleSet(), [*ARMS.split(), "5-4@9-4", "7-7"]).barnyard
    assert barnyard is not None
    assert [str(play) for play in barnyard.plays[-2:]] == ["5-4@9-4", "7-7@9-7"]


def test_tiles_are_written_in_any_way_that_tiles_are() -> None:
    assert read(["[9-9]", "4|9", " 7-9 ", "[9|6]@9|9", "5-9 @ 9-9"]) == (ARMS, [])


@pytest.mark.parametrize(
    ("opening", "code"),
    [
        ("", "UNREADABLE"),
        ("nine", "UNREADABLE"),
        ("9-9@9-9", "UNREADABLE"),
        ("9-8", "OPENING_NOT_A_DOUBLE"),
        ("10-10", "OPENING_NOT_IN_SET"),
    ],
)
def test_what_opens_no_hand(opening: str, code: str) -> None:
    assert read([opening, "9-4"]) == ("", [(0, code)])


@pytest.mark.parametrize(
    ("plays", "code"),
    [
        ("9-", "UNREADABLE"),
        ("5-4@", "UNREADABLE"),
        ("@9-4", "UNREADABLE"),
        ("5-4@9-4@9-9", "UNREADABLE"),
        ("10-4", "NOT_IN_SET"),
        ("9-4", "ALREADY_LAID"),
        ("4-3@7-4", "NOT_ON_TABLE"),
        ("6-4@9-7", "NO_MATCH"),
        ("3-2", "NO_MATCH"),
        ("9-8@9-9", "NO_ROOM"),
        ("5-4", "AMBIGUOUS"),
    ],
)
def test_the_first_wrong_play_is_named_and_what_lies_before_it_stays(plays: str, code: str) -> None:
    assert read([*ARMS.split(), plays, "no tile"]) == (ARMS, [(5, code)])


def test_a_double_that_still_takes_tiles_comes_first() -> None:
    assert read(["9-9", "9-4", "5-4"]) == ("9-9 9-4", [(2, "ARMS_FIRST")])
    assert read([*ARMS.split(), "7-7", "6-4"]) == (f"{ARMS} 7-7", [(6, "FOOT_FIRST")])


def test_a_problem_says_what_was_written_and_what_is_wrong_with_it() -> None:
    (problem,) = read_position(NINE, RuleSet(), [*ARMS.split(), "4|5"]).problems
    assert (problem.text, problem.params) == ("4|5", {"tile": "5-4", "plays": "5-4@9-5, 5-4@9-4"})
    assert problem.message == "5-4 fits several ends: 5-4@9-5, 5-4@9-4"


@pytest.mark.parametrize("plays", [["x" * 10**6], ["9-9", "x" * 10**6], ["9-9", "x@" + "x" * 10**6]])
def test_of_a_long_text_the_beginning_is_quoted(plays: list[str]) -> None:
    (problem,) = read_position(NINE, RuleSet(), plays).problems
    assert (problem.index, len(problem.text)) == (len(plays) - 1, 40)
    assert problem.text in problem.message
    assert len(problem.message) < 200
    assert problem.params == {"text": problem.text}


def test_one_play_is_read_as_those_on_the_table_are() -> None:
    barnyard = read_position(NINE, RuleSet(), ARMS.split()).barnyard
    assert barnyard is not None
    play = read_play(barnyard, "7-7")
    assert isinstance(play, Play)
    assert str(play) == "7-7@9-7"
    for text, code in (("5-4", "AMBIGUOUS"), ("seven", "UNREADABLE"), ("3-2", "NO_MATCH")):
        problem = read_play(barnyard, text, 5)
        assert isinstance(problem, PositionProblem)
        assert (problem.index, problem.text, problem.code) == (5, text, code)


def test_an_end_is_named_where_the_tile_has_several() -> None:
    texts = ("9-9", "9-4", "9-7", "9-6", "9-5", "5-4@9-4", "7-7", "7-3", "7-2", "7-1", "7-5@9-5")
    barnyard = read_position(NINE, RuleSet(), texts).barnyard
    assert barnyard is not None
    assert write_position(barnyard) == ("9-9", "9-4", "9-7", "9-6", "9-5", "5-4@9-4", "7-7", *texts[7:])


@given(st.sampled_from(TileSet.SIZES), st.sampled_from([3, 4, 6, 8]), st.data())
def test_what_is_written_is_read_back_and_is_the_shortest(size: int, arms: int, data: st.DataObject) -> None:
    tile_set, ruleset = TileSet(size), RuleSet().replace(arms=arms)
    barnyard = Barnyard.start(tile_set, Tile(size, size), ruleset)
    for choice in data.draw(st.lists(st.integers(0, 10_000), max_size=40)):
        if not (plays := barnyard.legal_plays()):
            break
        barnyard = barnyard.play(plays[choice % len(plays)])
    texts = write_position(barnyard)
    assert read_position(tile_set, ruleset, texts).barnyard == barnyard
    for index, text in enumerate(texts):
        tile, at, _ = text.partition("@")
        if at:
            shorter = read_position(tile_set, ruleset, [*texts[:index], tile])
            assert [problem.code for problem in shorter.problems] == ["AMBIGUOUS"]
