"""Engines of other games, measured beside ours in the same run. They come with the extra `bench`; none is needed."""

import random
from importlib.util import find_spec
from typing import Any, Protocol

from digsite.arena.rates import Played, microseconds, now


class Peer(Protocol):
    name: str

    def play(self, seconds: float) -> Played:
        """Random games for so long; forced moves are counted as ours are."""

    def clone(self, seconds: float) -> float:
        """Microseconds for a copy of a position in the middle of a game."""


class Hive:
    """OpenSpiel's hive: C++, as many legal moves as Block and Key."""

    name = "OpenSpiel hive"

    def __init__(self) -> None:
        import pyspiel

        self._game: Any = pyspiel.load_game("hive")

    def play(self, seconds: float) -> Played:
        luck = random.Random(1)
        start = now()
        games = decisions = 0
        while now() - start < seconds:
            state = self._game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[luck.randrange(len(actions))])
                decisions += 1
            games += 1
        return Played(games, decisions, now() - start)

    def clone(self, seconds: float) -> float:
        state, luck = self._game.new_initial_state(), random.Random(1)
        for _ in range(30):
            actions = state.legal_actions()
            state.apply_action(actions[luck.randrange(len(actions))])
        return microseconds(state.clone, seconds)


class Catanatron:
    """Catanatron's settlers with two random players, as ours are: Python, many cards and small decisions."""

    name = "Catanatron"

    def play(self, seconds: float) -> Played:
        start = now()
        games = decisions = 0
        while now() - start < seconds:
            game = self._new(games + 1)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
            games += 1
        return Played(games, decisions, now() - start)

    def clone(self, seconds: float) -> float:
        game = self._new(1)
        for _ in range(200):
            game.play_tick()
        return microseconds(game.copy, seconds)

    def _new(self, seed: int) -> Any:
        from catanatron import Color, Game, RandomPlayer

        return Game([RandomPlayer(color) for color in list(Color)[:2]], seed=seed)


PEERS: dict[str, tuple[str, type[Peer]]] = {
    "block-and-key": ("pyspiel", Hive),
    "ancient-knowledge": ("catanatron", Catanatron),
}
"""Game -> the module that its peer needs, and the peer."""


def peer_of(game: str) -> Peer | None:
    """The peer of a game, where it is installed."""
    module, peer = PEERS.get(game, ("", None))
    return peer() if peer is not None and find_spec(module) is not None else None
