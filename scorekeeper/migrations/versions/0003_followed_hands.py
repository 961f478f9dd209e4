"""The hand on the table, followed tile by tile, and kept with its round."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

CHANGE = sa.table(
    "change", sa.column("game_id", sa.String), sa.column("version", sa.Integer), sa.column("state", sa.JSON)
)


def upgrade():
    op.create_table(
        "followed_hand",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("saved_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_followed_hand_game_id_game")),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_followed_hand")),
    )
    op.add_column("round", sa.Column("hand", sa.String(), nullable=False, server_default=sa.text("''")))


def downgrade():
    """The older program does not know hands: in the states that are kept they come last in a round."""
    connection = op.get_bind()
    for game, version, state in connection.execute(sa.select(CHANGE)).all():
        if any(len(row) > 6 for row in state["rounds"]):
            without = {**state, "rounds": [row[:6] for row in state["rounds"]]}
            this = (CHANGE.c.game_id == game) & (CHANGE.c.version == version)
            connection.execute(sa.update(CHANGE).where(this).values(state=without))
    op.drop_column("round", "hand")
    op.drop_table("followed_hand")
