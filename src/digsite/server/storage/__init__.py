"""Where tables live: the journal, and what is looked up beside it. One code for SQLite and PostgreSQL."""

from digsite.server.storage.interface import Conflict, GuestRow, Storage, TableRow
from digsite.server.storage.sql import open_storage

__all__ = ["Conflict", "GuestRow", "Storage", "TableRow", "open_storage"]
