"""The one table of bots: which strategies play which game. A bot's code is loaded when it is first asked for."""

from importlib import import_module

from digsite.bots.bot import Bot
from digsite.bots.process_bot import PREFIX, ProcessBot
from digsite.core import BadOption

EVERYWHERE: dict[str, str] = {
    "random": "digsite.bots.random_bot:RandomBot",
}
"""Bots that play any game."""

BOTS: dict[str, dict[str, str]] = {
    "block-and-key": {
        "novice": "digsite.bots.block_and_key.adept:NoviceBot",
        "greedy": "digsite.bots.block_and_key.greedy:GreedyBot",
        "adept": "digsite.bots.block_and_key.adept:AdeptBot",
        "master": "digsite.bots.block_and_key.master:MasterBot",
    },
    "ancient-knowledge": {
        "novice": "digsite.bots.ancient_knowledge.novice:NoviceBot",
        "greedy": "digsite.bots.ancient_knowledge.greedy:GreedyBot",
        "adept": "digsite.bots.ancient_knowledge.greedy:GreedyBot",
        "master": "digsite.bots.ancient_knowledge.master:MasterBot",
    },
}
"""Game -> name -> where the bot's class lives, as `module:attribute`."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first."""
    return (*EVERYWHERE, *BOTS.get(game, {}))


def bot(name: str, game: str) -> Bot:
    """A fresh bot of that name for one seat of that game; `run:COMMAND` is one in a process of its own."""
    if name.startswith(PREFIX):
        return ProcessBot(name.removeprefix(PREFIX), game)
    known = EVERYWHERE | BOTS.get(game, {})
    if name not in known:
        expected = ", ".join(known)
        raise BadOption(f"no bot {name!r} for {game}; expected one of {expected}", code="unknown-bot", name=name)
    module, attribute = known[name].split(":")
    made: Bot = getattr(import_module(module), attribute)()
    return made
