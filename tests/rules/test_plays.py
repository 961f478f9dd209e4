"""Which plays are refused, why, and which reason is named first (RULES 2)."""

import pytest

from scorekeeper.rules import AmbiguousPlay, IllegalPlay, Play, Reason, Tile, UnreadablePlay, UnreadableTile

from .tables import lay, picture, texts, tile, tiles

ARMS = """
    9-9 +2
      9-7
      9-5
"""
FREE = """
    9-9
      9-7
        7-5
      9-5
      9-4
      9-3
"""
FOOT = """
    9-9
      9-7
        7-5
      9-5
      9-4
        4-4 +2
          4-1
      9-3
"""
FINISHED = """
    9-9
      9-7
      9-5
      9-4
        4-4
          4-1
          4-2
          4-0
      9-3
"""

ARMS_FIRST = (
    " has to wait: 9-9 still takes 2 more, and until then only tiles bearing 9 may be played, onto it."
)
FOOT_FIRST = (
    " has to wait: the foot on 4-4 still lacks 2, and until then only tiles bearing 4 may be played, onto it."
)

REFUSED = [
    # what is played, on which table, why it is refused, and the sentence
    ("10-9@9-9", ARMS, Reason.NOT_IN_SET, "10-9 is not in the double-9 set."),
    ("10-9@12-9", FREE, Reason.NOT_IN_SET, "10-9 is not in the double-9 set."),
    ("10-4@4-4", FOOT, Reason.NOT_IN_SET, "10-4 is not in the double-9 set."),
    ("9-7@9-9", ARMS, Reason.ALREADY_LAID, "9-7 lies on the table already."),
    ("9-9@9-9", ARMS, Reason.ALREADY_LAID, "9-9 lies on the table already."),
    ("7-5@8-7", FREE, Reason.ALREADY_LAID, "7-5 lies on the table already."),
    ("4-1@4-4", FOOT, Reason.ALREADY_LAID, "4-1 lies on the table already."),
    ("8-6@8-7", FREE, Reason.NOT_ON_TABLE, "8-6 cannot go onto 8-7: that tile is not on the table."),
    ("7-4@7-4", FREE, Reason.NOT_ON_TABLE, "7-4 cannot go onto 7-4: that tile is not on the table."),
    ("8-6@12-8", FREE, Reason.NOT_ON_TABLE, "8-6 cannot go onto 12-8: that tile is not on the table."),
    ("9-1@9-6", ARMS, Reason.NOT_ON_TABLE, "9-1 cannot go onto 9-6: that tile is not on the table."),
    ("4-3@8-4", FOOT, Reason.NOT_ON_TABLE, "4-3 cannot go onto 8-4: that tile is not on the table."),
    ("7-6@9-7", ARMS, Reason.ARMS_FIRST, "7-6" + ARMS_FIRST),
    ("6-2@9-7", ARMS, Reason.ARMS_FIRST, "6-2" + ARMS_FIRST),
    ("5-2@7-5", FOOT, Reason.FOOT_FIRST, "5-2" + FOOT_FIRST),
    ("8-6@7-5", FOOT, Reason.FOOT_FIRST, "8-6" + FOOT_FIRST),  # which fits nowhere: the foot comes first
    ("9-1@9-9", FOOT, Reason.FOOT_FIRST, "9-1" + FOOT_FIRST),  # which has no room left: the foot comes first
    ("6-2@9-9", ARMS, Reason.NO_MATCH, "6-2 does not fit onto 9-9: only tiles bearing 9 do."),
    ("6-2@4-4", FOOT, Reason.NO_MATCH, "6-2 does not fit onto 4-4: only tiles bearing 4 do."),
    ("6-2@7-5", FREE, Reason.NO_MATCH, "6-2 does not fit onto 7-5: only tiles bearing 5 do."),
    ("7-6@7-5", FREE, Reason.NO_MATCH, "7-6 does not fit onto 7-5: only tiles bearing 5 do."),
    ("0-0@7-5", FREE, Reason.NO_MATCH, "0-0 does not fit onto 7-5: only tiles bearing 5 do."),
    ("6-6@9-9", FREE, Reason.NO_MATCH, "6-6 does not fit onto 9-9: only tiles bearing 9 do."),
    ("8-5@9-7", FREE, Reason.NO_MATCH, "8-5 does not fit onto 9-7: only tiles bearing 7 do."),
    ("7-6@9-7", FREE, Reason.NO_ROOM, "9-7 has no room for 7-6: it already carries all it can."),
    ("9-1@9-9", FREE, Reason.NO_ROOM, "9-9 has no room for 9-1: it already carries all it can."),
    ("6-4@4-4", FINISHED, Reason.NO_ROOM, "4-4 has no room for 6-4: it already carries all it can."),
]


@pytest.mark.parametrize(("play", "table", "reason", "sentence"), REFUSED)
def test_a_play_is_refused_with_the_first_reason_that_holds(
    play: str, table: str, reason: Reason, sentence: str
) -> None:
    yard = lay(table)
    with pytest.raises(IllegalPlay) as refused:
        yard.check(Play.parse(play))
    assert refused.value.reason is reason
    assert refused.value.message == str(refused.value) == sentence
    assert not yard.can_play(Play.parse(play))
    with pytest.raises(IllegalPlay):
        yard.play(Play.parse(play))


