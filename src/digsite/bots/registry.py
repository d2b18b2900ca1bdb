"""The one table of bots: which strategies play which game. A bot's code is loaded when it is first asked for.

Bots from outside need no line here: `module:Class` names one, and so does the name of an entry point of `GROUP`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from digsite.bots.bot import Bot
from digsite.bots.process_bot import PREFIX, ProcessBot
from digsite.core import BadOption


class Strategy(NamedTuple):
    """What is known of a bot before its code is loaded, which takes a while where it is compiled."""

    place: str
    """Where its class lives, as `module:attribute`."""
    searches: bool = False
    """Whether it thinks as long as it may: then it must not keep others waiting that answer at once."""

    @property
    def is_ours(self) -> bool:
        """Whether it is one of the house's, and not somebody else's code."""
        return self.place.startswith("digsite.")


GROUP = "digsite.bots"
"""The entry points by which an installed package offers its bots: name -> `module:Class`."""

Strategies = Mapping[str, Mapping[str, Strategy]]
"""Game -> name -> bot. Whoever knows more bots than the house (a server) passes its own along."""

EVERYWHERE: dict[str, Strategy] = {
    "random": Strategy("digsite.bots.random_bot:RandomBot"),
}
"""Bots that play any game."""

BOTS: dict[str, dict[str, Strategy]] = {
    "block-and-key": {
        "novice": Strategy("digsite.bots.block_and_key.novice:NoviceBot"),
        "greedy": Strategy("digsite.bots.block_and_key.greedy:GreedyBot"),
        "adept": Strategy("digsite.bots.block_and_key.adept:AdeptBot"),
        "master": Strategy("digsite.bots.block_and_key.master:MasterBot", searches=True),
    },
    "ancient-knowledge": {
        "novice": Strategy("digsite.bots.ancient_knowledge.novice:NoviceBot"),
        "greedy": Strategy("digsite.bots.ancient_knowledge.greedy:GreedyBot"),
        "adept": Strategy("digsite.bots.ancient_knowledge.adept:AdeptBot"),
        "master": Strategy("digsite.bots.ancient_knowledge.master:MasterBot", searches=True),
    },
}
"""The house's own: game -> name -> bot. Nothing is added here while anything runs."""


def with_bots(names: Iterable[str], games: Iterable[str]) -> Strategies:
    """The house's bots and some from outside, to be chosen by name in those of the games that they play."""
    known: dict[str, Mapping[str, Strategy]] = dict(BOTS)
    games = tuple(games)
    for name in names:
        made = _outsider(name if ":" in name else installed_bots().get(name, name))
        _check_makes_bots(name, made)
        plays = getattr(made, "games", games)
        for game in games:
            if game in plays:
                # Before the house's own: where there is no `adept`, the last of the table stands in for players.
                known[game] = {name: strategy(name, game), **known.get(game, {})}
    return known


def bot_names(game: str, bots: Strategies = BOTS) -> tuple[str, ...]:
    """The bots that play this game, weakest first."""
    return (*EVERYWHERE, *bots.get(game, {}))


def nearest_strength(game: str, wanted: str, bots: Strategies = BOTS) -> str:
    """The bot of that name, or the strongest this game has (a stand-in must come from somewhere)."""
    names = bot_names(game, bots)
    return wanted if wanted in names else names[-1]


def strategy(name: str, game: str) -> Strategy:
    """What is known of the bot of that name that plays this game; one from outside is loaded for it."""
    known = EVERYWHERE | BOTS.get(game, {})
    if name in known:
        return known[name]
    place = name if ":" in name else installed_bots().get(name)
    if place is None:
        expected = ", ".join([*known, *installed_bots(), "module:Class"])
        raise BadOption(f"no bot {name!r} for {game}; expected one of {expected}", code="unknown-bot", name=name)
    made = _outsider(place)
    if game not in getattr(made, "games", (game,)):
        raise _unfit(name, f"it plays {', '.join(made.games)}, not {game}")
    return Strategy(place, searches=bool(getattr(made, "searches", False)))


def bot(name: str, game: str) -> Bot:
    """A fresh bot of that name for one seat of that game; `run:COMMAND` is one in a process of its own."""
    if name.startswith(PREFIX):
        return ProcessBot(name.removeprefix(PREFIX), game)
    made: Bot = _made(name, _loaded(strategy(name, game).place))
    if not callable(getattr(made, "choose", None)):
        raise _no_choice(name)
    return made


@cache
def installed_bots() -> dict[str, str]:
    """The bots that installed packages offer: name -> `module:Class`."""
    return {each.name: each.value for each in entry_points(group=GROUP)}


def _outsider(place: str) -> Any:
    """The class, or whatever makes such bots, at `module:Class`; BadOption says what is wrong with it."""
    try:
        found = _loaded(place)
    except Exception as error:  # it is a stranger's code that is loaded here
        raise _unfit(place, f"{type(error).__name__}: {error}") from error
    if not callable(found):
        raise _unfit(place, "expected a class of bots")
    return found


def _check_makes_bots(name: str, found: Any) -> None:
    """A class says what its bots can do; of anything else it is found out by having one made."""
    bot = found if isinstance(found, type) else _made(name, found)
    if not callable(getattr(bot, "choose", None)):
        raise _no_choice(name)


def _made(name: str, maker: Callable[[], Any]) -> Any:
    try:
        return maker()
    except Exception as error:  # it is a stranger's code
        raise _unfit(name, f"expected to be made without arguments; {type(error).__name__}: {error}") from error


def _no_choice(name: str) -> BadOption:
    return _unfit(name, "expected a method choose(view, legal_actions, rng, budget)")


def _loaded(place: str) -> Any:
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


def _unfit(name: str, reason: str) -> BadOption:
    return BadOption(f"{name}: {reason}", code="unfit-bot", name=name)


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
