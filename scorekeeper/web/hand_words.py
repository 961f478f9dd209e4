"""A hand in the reader's language: what happened, how it ended, and what is wrong with it as written.

`%(…)s` are the parameters that come with a problem.
"""

from collections.abc import Mapping

from scorekeeper.rules import Ending, Event, EventKind, HandCode, HandProblem
from scorekeeper.web import play_words
from scorekeeper.web.i18n import LazyString, ngettext
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.i18n import lazy_gettext as _l

PROBLEMS: Mapping[tuple[str, str], LazyString] = {
    (HandCode.OUT_OF_TURN, ""): _l("It is the turn of %(turn)s, not of %(seat)s."),
    (HandCode.OUT_OF_TURN, "open"): _l(
        "It is still the turn of %(turn)s, who drew and neither played nor passed; not of %(seat)s."
    ),
    (HandCode.OUT_OF_TURN, "waits"): _l(
        "%(seat)s drew, and by the house rules what is drawn waits for the next turn: %(tile)s is too early."
    ),
    (HandCode.PASSED_WITHOUT_DRAWING, ""): _l(
        "%(seat)s passed, but has to draw first. Tiles that can still be drawn: %(drawable)s."
    ),
    (HandCode.PASSED_WITHOUT_DRAWING, "missed"): _l(
        "%(seat)s misses no turn, but draws. Tiles that can still be drawn: %(drawable)s."
    ),
    (HandCode.PASSED_WITHOUT_DRAWING, "uncalled"): _l(
        "%(seat)s misses no turn: nobody calls a last tile with %(held)s in hand."
    ),
    (HandCode.PASSED_WITHOUT_DRAWING, "call_off"): _l(
        "%(seat)s misses no turn: by the house rules the last tile need not be called."
    ),
    (HandCode.DREW_FROM_EMPTY_YARD, ""): _l("%(seat)s cannot have drawn: the yard is empty."),
    (HandCode.DREW_FROM_EMPTY_YARD, "reserve"): _l(
        "%(seat)s must not draw: by the house rules the last of the yard (%(reserve)s) are never drawn."
    ),
    (HandCode.DREW_FROM_EMPTY_YARD, "set_out"): _l("%(tile)s cannot be set out: every tile is dealt."),
    (HandCode.DREW_TOO_MANY, ""): _l("%(seat)s drew twice: one tile a turn is drawn."),
    (HandCode.DREW_TOO_MANY, "none"): _l("%(seat)s must not draw: by the house rules nobody does."),
    (HandCode.DREW_TOO_MANY, "looking"): _l(
        "%(seat)s drew again before everybody had: all draw one, then look again for the opening double."
    ),
    (HandCode.DREW_TOO_MANY, "uncalled"): _l(
        "%(seat)s need not draw: nobody calls a last tile with %(held)s in hand."
    ),
    (HandCode.DREW_TOO_MANY, "call_off"): _l(
        "%(seat)s need not draw: by the house rules the last tile need not be called."
    ),
    (HandCode.PLAYED_MORE_THAN_HELD, ""): _l(
        "%(seat)s has no tile left to play: %(tile)s is one more than were dealt and drawn."
    ),
    (HandCode.AFTER_THE_END, "out"): _l("The hand is over: %(out)s has played the last tile."),
    (HandCode.AFTER_THE_END, "blocked"): _l("The hand is over: nobody can move."),
    (HandCode.AFTER_THE_END, "dead"): _l("The hand is over: the foot can never be finished."),
    (HandCode.NOT_OUT, ""): _l("%(seat)s is not out. Tiles that should be left in hand: %(held)s."),
    (HandCode.NOT_OUT, "late"): _l("%(seat)s did not play the last tile: %(out)s did."),
    (HandCode.NOT_BLOCKED, "yard"): _l(
        "The hand is not blocked. Tiles that can still be drawn: %(drawable)s."
    ),
    (HandCode.NOT_BLOCKED, "passes"): _l("The hand is not blocked: %(seat)s has not passed since."),
    (HandCode.NOT_BLOCKED, "fits"): _l(
        "The hand was not blocked: %(seat)s still held %(tile)s, which fits onto %(onto)s."
    ),
    (HandCode.NOT_BLOCKED, "out"): _l("The hand is not blocked: %(out)s has played the last tile."),
    (HandCode.NOT_BLOCKED, "unopened"): _l("The hand is not blocked: no opening double is on the table yet."),
    (HandCode.NOT_BLOCKED, "finishable"): _l("The hand is not dead: every double can still be finished."),
    (HandCode.NOT_BLOCKED, "play_on"): _l(
        "The hand is not over: by the house rules it goes on when a foot cannot be finished."
    ),
    (HandCode.NOT_BLOCKED, "left"): _l(
        "The hand is not over: nobody is out, and nothing says that it is blocked."
    ),
    (HandCode.LEFT_COUNT, ""): _l(
        "Tiles that %(seat)s should hold: %(held)s; what is written here: %(left)s."
    ),
    (HandCode.LEFT_ON_TABLE, ""): _l("%(seat)s cannot hold %(tile)s: it lies on the table."),
    (HandCode.LEFT_TWICE, ""): _l("%(seat)s cannot hold %(tile)s: %(other)s holds it."),
    (HandCode.LEFT_TWICE, "same"): _l("%(seat)s holds %(tile)s once, not twice."),
    (HandCode.UNREADABLE, "word"): _l(
        "“%(text)s” cannot be read here: write a turn as 9-4, 5-4@9-4, draw, draw 9-4, draw pass or pass."
    ),
    (HandCode.UNREADABLE, "nothing"): _l("Something is missing after “%(text)s”."),
    (HandCode.UNREADABLE, "tile"): _l("“%(text)s” is no tile: write it as 6-4, [6-4] or 6|4."),
    (HandCode.UNREADABLE, "seat"): _l("%(text)s is no player of this hand."),
    (HandCode.UNREADABLE, "ambiguous"): _l("%(tile)s fits several ends: write %(plays)s."),
    (HandCode.UNREADABLE, "opened"): _l("%(tile)s cannot be set out: %(opening)s has opened the hand."),
    (HandCode.UNREADABLE, "long"): _l("Nothing is read from here on: no hand has so many lines."),
    (HandCode.UNREADABLE, "second"): _l("Another hand begins here: a hand has one head."),
    (HandCode.UNREADABLE, "head"): _l(
        "“%(text)s” cannot be read here: a hand begins with [set double-9] [rules pagat] [deal 11] "
        "[seats Ana, Ben]."
    ),
    (HandCode.UNREADABLE, "headless"): _l(
        "The head of the hand is missing: [set double-9] [rules pagat] [deal 11] [seats Ana, Ben]."
    ),
    (HandCode.UNREADABLE, "missing"): _l("The head of the hand lacks [%(part)s …]."),
    (HandCode.UNREADABLE, "twice"): _l("[%(part)s …] stands there twice."),
    (HandCode.UNREADABLE, "set"): _l("“%(text)s” is no set: sets are double-6, 9, 12, 15 and 18."),
    (HandCode.UNREADABLE, "preset"): _l(
        "“%(text)s” are no rules: write pagat, kelley, chickie or classic first."
    ),
    (HandCode.UNREADABLE, "rule"): _l("“%(text)s” is no house rule, or not one of its values."),
    (HandCode.UNREADABLE, "deal"): _l("“%(text)s” is no number of tiles to deal."),
    (HandCode.UNREADABLE, "deal_large"): _l(
        "%(tiles)s tiles each are not to be had: at most %(largest)s are."
    ),
    (HandCode.UNREADABLE, "players"): _l("Two to twelve can play, not %(players)s."),
    (HandCode.UNREADABLE, "name"): _l(
        "“%(text)s” begins with no name: write names with commas between them, and unusual ones in quotes."
    ),
    (HandCode.UNREADABLE, "same_seat"): _l("Two players cannot both be called %(text)s."),
}
EVENTS: Mapping[str, LazyString] = {
    EventKind.SET_OUT: _l("%(tile)s is set out before the deal."),
    EventKind.FORGOT_DRAW: _l("%(seat)s did not call the last tile, and draws one."),
    EventKind.FORGOT_MISS: _l("%(seat)s did not call the last tile, and misses a turn."),
    EventKind.OUT: _l("%(seat)s is out."),
    EventKind.BLOCKED: _l("Nobody can move: the hand is over."),
    EventKind.DEAD: _l("The foot can never be finished: the hand is over."),
}


