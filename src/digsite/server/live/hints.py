"""Hints of one table: a strong bot thinks about a decision once, however often and however full it is asked for.

It is handed what bots always are, the view and the choices of the seat that asks: it can tell nothing that this seat
does not know. It waits for its turn to think like any bot of the table.
"""

import asyncio

from digsite.core import Seat
from digsite.server.bots.fair_queue import Standing
from digsite.server.bots.pool import BotPlayer, BotPool, BotTask, Chosen
from digsite.server.errors import Refusal
from digsite.server.tables.table import Table

ADVISER = "master"
"""Who is asked; a game without one lends the strongest bot it has."""


class Hints:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._thinking: dict[Seat, tuple[int, asyncio.Task[Chosen | None]]] = {}
        """For each seat the number of the decision, and what comes of it."""

    def ask(self, table: Table, seat: Seat, standing: Standing) -> "tuple[int, asyncio.Task[Chosen | None]]":
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
    async def advice(thinking: "asyncio.Task[Chosen | None]") -> Chosen:
        """What comes of it; raises Refusal if the bot failed."""
        found = await asyncio.shield(thinking)
        if found is None:
            raise Refusal("no hint could be found; try again", code="no-hint-now")
        return found

    async def _think(self, table: Table, seat: Seat, number: int, standing: Standing) -> Chosen | None:
        running = table.running

        def position() -> BotTask | None:
            """Of the moment when the bot begins to think."""
            if running is None or seat not in running.deciders or running.decision_number(seat) != number:
                return None
            return BotTask(running.state.view(seat), list(running.state.legal_actions(seat)))

        adviser = BotPlayer(table.game.name, ADVISER, f"{table.id}/{seat}/hint")
        return await self._bots.advise(adviser, position, standing)


def _failed(task: asyncio.Task[Chosen | None]) -> bool:
    return task.cancelled() or task.exception() is not None or task.result() is None
