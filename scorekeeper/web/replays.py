"""A hand that was kept with its round, looked at again step by step."""

from dataclasses import dataclass

from flask import Blueprint, abort, render_template, request
from markupsafe import Markup

from scorekeeper.rules import HandRecord
from scorekeeper.services import games
from scorekeeper.services.records import GameRecord, RoundRecord
from scorekeeper.web import access, hand_words, table_words
from scorekeeper.web.forms import whole_number
from scorekeeper.web.rounds import find
from scorekeeper.web.table_picture import draw

bp = Blueprint("replays", __name__, url_prefix="/games/<game_id>/hands/<int:number>/replay")


@dataclass(frozen=True)
class Step:
    """A hand after so many of its events."""

    hand: HandRecord
    """The hand until then."""
    number: int
    """How many events that is."""
    last: int
    """How many there are in all."""

    @property
    def said(self) -> str:
        """What happened last."""
        return hand_words.event_sentence(self.hand.events[-1]) if self.number else ""

    @property
    def doubts(self) -> list[str]:
        """What cannot have been right about that."""
        line = self.hand.events[-1].line if self.number else 0
        return [hand_words.problem_sentence(one) for one in self.hand.problems if one.line == line]

    @property
    def holds(self) -> str:
        """What might be played then, or how the hand ended."""
        if self.hand.ending:
            return hand_words.ending_sentence(self.hand.ending)
        return table_words.what_holds(self.hand.barnyard) if self.hand.barnyard else ""

    @property
    def picture(self) -> Markup | None:
        """The table, what was played last marked; None before the opening double."""
        table = self.hand.barnyard
        if table is None:
            return None
        played = self.hand.events[-1].tile
        return draw(table, newest=played if played in table.tiles else None)


@bp.get("")
def show(game_id: str, number: int) -> str:
    """The hand after ``step`` of its events; as it began where the address does not say."""
    game = games.game(access.kept_book().id, game_id)
    row = find(game, number)
    if not row.hand:
        abort(404)
    hand = HandRecord.parse(row.hand)
    step = step_of(hand, request.args.get("step"))
    happened = [hand_words.event_sentence(event) for event in hand.events]
    return render_template("replays/show.html", game=game, row=row, hand=hand, step=step, happened=happened)


def step_of(hand: HandRecord, asked: str | None) -> Step:
    """The step that was asked for, or the nearest one there is."""
    last = len(hand.events)
    number = min(last, whole_number(asked)) if asked else 1
    number = max(0, number)
    return Step(hand.at(number), number, last)


def replayable(game: GameRecord) -> list[RoundRecord]:
    """The rounds of a game that were followed on the table."""
    return [row for row in game.rounds if row.hand]
