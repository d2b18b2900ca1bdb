"""What is said at a table: plain text, stored, told to everybody there who does not want to miss it."""

from typing import TYPE_CHECKING

from digsite.server.bus import bus
from digsite.server.errors import NotAllowed
from digsite.server.plain_text import plain_line
from digsite.server.schema import messages
from digsite.server.socket.connection import Connection
from digsite.server.storage.interface import ChatRow

if TYPE_CHECKING:
    from digsite.server.tables.live_table import LiveTable
    from digsite.server.tables.registry import TableRegistry

SHOWN = 100
"""How many of the last lines somebody is shown who comes."""


class Chat:
    def __init__(self, registry: "TableRegistry", live: "LiveTable") -> None:
        self._registry = registry
        self._live = live

    async def say(self, guest: str, request: messages.Say) -> messages.Accepted:
        """Whoever may see the game may speak, as they would around a table."""
        table = self._live.table
        if not table.chat:
            raise NotAllowed("chat is off at this table", code="chat-off")
        if not self._live.may_hear(guest):
            raise NotAllowed("only its players may speak here", code="not-seated")
        text = plain_line(request.text)
        speaker = await self._registry.storage.guest(guest)
        if speaker is not None and (speaker.silenced_until or 0) > self._registry.sources.now():
            raise NotAllowed("a moderator has silenced you for a while", code="silenced")
        await self._live.learn_names({guest})
        at = self._registry.sources.now()
        number = await self._registry.storage.say(table.id, guest, text, at, request.id)
        if number is not None:
            line = self._line(ChatRow(line=number, guest=guest, text=text, at=at))
            self.hear(line)
            self._registry.bus.publish(bus.Said(sender=self._registry.name, table=table.id, line=line))
        return messages.Accepted(id=request.id, version=table.version)

    def hear(self, line: messages.ChatLine) -> None:
        """A line was said, here or at another process."""
        for connection in self._live.connections:
            if line.guest not in connection.mutes and self._live.may_hear(connection.guest):
                connection.send(messages.Chat(lines=(line,)))

    async def show(self, connection: Connection) -> None:
        """The last lines, to somebody who comes and may hear them."""
        if not self._live.may_hear(connection.guest):
            connection.send(messages.Chat(lines=()))
            return
        rows = await self._registry.storage.chat(self._live.table.id, SHOWN)
        await self._live.learn_names({row.guest for row in rows})
        shown = tuple(self._line(row) for row in rows if row.guest not in connection.mutes)
        connection.send(messages.Chat(lines=shown))

    def _line(self, row: ChatRow) -> messages.ChatLine:
        name = self._live.names.get(row.guest, "")
        seats = self._live.table.seats_of(row.guest)
        return messages.ChatLine(line=row.line, guest=row.guest, name=name, seats=seats, text=row.text, at=row.at)
