"""The games as learners expect them: action ids, observations, PettingZoo, Gymnasium and OpenSpiel,
and many games at once.

What an environment needs from elsewhere is loaded when one is made: the extras `rl` and `openspiel` bring it.
"""

from typing import TYPE_CHECKING

from digsite.core import Json, MissingExtra, Seat
from digsite.core.extras import require
from digsite.envs.actions import ActionCodec, Space, action_codec
from digsite.envs.batch.batch_env import BatchEnv
from digsite.envs.observations import Layout, Observer, observer
from digsite.envs.registration import register_ids
from digsite.envs.rewards import Reward

if TYPE_CHECKING:
    from collections.abc import Sequence

    from digsite.envs.aec import DigsiteAEC
    from digsite.envs.batch.vector import BatchVectorEnv
    from digsite.envs.learner import DigsiteLearner
    from digsite.envs.opponents import Opponent
    from digsite.envs.spiel import DigsiteGame

__all__ = [
    "ActionCodec",
    "BatchEnv",
    "Layout",
    "MissingExtra",
    "Observer",
    "action_codec",
    "gymnasium_env",
    "observer",
    "openspiel_game",
    "pettingzoo_env",
    "vector_env",
]

register_ids()


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


def gymnasium_env(
    game: str,
    players: int = 2,
    *,
    seat: Seat | None = 0,
    opponents: "Opponent | Sequence[Opponent]" = "random",
    seconds: float | None = None,
    space: Space = "whole",
    reward: Reward | None = None,
    render_mode: str | None = None,
    **options: Json,
) -> "DigsiteLearner":
    """A game for Gymnasium: a learner on one seat, bots on the others.

    `seat` None: another one each game. `opponents`: names of bots or bots of one's own, clockwise from the learner, or
    one name for all; `seconds`: what a turn of theirs may take. The rest as for `pettingzoo_env`. Also registered as
    `digsite/BlockAndKey-v1`, `digsite/BlockAndKeySolo-v1` and `digsite/AncientKnowledge-v1`.
    """
    require("gymnasium", "rl")
    from digsite.envs.learner import DigsiteLearner
    from digsite.envs.play import Rules

    return DigsiteLearner(Rules(game, players, space, reward, **options), seat, opponents, seconds, render_mode)


def vector_env(
    game: str = "block-and-key",
    players: int = 1,
    *,
    num_envs: int = 256,
    mask: bool = True,
    reward: Reward | None = None,
    **options: Json,
) -> "BatchVectorEnv":
    """Block and Key for Gymnasium's vector interface: a `BatchEnv` of so many lanes, one learner on all seats.

    `mask`: whether observations have an `action_mask`; legal ids are in the infos anyway. The rest as for `BatchEnv`.
    Also registered as `digsite/BlockAndKeySolo-v1` and `digsite/BlockAndKeySelfPlay-v1`, for `gymnasium.make_vec`.
    """
    require("gymnasium", "rl")
    from digsite.envs.batch.vector import BatchVectorEnv

    return BatchVectorEnv(BatchEnv(game, num_envs, players, reward=reward, **options), mask)


def openspiel_game(
    game: str,
    players: int = 2,
    *,
    space: Space = "whole",
    reward: Reward | None = None,
    deals: int = 1_000,
    **options: Json,
) -> "DigsiteGame":
    """A game for OpenSpiel, `python_digsite_block_and_key` or `python_digsite_ancient_knowledge` to its `load_game`.

    `deals`: how many the chance node at the root offers; deal n is the game of seed n. The rest as for
    `pettingzoo_env`.
    """
    require("pyspiel", "openspiel")
    from digsite.envs.spiel import load

    return load(game, players, space, reward, deals, options)
