"""One game in the making, as every environment plays it: by action ids, observed as arrays, rewarded at its end."""

import random
import secrets
from collections.abc import Mapping
from typing import Any, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from digsite.core import Action, BadOption, Chance, Event, IllegalAction, Json, Position, Seat, State
from digsite.envs.actions import Ids, Space, action_codec
from digsite.envs.actions.id_table import whole
from digsite.envs.actions.split import ChooseBlock, HalfPlaced
from digsite.envs.observations import Observation, observer
from digsite.envs.rewards import Reward, default_reward, rewards_by, worst
from digsite.games import game


class Rules:
    """What an environment plays: the same for all its games."""

    def __init__(
        self, name: str, players: int, space: Space = "whole", reward: Reward | None = None, **options: Json
    ) -> None:
        self.game = game(name)
        self.players = players
        self.space = space
        self.options = options
        # A deal refuses what the game does not take, now and not in the middle of a training.
        self.game.new(players, 0, **options)
        pieces = options.get("pieces")
        self.codec = action_codec(name, space, pieces)
        self.observer = observer(name, pieces)
        self.reward = reward or default_reward(players)
        self.rewards = rewards_by(self.reward)
        self.illegal = worst(self.reward)
        """The reward of an id that is not legal, where that ends the game."""

    def __deepcopy__(self, memo: object) -> Self:
        """They never change, so that a copy shares them."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _rules_again, (self.game.name, self.players, self.space, self.reward, self.options)


def _rules_again(name: str, players: int, space: Space, reward: Reward, options: dict[str, Json]) -> Rules:
    return Rules(name, players, space, reward, **options)


class Play:
    """Where several seats decide at once, the lowest is asked first."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self._state = state
        self._half: str | None = None
        """In the split space, the block that is about to be placed."""
        self._ids: Ids | None = None

    @property
    def state(self) -> State:
        """The whole position, secrets included."""
        return self._state

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.state.deciders[0]

    @property
    def legal_ids(self) -> Ids:
        """What that seat may choose, ascending; to be read only, since choices are judged by it."""
        if self._ids is None:
            self._ids = self._list_ids()
            self._ids.flags.writeable = False
        return self._ids

    def _list_ids(self) -> Ids:
        return self.rules.codec.legal(self._position)

    def mask(self) -> NDArray[np.int8]:
        """The same with a 1 for each id that may be chosen."""
        mask = np.zeros(self.rules.codec.size, np.int8)
        mask[self.legal_ids] = 1
        return mask

    def allows(self, number: int) -> bool:
        ids = self.legal_ids
        place = int(ids.searchsorted(number))
        return place < len(ids) and ids[place] == number

    def allowed(self, number: SupportsIndex) -> int:
        """The id as a plain number; IllegalAction if it may not be chosen."""
        chosen = whole(number)
        if not self.allows(chosen):
            raise self._refusal(chosen)
        return chosen

    def choose(self, number: SupportsIndex) -> None:
        """As `step`, where nobody asks what happened."""
        self.step(number)

    def step(self, number: SupportsIndex) -> list[Event]:
        """Carry out an id; IllegalAction changes nothing."""
        action = self.rules.codec.decode(self.allowed(number), self._position, self.seat)
        if isinstance(action, ChooseBlock):
            self._half, self._ids = action.block, None
            return []
        return self.apply(action)

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action that was chosen elsewhere, by a bot."""
        events = self.state.apply(action)
        self._half = self._ids = None
        return events

    def _refusal(self, number: int) -> IllegalAction:
        if self.is_over:
            return IllegalAction("the game is over", code=IllegalAction.GAME_OVER)
        name = self.rules.codec.name(number)
        return IllegalAction(f"action id {number}, {name}, is not legal now", code=IllegalAction.NOT_OFFERED)

    def observe(self, seat: Seat) -> Observation:
        """What that seat observes; a block half placed is its own business."""
        return self.rules.observer.of_state(self.state, seat, self.half_of(seat))

    def half_of(self, seat: Seat) -> str | None:
        """In the split space, the block that this seat is about to place."""
        return self._half if self._half is not None and seat == self.seat else None

    def rewards(self) -> list[float]:
        """What the game brought each seat; nothing before its end."""
        outcome = self.state.outcome
        return self.no_rewards() if outcome is None else self.rules.rewards(outcome)

    def no_rewards(self) -> list[float]:
        return [0.0] * self.rules.players

    def clone(self, state: State | None = None) -> "Play":
        """An independent copy; with a state, one that goes on from there."""
        twin = Play(self.rules, self.state.clone() if state is None else state)
        twin._half = self._half
        return twin

    def __deepcopy__(self, memo: object) -> "Play":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _play_again, (self.rules, self.state.to_json(), self._half)

    @property
    def _position(self) -> Any:
        """What the codec is asked about."""
        return self.state if self._half is None else HalfPlaced(self.state, self._half)


def _play_again(rules: Rules, state: str, half: str | None) -> Play:
    play = Play(rules, rules.game.from_json(state))
    play._half = half
    return play


def plain_seed(seed: Any) -> int:
    """As a game takes it, whoever made the number: a text that is one too, and no more than 255 bits."""
    return Chance(seed).seed


def not_dealt(what: str) -> BadOption:
    """What an environment is asked for that has dealt no game yet."""
    return BadOption(f"{what}: expected a reset first; no game was dealt yet", option="reset")


def ended(what: str) -> BadOption:
    """What an environment is asked for after the end."""
    return BadOption(f"{what}: expected a reset first, since the game has ended", option=what)


def scenario_of(options: Any) -> Position | None:
    """The position with which a reset is to begin, if its options name one; others' options are let pass."""
    if not isinstance(options, Mapping | None):
        raise BadOption(f"options: expected names and values, got {options!r}", option="options")
    scenario = (options or {}).get("scenario")
    if not isinstance(scenario, Mapping | None):
        raise BadOption(f"scenario: expected the data of a position, got {scenario!r}", option="scenario")
    return None if scenario is None else dict(scenario)


class Dealer:
    """Deals one game after the other, the same ones after the same seed."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._seeds = random.Random(secrets.randbits(128))

    def deal(self, seed: SupportsIndex | None = None, scenario: Position | None = None) -> Play:
        """A game from this seed; without one, the next of those that follow from the last seed that was given."""
        if seed is None:
            number = self._seeds.getrandbits(64)
        else:
            number = plain_seed(seed)
            self._seeds = random.Random(number)
        rules = self._rules
        if scenario is None:
            return self._begin(number)
        state = rules.game.scenario(**{"seed": number, **rules.options, **scenario})
        if state.players != rules.players:
            raise BadOption(f"scenario: expected {rules.players} seats, got {state.players}", option="scenario")
        return Play(rules, state)

    def _begin(self, seed: int) -> Play:
        rules = self._rules
        return Play(rules, rules.game.new(rules.players, seed, **rules.options))
