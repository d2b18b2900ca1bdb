"""What observations look like to Gymnasium, and to PettingZoo, which uses its spaces."""

import numpy as np
from gymnasium import spaces

from digsite.envs.observations.layout import HIGHEST, LOWEST
from digsite.envs.play import Rules


def observation_space(rules: Rules) -> spaces.Dict:
    """The observation, and the mask of what is legal."""
    size, ids = rules.observer.layout.size, rules.codec.size
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (ids,), np.int8),
        }
    )
