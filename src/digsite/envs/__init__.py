"""The games as learners expect them: action ids, observations, PettingZoo, Gymnasium and OpenSpiel.

What an environment needs from elsewhere is loaded when one is made: the extras `rl` and `openspiel` bring it.
"""

from typing import TYPE_CHECKING

from digsite.core import Json
from digsite.envs.actions import ActionCodec, Space, action_codec
from digsite.envs.extras import MissingExtra, require
from digsite.envs.observations import Layout, Observer, observer
from digsite.envs.rewards import Reward

if TYPE_CHECKING:
    from digsite.envs.aec import DigsiteAEC

__all__ = ["ActionCodec", "Layout", "MissingExtra", "Observer", "action_codec", "observer", "pettingzoo_env"]


def pettingzoo_env(
    game: str,
    players: int = 2,
    *,
    space: Space = "whole",
    reward: Reward | None = None,
    render_mode: str | None = None,
    **options: Json,
) -> "DigsiteAEC":
    """A game for PettingZoo's AEC interface.

    `space`: "whole", or "split" for Block and Key's placements in two steps. `reward`: at the end by "win", "rank",
    "points" or "lead"; None: by win, alone by points. `render_mode`: "ansi", "rgb_array" or "svg". The rest are options
    of the game.
    """
    require("pettingzoo", "rl")
    from digsite.envs.aec import DigsiteAEC
    from digsite.envs.play import Rules

    return DigsiteAEC(Rules(game, players, space, reward, **options), render_mode)
