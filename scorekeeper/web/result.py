"""The story of a game: its chart, and its result as a text to send to friends."""

from flask_babel import format_date
from markupsafe import Markup

from scorekeeper.pictures.chart import score_chart
from scorekeeper.services.records import GameRecord
from scorekeeper.web import clock
from scorekeeper.web.i18n import gettext, ngettext
from scorekeeper.web.sentences import ahead

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def chart(game: GameRecord) -> Markup:
    """The running totals as an SVG."""
    series = [
        (seat.name, [row.running.get(seat.position, seat.start) for row in game.rounds])
        for seat in game.seats
    ]
    openings = [str(row.opening.high) for row in game.rounds]
    title = gettext("Running totals, hand by hand: the lowest wins")
    return Markup(score_chart(series, labels=openings, title=title))  # noqa: S704 - our own picture


def result_text(game: GameRecord) -> str:
    """The result as plain text."""
    hands = ngettext("%(num)s hand", "%(num)s hands", len(game.rounds))
    day = format_date(clock.day_of(game), format="long")
    rows = [f"{_place(row.rank)} {game.name(row.seat)} {row.total}" for row in game.standings]
    head = gettext("Chicken Foot, %(day)s, %(hands)s", day=day, hands=hands)
    return "\n".join((head, f"{ahead(game)}.", *rows, gettext("Lowest total wins.")))


def _place(rank: int | None) -> str:
    """A medal, a number, or a dash for who left without a rank."""
    return MEDALS.get(rank, f"{rank}.") if rank else "–"
