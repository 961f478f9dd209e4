"""The chart tells the story of the game: who was where when, and that the lowest line won."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.pictures.chart import chart_names, score_chart
from tests.pictures.svg import parsed, words

GAME = [("Ana", [3, 3, 14]), ("Ben", [2, 45, 45]), ("Cy", [13, 18, 27]), ("Dee", [0, 71, 88])]
HANDS = ["9-9", "8-8", "7-7"]

names = st.text(max_size=60)
players = st.lists(names, min_size=2, max_size=12)


@st.composite
def games(draw: st.DrawFn) -> tuple[list[tuple[str, list[int]]], list[str]]:
    hands = draw(st.integers(0, 37))
    totals = st.lists(st.integers(0, 2000), min_size=hands, max_size=hands)
    series = [(name, sorted(draw(totals))) for name in draw(players)]
    return series, [f"{hand}-{hand}" for hand in range(hands)]


def test_it_says_in_words_who_stands_where_lowest_first() -> None:
    tree = parsed(score_chart(GAME, labels=HANDS, title="How it went"))
    assert tree.attrib["role"] == "img"
    assert tree.findtext("title") == "How it went"
    assert tree.findtext("desc") == "Ana 14, Cy 27, Ben 45, Dee 88"


def test_labels_stand_where_the_lines_end_the_best_lowest_down() -> None:
    labels = words(score_chart(GAME, labels=HANDS, title=""), "chart-name")
    assert [label.text for label in labels] == ["Dee", "Ben", "Cy", "Ana"]
    heights = [float(label.attrib["y"]) for label in labels]
    assert heights == sorted(heights)


def test_only_the_winner_stands_out() -> None:
    tree = parsed(score_chart(GAME, labels=HANDS, title=""))
    best = [group.attrib["class"] for group in tree.findall("g") if "chart-best" in group.attrib["class"]]
    assert best == ["chart-1 chart-best"] * 2  # the line and its end
    assert [group.findtext("text") for group in tree.findall("g[@font-weight='bold']")] == ["14"]


def test_all_who_share_the_win_stand_out() -> None:
    tied = [("Ana", [5]), ("Ben", [9]), ("Cy", [5])]
    tree = parsed(score_chart(tied, labels=["6-6"], title=""))
    assert [group.findtext("text") for group in tree.findall("g[@font-weight='bold']")] == ["5", "5"]


def test_before_the_first_hand_nobody_is_best() -> None:
    assert "chart-best" not in score_chart([("Ana", []), ("Ben", [])], labels=[], title="")


def test_no_two_players_have_the_same_dash_and_marker() -> None:
    series = [(f"P{seat}", [seat, 2 * seat]) for seat in range(12)]
    looks = set()
    for group in parsed(score_chart(series, labels=["6-6", "5-5"], title="")).findall("g"):
        line = group.find("path[@stroke-linejoin]")
        marks = group.findall("path")[-1].attrib["d"] if line is not None else ""
        if line is not None:
            shape = marks[marks.index("m") :]
            looks.add((line.attrib.get("stroke-dasharray"), shape, group.attrib["fill"] == "none"))
    assert len(looks) == 12


def test_hands_are_named_below_as_far_as_there_is_room() -> None:
    hands = [f"{number}-{number}" for number in range(18, -1, -1)]
    shown = words(
        score_chart([("A", list(range(19))), ("B", [0] * 19)], labels=hands, title=""), "chart-hands"
    )
    places = [float(label.attrib["x"]) for label in shown]
    assert shown[0].text == "18-18"
    assert min(after - before for before, after in pairwise(places)) >= 40


@given(games())
def test_no_two_end_labels_overlap_and_all_is_inside(
    game: tuple[list[tuple[str, list[int]]], list[str]],
) -> None:
    series, hands = game
    svg = score_chart(series, labels=hands, title="story")
    width, height = (float(side) for side in parsed(svg).attrib["viewBox"].split()[2:])
    labels = words(svg, "chart-name")
    heights = [float(label.attrib["y"]) for label in labels]
    assert len(labels) == len(series)
    assert all(below - above >= 14.8 for above, below in pairwise(heights))
    assert all(12 <= y <= height for y in heights)
    assert all(float(label.attrib["x"]) < width for label in labels)


@pytest.mark.parametrize("width", [360, 680])
def test_names_written_over_it_stand_where_the_picture_would_have_them(width: int) -> None:
    svg = score_chart(GAME, labels=HANDS, title="", width=width)
    height = float(parsed(svg).attrib["height"])
    drawn = [
        (label.text, float(label.attrib["x"]), float(label.attrib["y"]) - 4)
        for label in words(svg, "chart-name")
    ]
    placed = [
        (
            place.name,
            pytest.approx(place.left * width / 100, abs=0.1),
            pytest.approx(place.middle * height / 100, abs=0.1),
        )
        for place in chart_names(GAME, hands=3, width=width)
    ]
    assert drawn == placed
    assert "Dee" not in score_chart(GAME, labels=HANDS, title="", font="Some Face").split("</desc>")[1]


def test_it_needs_no_inline_style_and_takes_the_ink_of_the_page() -> None:
    svg = score_chart(GAME, labels=HANDS, title="")
    assert "style=" not in svg
    assert 'fill="currentColor"' in svg
