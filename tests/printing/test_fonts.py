"""The bundled face: ours by name, Atkinson Hyperlegible by descent, with the letters of people's names."""

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.places import STATIC
from scorekeeper.printing.marks import SIGNS

LETTERS = "AZaz09ÁÉÍÑÓÚÜáéíñóúü¿¡ßŁłŻżŐőŠšĞğ·–—‘’“”…×−&" + "".join(SIGNS.values())


@pytest.fixture(params=["Regular", "Bold"])
def font(request: pytest.FixtureRequest) -> TTFont:
    return TTFont(STATIC / "fonts" / f"ScorekeeperSans-{request.param}.ttf")


def test_it_has_the_letters_of_names_and_the_signs_of_sheets(font: TTFont) -> None:
    assert set(map(ord, LETTERS)) <= set(font.getBestCmap())


def test_its_table_figures_are_of_one_width(font: TTFont) -> None:
    features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
    assert "tnum" in features


def test_its_name_is_not_the_reserved_one_and_its_licence_is_told(font: TTFont) -> None:
    names = {record.nameID: str(record) for record in font["name"].names}
    assert names[1] == "Scorekeeper Sans"
    assert not any("Atkinson" in names[number] for number in (1, 3, 4, 6))
    assert "Braille Institute" in names[0]
    assert "Open Font License" in names[13]


def test_it_is_small() -> None:
    assert all(path.stat().st_size < 40_000 for path in (STATIC / "fonts").glob("*.ttf"))
