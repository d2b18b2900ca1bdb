"""Two board games about ancient ruins, Block and Key and Ancient Knowledge, as a fast library.

>>> import digsite
>>> state = digsite.game("block-and-key").new(players=2, seed=7)
>>> state.deciders
(0,)
"""

from digsite.core import (
    BadOption,
    BadPieces,
    BadPosition,
    BadRecord,
    DigsiteError,
    IllegalAction,
    NoSuchSeat,
    SeveralDeciders,
    UnknownGame,
)
from digsite.games import game, replay

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPieces",
    "BadPosition",
    "BadRecord",
    "DigsiteError",
    "IllegalAction",
    "NoSuchSeat",
    "SeveralDeciders",
    "UnknownGame",
    "game",
    "replay",
]
