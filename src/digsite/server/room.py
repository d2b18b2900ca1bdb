"""A room: one table in memory, its connections, and the one lock through which it is changed.

A change is judged, stored, taken in and told, in this order. If another process stored first, its entries are taken in
and the request is judged again. Bots and clocks of the table are tended here too.
"""

import asyncio
from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

from digsite.core import IllegalAction, Seat
from digsite.server import bus, journal, messages
from digsite.server.connection import GONE, Connection, encode
from digsite.server.describing import open_decision, seat_name, table_info, update
from digsite.server.descriptions import TableInfo
from digsite.server.errors import NotAllowed, NotFound, Refusal, Stale
from digsite.server.judging import Asked, judge
from digsite.server.notices import notices
from digsite.server.play import Tried
from digsite.server.storage.interface import ChatRow, Conflict, TableRow
from digsite.server.table import Table, fold
from digsite.server.telling import tell

if TYPE_CHECKING:
    from digsite.server.hall import Hall

TRIES = 8
"""How often a request is judged anew because another process wrote first."""
BOT_PATIENCE = 6_000
"""Milliseconds after which another process may play a bot's move that is still missing."""
FORGET_OTHERS = 45_000
"""Milliseconds after which connections at another process count no more unless told again."""
CHAT_SHOWN = 100
_GAME_ONLY = (journal.Acted, journal.TookBack, journal.TurnEnded)


