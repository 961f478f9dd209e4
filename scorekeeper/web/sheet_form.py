"""What a blank sheet is asked for by: the address of the PDF, or the form that makes it."""

import json
from collections.abc import Iterable
from typing import Any

from flask_wtf.i18n import translations
from wtforms import Form, SelectField, StringField, TextAreaField
from wtforms.validators import Length

from scorekeeper.rules import CHOICES, PRESETS, RuleSet, TileSet
from scorekeeper.web.i18n import lazy_gettext as _l

FEWEST, MOST = 2, 12
LONGEST_NAMES = 600
TOO_LONG = _l("All names together have %(max)s characters at most: shorten some.")
AS_PRESET = ""
PAPERS = {"a4": "A4", "letter": _l("Letter")}
ON_PAPER = ("double_blank", "out_on_double", "order")  # the house rules that a sheet to write on shows


def one_of(values: Iterable[object]) -> Any:
    """The values of a choice: plain text, which WTForms takes and its types do not know yet."""
    return [str(value) for value in values]


def rule_field(field: str) -> SelectField:
    """A field for a house rule: its values as JSON, or empty for what the rule set says."""
    values = map(json.dumps, CHOICES[field].values)
    return SelectField(choices=one_of((AS_PRESET, *values)), default=AS_PRESET)


class SheetForm(Form):
    """Set, players, paper, names and house rules; what is left out is as usual."""

    class Meta:
        """A form without the token of Flask-WTF's own, but in the reader's language like those."""

        def get_translations(self, _form: Form) -> Any:
            """The words of WTForms: what is no choice of ours."""
            return translations

    set = SelectField(choices=one_of(TileSet.SIZES), coerce=int, default=9)
    players = SelectField(choices=one_of(range(FEWEST, MOST + 1)), coerce=int, default=4)
    paper = SelectField(choices=one_of(PAPERS), default="a4")
    rules = SelectField(choices=one_of(PRESETS), default="pagat")
    names = TextAreaField(validators=[Length(max=LONGEST_NAMES, message=TOO_LONG)])
    lang = StringField()
    double_blank = rule_field("double_blank")
    out_on_double = rule_field("out_on_double")
    order = rule_field("order")

    def seated(self) -> tuple[str, ...]:
        """The names, one a line, as many as there are players."""
        names = (line.strip() for line in (self.names.data or "").splitlines())
        return tuple(name for name in names if name)[: self.players.data]

    def ruleset(self) -> RuleSet:
        """The house rules: a rule set, with what was changed on top of it."""
        changes = {field: json.loads(self[field].data) for field in ON_PAPER if self[field].data != AS_PRESET}
        return PRESETS[self.rules.data].replace(**changes)
