"""The conformance suite runs over every registered game, with every number of players, and over the example game."""

from collections.abc import Callable

import pytest

import digsite
from digsite.core import Game, State
from digsite.games import GAMES

TABLES = [(name, players) for name in GAMES for players in digsite.game(name).player_counts]
EXAMPLE = "pebbles"


def registered(name: str, request: pytest.FixtureRequest) -> Game:
    if name == EXAMPLE:
        request.getfixturevalue("pebbles")
    return digsite.game(name)


@pytest.fixture(params=[*GAMES, EXAMPLE])
def game(request: pytest.FixtureRequest) -> Game:
    return registered(request.param, request)


@pytest.fixture(params=[*TABLES, (EXAMPLE, 2)], ids=lambda table: f"{table[0]}-{table[1]}")
def deal(request: pytest.FixtureRequest) -> Callable[..., State]:
    """Deal a new game of one kind for one number of players."""
    name, players = request.param
    game = registered(name, request)

    def new(seed: int, **options: object) -> State:
        return game.new(players, seed, **options)

    return new
