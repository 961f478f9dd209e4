"""House rules found wrong in mid-game: what others would do is shown first, what they miss is asked."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from flask import Blueprint, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.services import games, house_rules
from scorekeeper.services.errors import Refused
from scorekeeper.services.records import GameRecord
from scorekeeper.services.rules_records import UNKNOWN, Answer, Answers, Asked, RulesPreview
from scorekeeper.web import access
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import refusals_at_fields
from scorekeeper.web.forms import whole_number
from scorekeeper.web.game_forms import RuleChangeForm
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.problem_words import sentence
from scorekeeper.web.rules_fields import rules_context
from scorekeeper.web.totals import compare_totals

bp = Blueprint("rule_changes", __name__, url_prefix="/games/<game_id>/rules/change")

Typed = Mapping[str, str]


@bp.get("")
def new(game_id: str) -> str:
    """The rules as they are, to be changed."""
    game = games.game(access.kept_book().id, game_id)
    form = RuleChangeForm(formdata=None, preset=game.preset)
    form.show_changes(game.changes)
    return page(game, form, {})


@bp.post("/preview")
def preview(game_id: str) -> str:
    """The form as it was sent, with all that the rules would do."""
    return page(games.game(access.kept_book().id, game_id), RuleChangeForm(), request.form)


@bp.post("")
def create(game_id: str) -> BaseResponse | tuple[str, int]:
    """Play by other rules, from the first hand on."""
    book, form = access.kept_book(), RuleChangeForm()
    with refusals_at_fields(form):
        house_rules.change_rules(
            book.id,
            game_id,
            preset=form.preset.data or "",
            changes=form.changes(),
            answers=answers(request.form),
            version=form.shown_version,
            device=device(),
        )
        flash(_("The house rules are changed, and all scores with them."))
        return redirect(url_for("games.show", game_id=game_id))
    return page(games.game(book.id, game_id), form, request.form), 422


@dataclass(frozen=True)
class Ask:
    """One question about a hand."""

    name: str
    """The name of its field."""
    number: int
    """The hand."""
    player: str
    """Who it is about."""
    about: str
    """``blank_halves``, or ``out_on_double``."""
    typed: str
    """What was answered so far; "" where nobody remembers."""
    problem: str
    """What is wrong with the answer; mostly nothing."""


def questions(looked: RulesPreview, typed: Typed, wrong: Mapping[str, str]) -> Iterator[Ask]:
    """What the new rules need to know, hand by hand."""
    for one in looked.missing:
        name = f"answers-{one.number}-{one.seat}-{one.field}"
        player = looked.before.name(one.seat)
        yield Ask(name, one.number, player, one.field, typed.get(name, ""), wrong.get(name, ""))


def answers(typed: Typed) -> Answers:
    """What was answered: a number, yes or no; what was left empty nobody remembers."""
    found: dict[tuple[int, int, Asked], Answer] = {}
    for name, text in typed.items():
        match name.split("-"):
            case ["answers", number, seat, "blank_halves"]:
                value = whole_number(text) if text.strip() else UNKNOWN
                found[whole_number(number), whole_number(seat), "blank_halves"] = value
            case ["answers", number, seat, "out_on_double"]:
                said = {"yes": True, "no": False}.get(text, UNKNOWN)
                found[whole_number(number), whole_number(seat), "out_on_double"] = said
    return found


def page(game: GameRecord, form: RuleChangeForm, typed: Typed) -> str:
    """The form, and beside it what the rules in it would do."""
    looked, wrong = look(game, form, typed)
    form.version.data = str(game.version)
    return render_template(
        "rule_changes/form.html",
        game=game,
        form=form,
        looked=looked,
        questions=list(questions(looked, typed, wrong)) if looked else [],
        totals=compare_totals(looked.before, looked.after) if looked else [],
        **rules_context(form),
    )


def look(game: GameRecord, form: RuleChangeForm, typed: Typed) -> tuple[RulesPreview | None, dict[str, str]]:
    """What the rules would do, and what is wrong with which answer; nothing where the rules cannot be."""
    look_at = partial(
        house_rules.preview_rules,
        game.book_id,
        game.id,
        preset=form.preset.data or "",
        changes=form.changes(),
    )
    try:
        return look_at(answers=answers(typed)), {}
    except Refused as refused:
        wrong = {one.field: sentence(one.code, one.params) for one in refused.problems}
    if not all(field.startswith("answers-") for field in wrong):
        return None, {}
    return look_at(), wrong
