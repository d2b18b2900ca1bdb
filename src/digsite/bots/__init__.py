"""Strategies. A bot receives a view and legal actions, never the state: it cannot peek."""

from digsite.bots.bot import Bot, Budget
from digsite.bots.registry import BOTS, EVERYWHERE, bot, bot_names

__all__ = ["BOTS", "EVERYWHERE", "Bot", "Budget", "bot", "bot_names"]
