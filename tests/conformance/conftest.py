"""The conformance suite runs over every registered game, with every number of players."""

from collections.abc import Callable

import pytest

import digsite
from digsite.core import Game, State
from digsite.games import GAMES

TABLES = [(name, players) for name in GAMES for players in digsite.game(name).player_counts]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return digsite.game(request.param)


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def deal(request: pytest.FixtureRequest) -> Callable[..., State]:
    """Deal a new game of one kind for one number of players."""
    name, players = request.param

    def new(seed: int, **options: object) -> State:
        return digsite.game(name).new(players, seed, **options)

    return new
