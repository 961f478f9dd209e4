"""The three demo games, entered through the pages; each must come to what its file says."""

import pytest

from tests.browser.demo import DemoGame
from tests.browser.table import Table


@pytest.mark.parametrize(
    ("name", "how"),
    [("double-nine-four", "typed"), ("double-six-two", "tapped"), ("double-twelve-six", "both")],
)
def test_a_game_ends_with_the_totals_of_its_file(table: Table, name: str, how: str) -> None:
    game = DemoGame.read(name)
    table.start_game(*game.names, size=game.size, tiles_each=game.tiles_each, preset=game.preset)
    table.play(*game.hands(how))
    assert table.ranks() == game.totals


@pytest.mark.parametrize(
    ("name", "how", "field", "points"),
    [
        ("double-six-two", "typed", "double_blank", 25),
        ("double-six-two", "tapped", "double_blank", 0),
        ("double-nine-four", "typed", "out_on_double", 50),  # Dee in hand 6 and Cy in hand 10
    ],
)
def test_a_game_under_another_house_rule_ends_with_the_sums_of_its_file(
    table: Table, name: str, how: str, field: str, points: int
) -> None:
    game = DemoGame.read(name)
    table.start_game(*game.names, size=game.size, tiles_each=game.tiles_each, changes={field: points})
    table.play(*game.hands(how))
    assert table.ranks() == game.totals_if(f"{field}={points}")
    assert table.ranks() != game.totals
