"""How what a service refuses reaches the field it is about. Nothing that was typed is lost on the way."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from flask import current_app, flash
from flask_wtf import FlaskForm
from sqlalchemy.exc import OperationalError
from wtforms import Field, FieldList, FormField

from scorekeeper.rules import Problem, Severity
from scorekeeper.services.errors import NeedsConfirmation, Question, Refused, RoundRefused, Stale
from scorekeeper.services.records import GameRecord
from scorekeeper.web.i18n import lazy_gettext as _l
from scorekeeper.web.problem_words import sentence

UNWRITTEN = _l(
    "Not saved: the score book is busy or cannot be written just now. All you typed is here: save it again."
)
QUICKER = _l("This game was changed on another phone meanwhile. Look again, then decide.")


@contextmanager
def refusals_at_fields(form: FlaskForm) -> Iterator[None]:
    """Put what the block is refused at the fields of `form`: ``players-3`` is the fourth of ``players``.

    What is about no field of it, and that another phone was quicker, stands at its ``version``.
    """
    try:
        yield
    except Refused as refused:
        for problem in refused.problems:
            target = field_of(form, problem.field)
            target.errors = [*target.errors, sentence(problem.code, problem.params)]
    except RoundRefused as impossible:
        form["version"].errors = [sentence(one.code, one.params) for one in impossible.problems]
    except Stale:
        form["version"].errors = [str(QUICKER)]


def field_of(form: FlaskForm, place: str) -> Field:
    """The field that a service names."""
    name, _dash, part = place.partition("-")
    target: Field = form["rules" if name == "changes" else name if name in form else "version"]
    if isinstance(target, FieldList) and part.isdigit():
        target = target[int(part)]
    elif isinstance(target, FormField) and part:
        target = target[part]
    return target


@contextmanager
def flashed_refusals() -> Iterator[None]:
    """Say what is refused in the block on the next page, where a button has no field to put it at."""
    try:
        yield
    except Refused as refused:
        for problem in refused.problems:
            flash(sentence(problem.code, problem.params))
    except RoundRefused as impossible:
        for one in impossible.problems:
            flash(sentence(one.code, one.params))
    except Stale:
        flash(str(QUICKER))


@dataclass(frozen=True)
class Said:
    """One sentence about an entry."""

    text: str
    """What is wrong and what to do."""
    error: bool
    """Whether it stops the save; otherwise it is only to be looked at."""


@dataclass
class Verdict:
    """What became of a round that was sent."""

    said: dict[int | None, list[Said]] = field(default_factory=dict)
    """What is wrong, by seat; None is the whole hand."""
    questions: tuple[Question, ...] = ()
    """What is asked back before the round is taken in."""
    theirs: GameRecord | None = None
    """The game as another phone left it, when that phone was quicker."""
    reseated: bool = False
    """Whether that phone changed who sits where."""
    unwritten: bool = False
    """Whether the database could not be written, so that the round is not saved."""

    @property
    def confirmed(self) -> str:
        """What saying yes to all questions sends."""
        return " ".join(question.token for question in self.questions)

    def say(self, seat: int | None, text: str, *, error: bool = True) -> None:
        """Add a sentence at a seat."""
        self.said.setdefault(seat, []).append(Said(text, error))

    def say_problem(self, problem: Problem) -> None:
        """Add what the rules say at its seat."""
        seat = problem.seat if isinstance(problem.seat, int) else None
        error = problem.severity is Severity.ERROR
        self.say(seat, sentence(problem.code, problem.params), error=error)


@contextmanager
def judged(verdict: Verdict) -> Iterator[None]:
    """Write into `verdict` what a service says against the round that is saved in the block."""
    try:
        yield
    except RoundRefused as refused:
        for problem in refused.problems:
            verdict.say_problem(problem)
    except Refused as fields:
        for wrong in fields.problems:
            verdict.say(None, sentence(wrong.code, wrong.params))
    except NeedsConfirmation as asked:
        verdict.questions = asked.questions
        for question in asked.questions:
            verdict.say(question.seat, sentence(question.code, question.params), error=False)
    except Stale as stale:
        verdict.theirs = stale.theirs


@contextmanager
def written(verdict: Verdict) -> Iterator[None]:
    """Note in `verdict` that the database could not be written in the block: locked for long, or full."""
    try:
        yield
    except OperationalError as failed:
        current_app.logger.error("the database refused: %s", failed)
        verdict.unwritten = True
        verdict.say(None, str(UNWRITTEN))
