"""What other house rules would do to a long game of many, worked out anew each time."""

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlencode

from scorekeeper.app import create_app
from scorekeeper.extensions import db
from scorekeeper.rules import SeatEntry
from scorekeeper.services import games, house_rules, rounds
from scorekeeper.services.records import GameRecord
from scorekeeper.services.rules_records import Answers, RulesPreview
from tests.bench import servers
from tests.bench.figures import Figure, Times
from tests.bench.house import build
from tests.bench.visitor import Visitor, csrf_field, keeper_cookie

SEATS, SET, HANDS = 12, 18, 19
TIMES = 200
KINDS: dict[str, dict[str, object]] = {
    "another double blank": {"double_blank": 25},
    "blank halves": {"blank_half": 25},
}


def measure(folder: Path, *, quick: bool) -> Iterator[Figure]:
    """The service alone, every question answered and each time otherwise; then the page, nothing answered."""
    token = build(folder, 0).token
    times = TIMES // (10 if quick else 1)
    app = create_app(INSTANCE=folder)
    with app.app_context():
        game = _play(token.partition(".")[0])
        for kind, changes in KINDS.items():
            yield _figure(kind, _times(_service(game, changes), times))
        db.session.remove()
        db.engine.dispose()
    with servers.product(folder) as server:
        cookie = keeper_cookie(server.port, token)
        for kind, changes in KINDS.items():
            yield _figure(
                f"{kind}, with its page", _times(_page(server.port, cookie, game, changes), times // 4)
            )


def _figure(kind: str, times: Times) -> Figure:
    aim = "" if "page" in kind else "≤ 30 ms"
    return Figure(f"preview of a rule change, {HANDS} hands by {SEATS}: {kind}", f"{times}", aim)


def _times(act: Callable[[], object], count: int) -> Times:
    act()
    seconds = []
    for _ in range(count):
        begun = time.perf_counter()
        act()
        seconds.append(time.perf_counter() - begun)
    return Times(tuple(seconds))


def _play(book: str) -> GameRecord:
    names = [f"Player {seat}" for seat in range(SEATS)]
    game = games.start_game(book, names=names, set_size=SET, preset="pagat", changes={}, tiles_each=12)
    for number in range(HANDS):
        out = number % SEATS
        entries = {seat: SeatEntry(pips=str(9 + seat + number % 5)) for seat in range(SEATS)}
        entries |= {out: SeatEntry(out=True)}
        if number < SET:  # the last one opens with it
            held = (out + 1) % SEATS
            entries[held] = SeatEntry(pips=entries[held].pips, double_blank=True)
        opening = str(game.next_opening)
        game = rounds.save_round(book, game.id, number=None, opening=opening, entries=entries, ask=False)
    return game


def _service(game: GameRecord, changes: dict[str, object]) -> Callable[[], RulesPreview]:
    def preview(answers: Answers) -> RulesPreview:
        db.session.rollback()
        return house_rules.preview_rules(
            game.book_id, game.id, preset="pagat", changes=changes, answers=answers
        )

    asked = preview({}).missing
    dice = random.Random(1986)  # noqa: S311 - the same answers every time the bench is run
    return lambda: preview({(one.number, one.seat, one.field): dice.randint(0, 1) for one in asked})


def _page(port: int, cookie: str, game: GameRecord, changes: dict[str, object]) -> Callable[[], None]:
    path = f"/games/{game.id}/rules/change"
    cookie, token = csrf_field(port, cookie, path)
    phone = Visitor(port, cookie=cookie)
    fields = {"preset": "pagat", **{f"rules-{rule}": value for rule, value in changes.items()}}
    form = f"{token}&{urlencode(fields)}"

    def preview() -> None:
        if (status := phone.post(f"{path}/preview", form).status) != 200:
            raise RuntimeError(f"{path}: {status}")

    return preview
