"""What the checker counts: what is down and unseen, feet that cannot be finished, and hands that are dead."""

import pytest

from tests.pages import Page, Phone
from tests.web.tables import check, laid

ONES = "6-6 6-1 6-2 6-3 6-4 2-1@6-2 3-1@6-3"  # three ones down, in a double-six of seven
MORE_ONES = f"{ONES} 4-1@6-4"  # four: with 1-1 itself there would be five, and two are left
HOPELESS = f"{MORE_ONES} 1-1@6-1"
DEAD = f"{HOPELESS} 5-1 1-0"
NO_SIXES = (
    "6-6 6-2 6-4 6-5 5-1 3-2 6-3 4-0 6-1@5-1 6-0@4-0"  # three arms; every end takes sixes, all are down
)


def counted(page: Page) -> dict[str, list[str]]:
    """The row of each number."""
    return {row[0]: row[1:] for row in page.one("counts").rows()[1:]}


def test_every_number_is_counted(stranger: Phone):
    rows = counted(check(stranger, ONES, 6))

    assert list(rows) == ["6", "5", "4", "3", "2", "1", "0"]
    assert rows["6"] == ["5", "2", "opened the hand"]
    assert rows["1"] == ["3", "4", "still out"]
    assert rows["0"] == ["0", "7", "still out"]


@pytest.mark.parametrize(
    ("plays", "number", "said"),
    [
        ("9-9 9-1", "9", ["2", "8", "Opening 9-9: 3 arms to go."]),
        ("9-9 9-1 9-4 9-5 9-7 7-7 7-0", "7", ["3", "7", "Foot on 7-7: 2 toes to go."]),
        ("9-9 9-1 9-4 9-5 9-7 7-7 7-0 7-1 7-2", "7", ["5", "5", "its foot is finished"]),
    ],
)
def test_it_is_said_where_a_double_is(stranger: Phone, plays: str, number: str, said: list[str]):
    assert counted(check(stranger, plays))[number] == said


def test_a_double_whose_foot_could_never_be_finished_is_marked(stranger: Phone):
    page = check(stranger, MORE_ONES, 6)

    assert counted(page)["1"] == ["4", "3", "✕ still out: its foot could never be finished"]
    assert not page.has("hopeless")


def test_with_enough_of_its_number_unseen_a_double_is_laid_without_a_word(stranger: Phone):
    page = check(stranger, ONES, 6, lay="1-1@6-1")

    assert page.has("laid")
    assert not page.has("hopeless")


def test_before_a_double_is_laid_whose_foot_cannot_be_finished_it_is_asked_back(stranger: Phone):
    page = check(stranger, MORE_ONES, 6, lay="1-1@6-1")

    asked = page.one("asked-back")
    assert asked.one("said").words == ("A foot on 1-1 can never be finished. Toes: 3, other ones unseen: 2.")
    assert "1-1" not in laid(page)
    assert [way.words for way in page.all("play")] == ["Play 1-1 onto 6-1 all the same"]
    page = page.follow("play")
    assert "1-1" in laid(page)
    assert page.one("hopeless").words == "1-1 can never be finished. It still takes: 3; ones unseen: 2."


def test_the_question_leaves_open_where_such_a_double_goes(stranger: Phone):
    page = check(stranger, MORE_ONES, 6, lay="1-1")

    ways = [way.element.get("data-onto") for way in page.one("asked-back").all("play")]
    assert ways == ["6-1", "2-1", "3-1", "4-1"]
    assert len(page.one("table").tags("a")) == 4


def test_where_such_a_foot_ends_the_hand_it_is_said_before_and_after(stranger: Phone):
    asked = check(stranger, MORE_ONES, 6, dead_foot="end_at_once", lay="1-1@6-1")
    assert asked.one("said").words.endswith("The hand would end at once.")

    over = check(stranger, HOPELESS, 6, dead_foot="end_at_once")
    assert over.one("hopeless").words.endswith("The hand ends here.")


DEATHS = [
    # on the table, rules, what is said
    (
        DEAD,
        {},
        "The hand is dead: only ones may be played, onto 1-1, and all of them are down. "
        "Draw the yard out turn by turn, then count what is left in hand.",
    ),
    (
        DEAD,
        {"dead_foot": "end_at_once"},
        "The hand is dead: only ones may be played, onto 1-1, and all of them are down. The hand ends here.",
    ),
    (
        NO_SIXES,
        {"arms": "3"},
        "The hand is dead: the open ends take sixes, and all of those are down. "
        "Draw the yard out turn by turn, then count what is left in hand.",
    ),
]


@pytest.mark.parametrize(("plays", "rules", "said"), DEATHS)
def test_a_dead_hand_is_announced_with_the_reason(
    stranger: Phone, plays: str, rules: dict[str, str], said: str
):
    page = check(stranger, plays, 6, **rules)

    assert page.one("dead").words == said
    assert not page.has("hopeless")


def test_a_foot_beyond_hope_is_marked_where_it_lies(stranger: Phone):
    assert counted(check(stranger, HOPELESS, 6))["1"] == ["5", "2", "✕ can never be finished"]


def test_a_hand_that_can_go_on_is_not_dead(stranger: Phone):
    page = check(stranger, HOPELESS, 6)

    assert not page.has("dead")
    assert page.has("hopeless")


def test_the_ends_are_listed_in_words(stranger: Phone):
    page = check(stranger, "9-9 9-1 9-4 9-5 9-7 5-4@9-5 7-7 7-0")

    listed = [" ".join("".join(one.itertext()).split()) for one in page.one("ends").tags("li")]
    assert listed == ["7 on 7-7", "0 on 7-0 waits", "1 on 9-1 waits", "4 on 9-4 and 5-4 waits"]
