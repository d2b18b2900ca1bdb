"""The games as learners expect them: action ids, observations, PettingZoo, Gymnasium and OpenSpiel."""

from digsite.envs.actions import ActionCodec, action_codec
from digsite.envs.observations import Observer, observer

__all__ = ["ActionCodec", "Observer", "action_codec", "observer"]
