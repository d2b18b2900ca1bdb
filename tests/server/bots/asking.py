"""How tests ask a bot of a pool."""

from digsite.arena.turn_clock import TurnClock
from digsite.core import Action, View
from digsite.server.bots.fair_queue import Rank, Standing
from digsite.server.bots.pool import BotPlayer, BotPool, BotTask

ADA = Standing(Rank.WATCHED, "192.0.2.1", "ada")


async def choose(
    bots: BotPool,
    seat: BotPlayer,
    view: View,
    actions: list[Action],
    clock: TurnClock | None = None,
    standing: Standing = ADA,
) -> Action | None:
    """What a bot at that seat does."""
    position = BotTask(view, actions)
    chosen = await bots.choose(seat, lambda: position, clock or bots.turn_clock(2), bots.turn(seat, standing))
    return None if chosen is None else chosen.action
