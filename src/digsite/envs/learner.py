"""The games for Gymnasium: one learner among bots, which play whenever they are asked."""

import random
from collections.abc import Sequence
from typing import Any, ClassVar, SupportsIndex, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from digsite.core import BadOption, Seat, State
from digsite.core.plain import whole_number
from digsite.envs.actions.id_table import whole
from digsite.envs.copying import CopiedWhole
from digsite.envs.observations.layout import Layout
from digsite.envs.opponents import Opponent, Opponents, one_each
from digsite.envs.play import Dealer, Play, Rules, ended, not_dealt, plain_seed, scenario_of
from digsite.envs.rendering import METADATA, Picture, Renderer
from digsite.envs.spaces import observation_space

Observed: TypeAlias = dict[str, NDArray[np.int8]]


class LegalIds(list[int]):
    """The legal ids in an info. Gymnasium's vector environments lay arrays of several infos side by side, which takes
    some of one length; lists they leave as they are."""

    def tolist(self) -> list[int]:
        """As an array has it."""
        return list(self)


class DigsiteLearner(CopiedWhole, gymnasium.Env[Any, np.int64]):
    """A Gymnasium environment of one seat."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA}  # type: ignore[misc]

    def __init__(
        self,
        rules: Rules,
        seat: Seat | None,
        opponents: Opponent | Sequence[Opponent],
        seconds: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and whole_number(seat) not in range(rules.players):
            raise BadOption(f"seat: expected 0 to {rules.players - 1}, or None; got {seat!r}", option="seat")
        self.rules = rules
        self.render_mode = render_mode
        self.observation_space = observation_space(rules)
        self.action_space = gymnasium.spaces.Discrete(rules.codec.size)
        self._seat = seat
        self._opponents = one_each(opponents, rules.players, rules.game.name)
        self._seconds = seconds
        self._renderer = Renderer(render_mode)
        self._dealer = Dealer(rules)
        self._play: Play | None = None
        self._ended = True

    @property
    def play(self) -> Play:
        """The game in the making."""
        if self._play is None:
            raise not_dealt("play")
        return self._play

    @property
    def game_state(self) -> State:
        """The whole position, secrets included."""
        return self.play.state

    @property
    def layout(self) -> Layout:
        """Where everything lies in an observation."""
        return self.rules.observer.layout

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks it."""
        return self.play.mask().astype(np.bool_)

    # Gymnasium's interface.

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game; `options={"scenario": {...}}` begins with a position instead."""
        number = None if seed is None else plain_seed(seed)
        super().reset(seed=number)
        self._play = self._dealer.deal(number, scenario_of(options))
        luck = random.Random(f"{self.play.state.chance.plain_seed}/seat")
        self.seat = luck.randrange(self.rules.players) if self._seat is None else self._seat
        self._others = Opponents(self._opponents, self.play, self.seat, self._seconds)
        self._others.play_on(self.play)
        self._ended = self.play.is_over
        return self._observed()

    def step(self, action: SupportsIndex) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Carry out the id, then let the others play. One that is not legal ends the game."""
        play, number = self.play, whole(action)
        if self._ended:
            raise ended("step")
        if not play.allows(number):
            self._ended = True
            observation, info = self._observed()
            return observation, self.rules.illegal, True, False, {**info, "illegal": number}
        self._others.hear(play.step(number))
        self._others.play_on(self.play)
        self._ended = self.play.is_over
        observation, info = self._observed()
        return observation, self.play.rewards()[self.seat], self._ended, False, info

    def render(self) -> Picture | None:
        return self._renderer.render(self.play.state)

    def _observed(self) -> tuple[Observed, dict[str, Any]]:
        mask = self.play.mask()
        info: dict[str, Any] = {"action_mask": mask, "legal_ids": LegalIds(self.play.legal_ids.tolist())}
        if self.play.is_over:
            info["scores"] = np.array(self.play.state.scores)
        return {"observation": self.play.observe(self.seat), "action_mask": mask}, info
