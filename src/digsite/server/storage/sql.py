"""The storage, whole."""

import asyncio

from digsite.server.storage.engine import migrate, open_engine
from digsite.server.storage.guests import Guests
from digsite.server.storage.journals import Journals
from digsite.server.storage.moderation import Moderation
from digsite.server.storage.people import People


class SqlStorage(Journals, Guests, People, Moderation):
    """Storage on SQLite or PostgreSQL."""


async def open_storage(url: str) -> SqlStorage:
    """Open the database at that address, its tables brought up to date."""
    engine = open_engine(url)
    await asyncio.to_thread(migrate, engine)
    return SqlStorage(engine)
