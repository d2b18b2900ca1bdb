"""The one table of bots: which strategies play which game. A bot's code is loaded when it is first asked for."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import NamedTuple

from digsite.bots.bot import Bot
from digsite.bots.process_bot import PREFIX, ProcessBot
from digsite.core import BadOption


class Strategy(NamedTuple):
    """What is known of a bot before its code is loaded, which takes a while where it is compiled."""

    place: str
    """Where its class lives, as `module:attribute`."""
    searches: bool = False
    """Whether it thinks as long as it may: then it must not keep others waiting that answer at once."""


EVERYWHERE: dict[str, Strategy] = {
    "random": Strategy("digsite.bots.random_bot:RandomBot"),
}
"""Bots that play any game."""

BOTS: dict[str, dict[str, Strategy]] = {
    "block-and-key": {
        "novice": Strategy("digsite.bots.block_and_key.adept:NoviceBot"),
        "greedy": Strategy("digsite.bots.block_and_key.greedy:GreedyBot"),
        "adept": Strategy("digsite.bots.block_and_key.adept:AdeptBot"),
        "master": Strategy("digsite.bots.block_and_key.master:MasterBot", searches=True),
    },
    "ancient-knowledge": {
        "novice": Strategy("digsite.bots.ancient_knowledge.novice:NoviceBot"),
        "greedy": Strategy("digsite.bots.ancient_knowledge.greedy:GreedyBot"),
        "adept": Strategy("digsite.bots.ancient_knowledge.greedy:GreedyBot"),
        "master": Strategy("digsite.bots.ancient_knowledge.master:MasterBot", searches=True),
    },
}
"""Game -> name -> bot."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first."""
    return (*EVERYWHERE, *BOTS.get(game, {}))


def strategy(name: str, game: str) -> Strategy:
    """What is known of the bot of that name that plays this game."""
    known = EVERYWHERE | BOTS.get(game, {})
    if name not in known:
        expected = ", ".join(known)
        raise BadOption(f"no bot {name!r} for {game}; expected one of {expected}", code="unknown-bot", name=name)
    return known[name]


def bot(name: str, game: str) -> Bot:
    """A fresh bot of that name for one seat of that game; `run:COMMAND` is one in a process of its own."""
    if name.startswith(PREFIX):
        return ProcessBot(name.removeprefix(PREFIX), game)
    module, attribute = strategy(name, game).place.split(":")
    made: Bot = getattr(import_module(module), attribute)()
    return made


@contextmanager
def fresh_bots(names: Iterable[str], game: str) -> Iterator[list[Bot]]:
    """Fresh bots for one game, one a seat; those in processes of their own end with it."""
    bots = [bot(name, game) for name in names]
    try:
        yield bots
    finally:
        close(bots)


def close(bots: Iterable[Bot]) -> None:
    """End the processes of those that have one."""
    for each in bots:
        if isinstance(each, ProcessBot):
            each.close()
