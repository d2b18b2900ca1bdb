"""Hints of one table: a strong bot thinks about a decision once, however often and however full it is asked for.

It is handed what bots always are, the view and the choices of the seat that asks: it can tell nothing that this seat
does not know. It waits for its turn to think like any bot of the table.
"""

import asyncio

from digsite.core import Action, Seat, State
from digsite.server.bots.fair_queue import Standing
from digsite.server.bots.pool import Advice, BotPlayer, BotPool, BotTask
from digsite.server.errors import Refusal
from digsite.server.tables.table import Table

ADVISER = "master"
"""Who is asked; a game without one lends the strongest bot it has."""


class Hints:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._thinking: dict[Seat, tuple[int, asyncio.Task[Advice | None]]] = {}
        """For each seat the number of the decision, and what comes of it."""

    def ask(self, table: Table, seat: Seat, standing: Standing) -> "tuple[int, asyncio.Task[Advice | None]]":
        """For the open decision of a seat, whose number it tells; raises Refusal if that is none any more. See
        `advice`."""
        if table.running is None or seat not in table.running.deciders:
            raise Refusal("you are asked nothing now", code="nothing-to-decide")
        number = table.running.decision_number(seat)
        known = self._thinking.get(seat)
        if known is None or known[0] != number or (known[1].done() and _failed(known[1])):
            known = self._thinking[seat] = (number, asyncio.create_task(self._think(table, seat, number, standing)))
        return known

    @staticmethod
    async def advice(thinking: "asyncio.Task[Advice | None]") -> Advice:
        """What comes of it; raises Refusal if the bot failed."""
        found = await asyncio.shield(thinking)
        if found is None:
            raise Refusal("no hint could be found; try again", code="no-hint-now")
        return found

    async def _think(self, table: Table, seat: Seat, number: int, standing: Standing) -> Advice | None:
        running = table.running
        seen: list[State] = []

        def position() -> BotTask | None:
            """Of the moment when the bot begins to think."""
            if running is None or seat not in running.deciders or running.decision_number(seat) != number:
                return None
            seen.append(running.state.clone())
            return _task(running.state, seat)

        adviser = BotPlayer(table.game.name, ADVISER, f"{table.id}/{seat}/hint")
        chosen = await self._bots.advise(adviser, position, standing)
        if chosen is None:
            return None
        state, action, then = seen[-1], chosen.action, list[Action]()
        while (after := _completing(table, state, action)) is not None:
            state, task = after, _task(after, seat)
            more = await self._bots.advise(adviser, lambda task=task: task, standing)  # type: ignore[misc]
            if more is None:
                return Advice(chosen)
            action = more.action
            then.append(action)
        return Advice(chosen, tuple(then))


def _task(state: State, seat: Seat) -> BotTask:
    return BotTask(state.view(seat), list(state.legal_actions(seat)))


def _completing(table: Table, state: State, action: Action) -> State | None:
    """The state in which that choice is still to be completed; None if it stands for itself."""
    if not table.game.completing:
        return None
    after = state.clone()
    after.apply(action)
    asked = after.decision(action.seat)
    return after if asked is not None and asked.kind in table.game.completing else None


def _failed(task: asyncio.Task[Advice | None]) -> bool:
    return task.cancelled() or task.exception() is not None or task.result() is None
