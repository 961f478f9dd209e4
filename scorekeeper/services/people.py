"""Who is at the table in a game: late, early, back again, by mistake, or on another chair.

Whatever is done here is a change of one game. All functions: ``version`` is the game's as it was seen (None:
whatever there is), ``seat`` a position. NotFound, Stale, and Refused with what stands against it.
"""

import dataclasses
from collections.abc import Sequence

from scorekeeper import rules
from scorekeeper.rules import deal
from scorekeeper.rules.deal import PLAYERS
from scorekeeper.services.change_records import ChangeKind
from scorekeeper.services.changing import change_game, game_to_change
from scorekeeper.services.errors import FieldCode, NotFound, Refused
from scorekeeper.services.names import check_name, fold
from scorekeeper.services.players import take_in
from scorekeeper.services.points import check_points
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord
from scorekeeper.services.reseating import playing, reseated, with_new_seat, with_stay
from scorekeeper.services.setup import deal_problems
from scorekeeper.services.written import WrittenGame, WrittenSeat


def late_start(game: GameRecord) -> int:
    """Return the points a late joiner begins with by the house rule: of all who have a rank."""
    return rules.late_start(game.ruleset, [row.total for row in game.standings if row.rank is not None])


def suggested_deal(game: GameRecord) -> int:
    """Return how many tiles each is usually dealt with so many players."""
    set_out = game.ruleset.opening == "set_out"
    return deal.suggestions(game.tile_set, len(game.playing), set_out=set_out)[0].tiles_each


def join(
    book_id: str,
    game_id: str,
    name: str,
    *,
    start: int | None = None,
    version: int | None = None,
    device: str = "",
) -> GameRecord:
    """Seat somebody who comes late, behind all others, from the next hand on.

    ``start``: points to begin with; None: by the house rule. A name that is equal to that of a player of the
    book is theirs. Refused at ``name``: it is at the table already, or was and left (``return_to`` then).
    """
    cleaned = check_name(name)
    with game_to_change(book_id, game_id, version, people=True) as (session, was):
        record = reckon(was)
        _check_running(record)
        _check_new(was, cleaned)
        _check_room(was)
        points = late_start(record) if start is None else check_points("start", start)
        player, spelt = take_in(session, book_id, [cleaned])[0]
        changed = with_new_seat(was, WrittenSeat(len(was.seats), player, spelt, start=points))
        return change_game(session, was, changed, ChangeKind.JOINED, device, name=spelt, start=points)


def leave(
    book_id: str,
    game_id: str,
    seat: int,
    *,
    ranked: bool = False,
    version: int | None = None,
    device: str = "",
) -> GameRecord:
    """Let somebody go who keeps the total as it stands, without a rank unless the table agrees.

    For somebody who has left it says anew whether they get a rank, even when the game is over.
    """
    with game_to_change(book_id, game_id, version) as (session, was):
        leaver = _seat(was, seat)
        if leaver.plays:
            _check_running(reckon(was))
            _check_enough(was)
        elif leaver.ranked == ranked:
            raise Refused.because("seat", FieldCode.SEAT_LEFT, name=leaver.name, seat=seat)
        changed = with_stay(was, seat, plays=False, ranked=ranked)
        return change_game(session, was, changed, ChangeKind.LEFT, device, name=leaver.name)


def return_to(
    book_id: str, game_id: str, seat: int, *, version: int | None = None, device: str = ""
) -> GameRecord:
    """Let somebody who has left play again from the next hand on; the hands between count nothing."""
    with game_to_change(book_id, game_id, version) as (session, was):
        comer = _seat(was, seat)
        if comer.plays:
            raise Refused.because("seat", FieldCode.SEAT_PLAYS, name=comer.name)
        _check_running(reckon(was))
        _check_room(was)
        changed = with_stay(was, seat, plays=True, ranked=True)
        return change_game(session, was, changed, ChangeKind.RETURNED, device, name=comer.name)


def remove(
    book_id: str, game_id: str, seat: int, *, version: int | None = None, device: str = ""
) -> GameRecord:
    """Remove somebody who was added by mistake: only while no round hangs on them. Later seats move up."""
    with game_to_change(book_id, game_id, version) as (session, was):
        gone = _seat(was, seat)
        if any(seat in row.entries for row in was.rounds):
            raise Refused.because("seat", FieldCode.SEAT_HAS_ROUNDS, name=gone.name)
        if gone.plays:
            _check_enough(was)
        changed = reseated(was, [each.position for each in was.seats if each is not gone])
        return change_game(session, was, changed, ChangeKind.REMOVED, device, name=gone.name)


def reorder(
    book_id: str, game_id: str, seats: Sequence[int], *, version: int | None = None, device: str = ""
) -> GameRecord:
    """Seat the players in another order: ``seats`` are the present positions as they shall be from now on."""
    with game_to_change(book_id, game_id, version) as (session, was):
        present = [seat.position for seat in was.seats]
        if list(seats) == present:
            return reckon(was)
        if sorted(seats) != present:
            raise Refused.because("seats", FieldCode.BAD_ORDER)
        return change_game(session, was, reseated(was, seats), ChangeKind.REORDERED, device)


def set_deal(
    book_id: str, game_id: str, tiles_each: int, *, version: int | None = None, device: str = ""
) -> GameRecord:
    """Deal another number of tiles from the next hand on; Refused if the set has not that many."""
    with game_to_change(book_id, game_id, version) as (session, was):
        set_out = was.ruleset.opening == "set_out"
        if problems := deal_problems(was.tile_set, playing(was), tiles_each, set_out=set_out):
            raise Refused(problems)
        changed = dataclasses.replace(was, tiles_each=tiles_each)
        return change_game(session, was, changed, ChangeKind.DEAL_CHANGED, device, tiles_each=tiles_each)


def _seat(game: WrittenGame, position: int) -> WrittenSeat:
    for seat in game.seats:
        if seat.position == position:
            return seat
    raise NotFound(f"seat {position}")


def _check_running(record: GameRecord) -> None:
    if record.status == "finished":
        raise Refused.because("game", FieldCode.GAME_FINISHED)


def _check_new(game: WrittenGame, name: str) -> None:
    for seat in game.seats:
        if fold(seat.name) == fold(name) and seat.plays:
            raise Refused.because("name", FieldCode.NAME_TWICE, name=seat.name)
        if fold(seat.name) == fold(name):
            raise Refused.because("name", FieldCode.SEAT_LEFT, name=seat.name, seat=seat.position)


def _check_room(game: WrittenGame) -> None:
    if playing(game) >= PLAYERS[-1]:
        raise Refused.because("players", FieldCode.TOO_MANY_PLAYERS, most=PLAYERS[-1])


def _check_enough(game: WrittenGame) -> None:
    if playing(game) <= PLAYERS[0]:
        raise Refused.because("players", FieldCode.TOO_FEW_PLAYERS, fewest=PLAYERS[0])
