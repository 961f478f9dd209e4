"""The hand on the table of a game, followed turn by turn.

It stands beside the game until its round is saved: nothing here raises the game's version. All functions:
``version`` is the hand's as it was seen (None: whatever there is), and a ``key`` that was taken in before
changes nothing. NotFound, TableMoved, Refused (the game is over).
"""

import dataclasses
from collections.abc import Callable, Sequence

from scorekeeper.extensions import db
from scorekeeper.rules import HandCode, HandRecord, SeatEntry, check_opening
from scorekeeper.services.errors import EventRefused, FieldCode, Refused, RoundRefused, TableMoved
from scorekeeper.services.followed import hand_on_table, put_on_table
from scorekeeper.services.lookup import check_key
from scorekeeper.services.names import fold
from scorekeeper.services.receipts import is_new
from scorekeeper.services.records import FollowedHand, GameRecord
from scorekeeper.services.writing import writing
from scorekeeper.services.written import WrittenGame, read_game

LONGEST = 20_000
"""Characters of a hand: several times what a double-eighteen set among twelve comes to."""

IMPOSSIBLE = {HandCode.UNREADABLE, HandCode.ILLEGAL}
"""What is not taken in. All else may have happened at a real table, and is reported on."""

Change = Callable[[WrittenGame, HandRecord], HandRecord]


def followed(game: GameRecord) -> FollowedHand:
    """Return the hand on the table of a game; before it begins, one without an event."""
    return hand_on_table(db.session(), game)


def add_events(
    book_id: str, game_id: str, events: Sequence[str], *, version: int | None = None, key: str = ""
) -> FollowedHand:
    """Let the hand go on by these events, each as HandRecord reads it; the first one of all begins it.

    RoundRefused if the opening double is none or has opened a hand before; EventRefused for what the layout
    cannot hold, or what is no event.
    """
    return _change(book_id, game_id, lambda game, hand: _with(game, hand, events), version, key)


def undo(book_id: str, game_id: str, *, version: int | None = None, key: str = "") -> FollowedHand:
    """Take the latest event back; where there is none nothing happens."""
    return _change(book_id, game_id, lambda _game, hand: hand.undone(), version, key)


def stop(book_id: str, game_id: str, *, version: int | None = None, key: str = "") -> FollowedHand:
    """Follow the hand no further and forget it."""
    return _change(book_id, game_id, lambda _game, hand: hand.at(0), version, key)


def follow(
    book_id: str, game_id: str, text: str, *, version: int | None = None, key: str = ""
) -> FollowedHand:
    """Put a hand on the table as it was written down, in the place of what is there."""
    if len(text) > LONGEST:
        raise Refused.because("hand", FieldCode.TEXT_TOO_LONG, longest=LONGEST)
    return _change(book_id, game_id, lambda _game, _hand: HandRecord.parse(text), version, key)


def entries(game: GameRecord, hand: HandRecord) -> dict[int, SeatEntry]:
    """Return by seat what a hand says of its round; who is not among its players is left out."""
    seats = {fold(seat.name): seat.position for seat in game.seats}
    return {seats[fold(name)]: entry for name, entry in hand.entries().items() if fold(name) in seats}


def _change(book_id: str, game_id: str, change: Change, version: int | None, key: str) -> FollowedHand:
    kept_key = check_key(key)
    with writing() as session:
        game = read_game(session, book_id, game_id, lock=True)
        seen = hand_on_table(session, game)
        if kept_key and not is_new(session, game_id, kept_key):
            return dataclasses.replace(seen, is_repeat=True)
        if version not in (None, seen.version):
            raise TableMoved(seen)
        if game.ended_at or game.over:
            raise Refused.because("game", FieldCode.GAME_FINISHED)
        hand = change(game, seen.record)
        if len(str(hand)) > LONGEST:
            raise Refused.because("hand", FieldCode.TEXT_TOO_LONG, longest=LONGEST)
        put_on_table(session, game_id, hand)
        return hand_on_table(session, game)


def _with(game: WrittenGame, hand: HandRecord, events: Sequence[str]) -> HandRecord:
    """Return the hand with events more; all at once, for the yard is drawn out by dozens of them."""
    after = HandRecord.parse("\n".join([str(hand), *(" ".join(event.split()) for event in events)]))
    wrong = [problem for problem in after.problems if problem.code in IMPOSSIBLE]
    for problem in wrong:
        if problem not in hand.problems:
            raise EventRefused(problem)
    if after.opening and not hand.opening:
        problems = check_opening(game.ruleset, game.tile_set, after.opening, game.openings)
        if problems:
            raise RoundRefused(problems)
    return after
