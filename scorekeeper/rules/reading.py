"""Reading the line of an event.

>>> event = read_event("ana draw  [4-5] @ 9|4  # a four at last", 7, seats_by_name(["Ana", "Ben"]))
>>> event.kind, event.seat, event.draws, str(event.tile), event.comment, event.places
(<EventKind.TURN: 'turn'>, 'Ana', 1, '5-4', '# a four at last', ((7, 1), (7, 5), (7, 11)))
"""

from collections.abc import Iterable, Mapping, Sequence

from scorekeeper.rules.events import Event, EventKind, Place
from scorekeeper.rules.quoting import quoted
from scorekeeper.rules.tiles import Tile
from scorekeeper.rules.words import MOST_WORDS, Word, read_name, read_words, same_name, write_name

Seats = Mapping[str, str]
"""The players of a hand: what a name may be read as → the name as it is written in the head."""

_ENDS = {"blocked": EventKind.BLOCKED, "dead": EventKind.DEAD}
_FORGOTTEN = {"draw": EventKind.FORGOT_DRAW, "miss": EventKind.FORGOT_MISS}


class _Unreadable(Exception):  # noqa: N818 - never leaves this module
    """A word that makes a line unreadable."""

    def __init__(self, fault: str, word: Word) -> None:
        super().__init__(fault, word)
        self.fault, self.word = fault, word


def seats_by_name(seats: Iterable[str]) -> Seats:
    """Return the players by what ``same_name`` makes of their names, and by plain names as they stand."""
    seats = tuple(seats)
    plain = {
        seat: seat for seat in seats if write_name(seat) == seat
    }  # found without a look at their letters
    return {same_name(seat): seat for seat in seats} | plain


def read_event(text: str, line: int, seats: Seats) -> Event:
    """Read a line that is not empty. It never fails: what cannot be read is an event of that kind."""
    words = read_words(text)
    if not words:
        return Event(EventKind.COMMENT, ((line, 1),), text=text.strip())
    if len(words) > MOST_WORDS:
        return unreadable(text, (line, words[-1].column), "word", quoted(words[-1].text))
    places = tuple([(line, word.column) for word in words])
    comment = text[words[-1].end :].strip()
    try:
        return _READ.get(words[0].text.casefold(), _seated)(words, seats, places, comment)
    except _Unreadable as found:
        return unreadable(text, (line, found.word.column), found.fault, quoted(found.word.text))


def unreadable(text: str, place: Place, fault: str, wrong: str = "") -> Event:
    """Return a line that cannot be read."""
    return Event(EventKind.UNREADABLE, (place,), text=text.strip(), fault=fault, wrong=wrong)


def _left(words: Sequence[Word], seats: Seats, places: tuple[Place, ...], comment: str) -> Event:
    _something_after(words, 0)
    seat = _seat(words[1], seats)
    return Event(EventKind.LEFT, places, comment, seat, tiles=tuple(map(_tile, words[2:])))


def _set_out(words: Sequence[Word], _seats: Seats, places: tuple[Place, ...], comment: str) -> Event:
    _choice(words, 1, ("out",))
    _something_after(words, 1)
    _nothing_after(words, 2)
    return Event(EventKind.SET_OUT, places, comment, tile=_tile(words[2]))


def _over(words: Sequence[Word], _seats: Seats, places: tuple[Place, ...], comment: str) -> Event:
    kind = _ENDS[_choice(words, 1, _ENDS)]
    _nothing_after(words, 1)
    return Event(kind, places, comment)


def _seated(words: Sequence[Word], seats: Seats, places: tuple[Place, ...], comment: str) -> Event:
    seat = _seat(words[0], seats)
    _something_after(words, 0)
    said = words[1].text.casefold()
    if said == "out":
        _nothing_after(words, 1)
        return Event(EventKind.OUT, places, comment, seat)
    if said == "forgot":
        kind = _FORGOTTEN[_choice(words, 2, _FORGOTTEN)]
        _nothing_after(words, 2)
        return Event(kind, places, comment, seat)
    return _turn(words, seat, places, comment)


def _turn(words: Sequence[Word], seat: str, places: tuple[Place, ...], comment: str) -> Event:
    draws = _draws(words)
    if len(words) == draws + 1:
        return Event(EventKind.TURN, places, comment, seat, draws)
    last = words[draws + 1]
    passes = last.text.casefold() == "pass"
    if last.tile is None and not passes:
        raise _Unreadable("word", last)
    _nothing_after(words, draws + 1)
    return Event(EventKind.TURN, places, comment, seat, draws, last.tile, last.onto, passes=passes)


def _draws(words: Sequence[Word]) -> int:
    """Count the draws after the player's name."""
    draws = 0
    while draws + 1 < len(words) and words[draws + 1].text.casefold() == "draw":
        draws += 1
    return draws


def _seat(word: Word, seats: Seats) -> str:
    seat = seats.get(word.text) or seats.get(same_name(read_name(word.text)))
    if seat is None:
        raise _Unreadable("seat", Word(read_name(word.text), word.column))
    return seat


def _tile(word: Word) -> Tile:
    if word.tile is None or word.onto is not None:
        raise _Unreadable("tile", word)
    return word.tile


def _choice(words: Sequence[Word], at: int, choices: Mapping[str, object] | tuple[str, ...]) -> str:
    """Return a word that is one of a few."""
    _something_after(words, at - 1)
    said = words[at].text.casefold()
    if said not in choices:
        raise _Unreadable("word", words[at])
    return said


def _something_after(words: Sequence[Word], at: int) -> None:
    if len(words) == at + 1:
        raise _Unreadable("nothing", words[at])


def _nothing_after(words: Sequence[Word], at: int) -> None:
    if len(words) > at + 1:
        raise _Unreadable("word", words[at + 1])


_READ = {"left": _left, "set": _set_out, "end": _over}
"""How lines are read that do not begin with a name."""
