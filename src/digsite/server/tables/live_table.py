"""A live table: one table in memory, its connections, and the one lock through which it is changed.

A change is judged, stored, taken in and told, in this order. If another process stored first, its entries are taken in
and the request is judged again. Who is there (`attendance`), what is said (`chat`) and what happens by itself
(`bots_and_clocks`) are in files of their own.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import TYPE_CHECKING

from digsite.core import Seat
from digsite.server.bus import bus
from digsite.server.errors import NotAllowed, NotFound, Refusal
from digsite.server.notify.notices import notices
from digsite.server.present.in_words import speaker_at, tell
from digsite.server.present.listing import table_row
from digsite.server.present.log_lines import Telling
from digsite.server.present.redaction import log, open_decision, table_info, update
from digsite.server.schema import messages
from digsite.server.schema.descriptions import TableInfo
from digsite.server.socket.connection import GONE, Connection, encode
from digsite.server.storage.interface import Conflict
from digsite.server.tables import journal
from digsite.server.tables.attendance import Attendance
from digsite.server.tables.bots_and_clocks import BotsAndClocks
from digsite.server.tables.chat import Chat
from digsite.server.tables.judging import Asked, Verdict, judge
from digsite.server.tables.running_game import RunningGame, Tried
from digsite.server.tables.table import Table, fold

if TYPE_CHECKING:
    from digsite.server.tables.registry import TableRegistry

TRIES = 8
"""How often a request is judged anew because another process wrote first."""
Updates = Callable[[Seat | None, int, str | None], bytes]
"""For a seat, with the log from a step on, in a language: an update as it travels."""
_GAME_ONLY = (journal.Acted, journal.TookBack, journal.TurnEnded)


class LiveTable:
    def __init__(self, registry: "TableRegistry", table: Table, names: dict[str, str]) -> None:
        self.table = table
        self.names = names
        self.connections: set[Connection] = set()
        self.visitors = 0
        """How many are about to do something here; see `TableRegistry.visit`."""
        self.attendance = Attendance(registry, self)
        self.chat = Chat(registry, self)
        self.bots_and_clocks = BotsAndClocks(registry, self)
        self._registry = registry
        self._lock = asyncio.Lock()

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return not self.connections and not self.visitors and not self.bots_and_clocks.busy

    # Requests.

    async def carry_out(self, guest: str, request: messages.Request) -> messages.Accepted:
        """Judge, store, take in, tell. Raises Refusal or IllegalAction."""
        async with self._lock:
            for _ in range(TRIES):
                done = self.table.answers.get((guest, request.id))
                if done is not None:
                    return self._accepted(request, done)
                verdict = judge(request, self._asked(guest))
                if await self._store(verdict.entries, verdict.tried):
                    return self._accepted(request, self.table.version)
        raise Refusal("the table is too busy; try again", code="busy")

    def _asked(self, guest: str) -> Asked:
        sources = self._registry.sources
        return Asked(self.table, guest, sources.now(), self.attendance.present, sources)

    def _accepted(self, request: messages.Request, version: int) -> messages.Accepted:
        rematch = self.table.rematch if isinstance(request, messages.Rematch) else None
        return messages.Accepted(id=request.id, version=version, table=rematch)

    async def change(self, decide: Callable[[], Verdict | None]) -> bool:
        """Store what the server itself decides, asked while nothing else can happen; False if that is nothing, or if
        another process wrote first."""
        async with self._lock:
            verdict = decide()
            return verdict is not None and await self._store(verdict.entries, verdict.tried)

    async def add(self, *entries: journal.AnyEntry) -> bool:
        """Store entries of the server itself; False if the table has moved on meanwhile."""
        return await self.change(lambda: Verdict(entries))

    def preview(self, guest: str, request: messages.Preview) -> messages.Previewed:
        """What an action would lead to, where doing and undoing it would be allowed."""
        running = self.table.running
        if running is None or self.table.status != "playing":
            raise Refusal("the game is not on", code="not-playing")
        action = running.state.game.action(request.action)
        if action.seat not in self.table.seats_of(guest):
            raise NotAllowed(f"seat {action.seat} is not yours", code="not-your-seat")
        running.check_fresh(action.seat, request.version)
        state = running.preview(action)
        return messages.Previewed(
            id=request.id, view=state.view(action.seat), decision=open_decision(state, action.seat)
        )

    def tell(self, guest: str | None, request: messages.Tell) -> messages.Told:
        """The table in words, for one of the guest's own seats or for a spectator."""
        running = self._seen_game(guest, request.seat)
        return tell(running, request.seat, request, speaker_at(self.table, self.names, request.language))

    def read_log(self, guest: str | None, request: messages.ReadLog) -> messages.ToldLog:
        """The log in words, for one of the guest's own seats or for a spectator."""
        running = self._seen_game(guest, request.seat)
        steps = log(running, request.seat, request.first, self._telling(request.language))
        return messages.ToldLog(id=request.id, lines=tuple([line for step in steps for line in step.lines]))

    def _seen_game(self, guest: str | None, seat: Seat | None) -> RunningGame:
        """The game, if this guest may see it from that seat."""
        running = self.table.running
        if running is None:
            raise Refusal("the game is not on", code="not-playing")
        own = self.table.seats_of(guest)
        if seat is not None and seat not in own:
            raise NotAllowed(f"seat {seat} is not yours", code="not-your-seat")
        if not own and not self.watchable:
            raise NotAllowed("only its players may see this game", code="not-seated")
        return running

    # Storing and taking in.

    async def _store(self, entries: Sequence[journal.AnyEntry], tried: Tried | None = None) -> bool:
        """Change the table, commit, then tell. Nobody sees the table before it is committed: that is what the lock is
        for. On a conflict it is read anew, with what others have written."""
        table = self.table
        waited = table.running.waiting_for if table.running else ()
        status, first_entry = table.status, table.entries
        if tried is None:
            await self._learn_names_in(entries)
        first_step = self._apply(entries, tried)
        try:
            await self._registry.storage.append(table_row(table), first_entry, entries)
        except Conflict:
            await self._read_anew()
            return False
        except BaseException:
            self._registry.abandon(self)
            raise
        self._registry.metrics.stored(entries)
        self._broadcast(entries, first_step, anew=status != table.status)
        self._registry.bus.publish(bus.Changed(sender=self._registry.name, table=table.id, entries=table.entries))
        for guest, notice in notices(table, entries, waited):
            self._registry.notify(guest, notice, self)
        self.bots_and_clocks.tend()
        return True

    def _apply(self, entries: Sequence[journal.AnyEntry], tried: Tried | None = None) -> int:
        """Returns the first step of the log that is no longer what it was."""
        first_step = len(self.table.running.steps) if self.table.running else 0
        for entry in entries:
            first_step = min(first_step, self.table.first_changed_step(entry))
            self.table.apply(entry, tried)
        return first_step

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self._lock:
            entries = await self._registry.storage.journal(self.table.id, self.table.entries)
            if entries:
                await self._learn_names_in(entries)
                status = self.table.status
                self._broadcast(entries, self._apply(entries), anew=status != self.table.status)
                self.bots_and_clocks.set_timer()

    async def read_anew(self) -> None:
        """Forget what is in memory for what is in the database."""
        async with self._lock:
            await self._read_anew()

    async def _read_anew(self) -> None:
        entries = await self._registry.storage.journal(self.table.id)
        if not entries:
            self._registry.abandon(self, GONE)
            raise NotFound("there is no such table any more", code="no-such-table")
        await self._learn_names_in(entries)
        self.table = fold(self.table.id, entries)
        self._tell_all_anew()
        self.bots_and_clocks.set_timer()

    async def _learn_names_in(self, entries: Sequence[journal.AnyEntry]) -> None:
        await self.learn_names({entry.guest for entry in entries if isinstance(entry, journal.SatDown)})

    async def learn_names(self, guests: set[str]) -> None:
        """Find out what these guests want to be called."""
        unknown = guests - self.names.keys()
        if unknown:
            self.names.update(await self._registry.storage.names(unknown))

    # Telling.

    async def enter(self, connection: Connection, steps: int = 0) -> None:
        """A connection arrives; it is told everything, but for the steps of the log it has already."""
        async with self._lock:
            self.connections.add(connection)
            connection.send(self._table_for(connection))
            self._send_updates(connection, steps, self._updates())
        await self.chat.show(connection)
        self.attendance.changed()
        self.bots_and_clocks.tend(bots=self._registry.bus.alone)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.attendance.changed()

    async def resync(self, connection: Connection) -> None:
        async with self._lock:
            connection.send(self._table_for(connection))
            self._send_updates(connection, 0, self._updates())

    def _broadcast(self, entries: Collection[journal.AnyEntry], first_step: int, *, anew: bool) -> None:
        of_table = anew or not all(isinstance(entry, _GAME_ONLY) for entry in entries)
        over = self.table.ending is not None  # then the last word is that it is over, after the last update
        updates = self._updates()
        for connection in self.connections:
            if of_table and not over:
                connection.send(self._table_for(connection))
            self._send_updates(connection, first_step, updates)
            if of_table and over:
                connection.send(self._table_for(connection))

    def _tell_all_anew(self) -> None:
        updates = self._updates()
        for connection in self.connections:
            connection.send(self._table_for(connection))
            self._send_updates(connection, 0, updates)

    def _send_updates(self, connection: Connection, first_step: int, updates: Updates) -> None:
        known = len(self.table.running.steps) if self.table.running else 0
        for seat in self._seats_shown(connection):
            connection.send_encoded(updates(seat, min(first_step, known), connection.language))

    def _seats_shown(self, connection: Connection) -> tuple[Seat | None, ...]:
        if self.table.running is None:
            return ()
        return self.table.seats_of(connection.guest) or ((None,) if self.watchable else ())

    def may_look(self, guest: str | None) -> bool:
        """Whether this guest is shown anything here."""
        return bool(self.table.seats_of(guest)) or self.table.status == "waiting" or self.watchable

    @property
    def watchable(self) -> bool:
        """Whether somebody without a seat may look on."""
        return self.table.rules.spectators and (self.table.daily is None or not self._registry.sealed(self.table))

    def _updates(self) -> Updates:
        """Updates of this moment: each is made once, for however many connections."""
        telling = cache(self._telling)
        return cache(lambda seat, first, language: self._update(seat, first, telling(language)))

    def _telling(self, language: str | None) -> Telling | None:
        return None if language is None else Telling(speaker_at(self.table, self.names, language))

    def _update(self, seat: Seat | None, first_step: int, telling: Telling | None) -> bytes:
        running = self.table.running
        if running is None:
            raise TypeError("no game, no update")
        return encode(update(self.table, running, seat, first_step, telling))

    def _table_for(self, connection: Connection) -> messages.Table:
        return messages.Table(table=self.info(connection.guest))

    def info(self, viewer: str | None) -> TableInfo:
        return table_info(self.table, viewer, self.names, sealed=self._registry.sealed(self.table))

    def rename(self, guest: str, name: str | None) -> None:
        """A guest has another name; None: wants to be known no more."""
        if name is None:
            self.names.pop(guest, None)
        else:
            self.names[guest] = name
        for connection in self.connections:
            connection.send(self._table_for(connection))
