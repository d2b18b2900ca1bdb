"""What happens at a table by itself: bots that are to move, clocks that run out."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from digsite.core import IllegalAction, Seat
from digsite.server.errors import Stale
from digsite.server.tables import journal
from digsite.server.tables.judging import Verdict
from digsite.server.tables.running_game import Play

if TYPE_CHECKING:
    from digsite.core import Action
    from digsite.server.tables.live_table import Room
    from digsite.server.tables.registry import Hall

BOT_PATIENCE = 6_000
"""Milliseconds after which another process may play a bot's move that is still missing."""


class Tending:
    def __init__(self, hall: "Hall", room: "Room") -> None:
        self._hall = hall
        self._room = room
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._clock = hall.bots.turn_clock(len(room.table.places))
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
        for seat in self._room.table.bots_to_move() if bots else ():
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
            self._hall.failed(task.exception())  # the next sweep tries again
        elif self._room.table.bots_to_move():
            self.tend()
        self._hall.release(self._room)

    async def _let_bot_play(self, seat: Seat) -> None:
        table = self._room.table
        play, strength = table.play, table.places[seat].bot
        if play is None or strength is None:
            return
        version, state = play.version, play.state
        self._hear_of_turns(play)
        actions = list(state.legal_actions(seat))
        action = await self._hall.bots.choose(state.game.name, strength, state.view(seat), actions, self._clock)
        await self._room.change(lambda: self._bot_move(play, action, version))

    def _hear_of_turns(self, play: Play) -> None:
        for step in play.steps[self._steps_heard :]:
            self._clock.hear(step.events)
        self._steps_heard = len(play.steps)

    def _bot_move(self, play: Play, action: "Action", version: int) -> Verdict | None:
        """The move, if it is still one: while the bot thought, its guest may have come back."""
        table = self._room.table
        if table.play is not play or action.seat not in table.bots_to_move():
            return None
        try:
            play.check_fresh(action.seat, version)
            tried = play.attempt(action)
        except (Stale, IllegalAction):
            return None
        return Verdict((journal.Acted(at=self._hall.sources.now(), action=action.to_dict()),), tried)

    # Clocks.

    def set_timer(self) -> None:
        """Wake up when the next clock runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._room.table.deadline()
        if deadline is not None and self._room.connections:
            seconds = max(0.0, (deadline - self._hall.sources.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._hall.start, self.ring)

    async def ring(self) -> None:
        """Time is up for somebody, perhaps: a bot stands in for whoever is late."""
        if not await self._room.change(self._late):
            self.set_timer()

    def _late(self) -> Verdict | None:
        now, table = self._hall.sources.now(), self._room.table
        late = table.clockwork.late(now) if table.clockwork and table.status == "playing" else ()
        return Verdict(tuple(journal.SteppedOut(at=now, seat=seat) for seat in late)) if late else None
