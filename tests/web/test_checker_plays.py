"""The checker, tile by tile: what is laid, what is asked, and why a tile is refused."""

import pytest

from tests.pages import Phone
from tests.web.tables import check, laid

ARMS = "9-9 9-1 9-4 9-5 9-7"
FOOT = f"{ARMS} 5-4@9-4 4-1 4-4"  # 9-4 carries 5-4, 9-1 carries 4-1, 4-4 lies on 4-1 and takes fours
FINISHED = f"{FOOT} 4-0 4-2 6-4"


def test_a_hand_begins_with_its_opening_double(stranger: Phone):
    page = stranger.open("/check")

    assert [part.element.get("data-tile") for part in page.all("opening")][:2] == ["9-9", "8-8"]
    page = page.follow("opening")
    assert laid(page) == ["9-9"]
    assert page.one("holds").words.startswith("Opening 9-9: 4 arms to go. Only nines may be played.")
    assert page.one("count").words == "Nines: 1 down, 9 unseen."


@pytest.mark.parametrize(
    ("size", "rules", "more", "said"),
    [
        (9, "pagat", {}, "4 arms to go"),
        (9, "pagat", {"arms": "6"}, "6 arms to go"),
        (9, "pagat", {"arms": "3"}, "3 arms to go"),
        (9, "chickie", {}, "6 arms to go"),
        (6, "chickie", {}, "4 arms to go"),
        (9, "chickie", {"arms": "8"}, "8 arms to go"),
        (6, "pagat", {"arms": "8"}, "6 arms to go"),
        (12, "pagat", {"arms": "auto"}, "6 arms to go"),
    ],
)
def test_the_house_rules_say_how_many_arms(
    stranger: Phone, size: int, rules: str, more: dict[str, str], said: str
):
    assert said in check(stranger, f"{size}-{size}", size, rules, **more).one("holds").words


@pytest.mark.parametrize(
    ("plays", "tile", "said", "ends"),
    [
        ("9-9", "9-1", "9-1 lies on 9-9.", "Opening 9-9: 3 arms to go."),
        (ARMS, "5-4@9-5", "5-4 lies on 9-5.", "Open ends: ones, fours and sevens."),
        (ARMS, "7-7", "7-7 lies on 9-7.", "Foot on 7-7: 3 toes to go. Only sevens may be played."),
        (FOOT, "4-2", "4-2 lies on 4-4.", "Foot on 4-4: 2 toes to go. Only fours may be played."),
        (FINISHED, "7-7", "7-7 lies on 9-7.", "Foot on 7-7: 3 toes to go."),
    ],
)
def test_a_tile_that_one_end_takes_is_laid_at_once(
    stranger: Phone, plays: str, tile: str, said: str, ends: str
):
    page = check(stranger, plays, lay=tile)

    assert page.one("laid").words == said
    assert page.one("holds").words.startswith(ends)
    assert tile.partition("@")[0] in laid(page)


def test_a_tile_that_is_only_asked_about_is_not_laid(stranger: Phone):
    page = check(stranger, ARMS, tile="7-7")

    assert page.one("fits").words.startswith("7-7 fits onto 9-7.")
    assert "7-7" not in laid(page)
    page = page.follow("play")
    assert "7-7" in laid(page)


def test_where_several_ends_take_it_one_is_chosen_on_the_picture_or_from_a_list(stranger: Phone):
    page = check(stranger, ARMS, lay="5-4")

    assert page.one("several").words.startswith("Where does 5-4 go?")
    assert [way.words for way in page.all("play")] == ["onto 9-5", "onto 9-4"]
    on_picture = {one.get("aria-label"): one.get("href") for one in page.one("table").tags("a")}
    assert on_picture == {
        "Play 5-4 onto 9-5": page.all("play")[0].element.get("href"),
        "Play 5-4 onto 9-4": page.all("play")[1].element.get("href"),
    }
    lit = [one.get("data-tile") for one in page.element.iter() if "end--lit" in (one.get("class") or "")]
    assert sorted(filter(None, lit)) == ["9-4", "9-5"]
    page = stranger.open(on_picture["Play 5-4 onto 9-5"] or "")
    assert page.one("plays").words.endswith("9-7 5-4@9-5")


