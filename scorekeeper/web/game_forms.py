"""The forms of what goes wrong at a table. They hold what was typed; the services judge it."""

from wtforms import BooleanField, HiddenField, RadioField, SelectField, StringField, TextAreaField

from scorekeeper.web.forms import ButtonForm, RulesForm

LESS = "less"


class PersonForm(ButtonForm):
    """One player: who joins, leaves, is called otherwise or is somebody else."""

    name = StringField()
    seen = HiddenField()
    start = StringField()
    ranked = BooleanField()
    player = SelectField(validate_choice=False)


class DealForm(ButtonForm):
    """How many tiles each is dealt from now on."""

    tiles_each = StringField()


class VoidForm(ButtonForm):
    """A hand that is dealt again."""

    opening = SelectField(validate_choice=False)
    reason = StringField()


class PointsForm(ButtonForm):
    """Points added to a score or taken off it."""

    sign = RadioField(validate_choice=False)
    points = StringField()
    reason = StringField()


class DetailsForm(ButtonForm):
    """When and where a game was played, and what else is to be remembered."""

    played_on = StringField()
    place = StringField()
    note = TextAreaField()


class RuleChangeForm(RulesForm, ButtonForm):
    """Other house rules for a game that is being played."""

    answers = HiddenField()
    """What is wrong with the answers; each stands at its question."""
