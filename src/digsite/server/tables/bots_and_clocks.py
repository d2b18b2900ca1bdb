"""What happens at a table by itself: bots that are to move, clocks that run out."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from digsite.core import IllegalAction, Seat
from digsite.server.errors import Stale
from digsite.server.tables import journal
from digsite.server.tables.judging import Verdict
from digsite.server.tables.running_game import RunningGame

if TYPE_CHECKING:
    from digsite.core import Action
    from digsite.server.tables.live_table import LiveTable
    from digsite.server.tables.registry import TableRegistry

BOT_PATIENCE = 6_000
"""Milliseconds after which another process may play a bot's move that is still missing."""


class BotsAndClocks:
    def __init__(self, registry: "TableRegistry", live: "LiveTable") -> None:
        self._registry = registry
        self._live = live
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._clock = registry.bots.turn_clock(len(live.table.places))
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

    def tend(self, *, bots: bool = True) -> None:
        """See to all of it."""
        self.set_timer()
        for seat in self._live.table.bots_to_move() if bots else ():
            if seat not in self._thinking:
                task = asyncio.create_task(self._let_bot_play(seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._bot_done, seat))

    # Bots.

    def _bot_done(self, seat: Seat, task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            self._registry.failed(task.exception())  # the next sweep tries again
        elif self._live.table.bots_to_move():
            self.tend()
        self._registry.release(self._live)

    async def _let_bot_play(self, seat: Seat) -> None:
        table = self._live.table
        running, strength = table.running, table.places[seat].bot
        if running is None or strength is None:
            return
        version, state = running.version, running.state
        self._hear_of_turns(running)
        actions = list(state.legal_actions(seat))
        action = await self._registry.bots.choose(
            state.game.name, strength, state.view(seat), actions, self._clock, f"{table.id}/{seat}"
        )
        await self._live.change(lambda: self._bot_move(running, action, version))

    def _hear_of_turns(self, running: RunningGame) -> None:
        for step in running.steps[self._steps_heard :]:
            self._clock.hear(step.events)
        self._steps_heard = len(running.steps)

    def _bot_move(self, running: RunningGame, action: "Action", version: int) -> Verdict | None:
        """The move, if it is still one: while the bot thought, its guest may have come back."""
        table = self._live.table
        if table.running is not running or action.seat not in table.bots_to_move():
            return None
        try:
            running.check_fresh(action.seat, version)
            tried = running.attempt(action)
        except (Stale, IllegalAction):
            return None
        return Verdict((journal.Acted(at=self._registry.sources.now(), action=action.to_dict()),), tried)

    # Clocks.

    def set_timer(self) -> None:
        """Wake up when the next clock runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._live.table.deadline()
        if deadline is not None and self._live.connections:
            seconds = max(0.0, (deadline - self._registry.sources.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._registry.start, self.ring)

    async def ring(self) -> None:
        """Time is up for somebody, perhaps: a bot stands in for whoever is late."""
        if not await self._live.change(self._late):
            self.set_timer()

    def _late(self) -> Verdict | None:
        now, table = self._registry.sources.now(), self._live.table
        late = table.clockwork.late(now) if table.clockwork and table.status == "playing" else ()
        return Verdict(tuple(journal.SteppedOut(at=now, seat=seat) for seat in late)) if late else None
