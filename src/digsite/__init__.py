"""Two board games about ancient ruins, Block and Key and Ancient Knowledge, as a fast library.

>>> import digsite
>>> state = digsite.game("block-and-key").new(players=2, seed=7)
>>> state.deciders
(1,)
"""

from typing import TYPE_CHECKING, Any

from digsite.core import (
    Action,
    BadOption,
    BadPieces,
    BadPosition,
    BadRecord,
    Decision,
    DigsiteError,
    Event,
    Game,
    IllegalAction,
    MissingExtra,
    NoSuchSeat,
    Outcome,
    Record,
    SeveralDeciders,
    State,
    UnknownGame,
)
from digsite.core.version import VERSION
from digsite.games import game, replay

if TYPE_CHECKING:
    from digsite.bots import Bot, Budget
    from digsite.study.puzzles import Puzzles
    from digsite.study.review import Review

__version__ = VERSION


def review(record: str | bytes, *, seed: int = 1, work: int = 60) -> "Review":
    """What each main decision of a game gave away, judged with what its seat knew then: see `digsite.study.review`."""
    # Loaded when asked for: the bots that judge take a while to load, and most programs want none.
    from digsite.study.review import review as look_again

    return look_again(record, seed=seed, work=work)


def puzzles(game: str) -> "Puzzles":
    """Positions of a game to solve, a sequence: see `digsite.study.puzzles`."""
    from digsite.study.puzzles import puzzles as kept

    return kept(game)


__all__ = [
    "Action",
    "BadOption",
    "BadPieces",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Budget",
    "Decision",
    "DigsiteError",
    "Event",
    "Game",
    "IllegalAction",
    "MissingExtra",
    "NoSuchSeat",
    "Outcome",
    "Record",
    "SeveralDeciders",
    "State",
    "UnknownGame",
    "game",
    "puzzles",
    "replay",
    "review",
]


def __getattr__(name: str) -> Any:
    """Bots are loaded when they are asked for: who plays a game by hand needs none."""
    if name in ("Bot", "Budget"):
        from digsite import bots

        return getattr(bots, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
