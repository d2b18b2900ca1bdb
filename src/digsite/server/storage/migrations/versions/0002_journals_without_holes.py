"""Journals without holes: the database refuses an entry that does not follow the one before it. Entries get a checksum
(those written before have none), tables that cannot be read are set aside, and what a healed journal loses is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SQLITE = """
    CREATE TRIGGER entries_follow BEFORE INSERT ON entries
    WHEN NEW.number > 0
     AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1)
    BEGIN SELECT RAISE(ABORT, 'an entry follows the one before it'); END
"""
POSTGRESQL = """
    CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.number > 0
         AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1) THEN
        RAISE EXCEPTION 'an entry follows the one before it' USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER entries_follow BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION entries_follow();
"""


def upgrade() -> None:
    op.add_column("entries", sa.Column("sum", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("set_aside", sa.Text(), nullable=True))
    op.create_table(
        "cut_entries",
        sa.Column("cut", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_cut_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("cut", name=op.f("pk_cut_entries")),
    )
    with op.batch_alter_table("cut_entries", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_cut_entries_table_id"), ["table_id"], unique=False)
    op.execute(POSTGRESQL if op.get_bind().dialect.name == "postgresql" else SQLITE)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER entries_follow ON entries; DROP FUNCTION entries_follow();")
    else:
        op.execute("DROP TRIGGER entries_follow")
    op.drop_table("cut_entries")
    op.drop_column("tables", "set_aside")
    op.drop_column("entries", "sum")
