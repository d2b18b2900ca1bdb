"""Action ids, one codec a game."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from digsite.core import BadOption, Game, Json
from digsite.envs.actions.codec import ActionCodec, Ids
from digsite.games import game as game_of

if TYPE_CHECKING:
    from digsite.block_and_key.pieces.piece_set import PieceSet

__all__ = ["ActionCodec", "Ids", "Space", "action_codec", "piece_set_of"]

Space: TypeAlias = Literal["whole", "split"]
SPACES = ("whole", "split")


def action_codec(game: str | Game, space: Space = "whole", pieces: Json = None) -> ActionCodec[Any]:
    """The codec of a game.

    `space` "split" says a placement of Block and Key in two steps, the block and then where; Ancient Knowledge has
    nothing to split, so both are the same there. `pieces`: another set of Block and Key, as its option takes it.
    """
    name = game if isinstance(game, str) else game.name
    if space not in SPACES:
        raise BadOption(f"space: expected one of {', '.join(SPACES)}; got {space!r}", option="space")
    if game_of(name).name == "block-and-key":
        return _block_and_key(space, piece_set_of(pieces))
    if name == "ancient-knowledge":
        return _ancient_knowledge()
    raise BadOption(f"game: expected one with action ids; {name} has none", option="game")


def piece_set_of(pieces: Json) -> "PieceSet":
    """The set that this value of the option `pieces` stands for."""
    from digsite.block_and_key.game import BLOCK_AND_KEY
    from digsite.block_and_key.pieces.piece_set import PieceSet, pieces_of

    if isinstance(pieces, PieceSet):
        return pieces
    return pieces_of(BLOCK_AND_KEY.check_options({"pieces": pieces}))


@lru_cache(maxsize=16)
def _block_and_key(space: Space, pieces: "PieceSet") -> ActionCodec[Any]:
    from digsite.envs.actions.block_and_key import WholeCodec
    from digsite.envs.actions.split import SplitCodec

    return WholeCodec(pieces) if space == "whole" else SplitCodec(pieces)


@lru_cache(maxsize=1)
def _ancient_knowledge() -> ActionCodec[Any]:
    from digsite.envs.actions.ancient_knowledge import KnowledgeCodec

    return KnowledgeCodec()
