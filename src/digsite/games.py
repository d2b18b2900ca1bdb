"""The one table in which a game is registered. A game's code is loaded when it is first asked for."""

from importlib import import_module

from digsite.core import Game, Record, State, UnknownGame

GAMES: dict[str, str] = {
    "block-and-key": "digsite.block_and_key.game:BLOCK_AND_KEY",
}
"""Name -> where its `Game` object lives, as `module:attribute`."""


def game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}; expected one of {', '.join(GAMES)}", name=name)
    module, attribute = GAMES[name].split(":")
    found: Game = getattr(import_module(module), attribute)
    return found


def replay(text: str | bytes) -> State:
    """Play a record again; returns its end state."""
    record = Record.loads(text)
    return game(record.game).replay(record)