REFUSED_ANYWHERE = [
    ("10-9", FREE, Reason.NOT_IN_SET, "10-9 is not in the double-9 set."),
    ("9-7", FOOT, Reason.ALREADY_LAID, "9-7 lies on the table already."),
    ("7-6", ARMS, Reason.ARMS_FIRST, "7-6" + ARMS_FIRST),
    ("5-2", FOOT, Reason.FOOT_FIRST, "5-2" + FOOT_FIRST),
    ("6-2", ARMS, Reason.NO_MATCH, "6-2 fits no open end: they take 9."),
    ("6-2", FOOT, Reason.NO_MATCH, "6-2 fits no open end: they take 4."),
    ("9-6", FREE, Reason.NO_MATCH, "9-6 fits no open end: they take 3, 4, 5."),
    ("0-0", FREE, Reason.NO_MATCH, "0-0 fits no open end: they take 3, 4, 5."),
]


@pytest.mark.parametrize(("named", "table", "reason", "sentence"), REFUSED_ANYWHERE)
def test_a_tile_without_its_target_is_refused_with_what_it_waits_for(
    named: str, table: str, reason: Reason, sentence: str
) -> None:
    for refuse in (lay(table).resolve, lambda text: lay(table).only_play(tile(text))):
        with pytest.raises(IllegalPlay) as refused:
            refuse(named)
        assert (refused.value.reason, refused.value.message) == (reason, sentence)


def test_the_reasons_stand_in_their_order_of_precedence() -> None:
    order = "NOT_IN_SET ALREADY_LAID NOT_ON_TABLE ARMS_FIRST FOOT_FIRST NO_MATCH NO_ROOM"
    assert [*Reason] == order.split()


def test_what_is_refused_names_its_tiles_and_numbers_for_other_languages() -> None:
    with pytest.raises(IllegalPlay) as refused:
        lay(FOOT).check(Play.parse("5-2@7-5"))
    assert refused.value.params == {"tile": "5-2", "double": "4-4", "missing": 2, "number": 4}


RESOLVED = [
    ("9-1", ARMS, "9-1@9-9"),
    ("[1|9]", ARMS, "9-1@9-9"),
    ("4-6", FREE, "6-4@9-4"),
    ("4-4", FREE, "4-4@9-4"),
    ("0-4", FOOT, "4-0@4-4"),
    ("5-1@7-5", FREE, "5-1@7-5"),
    ("2-2", FINISHED, "2-2@4-2"),  # a double onto a toe's far end, like onto any other
    ("0-0", FINISHED, "0-0@4-0"),
]


@pytest.mark.parametrize(("named", "table", "play"), RESOLVED)
def test_a_tile_that_one_end_takes_needs_no_target(named: str, table: str, play: str) -> None:
    assert str(lay(table).resolve(named)) == play
    assert lay(table).can_play(Play.parse(play))


AMBIGUOUS = [
    ("5-1", FREE, "5-1@7-5 5-1@9-5"),
    ("5-4", FREE, "5-4@7-5 5-4@9-5 5-4@9-4"),
    ("5-5", FREE, "5-5@7-5 5-5@9-5"),
]


@pytest.mark.parametrize(("named", "table", "plays"), AMBIGUOUS)
def test_a_tile_that_several_ends_take_needs_its_target(named: str, table: str, plays: str) -> None:
    yard = lay(table)
    with pytest.raises(AmbiguousPlay) as several:
        yard.resolve(named)
    assert sorted(texts(several.value.plays).split()) == sorted(plays.split())
    assert str(several.value).startswith(f"{named} fits several ends: {several.value.plays[0]}, ")
    assert (
        texts(yard.plays_of(tile(named)))
        == texts(yard.legal_plays([tile(named)]))
        == texts(several.value.plays)
    )


@pytest.mark.parametrize("text", ["", "@", "5-4@", "@5-4", "5-4@9-4@9-9", "5-4@cow", "cow@9-9", "5-4 9-4"])
def test_what_is_no_play_is_refused_as_such(text: str) -> None:
    with pytest.raises(UnreadablePlay) as refused:
        Play.parse(text)
    assert str(refused.value) == f"{text!r} is no play: write the tile and where it goes, as 5-4@9-4"


@pytest.mark.parametrize(("text", "error"), [("cow", UnreadableTile), ("5-4@cow", UnreadablePlay)])
def test_what_cannot_be_read_cannot_be_resolved(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        lay(FREE).resolve(text)


@pytest.mark.parametrize("text", ["5-4@9-4", "4-5@4-9", " 5-4 @ 9-4 ", "[5-4]@[9-4]", "5|4@9|4"])
def test_a_play_is_read_however_it_is_typed(text: str) -> None:
    assert Play.parse(text) == Play(Tile(5, 4), Tile(9, 4))
    assert str(Play.parse(text)) == "5-4@9-4"


def test_a_play_leaves_the_layout_it_was_made_on_as_it_was() -> None:
    before = lay(FREE)
    after = before.play(before.resolve("4-4")).play(Play.parse("4-1@4-4"))
    assert picture(before).split() == FREE.split()
    assert picture(after).split() == FOOT.split()
    assert (before.unfinished, before.missing) == (None, 0)
    assert (after.unfinished, after.missing) == (tile("4-4"), 2)


def test_tiles_in_hand_that_lie_on_the_table_or_are_not_in_the_set_have_no_play() -> None:
    yard = lay(FREE)
    assert texts(yard.legal_plays(tiles("7-5 10-4 6-4"))) == "6-4@9-4"
    assert yard.plays_of(tile("7-5")) == yard.plays_of(tile("10-4")) == yard.plays_of(tile("8-6")) == ()
