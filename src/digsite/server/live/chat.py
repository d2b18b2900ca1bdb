"""What is said at a table: plain text, stored, told to everybody there who does not want to miss it."""

from collections.abc import Callable, Collection

from digsite.core import Seat
from digsite.server.bus import bus
from digsite.server.errors import NotAllowed
from digsite.server.live.names import Names
from digsite.server.live.page import Page
from digsite.server.live.services import Services
from digsite.server.plain_text import is_of_the_house, plain_line, skeleton
from digsite.server.presentation.redaction import seat_name
from digsite.server.schema import messages
from digsite.server.storage.interface import ChatRow, GuestRow
from digsite.server.tables.table import Table

SHOWN = 100
"""How many of the last lines somebody is shown who comes."""


def check_may_speak(guest: GuestRow | None, now: int) -> None:
    """Raises NotAllowed while a moderator wants somebody to be silent."""
    if guest is not None and (guest.silenced_until or 0) > now:
        raise NotAllowed("a moderator has silenced you for a while", code="silenced")


class Chat:
    def __init__(
        self,
        services: Services,
        pages: Collection[Page],
        names: Names,
        may_hear: Callable[[str | None], bool],
        seats_of: Callable[[str | None], tuple[Seat, ...]],
    ) -> None:
        self._seats_of = seats_of
        self._may_hear = may_hear
        self._services = services
        self._pages = pages
        self._names = names

    async def say(self, table: Table, guest: str, request: messages.Say) -> None:
        if not table.chat:
            raise NotAllowed("chat is off at this table", code="chat-off")
        text, at = plain_line(request.text), self._services.sources.now()
        check_may_speak(await self._services.storage.guest(guest), at)
        await self._names.learn({guest})
        number = await self._services.storage.say(table.id, guest, text, at, request.id)
        if number is not None:
            line = self._line(table, ChatRow(line=number, guest=guest, text=text, at=at))
            self.hear(line)
            self._services.bus.publish(bus.Said(sender=self._services.process, table=table.id, line=line))

    def hear(self, line: messages.ChatLine) -> None:
        """A line was said, here or at another process."""
        for page in self._pages:
            if line.guest not in page.mutes and self._may_hear(page.guest):
                page.send(messages.Chat(lines=(line,)))

    async def show(self, table: Table, page: Page) -> None:
        """The last lines, to somebody who comes and may hear them."""
        if not self._may_hear(page.guest):
            page.send(messages.Chat(lines=()))
            return
        rows = await self._services.storage.chat(table.id, SHOWN)
        await self._names.learn({row.guest for row in rows})
        shown = tuple(self._line(table, row) for row in rows if row.guest not in page.mutes)
        page.send(messages.Chat(lines=shown))

    def _line(self, table: Table, row: ChatRow) -> messages.ChatLine:
        name = self._names.get(row.guest, "")
        return messages.ChatLine(
            line=row.line,
            guest=row.guest,
            name=name,
            seats=self._seats_of(row.guest),
            text=row.text,
            at=row.at,
            lookalike=self._looks_like_another(table, row.guest, name),
        )

    def _looks_like_another(self, table: Table, guest: str, name: str) -> bool:
        """Somebody who looks on may call themselves as a player does, or as another who has spoken, or as the house."""
        if is_of_the_house(name):
            return True
        seated = [seat_name(place, self._names) for place in table.places if place.guest != guest]
        known = [other for each, other in self._names.items() if each != guest]
        return skeleton(name) in {skeleton(other) for other in (*seated, *known) if other is not None}
