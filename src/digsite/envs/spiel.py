"""The games for OpenSpiel: Python games whose one chance node, at the root, chooses the deal.

All later luck follows from the deal, and stays hidden until it shows. OpenSpiel's searches in Python run on them; those
in C++ crash on every Python game, upstream's own included.
"""

import random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from digsite.core import BadOption, IllegalAction, Json, Seat
from digsite.envs.actions import Space
from digsite.envs.observations import Layout
from digsite.envs.play import Play, Rules
from digsite.envs.rewards import MOST, Reward
from digsite.games import game

DEALS = 1_000
"""As many as the chance node offers unless told otherwise."""
LONGEST = 5_000
"""No game has this many steps."""


def load(
    name: str, players: int, space: Space, reward: Reward | None, deals: int, options: dict[str, Json]
) -> "DigsiteGame":
    game(name)  # refuses one that there is not, where OpenSpiel would list all of its own
    if options.pop("pieces", None) is not None:
        raise BadOption("pieces: expected the set designed here; OpenSpiel takes no other", option="pieces")
    chosen = {name: value for name, value in {"reward": reward, **options}.items() if value is not None}
    loaded: DigsiteGame = pyspiel.load_game(
        short_name(name), {"players": players, "space": space, "deals": deals, **chosen}
    )
    return loaded


def short_name(name: str) -> str:
    """What OpenSpiel calls it."""
    return f"python_digsite_{name.replace('-', '_')}"


def parameters(name: str) -> dict[str, Any]:
    """What a game can be loaded with, and what each is when left out."""
    options = {option.name: option.default for option in game(name).options.values() if option.default is not None}
    return {"players": 2, "space": "whole", "reward": "", "deals": DEALS, **options}


def game_type(name: str) -> Any:
    counts = game(name).player_counts
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Digsite {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


class DigsiteGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = parameters(self.name) | (params or {})
        players, self.deals = given.pop("players"), given.pop("deals")
        if self.deals < 1:
            raise BadOption(f"deals: expected a number from 1 on, got {self.deals}", option="deals")
        self.rules = Rules(self.name, players, given.pop("space"), given.pop("reward") or None, **given)
        most = 1.0 if self.rules.reward in ("win", "rank") else MOST
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.codec.size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.name], info, params or {})

    def new_initial_state(self) -> "DigsiteState":
        return DigsiteState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "DigsiteObserver":
        return DigsiteObserver(self.rules.observer.layout)


class BlockAndKeyGame(DigsiteGame):
    name = "block-and-key"


class AncientKnowledgeGame(DigsiteGame):
    name = "ancient-knowledge"


class DigsiteState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """Where several seats may act, the lowest is asked first."""

    def __init__(self, game: DigsiteGame) -> None:
        super().__init__(game)
        self.rules, self._deals = game.rules, game.deals
        self.play: Play | None = None
        """None before the deal."""

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.is_over else self.play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: Seat) -> list[int]:
        ids: list[int] = [] if self.play is None else self.play.legal_ids.tolist()
        return ids

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            if not 0 <= action < self._deals:
                raise IllegalAction(
                    f"deal: expected 0 to {self._deals - 1}, got {action}", code=IllegalAction.NOT_OFFERED
                )
            self.play = Play(self.rules, self.rules.game.new(self.rules.players, action, **self.rules.options))
        else:
            self.play.step(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.codec.name(action)

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.is_over

    def returns(self) -> list[float]:
        return [0.0] * self.rules.players if self.play is None else self.play.rewards()

    def resample_from_infostate(self, player: Seat, sampler: Any) -> "DigsiteState":
        """Another state that this player may be in for all it knows; `sampler` gives a number from 0 to 1."""
        twin: DigsiteState = self.clone()
        if twin.play is not None:
            seen = twin.play.state.view(player)
            twin.play = twin.play.clone(self.rules.game.determinize(seen, random.Random(sampler())))
        return twin

    def known(self, player: Seat) -> str:
        """All that this player may know, as text: equal texts are equal knowledge."""
        if self.play is None:
            return ""
        half = self.play.half_of(player)
        return msgspec.json.encode([self.play.state.view(player), half], order="deterministic").decode()

    def __str__(self) -> str:
        """How the game came here, so that different states have different texts."""
        if self.play is None:
            return "before the deal"
        half = None if self.play.is_over else self.play.half_of(self.play.seat)
        return str(self.play.state.record().to_dict() | ({} if half is None else {"chosen": half}))


class DigsiteObserver:
    """An observer as OpenSpiel wants it: `tensor` and, part by part, `dict`."""

    def __init__(self, layout: Layout) -> None:
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {name: self.tensor[part.place].reshape(part.shape) for name, part in layout.items()}

    def set_from(self, state: DigsiteState, player: Seat) -> None:
        self.tensor[:] = 0.0 if state.play is None else state.play.observe(player)

    def string_from(self, state: DigsiteState, player: Seat) -> str:
        return state.known(player)


TYPES = {name: game_type(name) for name in (BlockAndKeyGame.name, AncientKnowledgeGame.name)}
for each in (BlockAndKeyGame, AncientKnowledgeGame):
    pyspiel.register_game(TYPES[each.name], each)
