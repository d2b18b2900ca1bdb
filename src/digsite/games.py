"""The one table in which a game is registered. A game's code is loaded when it is first asked for."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from digsite.core import BadRecord, Game, Record, State, UnknownGame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from digsite.texts import Words


class Registration(NamedTuple):
    """Where the parts of a game live, each as `module:attribute`."""

    game: str
    """Its `Game` object."""
    words: str = "digsite.texts:Words"
    """Its class of words; without one, a game is told from its plain data."""


GAMES: dict[str, Registration] = {
    "block-and-key": Registration(
        "digsite.block_and_key.game:BLOCK_AND_KEY", words="digsite.block_and_key.text.words:BlockAndKeyWords"
    ),
    "ancient-knowledge": Registration(
        "digsite.ancient_knowledge.game:ANCIENT_KNOWLEDGE",
        words="digsite.ancient_knowledge.text.words:AncientKnowledgeWords",
    ),
}


def game(name: str) -> Game:
    """The game of that name."""
    found: Game = _load(_registration(name).game)
    return found


def words(name: str, language: str | None = None, players: "Sequence[str]" = ()) -> "Words":
    """The words for that game in a language (None: the environment's), with these names for its players."""
    from digsite.texts import texts

    made: Words = _load(_registration(name).words)(game(name), texts(language), players)
    return made


def replay(text: str | bytes) -> State:
    """Play a record again; returns its end state."""
    record = Record.loads(text)
    try:
        found = game(record.game)
    except UnknownGame as error:
        raise BadRecord(error.reason, step=0, code=error.code, **error.details) from None
    return found.replay(record)


def _registration(name: str) -> Registration:
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"no game {name!r}; expected one of {', '.join(GAMES)}", name=name)
    return GAMES[name]


@cache
def _load(place: str) -> Any:
    module, attribute = place.split(":")
    return getattr(import_module(module), attribute)
