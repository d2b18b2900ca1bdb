"""Strategies. A bot receives a view and legal actions, never the state: it cannot peek."""

from digsite.bots.bot import Bot, Budget
from digsite.bots.registry import (
    BOTS,
    EVERYWHERE,
    Strategies,
    Strategy,
    bot,
    bot_names,
    close,
    fresh_bots,
    strategy,
    with_bots,
)

__all__ = [
    "BOTS",
    "EVERYWHERE",
    "Bot",
    "Budget",
    "Strategies",
    "Strategy",
    "bot",
    "bot_names",
    "close",
    "fresh_bots",
    "strategy",
    "with_bots",
]
