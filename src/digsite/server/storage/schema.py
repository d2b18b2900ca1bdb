"""The database's tables. Migrations (`migrations/`) lead to exactly this; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

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
    Column("reported_by", String(40)),  # empty: by somebody who is no more
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by a moderator
    Column("dismissed", Boolean, nullable=False, server_default=false()),  # so was the report, for good
    Index(None, "table_id", "guest", "request", unique=True),  # the same request twice is said once
    Index(None, "table_id"),
    Index(None, "guest"),
    Index(None, "reported_by"),
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
    Column("game", String(60), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False, unique=True),
    Index(None, "guest"),
    sqlite_with_rowid=False,
)
"""One try a day, game and guest; the primary key holds it to that."""

groups = Table(
    "groups",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("ends", BigInteger, nullable=False),
    Column("plan", Text, nullable=False),  # JSON: the game, the bots, the deals
    Index(None, "ends"),
)
"""Deals that some people play against the same bots. Nobody's name is in it."""

group_tries = Table(
    "group_tries",
    metadata,
    Column("group_id", String(40), ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Index(None, "guest"),
    sqlite_with_rowid=False,
)
"""One try of a member at each deal."""

deal_views = Table(
    "deal_views",
    metadata,
    Column("deal", String(64), primary_key=True),  # a hash of all that is dealt
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("how", String(10), nullable=False),
    Index(None, "guest"),
    Index(None, "table_id"),
    sqlite_with_rowid=False,
)
"""Who has seen which deal, and where: played it, looked on, or looked at it again. It goes with the table."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("edition", Integer, nullable=False),  # of what is found: one of another edition is made anew
    Column("made", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON: seats and figures, nobody's name
)
"""What finished games gave away: it follows from the journal, takes a while to find out, and goes with its table."""

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
    Index(None, "done"),
)
"""What moderators have done, never changed: the trail, and what running servers learn it from."""

kicked = Table(
    "kicked",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Index(None, "guest"),
    sqlite_with_rowid=False,
)
"""Whom moderators do not want at which table."""

marks = Table(
    "marks",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""When something was last done: a backup, retention."""

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("day", String(10)),  # whose daily puzzle it was when it was begun
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean),  # empty until it has been judged
    sqlite_with_rowid=False,
)
"""The first try of a guest at a puzzle: the one that counts."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(60), primary_key=True),
    Column("who", String(60), primary_key=True),  # a puzzle's id, or a guest's
    Column("solver", Boolean, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""How hard a puzzle is, and how strong a solver: from all first tries. Who is not in here has not been rated."""
