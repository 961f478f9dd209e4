"""Every change of a game, players who come and go, hands dealt again, details of a game and the bin."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TEXT, NUMBER, NO, YES = sa.text("''"), sa.text("0"), sa.false(), sa.true()

MISSED = """
    INSERT INTO entry (round_id, seat, out, double_blank, out_on_double, adjustment, points)
    SELECT round.id, seat.position, :no, :no, :no, 0, 0 FROM round
    JOIN seat ON seat.game_id = round.game_id
    WHERE NOT EXISTS (SELECT 1 FROM entry WHERE entry.round_id = round.id AND entry.seat = seat.position)
"""


def upgrade():
    op.create_table(
        "change",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("params", sa.JSON(), nullable=False),
        sa.Column("state", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_change_game_id_game")),
        sa.PrimaryKeyConstraint("game_id", "version", name=op.f("pk_change")),
    )
    for table, column in columns():
        op.add_column(table, column)


def downgrade():
    """Whoever missed a round gets an empty entry for it: the older program has one for each seat."""
    op.execute(sa.text(MISSED).bindparams(sa.bindparam("no", False, sa.Boolean())))
    for table, column in reversed(columns()):
        op.drop_column(table, column.name)
    op.drop_table("change")


def columns():
    return [
        ("game", sa.Column("played_on", sa.Date(), nullable=True)),
        ("game", sa.Column("place", sa.String(), nullable=False, server_default=TEXT)),
        ("game", sa.Column("note", sa.String(), nullable=False, server_default=TEXT)),
        ("game", sa.Column("openings_used", sa.String(), nullable=False, server_default=TEXT)),
        ("game", sa.Column("voids", sa.JSON(), nullable=False, server_default=sa.text("'[]'"))),
        ("game", sa.Column("binned_at", sa.DateTime(timezone=True), nullable=True)),
        ("game", sa.Column("remembered", sa.Boolean(), nullable=False, server_default=NO)),
        ("player", sa.Column("merged_into", sa.String(), nullable=True)),
        ("seat", sa.Column("start", sa.Integer(), nullable=False, server_default=NUMBER)),
        ("seat", sa.Column("plays", sa.Boolean(), nullable=False, server_default=YES)),
        ("seat", sa.Column("ranked", sa.Boolean(), nullable=False, server_default=YES)),
        ("entry", sa.Column("reason", sa.String(), nullable=False, server_default=TEXT)),
        ("entry", sa.Column("unknown", sa.String(), nullable=True)),
    ]
