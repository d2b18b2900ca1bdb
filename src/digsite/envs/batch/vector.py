"""The batch as Gymnasium's vector environment: one learner for all seats, each step from the seat that decides."""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from digsite.core import BadOption
from digsite.envs.batch.batch_env import BatchEnv
from digsite.envs.batch.lanes import Ended
from digsite.envs.batch.loops import mask_lanes
from digsite.envs.copying import CopiedWhole
from digsite.envs.spaces import observation_space

_modes: Any = getattr(gymnasium.vector, "AutoresetMode", None)  # since Gymnasium 1.1


class BatchVectorEnv(CopiedWhole, gymnasium.vector.VectorEnv[Any, Any, Any]):
    """A game that ends is followed by the next within the same step; `final_obs` has what was seen at its end.

    The reward of a step is that of the seat that made it; `info["rewards"]` has those of all. An id that is not legal
    ends the game with the worst reward there is, as in the environment of one game.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": _modes.SAME_STEP} if _modes else {}  # type: ignore[misc]

    def __init__(self, batch: BatchEnv, mask: bool = True) -> None:
        """Without a mask, `info["legal_ids"]` says what is legal: 33,234 numbers a lane are written less each step."""
        self.batch = batch
        self.num_envs = len(batch)
        whole = observation_space(batch.rules)
        self.single_observation_space = whole if mask else spaces.Dict({"observation": whole["observation"]})
        self.single_action_space = spaces.Discrete(batch.rules.codec.size)
        self.observation_space = batch_space(self.single_observation_space, len(batch))
        self.action_space = batch_space(self.single_action_space, len(batch))
        self._masks = np.zeros((len(batch) if mask else 0, batch.rules.codec.size), np.int8)
        self._masked = np.empty(0, np.int64), np.zeros(len(batch) + 1, np.int64)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[np.int8]], dict[str, Any]]:
        """Deal all games: from this seed and those that follow it, from a seed for each, or from those that follow from
        the last that were given. All of them, from their beginning: no position and no part of them is taken."""
        for name in ("scenario", "reset_mask"):
            if name in (options or {}):
                raise BadOption(f"{name}: expected none, since a batch deals all its games anew", option=name)
        return self._seen(self.batch.reset(seed).observations)

    def step(
        self, actions: ArrayLike
    ) -> tuple[dict[str, NDArray[np.int8]], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carry out an id in each game."""
        chosen = self.batch.checked(actions)
        allowed = self.batch.allows(chosen)
        ended = self.batch.advance(chosen, allowed, show_last=True)
        rewards, done = self.batch.rewards(ended), ended.reasons != 0
        final = self._final(ended, allowed) if done.any() else {}
        observed, infos = self._seen(self.batch.look().observations)
        infos |= {"rewards": rewards, **final}
        if not allowed.all():
            infos |= {"illegal": np.where(allowed, 0, chosen), "_illegal": ~allowed}
        return observed, rewards[np.arange(len(chosen)), ended.seats], done, np.zeros(len(chosen), np.bool_), infos

    def _seen(self, observations: NDArray[np.int8]) -> tuple[dict[str, NDArray[np.int8]], dict[str, Any]]:
        ids, offsets = self.batch.legal
        infos = {"legal_ids": ids.copy(), "legal_offsets": offsets.copy(), "seats": self.batch.seats}
        if not len(self._masks):
            return {"observation": observations}, infos
        mask_lanes(*self._masked, ids, offsets, self._masks)
        self._masked = ids, offsets
        return {"observation": observations, "action_mask": self._masks.copy()}, infos

    def _final(self, ended: Ended, allowed: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observation and the scores of the games that have ended, as Gymnasium's own environments give them;
        before what follows is looked at. Nothing is legal after an end; where a game was broken off, what had been."""
        done = ended.reasons != 0
        seen = np.full(len(done), None, object)
        for lane in done.nonzero()[0]:
            seen[lane] = {"observation": ended.last_seen[lane].copy()}
            if len(self._masks):
                mask = self._masks[lane]
                seen[lane]["action_mask"] = np.zeros_like(mask) if allowed[lane] else mask.copy()
        return {
            "final_obs": seen,
            "_final_obs": done,
            "final_info": {"scores": ended.scores, "_scores": done},
            "_final_info": done,
        }

    def render(self) -> None:
        """A batch has no picture; `batch.state(lane)` has one."""

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""
