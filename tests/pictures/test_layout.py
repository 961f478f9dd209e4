"""Labels keep their distance and stay near where they belong."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.pictures.layout import every, fit, spread, text_width, ticks


@pytest.mark.parametrize(
    ("wanted", "places"),
    [
        ([], []),
        ([50], [50]),
        ([10, 30], [10, 30]),
        ([50, 50], [45, 55]),
        ([50, 52, 90], [46, 56, 90]),
        ([50, 50, 50], [40, 50, 60]),
        ([0, 0], [0, 10]),
        ([100, 100], [90, 100]),
    ],
)
def test_spread_moves_labels_as_little_as_it_can(wanted: list[float], places: list[float]) -> None:
    assert spread(wanted, 10, 0, 100) == places


@given(st.lists(st.floats(0, 200), max_size=12))
def test_spread_keeps_order_distance_and_bounds(wanted: list[float]) -> None:
    places = spread(sorted(wanted), 15, 0, 200)
    assert all(below - above >= 15 - 1e-6 for above, below in pairwise(places))
    assert all(-1e-6 <= place <= 200 + 1e-6 for place in places)


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (0, 0, [0, 1]),
        (0, 1, [0, 1]),
        (0, 47, [0, 20, 40, 60]),
        (0, 199, [0, 50, 100, 150, 200]),
        (0, 200, [0, 50, 100, 150, 200]),
        (0, 380, [0, 100, 200, 300, 400]),
        (-25, 60, [-50, 0, 50, 100]),
    ],
)
def test_the_scale_has_round_numbers_around_everything(low: int, high: int, marks: list[int]) -> None:
    assert ticks(low, high) == marks


@given(st.integers(-1000, 0), st.integers(0, 10**9))
def test_the_scale_is_short_even_and_holds_both_ends(low: int, high: int) -> None:
    marks = ticks(low, high)
    assert marks[0] <= low <= high <= marks[-1]
    assert 2 <= len(marks) <= 6
    assert len({after - before for before, after in pairwise(marks)}) == 1


@pytest.mark.parametrize(("room", "nth"), [(5, 1), (10, 1), (11, 2), (25, 3), (1000, 1)])
def test_labels_are_thinned_until_they_fit(room: float, nth: int) -> None:
    assert every([10, 20, 30, 40], room) == nth


def test_one_label_always_fits() -> None:
    assert every([10], 1000) == every([], 1000) == 1


@given(st.text(max_size=60), st.floats(20, 200))
def test_a_fitted_name_is_the_name_or_its_beginning(name: str, width: float) -> None:
    fitted = fit(name, width, 12)
    assert text_width(fitted, 12) <= width
    assert fitted == name or (fitted.endswith("…") and name.startswith(fitted[:-1]))


def test_wide_letters_count_as_wide_and_accents_as_nothing() -> None:
    assert text_width("李", 10) > text_width("m", 10) > text_width("a", 10) > text_width("i", 10)
    assert text_width("e\u0301", 10) == text_width("e", 10)
