"""Checking plays: what may be played on a table, and why not. Nothing of it is kept."""

from flask import Blueprint, Response, current_app

from scorekeeper.rules import UNREADABLE, Barnyard, Play, read_play
from scorekeeper.web.api import tables, words
from scorekeeper.web.api.errors import Invalid
from scorekeeper.web.api.operations import answer, operation
from scorekeeper.web.api.rate import Minute
from scorekeeper.web.api.schemas.check import NO_TABLE, NOT_ASKED, Check, Checked, Table, Verdict

bp = Blueprint("check", __name__, url_prefix="/check")
minute = Minute()


@bp.before_request
def limit() -> None:
    """Nobody asks too often."""
    minute.count(current_app.config["CHECKS_PER_MINUTE"])


@bp.post("")
@operation({200: Checked}, body=Check, token=False)
def create(body: Check) -> Response:
    """Say whether a play may be made, what else may be, how the table stands, and what a text has wrong."""
    barnyard, problems = tables.sent(body)
    if barnyard is None:
        return answer(Checked.of_parts(NOT_ASKED, NO_TABLE, problems))
    hand = None if body.hand is None else tables.held(barnyard, body.hand)
    verdict = NOT_ASKED if body.play is None else judge(barnyard, body.play)
    return answer(Checked.of_parts(verdict, Table.of(barnyard, hand), problems))


def judge(barnyard: Barnyard, text: str) -> Verdict:
    """Whether a play may be made, and why not. Raises Invalid if the text names none."""
    play = read_play(barnyard, text)
    if isinstance(play, Play):
        return Verdict.allowing(play)
    if play.code == UNREADABLE:
        raise Invalid([words.wrong(play.code, play.message, "play", params=play.params)])
    return Verdict.refusing(play)