class Room:
    def __init__(self, hall: "Hall", table: Table, names: dict[str, str]) -> None:
        self.table = table
        self.names = names
        self.connections: set[Connection] = set()
        self.visitors = 0
        """How many are about to do something here; see `Hall.visit`."""
        self._hall = hall
        self._lock = asyncio.Lock()
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._elsewhere: dict[str, tuple[int, bus.Here]] = {}

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost by forgetting this room."""
        return not self.connections and not self.visitors and not self._thinking

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()

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
        sources = self._hall.sources
        return Asked(self.table, guest, sources.now(), self.present, sources)

    def _accepted(self, request: messages.Request, version: int) -> messages.Accepted:
        rematch = self.table.rematch if isinstance(request, messages.Rematch) else None
        return messages.Accepted(id=request.id, version=version, table=rematch)

    async def add(self, *entries: journal.AnyEntry) -> bool:
        """Store entries of the server itself; False if the table has moved on meanwhile."""
        async with self._lock:
            return await self._store(entries)

    def preview(self, guest: str, request: messages.Preview) -> messages.Previewed:
        """What an action would lead to, where doing and undoing it would be allowed."""
        play = self.table.play
        if play is None or self.table.status != "playing":
            raise Refusal("the game is not on", code="not-playing")
        action = play.state.game.action(request.action)
        if action.seat not in self.table.seats_of(guest):
            raise NotAllowed(f"seat {action.seat} is not yours", code="not-your-seat")
        play.check_fresh(action.seat, request.version)
        state = play.preview(action)
        return messages.Previewed(
            id=request.id, view=state.view(action.seat), decision=open_decision(state, action.seat)
        )

    def tell(self, guest: str | None, request: messages.Tell) -> messages.Told:
        """The table in words, for one of the guest's own seats or for a spectator."""
        play = self.table.play
        if play is None:
            raise Refusal("the game is not on", code="not-playing")
        own = self.table.seats_of(guest)
        if request.seat is not None and request.seat not in own:
            raise NotAllowed(f"seat {request.seat} is not yours", code="not-your-seat")
        if not own and not self.watchable:
            raise NotAllowed("only its players may see this game", code="not-seated")
        return tell(play, request.seat, request)

    # Storing and taking in.

    async def _store(self, entries: Sequence[journal.AnyEntry], tried: Tried | None = None) -> bool:
        """Change the table, commit, then tell. Nobody sees the table before it is committed: that is what the lock is
        for. On a conflict it is read anew, with what others have written."""
        table = self.table
        waited = table.play.waiting_for if table.play else ()
        status, first_entry = table.status, table.entries
        await self._learn_names(entries)
        first_step = self._apply(entries, tried)
        try:
            await self._hall.storage.append(table_row(table), first_entry, entries)
        except Conflict:
            await self._read_anew()
            return False
        except BaseException:
            self._hall.abandon(self)
            raise
        self._hall.metrics.stored(entries)
        self._tell(entries, first_step, anew=status != table.status)
        self._hall.bus.tell(bus.Changed(sender=self._hall.name, table=table.id, entries=table.entries))
        for guest, notice in notices(table, entries, waited):
            self._hall.notify(guest, notice, self.connections)
        self.tend()
        return True

    def _apply(self, entries: Sequence[journal.AnyEntry], tried: Tried | None = None) -> int:
        """Returns the first step of the log that is no longer what it was."""
        first_step = len(self.table.play.steps) if self.table.play else 0
        for entry in entries:
            first_step = min(first_step, self.table.first_changed_step(entry))
            self.table.apply(entry, tried)
        return first_step

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self._lock:
            entries = await self._hall.storage.journal(self.table.id, self.table.entries)
            if entries:
                await self._learn_names(entries)
                status = self.table.status
                self._tell(entries, self._apply(entries), anew=status != self.table.status)
                self._set_timer()

    async def read_anew(self) -> None:
        """Forget what is in memory for what is in the database."""
        async with self._lock:
            await self._read_anew()

    async def _read_anew(self) -> None:
        entries = await self._hall.storage.journal(self.table.id)
        if not entries:
            self._hall.abandon(self, GONE)
            raise NotFound("there is no such table any more", code="no-such-table")
        await self._learn_names(entries)
        self.table = fold(self.table.id, entries)
        self._tell_all_anew()
        self._set_timer()

    async def _learn_names(self, entries: Sequence[journal.AnyEntry]) -> None:
        new = {entry.guest for entry in entries if isinstance(entry, journal.SatDown)} - self.names.keys()
        if new:
            self.names.update(await self._hall.storage.names(new))

    # Telling.

    async def enter(self, connection: Connection, steps: int = 0) -> None:
        """A connection arrives; it is told everything, but for the steps of the log it has already."""
        async with self._lock:
            self.connections.add(connection)
            connection.send(self._table_for(connection))
            self._send_updates(connection, steps)
        lines = await self._hall.storage.chat(self.table.id, CHAT_SHOWN)
        shown = tuple(self._chat_line(line) for line in lines if line.guest not in connection.mutes)
        connection.send(messages.Chat(lines=shown))
        self._presence_changed()
        self.tend(bots=self._hall.bus.alone)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._presence_changed()

    async def resync(self, connection: Connection) -> None:
        async with self._lock:
            connection.send(self._table_for(connection))
            self._send_updates(connection, 0)

    def _tell(self, entries: Collection[journal.AnyEntry], first_step: int, *, anew: bool) -> None:
        of_table = anew or not all(isinstance(entry, _GAME_ONLY) for entry in entries)
        over = self.table.ending is not None  # then the last word is that it is over, after the last update
        updates: dict[Seat | None, str] = {}
        for connection in self.connections:
            if of_table and not over:
                connection.send(self._table_for(connection))
            for seat in self._seats_shown(connection):
                if seat not in updates:
                    updates[seat] = self._update(seat, first_step)
                connection.send_text(updates[seat])
            if of_table and over:
                connection.send(self._table_for(connection))

    def _tell_all_anew(self) -> None:
        for connection in self.connections:
            connection.send(self._table_for(connection))
            self._send_updates(connection, 0)

    def _send_updates(self, connection: Connection, first_step: int) -> None:
        known = len(self.table.play.steps) if self.table.play else 0
        for seat in self._seats_shown(connection):
            connection.send_text(self._update(seat, min(first_step, known)))

    def _seats_shown(self, connection: Connection) -> tuple[Seat | None, ...]:
        if self.table.play is None:
            return ()
        return self.table.seats_of(connection.guest) or ((None,) if self.watchable else ())

    @property
    def watchable(self) -> bool:
        """Whether somebody without a seat may look on."""
        return self.table.rules.spectators and (self.table.daily is None or not self._hall.sealed(self.table))

    def _update(self, seat: Seat | None, first_step: int) -> str:
        play = self.table.play
        if play is None:
            raise TypeError("no game, no update")
        return encode(update(self.table, play, seat, first_step)).decode()

    def _table_for(self, connection: Connection) -> messages.Table:
        return messages.Table(table=self.info(connection.guest))

    def info(self, viewer: str | None) -> TableInfo:
        return table_info(self.table, viewer, self.names, sealed=self._hall.sealed(self.table))

    # Chat.

    async def say(self, guest: str, request: messages.Say) -> messages.Accepted:
        if not self.table.chat:
            raise NotAllowed("chat is off at this table", code="chat-off")
        if not self.table.seats_of(guest) and guest != self.table.creator:
            raise NotAllowed("only players may speak", code="not-seated")
        at = self._hall.sources.now()
        number = await self._hall.storage.say(self.table.id, guest, request.text, at)
        line = self._chat_line(ChatRow(line=number, guest=guest, text=request.text, at=at))
        self.hear(line)
        self._hall.bus.tell(bus.Said(sender=self._hall.name, table=self.table.id, line=line))
        return messages.Accepted(id=request.id, version=self.table.version)

    def hear(self, line: messages.ChatLine) -> None:
        for connection in self.connections:
            if line.guest not in connection.mutes:
                connection.send(messages.Chat(lines=(line,)))

    def _chat_line(self, row: ChatRow) -> messages.ChatLine:
        name = self.names.get(row.guest, "")
        return messages.ChatLine(line=row.line, guest=row.guest, name=name, text=row.text, at=row.at)

    def rename(self, guest: str, name: str | None) -> None:
        """A guest has another name; None: wants to be known no more."""
        if name is None:
            self.names.pop(guest, None)
        else:
            self.names[guest] = name
        for connection in self.connections:
            connection.send(self._table_for(connection))

    # Presence.

    def present(self) -> set[Seat]:
        """The seats somebody is connected for, here or at another process."""
        here = {seat for connection in self.connections for seat in self.table.seats_of(connection.guest)}
        return here.union(*(news.seats for news in self._others()))

    def _others(self) -> list[bus.Here]:
        oldest = self._hall.sources.now() - FORGET_OTHERS
        self._elsewhere = {name: (at, news) for name, (at, news) in self._elsewhere.items() if at >= oldest}
        return [news for _, news in self._elsewhere.values()]

    def heard_of(self, news: bus.Here) -> None:
        before = self._presence()
        self._elsewhere[news.sender] = (self._hall.sources.now(), news)
        if self._presence() != before:
            self._tell_presence()

    def announce(self) -> None:
        """Tell the other processes who is connected here."""
        seats = {seat for connection in self.connections for seat in self.table.seats_of(connection.guest)}
        spectators = sum(not self.table.seats_of(connection.guest) for connection in self.connections)
        self._hall.bus.tell(
            bus.Here(sender=self._hall.name, table=self.table.id, seats=tuple(sorted(seats)), spectators=spectators)
        )

    def _presence(self) -> messages.Presence:
        others = self._others()
        spectators = sum(not self.table.seats_of(connection.guest) for connection in self.connections)
        return messages.Presence(
            present=tuple(sorted(self.present())), spectators=spectators + sum(news.spectators for news in others)
        )

    def _presence_changed(self) -> None:
        self.announce()
        self._tell_presence()

    def _tell_presence(self) -> None:
        presence = self._presence()
        for connection in self.connections:
            connection.send(presence)

    # Bots and clocks.

    def tend(self, *, bots: bool = True) -> None:
        """See to what happens by itself: bots that are to move, clocks that run out."""
        self._set_timer()
        for seat in self.table.bots_to_move() if bots else ():
            if seat not in self._thinking:
                task = asyncio.create_task(self._let_bot_play(seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._bot_done, seat))

    def _bot_done(self, seat: Seat, task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            self._hall.failed(task.exception())  # the next sweep tries again
        elif self.table.bots_to_move():
            self.tend()
        self._hall.release(self)

    async def _let_bot_play(self, seat: Seat) -> None:
        play, strength = self.table.play, self.table.places[seat].bot
        if play is None or strength is None:
            return
        version, state = play.version, play.state
        actions = list(state.legal_actions(seat))
        action = await self._hall.bots.choose(state.game.name, strength, state.view(seat), actions)
        async with self._lock:
            if self.table.play is not play or seat not in self.table.bots_to_move():
                return
            try:
                play.check_fresh(seat, version)
                tried = play.attempt(action)
            except (Stale, IllegalAction):
                return
            await self._store((journal.Acted(at=self._hall.sources.now(), action=action.to_dict()),), tried)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.table.deadline()
        if deadline is not None and self.connections:
            seconds = max(0.0, (deadline - self._hall.sources.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._hall.start, self.ring)

    async def ring(self) -> None:
        """Time is up for somebody, perhaps: a bot stands in for whoever is late."""
        now = self._hall.sources.now()
        async with self._lock:
            late = self.table.clockwork.late(now) if self.table.clockwork and self.table.status == "playing" else ()
            if late:
                await self._store(tuple(journal.SteppedOut(at=now, seat=seat) for seat in late))
            else:
                self._set_timer()


def table_row(table: Table) -> TableRow:
    """What lists and timers need to know of a table without its journal."""
    due = table.changed + BOT_PATIENCE if table.bots_to_move() else table.deadline()
    outcome = table.ending.outcome if table.ending else None
    return TableRow(
        id=table.id,
        game=table.rules.game,
        status=table.status,
        public=table.rules.public,
        creator=table.creator,
        guests=tuple(place.guest for place in table.places),
        labels=tuple(seat_name(place, {}) for place in table.places),
        bots=tuple(place.bot is not None for place in table.places),
        deciders=table.play.waiting_for if table.play and table.status == "playing" else (),
        changed=table.changed,
        due=due,
        daily=table.daily,
        scores=outcome.scores if outcome else (),
        rank=outcome.rank if outcome else None,
    )
