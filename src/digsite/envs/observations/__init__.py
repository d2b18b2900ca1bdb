"""Observations, one observer a game."""

from functools import lru_cache
from typing import TYPE_CHECKING

from digsite.core import BadOption, Game, Json
from digsite.envs.actions import piece_set_of
from digsite.envs.observations.base import Observer
from digsite.envs.observations.layout import Layout, Observation
from digsite.games import game as game_of

if TYPE_CHECKING:
    from digsite.block_and_key.pieces.piece_set import PieceSet

__all__ = ["Layout", "Observation", "Observer", "observer"]


def observer(game: str | Game, pieces: Json = None) -> Observer:
    """What makes observations of a game; `pieces`: another set of Block and Key, as its option takes it."""
    name = game if isinstance(game, str) else game.name
    if game_of(name).name == "block-and-key":
        return _block_and_key(piece_set_of(pieces))
    if name == "ancient-knowledge":
        return _ancient_knowledge()
    raise BadOption(f"game: expected one with observations; {name} has none", option="game")


@lru_cache(maxsize=16)
def _block_and_key(pieces: "PieceSet") -> Observer:
    from digsite.envs.observations.block_and_key import BlockAndKeyObserver

    return BlockAndKeyObserver(pieces)


@lru_cache(maxsize=1)
def _ancient_knowledge() -> Observer:
    from digsite.envs.observations.ancient_knowledge import KnowledgeObserver

    return KnowledgeObserver()
