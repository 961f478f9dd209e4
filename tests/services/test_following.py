"""Following the hand on the table: beside the game until it is scored, and kept with its round then."""

import pytest

from scorekeeper.rules import Code, SeatEntry, Tile
from scorekeeper.services import following, games, hands, people, players
from scorekeeper.services.errors import EventRefused, FieldCode, NotFound, Refused, RoundRefused, TableMoved
from scorekeeper.services.records import FollowedHand, GameRecord
from tests.builders import EVENING, play, start

ARMS = ("Cy 9-9", "Dee 9-7", "Ana 9-5", "Ben 9-4", "Cy 9-3")


@pytest.fixture
def game(book: str) -> GameRecord:
    return start(book)


def table(game: GameRecord) -> FollowedHand:
    return following.followed(games.game(game.book_id, game.id))


def happen(game: GameRecord, *events: str, **more) -> FollowedHand:
    return following.add_events(game.book_id, game.id, events, **more)


def undo(game: GameRecord, **more) -> FollowedHand:
    return following.undo(game.book_id, game.id, **more)


def lines(hand: FollowedHand) -> list[str]:
    return [str(event) for event in hand.record.events]


def test_before_it_begins_there_is_a_hand_of_this_game_without_an_event(game: GameRecord):
    hand = table(game)
    assert (hand.version, hand.record.events, hand.record.opening) == (0, (), None)
    assert hand.record.seats == ("Ana", "Ben", "Cy", "Dee")
    assert (hand.record.tile_set, hand.record.ruleset, hand.record.tiles_each) == (
        game.tile_set,
        game.ruleset,
        11,
    )


def test_the_first_event_begins_it_and_the_turn_moves_on(game: GameRecord):
    hand = happen(game, *ARMS)
    assert lines(hand) == list(ARMS)
    assert hand.record.opening == Tile(9, 9)
    assert hand.record.turn == "Dee"
    assert hand.version == 1
    assert table(game) == hand


def test_the_game_itself_is_not_changed_by_it(game: GameRecord):
    happen(game, *ARMS)
    undo(game)
    assert games.game(game.book_id, game.id) == game


def test_each_change_raises_its_version_from_hand_to_hand(game: GameRecord):
    assert happen(game, "Cy 9-9").version == 1
    assert happen(game, "Dee 9-7").version == 2
    assert undo(game).version == 3
    assert following.stop(game.book_id, game.id).version == 4
    assert happen(game, "Ana 9-9").version == 5


def test_what_was_taken_in_before_changes_nothing(game: GameRecord):
    once = happen(game, "Cy 9-9", version=0, key="tap")
    again = happen(game, "Cy 9-9", version=0, key="tap")
    assert again == once
    assert (once.is_repeat, again.is_repeat) == (False, True)


def test_of_two_phones_the_slower_one_is_shown_the_table_and_loses_nothing_of_it(game: GameRecord):
    happen(game, *ARMS)
    theirs = happen(game, "Dee 7-5@9-7", version=1)
    with pytest.raises(TableMoved) as moved:
        happen(game, "Dee draw", version=1, key="mine")
    assert moved.value.theirs == theirs == table(game)


def test_a_refused_tap_may_be_sent_again_with_its_key(game: GameRecord):
    happen(game, *ARMS)
    with pytest.raises(TableMoved):
        happen(game, "Dee draw", version=0, key="mine")
    assert lines(happen(game, "Dee draw", version=1, key="mine"))[-1] == "Dee draw"


@pytest.mark.parametrize("event", ["Dee 6-5", "Dee 9-9", "Dee 10-9", "Dee 5-4@9-4", "Dee flies", "Eve 9-8"])
def test_what_the_layout_cannot_hold_is_refused_and_changes_nothing(game: GameRecord, event: str):
    before = happen(game, "Cy 9-9")
    with pytest.raises(EventRefused):
        happen(game, event)
    assert table(game) == before


def test_of_several_events_all_are_taken_in_or_none(game: GameRecord):
    with pytest.raises(EventRefused):
        happen(game, "Ana draw", "Ben 9-9", "Cy 5-4")
    assert table(game).record.events == ()


def test_what_went_wrong_at_the_table_is_taken_in_and_reported(game: GameRecord):
    hand = happen(game, *ARMS, "Dee pass")
    assert lines(hand)[-1] == "Dee pass"
    assert [problem.code for problem in hand.record.problems] == ["PASSED_WITHOUT_DRAWING"]