def problem_sentence(problem: HandProblem) -> str:
    """What is wrong, in a sentence; of a play that the layout cannot hold, why not."""
    if problem.code is HandCode.ILLEGAL:
        return play_words.sentence(str(problem.params["reason"]), problem.params)
    return str(PROBLEMS[problem.code, str(problem.params.get("kind", ""))]) % problem.params


def ending_sentence(ending: Ending) -> str:
    """How a hand ended."""
    if ending.seat and ending.on_double:
        return _("%(seat)s is out, on a double.", seat=ending.seat)
    if ending.seat:
        return _("%(seat)s is out.", seat=ending.seat)
    if ending.kind == "dead":
        return _("The foot can never be finished: the hand is over.")
    return _("Nobody can move: the hand is over.")


def event_sentence(event: Event) -> str:
    """What a line of a hand says."""
    if event.kind is EventKind.TURN:
        return _turn(event)
    if event.kind is EventKind.LEFT:
        return _("%(seat)s holds %(tiles)s.", seat=event.seat, tiles=", ".join(map(str, event.tiles)))
    if event.kind in EVENTS:
        return str(EVENTS[event.kind]) % {"seat": event.seat, "tile": event.tile}
    return event.text


def _turn(event: Event) -> str:
    """What a player did in a turn."""
    seat, done = event.seat, ""
    if event.tile and event.onto:
        done = _("%(seat)s plays %(tile)s onto %(onto)s.", seat=seat, tile=event.tile, onto=event.onto)
    elif event.tile:
        done = _("%(seat)s plays %(tile)s.", seat=seat, tile=event.tile)
    elif event.passes:
        done = _("%(seat)s passes.", seat=seat)
    if not event.draws:
        return done
    drew = ngettext("%(seat)s draws a tile.", "%(seat)s draws %(num)s tiles.", event.draws, seat=seat)
    return f"{drew} {done}".strip()
