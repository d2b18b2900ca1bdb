"""What is kept beside journals, read back. One line that cannot be read takes nothing from the others: it is left out,
and the log says so; `digsite doctor` tells whose it is, and makes it anew from the journal."""

import logging

import msgspec

from digsite.server.storage.interface import TableRow

_decode = msgspec.json.Decoder(TableRow).decode
log = logging.getLogger(__name__)


def read_line(line: str) -> TableRow | None:
    """None if it cannot be read."""
    try:
        row = _decode(line)
    except (msgspec.DecodeError, UnicodeError, TypeError):
        log.error("line-unreadable")
        return None
    return row


def write_line(row: TableRow) -> str:
    return msgspec.json.encode(row).decode()
