"""The storage, whole."""

import asyncio

from digsite.server.storage.chat_and_pushes import ChatAndPushes
from digsite.server.storage.daily import DailyTries
from digsite.server.storage.database_file import check_rights, read_url, sqlite_file
from digsite.server.storage.deal_views import DealViews
from digsite.server.storage.engine import migrate, open_engine
from digsite.server.storage.groups import Groups
from digsite.server.storage.guests import Guests
from digsite.server.storage.journals import Journals
from digsite.server.storage.moderation import Moderation
from digsite.server.storage.puzzles import PuzzleTries
from digsite.server.storage.reviews import Reviews


class SqlStorage(Journals, Guests, ChatAndPushes, Moderation, Reviews, DailyTries, DealViews, Groups, PuzzleTries):
    """Storage on SQLite or PostgreSQL."""


async def open_storage(url: str) -> SqlStorage:
    """Open the database at that address, its tables brought up to date."""
    path = sqlite_file(read_url(url))
    if path is not None:
        check_rights(path, writing=True)
    engine = open_engine(url)
    await asyncio.to_thread(migrate, engine)
    return SqlStorage(engine)
