"""A live table: one table in memory, its pages, and the one lock through which it is changed and read.

A change is judged, taken in, stored and told, in this order, under the lock. It is taken in first because what is
stored beside the journal (`table_row`) is the table as it will be; and it is safe because whatever is told of a game is
told after the commit, or read under the same lock. If another process stored first, the table is read anew and the
request judged again. If it cannot be said what the database holds, the table is given up: its pages come back, and
whoever waits for the lock goes on, at the table as it is loaded anew.

Who is there (`attendance`), what they are told of it (`broadcasting`), what is said (`chat`), what happens by itself
(`bots_and_clocks`) and the game once it is over (`finished_game`) are in files of their own.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from digsite.core import Seat
from digsite.server.bill import in_thread
from digsite.server.bus import bus
from digsite.server.errors import Abandoned, NoGuest, NotAllowed, NotFound, Refusal, Unreadable, no_guest
from digsite.server.live.attendance import Attendance
from digsite.server.live.bots_and_clocks import BotsAndClocks, Decide
from digsite.server.live.broadcasting import Broadcast
from digsite.server.live.chat import Chat
from digsite.server.live.finished_game import FinishedGame
from digsite.server.live.hints import Hints
from digsite.server.live.loading import folded
from digsite.server.live.names import Names
from digsite.server.live.opening_tables import open_table
from digsite.server.live.page import Page
from digsite.server.live.services import Services
from digsite.server.live.table_row import moved_row, table_row
from digsite.server.live.viewers import Viewers
from digsite.server.notify.notices import notices
from digsite.server.presentation.decisions import open_decision
from digsite.server.presentation.in_words import Speakers, hinted, tell
from digsite.server.presentation.log_lines import Telling
from digsite.server.presentation.redaction import log
from digsite.server.rate_limits import widest
from digsite.server.schema import journal, messages
from digsite.server.schema.closing import GONE, RESTART
from digsite.server.schema.descriptions import InvitedSeat, OpenSeat, TableInfo
from digsite.server.storage.interface import Conflict, Departed, TableRow
from digsite.server.tables.daily import is_sealed
from digsite.server.tables.judging import Asked, Judged, judge
from digsite.server.tables.new_table import rematch
from digsite.server.tables.running_game import LoggedStep, RunningGame, Tried
from digsite.server.tables.table import Table
from digsite.texts import Words

T = TypeVar("T")
STEPS_TOLD = 50
"""Steps of the log that are put into words at one go."""
MOST_WATCHING = 500
"""Pages without a seat at one table of one process: each is told of every move."""
MOST_OF_ADDRESS = 125
"""Of these, pages of one address."""
TRIES = 8
"""How often a request is judged anew because another process wrote first."""
_GAME_ONLY = (journal.Acted, journal.TookBack, journal.TurnEnded)


class LiveTable:
    def __init__(self, services: Services, table: Table, names: Names) -> None:
        self.table = table
        self.names = names
        self.visitors = 0
        """How many are about to do something here; see `TableRegistry.visit`."""
        self.kicked: set[str] = set()
        """Whom moderators do not want here."""
        self.dead = False
        """Whether its memory may differ from the database: nothing is done here any more."""
        self._committed: _Committed | None = None
        """While something is being stored: how it was before."""
        self.attendance = Attendance(services, self.seats_of)
        self.chat = Chat(services, self.attendance.pages, names, self.may_hear, self.seats_of)
        self.bots_and_clocks = BotsAndClocks(services, table, self.attendance, self.change)
        self._services = services
        self.viewers = Viewers(services)
        self._hints = Hints(services.bots)
        self._speakers = Speakers(services.games)
        self._broadcast = Broadcast(self, self.attendance)
        self._holding = _Holding(self)
        self.finished_game = FinishedGame(services, self)
        self._row: TableRow | None = None
        """As it was stored last by this process."""

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return not self.attendance.pages and not self.visitors and not self.bots_and_clocks.busy

    # What is committed, whoever asks for it and whenever.

    @property
    def version(self) -> int:
        return self.table.version if self._committed is None else self._committed.version

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats a guest holds."""
        holders = None if self._committed is None else self._committed.holders
        if holders is None or guest is None:
            return self.table.seats_of(guest)
        return tuple([seat for seat, holder in enumerate(holders) if holder == guest])

    # Requests.

    async def carry_out(self, guest: str, request: messages.Request) -> messages.Accepted:
        """Judge, take in, store, tell. Raises Refusal or IllegalAction."""
        again = isinstance(request, messages.Rematch)
        version = await self._carry_out(guest, request, lost=await self._lost_rematch() if again else None)
        following = self.table.rematch if again else None
        if following is not None:
            services = self._services
            welcome = await self._who_may_come_again()
            # Beside the event loop, as duplicates: a set of pieces takes some milliseconds to be checked.
            first = await in_thread(lambda: rematch(self.table, guest, welcome, services.sources, services.strategies))
            await open_table(services, following, first)
        return messages.Accepted(id=request.id, version=version, table=following)

    async def _lost_rematch(self) -> str | None:
        """The table of the next game, if that was called off: then there may be another."""
        following = self.table.rematch
        if following is None:
            return None
        try:
            row = await self._services.storage.row(following)
        except Unreadable:  # it was not made, or is no more
            return None
        return following if row.status == "cancelled" else None

    async def take_kept_seats(self, guest: str) -> None:
        """Whoever wants to play again as well sits down where seats are kept for them, or else may look on."""
        with contextlib.suppress(Refusal):
            for seat in self.table.kept_for(guest):
                await self._carry_out(guest, messages.Join(id=self._services.sources.name(), seat=seat))

    async def _who_may_come_again(self) -> set[str]:
        """Of those who sat here, whoever is still a guest, and not banned or kicked: the others' seats are free."""
        sat = {place.guest for place in self.table.places if place.guest is not None} - self.kicked
        found = [await self._services.storage.guest(guest) for guest in sorted(sat)]
        now = self._services.sources.now()
        return {guest.id for guest in found if guest is not None and (guest.banned_until or 0) <= now}

    async def _carry_out(self, guest: str, request: messages.Request, *, lost: str | None = None) -> int:
        """The version to which the request led."""
        async with self.held():
            for _ in range(TRIES):
                done = self.table.answers.get((guest, request.id))
                if done is not None:
                    return done
                self._check_may_look(guest)
                verdict = judge(request, self._asked(guest, lost))
                if not verdict.entries or await self._store(verdict.entries, verdict.tried):
                    return self.table.version
        raise Refusal("the table is too busy; try again", code="busy")

    def _asked(self, guest: str, lost: str | None) -> Asked:
        sources = self._services.sources
        away_since = partial(self.attendance.away_since, self.table)
        return Asked(self.table, guest, sources.now(), away_since, sources, self._services.strategies, lost)

    def _is_here(self, guest: str) -> bool:
        """Whether that guest looks at this table, at any process."""
        return not self.attendance.present(self.table).isdisjoint(self.seats_of(guest))

    async def change(self, decide: Decide) -> bool:
        """Store what the server itself decides, asked while nothing else can happen; False if that is nothing, or if
        another process wrote first."""
        async with self.held():
            verdict = decide(self.table)
            return verdict is not None and await self._store(verdict.entries, verdict.tried)

    async def look(self, read: Callable[[Table], T]) -> T:
        """What is read of the table as the database has it: never in the middle of a change."""
        async with self.held():
            return read(self.table)

    def held(self) -> "_Holding":
        """While nothing else can happen, at a table that is what the database says; raises Abandoned."""
        return self._holding

    async def vacate(self, guest: str) -> None:
        """A guest wants to be known no more: their seats become free, or a bot's."""
        leave = partial(_leaving, guest=guest, at=self._services.sources.now())
        while leave(self.table):
            await self.change(leave)

    def check_welcome(self, guest: str | None) -> None:
        """Raises NotAllowed for whom a moderator has taken from here."""
        if guest in self.kicked:
            raise NotAllowed("a moderator has taken you from this table", code="kicked")

    async def learn_whom_to_keep_out(self) -> None:
        """What moderators want now; it may have changed since they wanted it otherwise."""
        self.kicked = await self._services.storage.kicked(self.table.id)
        for guest in self.kicked:
            await self.show_out(guest)

    async def show_out(self, guest: str) -> None:
        """A moderator does not want that guest here."""
        await self.vacate(guest)
        for page in self.attendance.pages:
            if page.guest == guest:
                page.close(GONE)

    async def call_off(self) -> None:
        """A moderator closes the table."""
        cancelled = Judged((journal.Cancelled(at=self._services.sources.now()),))
        while self.table.status in ("waiting", "playing"):
            await self.change(lambda table: cancelled if table.status in ("waiting", "playing") else None)

    async def call_off_makings(self, guest: str) -> None:
        """Whoever made the table takes along what they made up for it; by other rules nobody agreed to play here."""
        cancelled = Judged((journal.Cancelled(at=self._services.sources.now()),))

        def ended(table: Table) -> Judged | None:
            theirs = table.status == "waiting" and table.creator == guest
            return cancelled if theirs and journal.without_makings(table.rules) != table.rules else None

        while ended(self.table):
            await self.change(ended)

    async def send_away_all(self) -> None:
        """Every page comes back, to what is there now."""
        for page in self.attendance.pages:
            page.close(RESTART)

    async def say(self, guest: str, request: messages.Say) -> messages.Accepted:
        """Whoever may hear what is said may speak, as they would around a table."""
        self.check_welcome(guest)
        if not self.may_hear(guest):
            raise NotAllowed("only its players may speak here", code="not-seated")
        await self.chat.say(self.table, guest, request)
        return messages.Accepted(id=request.id, version=self.version)

    # Looking: at what is committed, so never while something is being stored.

    async def info(self, viewer: str | None) -> TableInfo:
        self.check_welcome(viewer)
        async with self.held():
            if not self.may_be_shown(viewer) and not self._is_creator(viewer):
                raise NotAllowed("only its players may see this table", code="not-seated")
            return self._broadcast.info(viewer)

    async def preview(self, guest: str, request: messages.Preview) -> messages.Previewed:
        """What an action would lead to, if that is known."""
        async with self.held():
            return self._preview(guest, request)

    def _preview(self, guest: str, request: messages.Preview) -> messages.Previewed:
        self._check_may_look(guest)
        running = self.table.running
        if running is None or self.table.status != "playing":
            raise Refusal("the game is not on", code="not-playing")
        action = running.state.game.action(request.action)
        if action.seat not in self.table.seats_of(guest):
            raise NotAllowed(f"seat {action.seat} is not yours", code="not-your-seat")
        running.check_fresh(action.seat, request.version)
        state = running.preview(action)
        # It tells which move leaves something to claim: help, and at a puzzle, where there is none, half the answer.
        decision = open_decision(state, action.seat) if self.table.rules.assist else None
        return messages.Previewed(id=request.id, view=state.view(action.seat), decision=decision)

    async def tell(self, guest: str | None, request: messages.Tell) -> messages.Told:
        """The table in words, for one of the guest's own seats or for a spectator."""
        async with self.held():
            running = self._seen_game(guest, request.seat)
            speaker, aided = self.speaker(request.language), self.table.rules.assist
            return tell(running, request.seat, request, speaker, aided=aided)

    async def hint(self, guest: str, request: messages.Hint) -> messages.Hinted:
        """What a strong bot would look at in that seat's place, and what it would choose."""
        version = await self._carry_out(guest, request)
        async with self.held():
            number, thinking = self._hints.ask(self.table, request.seat, self.attendance.standing(self.table))
        advice = await self._hints.advice(thinking)
        async with self.held():
            running = self._seen_game(guest, request.seat)
            running.check_meant(request.seat, number)
            return hinted(running, request, version, advice, self.speaker(request.language))

    async def read_log(self, guest: str | None, request: messages.ReadLog) -> messages.ToldLog:
        """The log in words, for one of the guest's own seats or for a spectator."""
        async with self.held():
            running = self._seen_game(guest, request.seat)
            end = request.first + STEPS_TOLD
            steps = log(running, request.seat, request.first, self.telling(request.language), end)
            lines = tuple([line for step in steps for line in step.lines])
            return messages.ToldLog(id=request.id, lines=lines, next=end if end < len(running.steps) else None)

    def speaker(self, language: str) -> Words:
        return self._speakers.at(self.table, self.names, language)

    def telling(self, language: str | None) -> Telling | None:
        over = self.table.ending is not None and not self.sealed
        return None if language is None else Telling(self.speaker(language).aloud, over=over)

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

    async def may_look(self, guest: str | None) -> bool:
        """Whether this guest is shown anything here."""
        async with self.held():
            return self.may_be_shown(guest)

    def _check_may_look(self, guest: str | None) -> None:
        """Asked before anything else: whoever may not see a table does not learn either how it stands there."""
        self.check_welcome(guest)
        # Of one that is sealed it is known to all how it stands.
        if not (self.may_be_shown(guest) or self.table.rules.spectators or self._is_creator(guest)):
            raise NotAllowed("only its players may see this table", code="not-seated")

    def _is_creator(self, guest: str | None) -> bool:
        return guest is not None and guest == self.table.creator

    def may_be_shown(self, guest: str | None) -> bool:
        """The same of the table as it is in memory."""
        if guest in self.kicked:
            return False
        return bool(self.table.seats_of(guest)) or self.table.status == "waiting" or self.watchable

    def crowded(self, newcomer: Page) -> bool:
        """Whether so many look on that one more would keep the players waiting; or so many from one address that nobody
        else could."""
        if self.seats_of(newcomer.guest) or len(self.attendance.pages) < min(MOST_WATCHING, MOST_OF_ADDRESS):
            return False
        origins = [widest(page.network) for page in self.attendance.pages if not self.seats_of(page.guest)]
        return len(origins) >= MOST_WATCHING or origins.count(widest(newcomer.network)) >= MOST_OF_ADDRESS

    def may_hear(self, guest: str | None) -> bool:
        """Whether this guest hears what is said here: where nobody may look on, its players and its creator alone, also
        before the game."""
        if guest in self.kicked:
            return False
        return self.watchable or bool(self.seats_of(guest)) or self._is_creator(guest)

    @property
    def watchable(self) -> bool:
        """Whether somebody without a seat may look on."""
        return self.table.rules.spectators and not self.sealed

    @property
    def sealed(self) -> bool:
        """Whether others may still be dealt what was dealt here."""
        return is_sealed(self.table, self._services.sources.now())

    # Storing and taking in.

    async def _store(self, entries: Sequence[journal.AnyEntry], tried: Tried | None = None) -> bool:
        """Change the table, commit, then tell. Nobody sees the table before it is committed: that is what the lock is
        for. On a conflict it is read anew, with what others have written. On any other failure memory may be ahead of
        the database, or the database of memory: the table is given up."""
        table = self.table
        waited = table.running.waiting_for if table.running else ()
        steps = table.running.steps if table.running else []
        told = len(steps)
        status, first_entry = table.status, table.entries
        moved = tried is not None
        if not moved:
            await self._learn_names_in(entries)
        try:
            # A move changes nobody's seat.
            holders = None if moved else tuple([place.guest for place in table.places])
            self._committed = _Committed(table.version, holders)
            first_step = self._apply(entries, tried)
            row = moved_row(table, self._row) if moved and self._row is not None else table_row(table)
            try:
                wanted_by = None if moved else _wanted_by(entries)
                await self._services.storage.append(row, first_entry, entries, guest=wanted_by)
            except Conflict as error:
                await self._read_anew(steps[:told])
                if isinstance(error, Departed):
                    raise no_guest() from None
                return False
            self._committed, self._row = None, row
            self._services.metrics.stored(entries)
            of_table = not moved and not all(isinstance(entry, _GAME_ONLY) for entry in entries)
            await self._broadcast.tell_all(first_step, anew=status != table.status, of_table=of_table)
            self._tell_elsewhere(entries, waited)
        except NoGuest:  # the table has been read anew
            raise
        except BaseException:  # written out, as `_or_abandon`: every move goes through it
            self.abandon()
            raise
        self.bots_and_clocks.tend(table)
        if not moved or status != table.status:
            self._note_views()
        if status != table.status or (not moved and any(isinstance(entry, journal.SatDown) for entry in entries)):
            self._services.background.start(self.tell_who_has_seen)
        return True

    @contextlib.contextmanager
    def _or_abandon(self) -> Iterator[None]:
        """What is done here is done whole, or the table is given up."""
        try:
            yield
        except BaseException:
            self.abandon()
            raise

    def _tell_elsewhere(self, entries: Sequence[journal.AnyEntry], waited: Sequence[Seat]) -> None:
        """Other processes, and those who are not at the table; `waited` are the seats on whom it waited before."""
        services, table = self._services, self.table
        services.bus.publish(bus.Changed(sender=services.process, table=table.id, entries=table.entries))
        for guest, notice in notices(table, entries, waited):
            services.open_pages.notify(guest, notice, self.attendance.pages, partial(self._is_here, guest))

    def _apply(self, entries: Sequence[journal.AnyEntry], tried: Tried | None = None) -> int:
        """Returns the first step of the log that is no longer what it was."""
        first_step = len(self.table.running.steps) if self.table.running else 0
        for entry in entries:
            if tried is None:  # a move takes nothing back
                first_step = min(first_step, self.table.first_changed_step(entry))
            self.table.apply(entry, tried)
        return first_step

    def abandon(self, code: int = RESTART) -> None:
        """Do nothing here any more: whoever is here comes back, to what the database says."""
        self.dead = True
        for page in self.attendance.pages:
            page.close(code)
        self.bots_and_clocks.close()

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self.held():
            try:
                entries = await self._services.storage.journal(self.table.id, self.table.entries)
            except Conflict:  # what was here was healed: it ended before its damage
                with self._or_abandon():
                    await self._read_anew()
                return
            if not entries:
                return
            await self._learn_names_in(entries)
            status = self.table.status
            self._row = None
            with self._or_abandon():
                of_table = not all(isinstance(entry, _GAME_ONLY) for entry in entries)
                first_step = self._apply(entries)
                await self._broadcast.tell_all(first_step, anew=status != self.table.status, of_table=of_table)
            self.bots_and_clocks.tend(self.table, bots=False)

    async def read_anew(self) -> None:
        """Forget what is in memory for what is in the database."""
        async with self.held():
            with self._or_abandon():
                await self._read_anew()

    async def _read_anew(self, told: Sequence[LoggedStep] = ()) -> None:
        """`told` are the steps that everybody here has been told of; of these nothing is told again."""
        entries = await self._services.storage.journal(self.table.id)
        if not entries:
            self.abandon(GONE)
            raise NotFound("there is no such table any more", code="no-such-table")
        await self._learn_names_in(entries)
        self.table = await folded(self._services, self.table.id, entries)
        self._committed = self._row = None
        same = _in_common(told, self.table.running.steps if self.table.running else ())
        await self._broadcast.tell_anew(same)
        self.bots_and_clocks.tend(self.table, bots=False)

    async def _learn_names_in(self, entries: Sequence[journal.AnyEntry]) -> None:
        await self.names.learn({entry.guest for entry in entries if isinstance(entry, journal.SatDown)})

    # Telling.

    async def enter(self, page: Page, steps: int = 0) -> None:
        """A page arrives; it is told everything, but for the steps of the log it has already."""
        async with self.held():
            self.attendance.pages.add(page)
            await self._broadcast.show(page, steps, self._broadcast.updates())
        await self.chat.show(self.table, page)
        self._note_views()
        self._attendance_changed()
        # With several processes the one that stored the last move lets bots think; of bots alone perhaps none does.
        self.bots_and_clocks.tend(self.table, bots=self._services.bus.alone or not self.table.people)

    def leave(self, page: Page) -> None:
        self.attendance.pages.discard(page)
        self._attendance_changed()

    def _attendance_changed(self) -> None:
        self.attendance.changed(self.table)
        self.bots_and_clocks.attendance_changed()

    async def resync(self, page: Page) -> None:
        async with self.held():
            await self._broadcast.show(page, 0, self._broadcast.updates())

    def _note_views(self) -> None:
        """Whoever is here sees the deal, from a seat or without one."""
        for page in self.attendance.pages:
            seated = bool(self.table.seats_of(page.guest))
            if seated or self.watchable:
                self.viewers.note(self.table, page.guest, "played" if seated else "watched")

    async def tell_who_has_seen(self) -> None:
        """Find out who has seen this deal at another table, and tell everybody if that is news."""
        async with self.held():
            guests = [place.guest for place in self.table.places if place.guest is not None]
            if await self.viewers.learn(self.table, guests):
                for page in self.attendance.pages:
                    page.send(self._broadcast.table_for(page))

    async def rename(self, guest: str, name: str | None) -> None:
        """A guest has another name; None: wants to be known no more."""
        self.names.change(guest, name)
        if name is None and self._is_creator(guest):
            # Another process has taken out the names they gave; what is written here has them until it is read anew.
            await self.read_anew()
            await self._services.storage.forget_labels(self.table.id, guest)
        async with self.held():
            updates = self._broadcast.updates()
            for page in list(self.attendance.pages):
                if page.language is None:
                    page.send(self._broadcast.table_for(page))
                else:  # what was told in words named them
                    await self._broadcast.show(page, 0, updates)