def test_people_look_for_the_opening_double_by_drawing(game: GameRecord):
    hand = happen(game, "Ana draw", "Ben draw", "Cy draw", "Dee draw", "Cy 9-9")
    assert hand.record.tiles_in_hand == {"Ana": 12, "Ben": 12, "Cy": 11, "Dee": 12}
    assert hand.record.turn == "Dee"


def test_undo_goes_back_to_the_beginning_and_no_further(game: GameRecord):
    happen(game, "Cy 9-9", "Dee 9-7")
    assert lines(undo(game)) == ["Cy 9-9"]
    assert undo(game).record.events == ()
    assert undo(game).record.events == ()


def test_a_double_tap_on_undo_takes_one_event_back(game: GameRecord):
    happen(game, "Cy 9-9", "Dee 9-7", "Ana 9-5")
    undo(game, version=1, key="tap")
    undo(game, version=1, key="tap")
    with pytest.raises(TableMoved):
        undo(game, version=1, key="another-page")
    assert lines(table(game)) == ["Cy 9-9", "Dee 9-7"]


def test_a_double_that_opened_a_hand_before_opens_no_other(game: GameRecord):
    play(game, EVENING[0])
    with pytest.raises(RoundRefused) as refused:
        happen(game, "Cy 9-9")
    assert [problem.code for problem in refused.value.problems] == [Code.OPENING_USED]


def test_a_finished_game_has_no_hand_on_the_table(game: GameRecord):
    games.end_game(game.book_id, game.id)
    with pytest.raises(Refused) as refused:
        happen(game, "Cy 9-9")
    assert refused.value.problems[0].code == FieldCode.GAME_FINISHED


def test_a_text_without_end_is_no_hand(game: GameRecord):
    with pytest.raises(Refused) as refused:
        following.follow(game.book_id, game.id, "Cy 9-9\n" + "Dee draw\n" * 5_000)
    assert refused.value.problems[0].code == FieldCode.TEXT_TOO_LONG


def test_another_book_does_not_see_it(game: GameRecord, other_book: str):
    happen(game, *ARMS)
    for act in (
        lambda: following.add_events(other_book, game.id, ["Dee 9-8"]),
        lambda: following.undo(other_book, game.id),
        lambda: following.stop(other_book, game.id),
    ):
        with pytest.raises(NotFound):
            act()
    assert lines(table(game)) == list(ARMS)


def test_who_has_left_is_not_dealt_in(game: GameRecord):
    people.leave(game.book_id, game.id, 1)
    assert table(game).record.seats == ("Ana", "Cy", "Dee")


def test_a_void_hand_is_followed_no_further(game: GameRecord):
    happen(game, *ARMS)
    hands.void_hand(game.book_id, game.id, opening="9-9", reason="A tile under the rug")
    assert table(game).record.events == ()


def test_but_another_one_is(game: GameRecord):
    happen(game, *ARMS)
    hands.void_hand(game.book_id, game.id, opening="8-8", reason="Last week")
    assert lines(table(game)) == list(ARMS)


def test_a_hand_written_down_elsewhere_is_put_on_the_table(game: GameRecord):
    happen(game, "Ana 9-9")
    text = "[set double-9] [rules pagat] [deal 11] [seats Ana, Ben, Cy, Dee]\nCy 9-9\nDee 9-7"
    assert lines(following.follow(game.book_id, game.id, text)) == ["Cy 9-9", "Dee 9-7"]


def test_a_player_renamed_or_merged_meanwhile_plays_on_under_the_new_name(game: GameRecord):
    happen(game, *ARMS[:2])
    cy, dee = (game.seats[seat].player_id for seat in (2, 3))
    players.rename_player(game.book_id, cy, "Cyrus")
    elsewhere = start(game.book_id, "Bea", "Deirdre")
    players.merge_players(game.book_id, dee, elsewhere.seats[1].player_id)
    seen = table(game)
    assert lines(seen) == ["Cyrus 9-9", "Deirdre 9-7"]
    assert seen.record.seats == ("Ana", "Ben", "Cyrus", "Deirdre")
    assert lines(happen(game, "Ana 9-5", version=seen.version))[-1] == "Ana 9-5"
    assert lines(table(elsewhere)) == []


def test_its_entries_say_by_seat_who_went_out_and_what_is_left(game: GameRecord):
    happen(game, *ARMS, "Cy out", "left Ana 6-4 3-2")
    entries = following.entries(game, table(game).record)
    assert [entries[seat].out for seat in range(4)] == [False, False, True, False]
    assert entries[0].pieces == (Tile(6, 4), Tile(3, 2))
    assert entries[1] == SeatEntry()
