"""The games for PettingZoo: one agent acts after the other (AEC)."""

from typing import Any, ClassVar, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from digsite.core import BadOption, State
from digsite.envs.copying import CopiedWhole
from digsite.envs.lane_play import dealer_for
from digsite.envs.observations.layout import Layout
from digsite.envs.play import Play, Rules, ended, not_dealt, scenario_of
from digsite.envs.rendering import METADATA, Picture, Renderer
from digsite.envs.spaces import observation_space


class DigsiteAEC(CopiedWhole, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are `player_0` and so on, by seat. Of several that may act at once, the lowest seat is asked first."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "is_parallelizable": False}

    def __init__(self, rules: Rules, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{rules.game.name.replace('-', '_')}_v{rules.game.version}"}  # type: ignore[misc]
        self.rules = rules
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self._dealer = dealer_for(rules)
        self._play: Play | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(rules) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(rules.codec.size) for agent in self.possible_agents}
        self._nothing: dict[str, Any] = {"action_mask": _closed(rules.codec.size), "legal_ids": np.empty(0, np.int64)}

    # What an agent writer may want besides.

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

    # PettingZoo's interface.

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; `options={"scenario": {...}}` begins with a position instead."""
        self._play = play = self._dealer.deal(seed, scenario_of(options))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._nothing)
        self.agent_selection = self.agents[0]
        self._ask(play)

    def observe(self, agent: str) -> dict[str, NDArray[np.int8]]:
        play, info = self.play, self.infos.get(agent, self._nothing)
        return {"observation": play.observe(self._seats[agent]), "action_mask": info["action_mask"]}

    def step(self, action: SupportsIndex | None) -> None:
        """Carry out the id (None after the end); IllegalAction if it is not legal, and nothing has changed."""
        play, agent = self.play, self.agent_selection
        if not self.agents:
            raise ended("step")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption("action id: expected a whole number, got None while the game goes on", option="action")
        play.choose(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._nothing
        self._ask(play)

    def _ask(self, play: Play) -> None:
        """Turn to the agent that acts next, or end the game."""
        if play.is_over:
            self.rewards = dict(zip(self.agents, play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = agent = self.possible_agents[play.seat]
            # A copy: agents may shuffle theirs, and the game judges by its own.
            self.infos[agent] = {"action_mask": play.mask(), "legal_ids": play.legal_ids.copy()}

    def last(self, observe: bool = True) -> tuple[Any, ...]:
        """What the agent that acts next sees, and what it got."""
        if self._play is None:
            raise not_dealt("play")
        if not self.agents:
            raise ended("last")
        found: tuple[Any, ...] = super().last(observe)
        return found

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they act."""
        _ = self.play
        return super().agent_iter(max_iter)

    def render(self) -> Picture | None:
        return self._renderer.render(self.play.state)

    def close(self) -> None:
        """There is nothing to close."""


def _closed(size: int) -> NDArray[np.int8]:
    """A mask that allows nothing; it is shared, so nobody may write on it."""
    mask = np.zeros(size, np.int8)
    mask.flags.writeable = False
    return mask
