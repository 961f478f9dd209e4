"""What day and hour it is where the reader is: browsers tell their time zone by a cookie (``js/app.js``)."""

from datetime import UTC, date, datetime, timedelta, tzinfo

from babel.dates import LOCALTZ, get_timezone
from flask import request
from flask_babel import format_date, format_time, to_user_timezone

from scorekeeper.services.records import GameRecord, GameRow
from scorekeeper.web.i18n import gettext as _

COOKIE = "zone"


def zone() -> tzinfo:
    """The time zone of this request; until its browser has told one, that of this computer."""
    try:
        return get_timezone(request.cookies.get(COOKIE))
    except (LookupError, ValueError, OSError):  # whatever somebody wrote into the cookie
        return LOCALTZ


def now() -> datetime:
    """This moment (UTC)."""
    return datetime.now(UTC)


def day_of(game: GameRecord | GameRow) -> date:
    """The day on which a game was played: the one that was noted, else that of its beginning."""
    return game.played_on or begun(game)


def begun(game: GameRecord | GameRow) -> date:
    """The day on which a game was begun, where the reader is."""
    return _day(game.started_at)


def day(moment: date) -> str:
    """A date as people say it: Sat 21 Nov 2026."""
    return str(format_date(moment, "EEE d MMM y"))


def when(moment: datetime) -> str:
    """A moment as people say it: today, 9:27 PM."""
    hour = str(format_time(moment, "short"))
    nights = _day(now()) - _day(moment)
    if nights <= timedelta(0):
        return _("today, %(hour)s", hour=hour)
    if nights == timedelta(1):
        return _("yesterday, %(hour)s", hour=hour)
    return f"{day(moment)}, {hour}"


def _day(moment: datetime) -> date:
    here: datetime = to_user_timezone(moment)
    return here.date()
