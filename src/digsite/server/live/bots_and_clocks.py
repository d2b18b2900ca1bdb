"""What happens at a table by itself: bots that are to move, clocks that run out."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from digsite.core import IllegalAction, Seat
from digsite.server.bots import pool
from digsite.server.errors import Abandoned, Stale, Unreadable
from digsite.server.live.attendance import Attendance
from digsite.server.live.loading import set_aside
from digsite.server.live.services import Services
from digsite.server.schema import journal
from digsite.server.tables.judging import Judged
from digsite.server.tables.running_game import RunningGame
from digsite.server.tables.table import Table

Decide = Callable[[Table], Judged | None]
Change = Callable[[Decide], Awaitable[bool]]
"""How a table is changed: what is decided then, while nothing else can happen, is stored. False if that is nothing, or
if another process wrote first."""
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What the rules raise where they break, and no storage, network or worker does."""
MOST_FAULTS = 3
"""In a row: then the table is set aside, for trying would never end."""


class BotsAndClocks:
    def __init__(self, services: Services, table: Table, attendance: Attendance, change: Change) -> None:
        self._services = services
        self._table = table
        self._attendance = attendance
        self._change = change
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._turns: dict[Seat, pool.Waiting] = {}
        """Of those who think, or wait for their turn to think."""
        self._timer: asyncio.TimerHandle | None = None
        self._clock = services.bots.turn_clock(len(table.places))
        self._faults = 0
        """In a row, of bots that were to move."""
        self._steps_heard = 0
        """How far into the log the clock has been told of turns that began."""

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._thinking)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()
        self._services.bots.leave(self._table.id, unfinished=bool(self._table.bots_to_move()))

    def tend(self, table: Table, *, bots: bool = True) -> None:
        """See to the table as it is now."""
        self._table = table
        self._set_timer()
        to_move = table.bots_to_move() if bots and self._faults < MOST_FAULTS else ()
        if to_move and not self._services.bots.admits(table.id, self._attendance.standing(table)):
            return  # its turn comes; see `TableRegistry.sweep`
        for seat in to_move:
            if seat not in self._thinking:
                task = asyncio.create_task(self._let_bot_play(table, seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._bot_done, seat))

    def attendance_changed(self) -> None:
        """Somebody came to the table, or left it: that decides whose turn it is to think."""
        standing = self._attendance.standing(self._table) if self._turns else None
        for turn in self._turns.values():
            if standing is not None:
                turn.move(standing)

    # Bots.

    def _bot_done(self, seat: Seat, task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        self._turns.pop(seat, None)
        if task.cancelled():
            return
        error = task.exception()
        self._faults = self._faults + 1 if isinstance(error, FAULTS) else 0
        if error is not None:  # the next sweep tries again
            if not isinstance(error, Abandoned):
                self._services.background.failed(error)
            if self._faults == MOST_FAULTS:
                broken = Unreadable(f"the rules break where a bot is to move: {type(error).__name__}")
                self._services.background.start(partial(set_aside, self._services, self._table.id, broken))
        elif self._table.bots_to_move():
            self.tend(self._table)

    async def _let_bot_play(self, table: Table, seat: Seat) -> None:
        running, strength = table.running, table.places[seat].bot
        if running is None or strength is None:
            return
        asked_version = running.version

        def position() -> pool.BotTask | None:
            """Of the moment when the bot begins to think."""
            nonlocal asked_version
            if self._table.running is not running or seat not in self._table.bots_to_move():
                return None
            asked_version = running.version
            self._hear_of_turns(running)
            actions = list(running.state.legal_actions(seat))
            return pool.BotTask(running.state.view(seat), actions, self._table.bot_seed(seat))

        bots, player = self._services.bots, pool.BotPlayer(table.game.name, strength, f"{table.id}/{seat}")
        turn = self._turns[seat] = bots.turn(player, self._attendance.standing(table))
        chosen = await bots.choose(player, position, self._clock, turn)
        if chosen is not None:
            await self._change(lambda table: self._bot_move(table, running, chosen, asked_version))

    def _hear_of_turns(self, running: RunningGame) -> None:
        for step in running.steps[self._steps_heard :]:
            self._clock.hear(step.events)
        self._steps_heard = len(running.steps)

    def _bot_move(self, table: Table, running: RunningGame, chosen: pool.Chosen, version: int) -> Judged | None:
        """The move, if it is still one: while the bot thought, its guest may have come back."""
        action, reason = chosen
        if table.running is not running or action.seat not in table.bots_to_move():
            return None
        try:
            running.check_fresh(action.seat, version)
            tried = running.attempt(action, reason)
        except (Stale, IllegalAction):
            return None
        acted = journal.Acted(at=self._services.sources.now(), action=action.to_dict(), reason=reason)
        return Judged((acted,), tried)

    # Clocks.

    def _set_timer(self) -> None:
        """Wake up when the next clock runs out. Where nobody is, the sweep finds it soon enough."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._table.deadline()
        if deadline is not None and self._attendance.pages:
            seconds = max(0.0, (deadline - self._services.sources.now()) / 1000)
            start = self._services.background.start
            self._timer = asyncio.get_running_loop().call_later(seconds, start, self.ring)

    async def ring(self) -> None:
        """Time is up for somebody, perhaps: a bot stands in for whoever is late."""
        if not await self._change(self._late):
            self._set_timer()

    def _late(self, table: Table) -> Judged | None:
        now = self._services.sources.now()
        late = table.clockwork.late(now) if table.clockwork and table.status == "playing" else ()
        return Judged(tuple(journal.SteppedOut(at=now, seat=seat) for seat in late)) if late else None
