"""Devices of guests, what moderators do, and when what was last done."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=60), nullable=False),
        sa.Column("what", sa.String(length=10), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=True),
        sa.Column("table_id", sa.String(length=40), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_acts")),
    )
    op.create_table(
        "marks",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_marks")),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_devices_guest"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_guest"), "devices", ["guest"])
    op.add_column("guests", sa.Column("silenced_until", sa.BigInteger(), nullable=True))
    op.add_column("guests", sa.Column("banned_until", sa.BigInteger(), nullable=True))
    op.add_column("chat", sa.Column("hidden", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("chat", "hidden")
    op.drop_column("guests", "banned_until")
    op.drop_column("guests", "silenced_until")
    op.drop_index(op.f("ix_devices_guest"), table_name="devices")
    op.drop_table("devices")
    op.drop_table("marks")
    op.drop_table("acts")
