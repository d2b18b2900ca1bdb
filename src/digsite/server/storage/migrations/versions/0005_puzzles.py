"""First tries at puzzles, and the ratings that come of them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("puzzle", sa.String(length=60), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=True),
        sa.PrimaryKeyConstraint("guest", "game", "puzzle", name=op.f("pk_puzzle_tries")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("who", sa.String(length=60), nullable=False),
        sa.Column("solver", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", "solver", name=op.f("pk_puzzle_ratings")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_tries")
