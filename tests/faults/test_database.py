"""A database that is locked, read-only or full: a sentence, and no word that was typed is lost."""

import resource
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.api.conftest import FOUR as NAMES
from tests.api.conftest import refused
from tests.faults.conftest import BODY, MINE, Table, locked
from tests.pages import Page
from tests.web.test_round_problems import assert_kept

Reopen = Callable[..., None]

FOUR = [{"name": name} for name in NAMES]
LOCK = 10.0
"""Seconds that another program writes."""


def new_hand(table: Table) -> Page:
    return table.phone.open(f"{table.path}/rounds/new")


def assert_nothing_is_lost(table: Table, page: Page) -> None:
    """The form stands there as it was typed, with a sentence."""
    assert page.status == 503
    assert page.problems[0].startswith("Not saved: the score book is busy or cannot be written just now.")
    assert_kept(page, MINE)
    table.assert_untouched()


def test_a_save_waits_ten_seconds_for_another_program(table: Table):
    form = new_hand(table)
    answers: list[Page] = []
    with locked(table):
        saving = threading.Thread(target=lambda: answers.append(form.press("save", MINE)))
        begun = time.monotonic()
        saving.start()
        time.sleep(LOCK)
        assert new_hand(table).status == 200  # reading does not wait
        assert saving.is_alive()
    saving.join()
    assert LOCK <= time.monotonic() - begun < LOCK + 5
    assert answers[0].status == 200
    assert table.now().rounds[1].scores[1].total == 23


def test_one_that_is_locked_for_longer(table: Table, reopen: Reopen):
    reopen("busy_timeout = 50")
    form = new_hand(table)
    with locked(table):
        page = form.press("save", MINE)
        assert_nothing_is_lost(table, page)
        answer = table.program.ask("POST", f"{table.path}/rounds", BODY | {"key": "tap"})
        assert "same key" in refused(answer, 503)["detail"]
    assert page.press("save").status == 200
    assert len(table.now().rounds) == 2
    assert table.program.ask("POST", f"{table.path}/rounds", BODY | {"key": "tap"}).status_code == 422


def test_a_correction_meanwhile(table: Table, reopen: Reopen):
    reopen("busy_timeout = 50")
    form = table.phone.open(f"{table.path}/rounds/1")
    with locked(table):
        page = form.press("save", MINE)
        assert_nothing_is_lost(table, page)
    assert page.press("save").status == 200
    assert table.now().rounds[0].scores[1].total == 23


def test_a_read_only_file(table: Table, reopen: Reopen):
    reopen(query="&mode=ro")
    assert_nothing_is_lost(table, new_hand(table).press("save", MINE))
    refused(table.program.ask("POST", f"{table.path}/rounds", BODY), 503)
    reopen()
    assert new_hand(table).press("save", MINE).status == 200


@contextmanager
def full_disk(table: Table) -> Iterator[None]:
    """No file of this process can become longer than the database's log is."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = table.file.with_name(f"{table.file.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (log, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_a_full_disk(table: Table):
    form = new_hand(table)
    with full_disk(table):
        page = form.press("save", MINE)
        refused(table.program.ask("POST", f"{table.path}/rounds", BODY), 503)
    assert_nothing_is_lost(table, page)
    assert page.press("save").status == 200
    assert table.now().rounds[1].scores[1].total == 23


def test_a_file_that_may_not_grow(table: Table, reopen: Reopen):
    """Saves go in until nothing fits any more; each one that was acknowledged is there."""
    reopen("max_page_count = 1")
    kept = table.game
    for turn in range(100):
        answer = table.program.save(
            {"seats": FOUR, "id": kept.id}, "9-9", "out", 40 + turn % 9, 5, 9, number=1
        )
        if answer.status_code != 200:
            break
        kept = table.now()
    refused(answer, 503)
    assert kept.version == table.game.version + turn
    table.game = kept
    assert_nothing_is_lost(table, new_hand(table).press("save", MINE))


def test_other_forms_can_be_sent_again(table: Table, reopen: Reopen):
    reopen("busy_timeout = 50")
    form = table.phone.open(f"{table.path}/details")
    with locked(table):
        page = form.press("save-details", {"place": 'at "Ana\'s" <home>', "note": "rain\nand wind"})
        assert page.status == 503
        assert page.one("error").words.startswith("The score book is busy")
        table.assert_untouched()
    assert page.press("again").status == 200
    assert (table.now().place, table.now().note) == ('at "Ana\'s" <home>', "rain\nand wind")


def test_a_page_that_was_only_asked_for_is_not_sent_again(table: Table):
    assert not table.phone.open("/games/nothing").has("again")
