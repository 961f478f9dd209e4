"""Starting a game: players, set, house rules and deal, all checked at once."""

import pytest

from scorekeeper.rules import PRESETS, TileSet
from scorekeeper.services import games, players
from scorekeeper.services.errors import FieldCode, FieldProblem, NotFound, Refused
from tests.builders import start


def test_a_game_starts_as_it_was_set_up(book: str):
    game = start(
        book, "Rosa", "Luis", set_size=6, preset="kelley", changes={"double_blank": 25}, tiles_each=7
    )
    assert [(seat.position, seat.name) for seat in game.seats] == [(0, "Rosa"), (1, "Luis")]
    assert game.tile_set == TileSet(6)
    assert (game.preset, game.changes) == ("kelley", {"double_blank": 25})
    assert game.ruleset == PRESETS["kelley"].replace(double_blank=25)
    assert (game.tiles_each, game.version, game.status) == (7, 1, "playing")
    assert game.rounds == ()
    assert games.game(book, game.id) == game


def test_the_highest_double_opens_and_the_first_seat_shuffles(book: str):
    game = start(book)
    assert (game.next_number, game.shuffler, game.starter) == (1, 0, None)
    assert str(game.next_opening) == "9-9"
    assert [str(tile) for tile in game.openings_left][:3] == ["9-9", "8-8", "7-7"]
    assert len(game.openings_left) == 10


def test_nobody_has_won_before_the_first_round(book: str):
    game = start(book)
    assert [row.total for row in game.standings] == [0, 0, 0, 0]
    assert game.winners == ()


def test_sent_twice_it_starts_once(book: str):
    assert start(book, key="tap").id == start(book, key="tap").id
    assert start(book, key="another").id != start(book, key="tap").id
    assert start(book).id != start(book).id


def test_keys_of_two_books_are_two_keys(book: str, other_book: str):
    assert start(book, key="tap").id != start(other_book, key="tap").id


def test_a_player_of_the_book_plays_again_under_any_spelling(book: str):
    first = start(book, "José", "Straße")
    again = start(book, "STRASSE", "JOSE\u0301", "Ana")
    assert {seat.player_id for seat in first.seats} < {seat.player_id for seat in again.seats}
    assert [seat.name for seat in again.seats] == ["Straße", "José", "Ana"]


def test_a_player_of_another_book_is_somebody_else(book: str, other_book: str):
    theirs = {seat.player_id for seat in start(other_book).seats}
    assert theirs.isdisjoint(seat.player_id for seat in start(book).seats)


def test_everyone_who_played_is_known_who_played_last_first(book: str):
    start(book, "Ana", "Ben")
    start(book, "cy", "ana")
    assert [player.name for player in players.players(book)] == ["Ana", "cy", "Ben"]
    latest = players.players(book)[0].last_played
    assert latest is not None
    assert latest.utcoffset() is not None


WRONG = [
    # what is wrong, and what is said
    ({"names": ["Ana"]}, ("players", FieldCode.TOO_FEW_PLAYERS, {"fewest": 2})),
    ({"names": ["Ana", " "]}, ("players-1", FieldCode.NAME_EMPTY, {})),
    ({"set_size": 8}, ("set_size", FieldCode.UNKNOWN_SET, {})),
    ({"set_size": 10**30}, ("set_size", FieldCode.UNKNOWN_SET, {})),
    ({"preset": "bridge"}, ("preset", FieldCode.UNKNOWN_PRESET, {})),
    ({"preset": "\x00"}, ("preset", FieldCode.UNKNOWN_PRESET, {})),
    ({"changes": {"arms": 5}}, ("changes-arms", FieldCode.BAD_RULE, {"rule": "arms"})),
    ({"changes": {"arms": "4"}}, ("changes-arms", FieldCode.BAD_RULE, {"rule": "arms"})),
    ({"changes": {"legs": 4}}, ("changes-legs", FieldCode.BAD_RULE, {"rule": "legs"})),
    ({"tiles_each": 14}, ("tiles_each", FieldCode.DEAL_TOO_LARGE, {"largest": 13})),  # 55 tiles, four players
    ({"tiles_each": 10**30}, ("tiles_each", FieldCode.DEAL_TOO_LARGE, {"largest": 13})),
    ({"tiles_each": 0}, ("tiles_each", FieldCode.DEAL_TOO_SMALL, {"fewest": 1})),
    ({"tiles_each": -1}, ("tiles_each", FieldCode.DEAL_TOO_SMALL, {"fewest": 1})),
    ({"key": "two words"}, ("key", FieldCode.BAD_KEY, {})),
    ({"key": "x" * 65}, ("key", FieldCode.BAD_KEY, {})),
    ({"key": "\x00"}, ("key", FieldCode.BAD_KEY, {})),
]


@pytest.mark.parametrize(("setup", "problem"), WRONG)
def test_what_cannot_be_is_refused_at_its_field(book: str, setup, problem):
    with pytest.raises(Refused) as refused:
        start(book, **setup)
    assert refused.value.problems == (FieldProblem(*problem),)
    assert players.players(book) == []


def test_a_double_set_out_before_the_deal_is_not_dealt(book: str):
    five = ("Ana", "Ben", "Cy", "Dee", "Eve")
    assert start(book, *five, tiles_each=11).tiles_each == 11  # all 55
    with pytest.raises(Refused) as refused:
        start(book, *five, tiles_each=11, changes={"opening": "set_out"})  # 54 are left
    assert refused.value.problems[0].params == {"largest": 10}


def test_everything_wrong_is_said_at_once(book: str):
    with pytest.raises(Refused) as refused:
        start(book, "Ana", "ANA", "", changes={"arms": 5, "legs": 4}, tiles_each=19)
    fields = {problem.field for problem in refused.value.problems}
    assert fields == {"players-1", "players-2", "changes-arms", "changes-legs", "tiles_each"}


def test_a_book_that_does_not_exist_has_no_games(context: None):
    with pytest.raises(NotFound):
        start("nothing")
