"""Who is at a table: the connections of this process, and what other processes have told of theirs."""

from typing import TYPE_CHECKING

from digsite.core import Seat
from digsite.server.bus import bus
from digsite.server.schema import messages

if TYPE_CHECKING:
    from digsite.server.live.live_table import LiveTable
    from digsite.server.live.registry import TableRegistry

FORGET_OTHERS = 45_000
"""Milliseconds after which connections at another process count no more unless told again."""


class Attendance:
    def __init__(self, registry: "TableRegistry", live: "LiveTable") -> None:
        self._registry = registry
        self._live = live
        self._elsewhere: dict[str, tuple[int, bus.Here]] = {}

    def present(self) -> set[Seat]:
        """The seats somebody is connected for, here or at another process."""
        return set(self._here().seats).union(*(news.seats for news in self._others()))

    def heard_of(self, news: bus.Here) -> None:
        """Another process tells who is connected there."""
        before = self._presence()
        self._elsewhere[news.sender] = (self._registry.sources.now(), news)
        if self._presence() != before:
            self._broadcast()

    def changed(self) -> None:
        """Somebody came here or went."""
        self.announce()
        self._broadcast()

    def announce(self) -> None:
        """Tell the other processes who is connected here."""
        self._registry.bus.publish(self._here())

    def _here(self) -> bus.Here:
        table = self._live.table
        seats = [table.seats_of(connection.guest) for connection in self._live.connections]
        return bus.Here(
            sender=self._registry.name,
            table=table.id,
            seats=tuple(sorted({seat for held in seats for seat in held})),
            spectators=sum(not held for held in seats),
        )

    def _others(self) -> list[bus.Here]:
        oldest = self._registry.sources.now() - FORGET_OTHERS
        self._elsewhere = {name: (at, news) for name, (at, news) in self._elsewhere.items() if at >= oldest}
        return [news for _, news in self._elsewhere.values()]

    def _presence(self) -> messages.Presence:
        spectators = sum(news.spectators for news in (self._here(), *self._others()))
        return messages.Presence(present=tuple(sorted(self.present())), spectators=spectators)

    def _broadcast(self) -> None:
        presence = self._presence()
        for connection in self._live.connections:
            connection.send(presence)
