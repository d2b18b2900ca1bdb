"""A daily deal for each of several games: a try names its game. Who has seen which deal; and
groups that play the same deals."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_GAME = {
    "sqlite": "json_extract(tables.line, '$.game')",
    "postgresql": "CAST(tables.line AS json) ->> 'game'",
}
FIRST = "block-and-key"
"""The one game of all daily deals before: of tries whose table is gone, or not there yet."""


def upgrade() -> None:
    game = f"COALESCE({_GAME[op.get_bind().dialect.name]}, '{FIRST}')"
    joined = "daily LEFT JOIN tables ON tables.id = daily.table_id"
    op.execute(
        f"CREATE TABLE daily_before AS SELECT daily.day, {game} AS game, daily.guest, daily.table_id FROM {joined}"
    )
    op.drop_table("daily")
    op.create_table(
        "daily",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "guest", name=op.f("pk_daily")),
        sa.UniqueConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_daily_guest"), "daily", ["guest"])
    op.execute("INSERT INTO daily (day, game, guest, table_id) SELECT day, game, guest, table_id FROM daily_before")
    op.drop_table("daily_before")
    op.create_table(
        "groups",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_groups")),
    )
    op.create_index(op.f("ix_groups_ends"), "groups", ["ends"])
    op.create_table(
        "group_tries",
        sa.Column("group_id", sa.String(length=40), nullable=False),
        sa.Column("deal", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name=op.f("fk_group_tries_group_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("group_id", "deal", "guest", name=op.f("pk_group_tries")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_group_tries_guest"), "group_tries", ["guest"])
    op.create_table(
        "deal_views",
        sa.Column("deal", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("how", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_deal_views_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deal", "guest", "table_id", name=op.f("pk_deal_views")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_deal_views_guest"), "deal_views", ["guest"])
    op.create_index(op.f("ix_deal_views_table_id"), "deal_views", ["table_id"])


def downgrade() -> None:
    op.drop_table("deal_views")
    op.drop_table("group_tries")
    op.drop_table("groups")
    op.execute(f"CREATE TABLE daily_after AS SELECT day, guest, table_id FROM daily WHERE game = '{FIRST}'")
    op.drop_table("daily")
    op.create_table(
        "daily",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("day", "guest", name=op.f("pk_daily")),
        sa.UniqueConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO daily (day, guest, table_id) SELECT day, guest, table_id FROM daily_after")
    op.drop_table("daily_after")
