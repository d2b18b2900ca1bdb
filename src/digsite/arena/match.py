"""One game played by bots that are known to behave."""

from collections.abc import Sequence

from digsite.arena.referee import Referee
from digsite.bots import Bot
from digsite.core import State, Watcher


def play(
    state: State,
    bots: Sequence[Bot],
    seed: int | str,
    *,
    seconds: float | None = None,
    watch: Watcher | None = None,
) -> int:
    """Play the game to its end, `bots[seat]` deciding for each seat; returns the number of decisions.

    The bots' luck comes from `seed`, apart from the game's own; `seconds` are for each turn of a bot. Whatever a bot
    does wrong is raised.
    """
    referee = Referee(bots, seed, seconds, strict=True)
    referee.play(state, watch)
    return sum(conduct.decisions for conduct in referee.conduct)