REFUSED = [
    # on the table, the tile, why not
    ("6-6", 6, "7-3", "7-3 is not in a double-6 set: no half there has more than 6."),
    (ARMS, 9, "9-4", "9-4 lies on the table already, and there is only one."),
    (ARMS, 9, "5-3@6-3", "5-3 cannot go onto 6-3: that tile is not on the table."),
    (
        "9-9 9-4",
        9,
        "4-3",
        "4-3 has to wait: the opening double 9-9 still takes 3. "
        "Until then only nines may be played, onto it.",
    ),
    (
        FOOT,
        9,
        "7-2",
        "7-2 has to wait: finish the foot on 4-4 first. It still takes 3, "
        "and until then only fours may be played, onto it.",
    ),
    (FOOT, 9, "6-5@4-4", "6-5 does not fit onto 4-4: only fours go there."),
    (FOOT, 9, "6-2", "6-2 fits no open end: they take fours."),
    (ARMS, 9, "6-0", "6-0 fits no open end: they take ones, fours, fives and sevens."),
    (ARMS, 9, "9-0@9-9", "There is no room for 9-0 on 9-9: it carries all it can."),
    (ARMS, 9, "x", "“x” is no tile: write tiles as 5-4, or 5-4@9-4 to say onto which."),
    (ARMS, 9, "5-", "“5-” is no tile: write tiles as 5-4, or 5-4@9-4 to say onto which."),
    (ARMS, 9, "5-4@", "“5-4@” is no tile: write tiles as 5-4, or 5-4@9-4 to say onto which."),
]


@pytest.mark.parametrize(("plays", "size", "tile", "said"), REFUSED)
def test_a_refused_tile_says_why(stranger: Phone, plays: str, size: int, tile: str, said: str):
    for verb in ("lay", "tile"):
        page = check(stranger, plays, size, **{verb: tile})
        assert page.one("refused").one("said").words == said
        assert page.status == 200


def test_a_refused_tile_says_what_could_be_played_while_a_double_lacks_tiles(stranger: Phone):
    page = check(stranger, f"{FOOT} 4-0 4-2", lay="7-2")

    could = [one.get("data-tile") for one in page.one("instead").tags("a")]
    assert could == ["4-3", "6-4", "7-4", "8-4"]
    page = stranger.open(page.one("instead").link)
    assert page.one("laid").words == "4-3 lies on 4-4."


def test_two_radio_buttons_name_a_tile_without_javascript(stranger: Phone):
    page = check(stranger, ARMS)

    asked = page.press("ask", {"first": "7", "second": "7"})
    assert asked.one("fits").words.startswith("7-7 fits onto 9-7.")
    page = page.press("lay", {"first": "7", "second": "7"})
    assert page.one("laid").words == "7-7 lies on 9-7."
    page = page.press("lay", {"first": "7", "second": "0"})
    assert page.one("laid").words == "7-0 lies on 7-7."
    half = page.press("lay", {"first": "7"})
    assert half.one("refused").one("said").words.startswith("“7” is no tile")


def test_undo_and_redo_walk_through_the_plays(stranger: Phone):
    page = check(stranger, FOOT)
    everything = laid(page)

    page = page.follow("undo")
    assert sorted([*laid(page), "4-4"]) == everything
    page = page.follow("undo").follow("undo").follow("redo").follow("redo").follow("redo")
    assert laid(page) == everything
    assert not page.has("redo")


def test_a_new_play_ends_what_could_be_made_again(stranger: Phone):
    page = check(stranger, ARMS, undone="7-7")

    assert page.has("redo")
    assert not page.press("lay", {"first": "5", "second": "0"}).has("redo")


def test_even_the_opening_double_can_be_taken_back(stranger: Phone):
    page = check(stranger, "9-9").follow("undo")

    assert page.has("openings")
    assert laid(page.follow("redo")) == ["9-9"]


def test_the_table_can_be_emptied(stranger: Phone):
    page = check(stranger, "9-9 9-1", 9, "kelley", arms="6").follow("anew")

    assert page.has("openings")
    assert page.field("rules") == "kelley"
    assert page.field("arms") == "6"
