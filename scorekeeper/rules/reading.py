"""Reading the line of an event.

>>> event = read_event("ana draw  [4-5] @ 9|4  # a four at last", 7, {"ana": "Ana"})
>>> event.kind, event.seat, event.draws, str(event.tile), event.comment, event.places
(<EventKind.TURN: 'turn'>, 'Ana', 1, '5-4', '# a four at last', ((7, 1), (7, 5), (7, 11)))
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from scorekeeper.rules.events import Event, EventKind
from scorekeeper.rules.quoting import quoted
from scorekeeper.rules.tiles import Tile
from scorekeeper.rules.words import Word, name_at, read_name, same_name, words_from

Seats = Mapping[str, str]
"""The players of a hand: what ``same_name`` makes of a name → the name as it is written in the head."""

_ENDS = {"blocked": EventKind.BLOCKED, "dead": EventKind.DEAD}
_FORGOTTEN = {"draw": EventKind.FORGOT_DRAW, "miss": EventKind.FORGOT_MISS}


class _Unreadable(Exception):  # noqa: N818 - never leaves this module
    """A word that makes a line unreadable."""

    def __init__(self, fault: str, word: Word) -> None:
        super().__init__(fault, word)
        self.fault, self.word = fault, word


def read_event(text: str, line: int, seats: Seats) -> Event:
    """Read a line that is not empty. It never fails: what cannot be read is an event of that kind."""
    if text.lstrip().startswith("#"):
        return Event(EventKind.COMMENT, text=text.strip(), places=((line, 1),))
    try:
        return _read(text, line, seats)
    except _Unreadable as unreadable:
        fault, word = unreadable.fault, unreadable.word
        places = ((line, word.column),)
        return Event(EventKind.UNREADABLE, text=text.strip(), places=places, fault=fault, wrong=word.text)


def unreadable(text: str, line: int, fault: str, column: int = 1) -> Event:
    """Return a line that is not even tried."""
    return Event(EventKind.UNREADABLE, text=text.strip(), places=((line, column),), fault=fault)


def _read(text: str, line: int, seats: Seats) -> Event:
    words, start = name_at(text, 0)
    keyword = words[0].text.casefold()
    if keyword == "left":
        names, start = name_at(text, start)
        words += names
    words += words_from(text, start)
    event = _of_kind(keyword, words, seats)
    comment = text[words[-1].column + len(words[-1].text) - 1 :].strip()
    return replace(event, comment=comment, places=tuple((line, word.column) for word in words))


def _of_kind(keyword: str, words: Sequence[Word], seats: Seats) -> Event:
    if keyword == "left":
        return _left(words, seats)
    if keyword == "set":
        return _set_out(words)
    if keyword == "end":
        return Event(_ENDS[_choice(words, 1, _ENDS)])
    return _seated(words, seats)


def _left(words: Sequence[Word], seats: Seats) -> Event:
    if len(words) == 1:
        raise _Unreadable("nothing", words[0])
    seat = _seat(words[1], seats)
    return Event(EventKind.LEFT, seat, tiles=tuple(map(_tile, words[2:])))


def _set_out(words: Sequence[Word]) -> Event:
    _choice(words, 1, ("out",))
    if len(words) == 2:
        raise _Unreadable("nothing", words[1])
    _nothing_after(words, 2)
    return Event(EventKind.SET_OUT, tile=_tile(words[2]))


def _seated(words: Sequence[Word], seats: Seats) -> Event:
    seat = _seat(words[0], seats)
    if len(words) == 1:
        raise _Unreadable("nothing", words[0])
    said = words[1].text.casefold()
    if said == "out":
        _nothing_after(words, 1)
        return Event(EventKind.OUT, seat)
    if said == "forgot":
        return Event(_FORGOTTEN[_choice(words, 2, _FORGOTTEN)], seat)
    return _turn(seat, words)


def _turn(seat: str, words: Sequence[Word]) -> Event:
    draws = sum(1 for _ in takewhile(lambda word: word.text.casefold() == "draw", words[1:]))
    if len(words) == draws + 1:
        return Event(EventKind.TURN, seat, draws)
    last = words[draws + 1]
    passes = last.text.casefold() == "pass"
    if last.tile is None and not passes:
        raise _Unreadable("word", last)
    _nothing_after(words, draws + 1)
    return Event(EventKind.TURN, seat, draws, last.tile, last.onto, passes=passes)


def _seat(word: Word, seats: Seats) -> str:
    name = read_name(word.text)
    seat = seats.get(same_name(name))
    if seat is None:
        raise _Unreadable("seat", Word(quoted(name), word.column))
    return seat


def _tile(word: Word) -> Tile:
    if word.tile is None or word.onto is not None:
        raise _Unreadable("tile", word)
    return word.tile


def _choice(words: Sequence[Word], at: int, choices: Mapping[str, object] | tuple[str, ...]) -> str:
    """Return the last word of a line, one of a few."""
    if len(words) == at:
        raise _Unreadable("nothing", words[-1])
    said = words[at].text.casefold()
    if said not in choices:
        raise _Unreadable("word", words[at])
    return said


def _nothing_after(words: Sequence[Word], at: int) -> None:
    if len(words) > at + 1:
        raise _Unreadable("word", words[at + 1])
