"""Strategies. A bot receives a view and legal actions, never the state: it cannot peek."""

from digsite.bots.bot import Bot, Budget
from digsite.bots.registry import BOTS, EVERYWHERE, Strategy, bot, bot_names, close, enrol, fresh_bots, strategy

__all__ = [
    "BOTS",
    "EVERYWHERE",
    "Bot",
    "Budget",
    "Strategy",
    "bot",
    "bot_names",
    "close",
    "enrol",
    "fresh_bots",
    "strategy",
]
