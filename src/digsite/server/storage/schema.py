"""The database's tables. Migrations (`migrations/`) lead to exactly this; a test compares the two."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when something happens by itself: a clock runs out, a bot moves
    Column("line", Text, nullable=False),  # JSON: what lists show, so that no list needs a journal
    Column("set_aside", Text),  # why its journal cannot be read, if so
    Index(None, "status", "public"),  # not by `changed`: that would be written anew with every move
    Index(None, "due"),
)
"""One row a table: everything in it follows from the journal, and is written together with it."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("sum", String(16), nullable=False, server_default=""),  # empty: written before there were checksums
)
"""The journals, one behind the other as they are written: sorted by table, every move would dirty a page of its own.
The primary key is what makes one writer at a time: whoever comes second with a number is told. A trigger refuses an
entry that does not follow another."""

cut_entries = Table(
    "cut_entries",
    metadata,
    Column("cut", Integer, primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Index(None, "table_id"),
)
"""What journals lost when they were healed, for whoever wants to look at it."""

seats = Table(
    "seats",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "table_id"),
    sqlite_with_rowid=False,
)
"""Whose table it is, for "my tables"."""

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(30), nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),  # a hash; the code itself is not kept
    Column("epoch", Integer, nullable=False),  # tokens of another epoch are no longer good
    Column("seen", BigInteger, nullable=False),
    Column("webhook", Text),
    Column("silenced_until", BigInteger),  # by a moderator: what they say is refused
    Column("banned_until", BigInteger),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(60), nullable=False),  # such as "Firefox, Linux"
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "guest"),
)
"""Where a guest is signed in. A token names its device, and is good while its row is here."""

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(500), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("keys", Text, nullable=False),
    Index(None, "guest"),
)
"""Web push subscriptions."""

chat = Table(
    "chat",
    metadata,
    Column("line", Integer, primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("request", String(40), nullable=False),
    Column("reported_by", String(40)),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by a moderator
    Index(None, "table_id", "guest", "request", unique=True),  # the same request twice is said once
    Index(None, "table_id"),
    Index(None, "guest"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("muted", String(40), primary_key=True),
    sqlite_with_rowid=False,
)

daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False, unique=True),
    sqlite_with_rowid=False,
)
"""One try a day and guest; the primary key holds it to that."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys the server makes for itself when it is given none."""

acts = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(60), nullable=False),
    Column("what", String(10), nullable=False),
    Column("guest", String(40)),
    Column("table_id", String(40)),
    Column("line", Integer),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
    Column("done", BigInteger),  # when a server carried it out
)
"""What moderators have done, never changed: the trail, and what running servers learn it from."""

marks = Table(
    "marks",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""When something was last done: a backup, retention."""
