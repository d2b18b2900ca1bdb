"""Whom a moderator has sent away from a table stays away; a report can be dismissed; acts that wait for a server are
found at once."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kicked",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_kicked_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "guest", name=op.f("pk_kicked")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_kicked_guest"), "kicked", ["guest"])
    # Those that no server has carried out yet; who was kicked before may have come back.
    op.execute(
        "INSERT INTO kicked (table_id, guest) SELECT DISTINCT acts.table_id, acts.guest FROM acts"
        " JOIN tables ON tables.id = acts.table_id"
        " WHERE acts.what = 'kick' AND acts.done IS NULL AND acts.guest IS NOT NULL"
    )
    op.add_column("chat", sa.Column("dismissed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index(op.f("ix_chat_reported_by"), "chat", ["reported_by"])
    op.create_index(op.f("ix_acts_done"), "acts", ["done"])


def downgrade() -> None:
    op.drop_index(op.f("ix_acts_done"), "acts")
    op.drop_index(op.f("ix_chat_reported_by"), "chat")
    op.drop_column("chat", "dismissed")
    op.drop_table("kicked")