class _Committed(NamedTuple):
    """What others may be told of a table while a change of it is being stored."""

    version: int
    holders: tuple[str | None, ...] | None
    """Who has which seat; None: nobody's seat changes."""


class _Holding:
    """The one lock of a live table. Written out: every move goes through it, and a generator takes its time."""

    __slots__ = ("_live", "_lock")

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self._live.dead:
            self._lock.release()
            raise Abandoned

    async def __aexit__(self, *_ended: object) -> None:
        self._lock.release()


def _wanted_by(entries: Sequence[journal.AnyEntry]) -> str | None:
    """The guest who sits down by these entries, or gives a seat its plan: who must not be gone by then."""
    return next((entry.by for entry in entries if isinstance(entry, journal.SatDown | journal.Arranged)), None)


def _in_common(one: Sequence[LoggedStep], other: Sequence[LoggedStep]) -> int:
    """How many steps are the same from the beginning."""
    for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine.action != theirs.action or mine.texts != theirs.texts:
            return number
    return min(len(one), len(other))


def _leaving(table: Table, guest: str, at: int) -> Judged | None:
    """How that guest's seats are given up, where they still are theirs."""
    seats = [seat for seat in table.seats_of(guest) if not table.places[seat].resigned]
    if table.status == "waiting":
        free: list[journal.AnyEntry] = [journal.StoodUp(at=at, seat=seat) for seat in (*seats, *table.kept_for(guest))]
        if guest == table.creator:  # nobody else could: whoever has the invitation may still come, but so may others
            free += [
                journal.Arranged(at=at, seat=seat, plan=OpenSeat(), invite=place.invite)
                for seat, place in enumerate(table.places)
                if (isinstance(place.plan, InvitedSeat) or place.kept_for is not None) and not place.taken
            ]
        return Judged(tuple(free)) if free else None
    # One after the other: a resignation may end the game.
    return Judged((journal.Resigned(at=at, seat=seats[0]),)) if seats and table.status == "playing" else None
