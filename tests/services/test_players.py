"""The people of a book: another name, and two who are one."""

import pytest

from scorekeeper.services import games, history, people, players
from scorekeeper.services.change_records import ChangeKind
from scorekeeper.services.errors import FieldCode, FieldProblem, NotFound
from tests.builders import EVENING, play, start, totals
from tests.services.table import refused


def ids(book: str) -> dict[str, str]:
    return {player.name: player.id for player in players.players(book)}


def test_a_player_is_renamed_in_every_game(book: str):
    first, second = start(book), start(book)
    renamed = players.rename_player(book, ids(book)["Cy"], " Cyrus ")
    assert (renamed.name, renamed.last_played) == ("Cyrus", second.started_at)
    for game in (first, second):
        assert games.game(book, game.id).name(2) == "Cyrus"
    assert sorted(ids(book)) == ["Ana", "Ben", "Cyrus", "Dee"]


def test_ones_own_name_is_spelt_otherwise(book: str):
    start(book)
    assert players.rename_player(book, ids(book)["Ana"], "ANA").name == "ANA"


def test_another_players_name_is_refused_with_whom_to_merge(book: str):
    start(book)
    problem = refused(players.rename_player, book, ids(book)["Ana"], "ben")
    assert problem == FieldProblem("name", FieldCode.NAME_TAKEN, {"name": "Ben", "player": ids(book)["Ben"]})


def test_whoever_was_renamed_meanwhile_is_not_changed_unseen(book: str):
    start(book)
    start(book, "Annie", "Zoe")
    known = ids(book)
    players.rename_player(book, known["Ana"], "Anna", seen="Ana")
    said = {"name": "Anna"}
    problem = refused(lambda: players.rename_player(book, known["Ana"], "Anni", seen="Ana"))
    assert problem == FieldProblem("name", FieldCode.NAME_CHANGED, said)
    problem = refused(lambda: players.merge_players(book, known["Ana"], known["Annie"], seen="Ana"))
    assert problem == FieldProblem("player", FieldCode.NAME_CHANGED, said)
    assert {"Anna", "Annie"} <= ids(book).keys()


@pytest.mark.parametrize(("name", "code"), [(" ", FieldCode.NAME_EMPTY), ("x" * 41, FieldCode.NAME_TOO_LONG)])
def test_a_bad_name_is_refused(book: str, name: str, code: FieldCode):
    start(book)
    assert refused(players.rename_player, book, ids(book)["Ana"], name).code == code


def test_two_who_are_one_are_merged_with_all_their_games(book: str):
    first = play(start(book, "Ana", "Bob"), "9-9: out, 30")
    second = play(start(book, "Ana", "Robert"), "9-9: 20, out")
    known = ids(book)
    merged = players.merge_players(book, known["Bob"], known["Robert"], device="Ana's phone")
    assert (merged.id, merged.name) == (known["Robert"], "Robert")
    assert sorted(ids(book)) == ["Ana", "Robert"]
    for game in (first, second):
        assert games.game(book, game.id).seats[1].player_id == known["Robert"]
    after = games.game(book, first.id)
    assert (totals(after), after.version) == ([0, 30], first.version + 1)
    change = history.changes(book, first.id)[0]
    assert (change.kind, change.device) == (ChangeKind.MERGED, "Ana's phone")
    assert change.params == {"name": "Bob", "other": "Robert"}
    assert list(history.verify(book)) == []


def test_older_versions_know_who_they_turned_out_to_be(book: str):
    game = play(start(book, "Ana", "Bob"), "9-9: out, 30")
    start(book, "Ana", "Robert")
    start(book, "Ben", "Rob")
    known = ids(book)
    players.merge_players(book, known["Bob"], known["Robert"])
    players.merge_players(book, known["Robert"], known["Rob"])
    assert games.game(book, game.id).name(1) == "Rob"
    assert history.bring_back(book, game.id, game.version).seats[1].player_id == known["Rob"]


def test_the_name_is_free_again(book: str):
    start(book, "Ana", "Bob")
    start(book, "Ana", "Robert")
    known = ids(book)
    players.merge_players(book, known["Bob"], known["Robert"])
    assert players.rename_player(book, known["Robert"], "Bob").name == "Bob"
    assert start(book, "Ana", "bob").seats[1].player_id == known["Robert"]


def test_who_sit_in_one_game_are_two(book: str):
    start(book)
    known = ids(book)
    problem = refused(players.merge_players, book, known["Ana"], known["Ben"])
    assert problem == FieldProblem("player", FieldCode.PLAYERS_SHARE_GAME, {"name": "Ana", "other": "Ben"})


def test_a_state_with_both_of_them_does_not_come_back(book: str):
    game = start(book, "Ana", "Ben", "Bob")
    play(game, "9-9: out, 10, 20")
    both = people.join(book, game.id, "Robert")
    people.remove(book, game.id, 3)
    start(book, "Ana", "Robert")
    known = ids(book)
    players.merge_players(book, known["Bob"], known["Robert"])
    problem = refused(lambda: history.bring_back(book, game.id, both.version))
    assert problem == FieldProblem("game", FieldCode.NAME_TWICE, {"name": "Robert"})


def test_merged_with_oneself_one_stays(book: str):
    start(book)
    ana = ids(book)["Ana"]
    assert players.merge_players(book, ana, ana).name == "Ana"
    assert len(ids(book)) == 4


def test_who_was_merged_or_is_another_books_is_not_found(book: str, other_book: str):
    start(book, "Ana", "Bob")
    start(book, "Ana", "Robert")
    start(other_book, "Zoë", "Yan")
    known, theirs = ids(book), ids(other_book)
    players.merge_players(book, known["Bob"], known["Robert"])
    for player_id in (known["Bob"], theirs["Zoë"], "", "\x00", "nothing"):
        with pytest.raises(NotFound):
            players.rename_player(book, player_id, "Xi")
        with pytest.raises(NotFound):
            players.merge_players(book, known["Ana"], player_id)
    assert games.games(other_book, limit=1)[0].names == ("Zoë", "Yan")


def test_the_evening_is_renamed_in_the_middle(book: str):
    game = play(start(book), *EVENING[:5])
    players.rename_player(book, ids(book)["Dee"], "Deborah")
    assert totals(play(game, *EVENING[5:])) == [148, 209, 47, 227]
