"""The games as learners expect them: action ids, observations, PettingZoo, Gymnasium and OpenSpiel."""

from digsite.envs.actions import ActionCodec, action_codec

__all__ = ["ActionCodec", "action_codec"]
