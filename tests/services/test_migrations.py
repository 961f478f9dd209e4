"""The migrations make exactly the tables of the models, on both databases."""

import ast
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from scorekeeper.extensions import db, migrations
from scorekeeper.models import upgrade
from scorekeeper.services import following, games, history
from scorekeeper.services.change_records import ChangeKind
from tests.builders import EVENING, play, start, totals

pytestmark = pytest.mark.usefixtures("context")
VERSIONS = sorted((upgrade.MIGRATIONS / "versions").glob("*.py"))


def test_models_and_migrations_agree():
    with db.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, db.metadata) == []


def test_the_database_knows_how_far_it_is():
    assert upgrade.recorded() == upgrade.newest() == "0003"


def test_a_second_upgrade_changes_nothing(book: str):
    game = play(start(book), EVENING[0])
    upgrade.upgrade()
    assert play(game, EVENING[1]).version == 3


def test_what_is_migrated_can_be_taken_back():
    config = migrations().get_config()
    command.downgrade(config, "base")
    assert inspect(db.engine).get_table_names() == ["alembic_version"]
    upgrade.upgrade()
    assert "round" in inspect(db.engine).get_table_names()


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.name)
def test_a_version_is_frozen_and_imports_nothing_of_the_program(file: Path):
    imports = [
        node
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    names = {node.module if isinstance(node, ast.ImportFrom) else node.names[0].name for node in imports}
    assert names == {"alembic", "sqlalchemy"}


def test_versions_are_numbered():
    assert [file.name[:5] for file in VERSIONS] == [f"{number:04}_" for number in range(1, len(VERSIONS) + 1)]


def test_a_filled_older_database_is_brought_up_to_date(book: str):
    game = play(start(book), *EVENING[:3])
    config = migrations().get_config()
    command.downgrade(config, "0001")
    upgrade.upgrade()
    assert games.game(book, game.id) == game
    assert list(history.verify()) == []
    later = play(game, EVENING[3])
    assert [(change.version, change.kind) for change in history.changes(book, game.id)] == [
        (5, ChangeKind.ROUND_SAVED),
        (4, ChangeKind.FOUND),
    ]
    assert totals(history.bring_back(book, game.id, 4)) == totals(game)
    assert totals(later) == [73, 54, 27, 103]


def test_hands_that_were_followed_go_with_the_table_that_keeps_them(book: str):
    """The states that are kept are what the older program wrote, and up again nothing is amiss."""
    game = start(book)
    following.add_events(book, game.id, ["Cy 9-9", "Dee 9-7"])
    played = play(game, *EVENING[:2])
    following.add_events(book, game.id, ["Ana 7-7"])
    command.downgrade(migrations().get_config(), "0002")
    assert "followed_hand" not in inspect(db.engine).get_table_names()
    upgrade.upgrade()
    assert following.followed(game).record.events == ()
    assert [row.hand for row in games.game(book, game.id).rounds] == ["", ""]
    assert list(history.verify()) == []
    assert totals(history.bring_back(book, game.id, played.version)) == totals(played)
