"""All games of the book, the latest first, a page at a time."""

from collections.abc import Callable

from scorekeeper.services.records import GameRecord
from tests.builders import EVENING
from tests.pages import Page, Phone


def test_an_empty_list_says_what_to_do(phone: Phone):
    page = phone.open("/games")

    assert "No game yet. Start one" in page.words
    assert not page.has("games")


def test_each_game_says_how_it_stands(phone: Phone, game: Callable[..., GameRecord]):
    game(*EVENING)
    game(*EVENING[:3])
    game("9-9: 12, 3", "8-8: 3, 12", names=("Eve", "Flo"))
    game(names=("Gus", "Hal"))

    rows = listed(phone.open("/games"))
    assert "Nothing scored yet" in rows[0]
    assert "Gus and Hal" in rows[0]
    assert "Eve and Flo lead with 15, 2 hands played" in rows[1]
    assert "Cy leads with 27, 3 hands played" in rows[2]
    assert "Cy won with 47" in rows[3]
    assert "Ana, Ben, Cy and Dee" in rows[3]


def test_a_game_leads_to_its_page(phone: Phone, game: Callable[..., GameRecord]):
    over = game(*EVENING)

    assert phone.open("/games").one("games").link == f"/games/{over.id}"


def test_long_lists_come_in_pages(phone: Phone, game: Callable[..., GameRecord]):
    for number in range(65):
        game(names=(f"Ana {number}", "Ben"))

    page, seen = phone.open("/games"), []
    while True:
        seen.append(len(listed(page)))
        earlier = [one.get("href") for one in page.tags("a") if "before=" in one.get("href", "")]
        if not earlier:
            break
        page = phone.open(earlier[0])

    assert seen == [30, 30, 5]
    assert "Ana 0 and Ben" in listed(page)[-1]


def listed(page: Page) -> list[str]:
    """The games on a page, in words."""
    return [" ".join("".join(one.itertext()).split()) for one in page.one("games").tags("li")]
