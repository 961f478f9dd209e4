"""A hand as text: its head, a line an event, comments after ``#``. What PGN is to chess.

One text may hold several hands; each head opens one.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from scorekeeper.rules.deal import PLAYERS
from scorekeeper.rules.events import Event, EventKind
from scorekeeper.rules.head import Head, Line, read_head
from scorekeeper.rules.headitems import HEAD_LINE, KEYS, keys_of
from scorekeeper.rules.reading import Seats, read_event, seats_by_name, unreadable
from scorekeeper.rules.tiles import TileSet
from scorekeeper.rules.words import read_name, read_words, same_name

MOST_LINES = 2000
"""Several times as many as the longest hand; what follows is kept, but not read."""

_NEWLINE = re.compile(r"\r\n|\r|\n")


def numbered(text: str) -> list[Line]:
    """Return the lines of a text that say anything."""
    lines = enumerate(_NEWLINE.split(text.removeprefix("\ufeff")), start=1)
    return [(number, line) for number, line in lines if line and not line.isspace()]


def split_hands(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Part the lines of several hands. Comments right above a head belong to its hand."""
    hand: list[Line] = []
    keys: set[str] | None = None
    begun = False
    for line in lines:
        is_head = _is_head(line)
        if is_head and (begun or not _goes_on(keys, line)):
            above = _comments_above(line, hand)
            yield hand[: len(hand) - len(above)]
            hand, keys, begun = above, None, False
        if is_head:
            keys = (keys or set()) | keys_of(line[1])
        elif not _is_comment(line):
            begun = True
        hand.append(line)
    if not all(map(_is_comment, hand)):
        yield hand


def _goes_on(keys: set[str] | None, line: Line) -> bool:
    """Whether a head that has said so much (None: nothing yet) goes on with a line, or that is another."""
    more = keys_of(line[1])
    return keys is None or bool(more & KEYS and not more & keys)


def _comments_above(head: Line, lines: Sequence[Line]) -> list[Line]:
    """The comments at the end of a hand that stand right above the next head, without an empty line."""
    above = [head]
    for line in reversed(lines):
        if not _is_comment(line) or line[0] != above[-1][0] - 1:
            break
        above.append(line)
    return above[:0:-1]


def read_hand(lines: Sequence[Line]) -> tuple[tuple[str, ...], Head, list[Event]]:
    """Read the lines of one hand: the comments above its head, the head, and the events."""
    start = _body_start(lines)
    above = tuple(line[1].strip() for line in lines[:start] if _is_comment(line))
    body = lines[start:]
    head_lines = [line for line in lines[:start] if not _is_comment(line)]
    head = read_head(head_lines, lambda: _names(body), first_line=lines[0][0] if lines else 1)
    return above, head, _events(body, seats_by_name(head.seats), head.tile_set)


def _body_start(lines: Sequence[Line]) -> int:
    """The index of the line after the head."""
    start, keys = 0, None
    for at, line in enumerate(lines):
        if _is_head(line) and _goes_on(keys, line):
            keys = (keys or set()) | keys_of(line[1])
            start = at + 1
        elif not _is_comment(line):
            break
    return start


def _read(line: Line, seats: Seats) -> Event:
    number, text = line
    if _is_head(line):
        return unreadable(text, (number, 1), "second")
    return read_event(text, number, seats)


def _names(lines: Iterable[Line]) -> tuple[str, ...]:
    """The players as they turn up in their turns."""
    names: dict[str, str] = {}
    for _, text in lines:
        words = read_words(text)
        if len(words) > 1 and (words[1].tile or words[1].text.casefold() in ("draw", "pass")):
            name = read_name(words[0].text)
            names.setdefault(same_name(name), name)
    return tuple(names.values())[: PLAYERS.stop - 1]


def _events(lines: Sequence[Line], seats: Seats, tile_set: TileSet) -> list[Event]:
    """Read the events; a turn's draw is joined with what follows in the next line.

    Not so before the opening double, when each draws and looks again.
    """
    events: list[Event] = []
    opened = False
    for at, line in enumerate(lines):
        if len(events) == MOST_LINES:
            unread = "\n".join(text.strip() for _, text in lines[at:])
            return [*events, unreadable(unread, (line[0], 1), "long")]
        event = _read(line, seats)
        if opened and events[-1].is_open and event.kind is EventKind.TURN and event.seat == events[-1].seat:
            events[-1] = events[-1].joined(event)
        else:
            opened = opened or _opens(event, tile_set)
            events.append(event)
    return events


def _opens(event: Event, tile_set: TileSet) -> bool:
    tile = event.tile
    return tile is not None and event.onto is None and tile.is_double and tile in tile_set


def _is_head(line: Line) -> bool:
    return HEAD_LINE.match(line[1]) is not None


def _is_comment(line: Line) -> bool:
    return line[1].lstrip().startswith("#")
