"""Games that go through every number of players and every option, for tests of the environments."""

import digsite
from digsite.core import Json, State
from digsite.games import GAMES

TABLES = [(name, players) for name in GAMES for players in digsite.game(name).player_counts]
OPTIONS: dict[str, list[dict[str, Json]]] = {
    "block-and-key": [{}, {"ask_forced": True}, {"strict_claims": True}, {"edition": "prototype"}],
    "ancient-knowledge": [{}, {"ask_forced": True}, {"starter_sets": True}],
}


def deal(name: str, seed: int) -> State:
    """A new game; one seed after the other, every number of players and every option comes up."""
    counts, options = digsite.game(name).player_counts, OPTIONS[name]
    return digsite.game(name).new(counts[seed % len(counts)], seed, **options[seed // len(counts) % len(options)])
