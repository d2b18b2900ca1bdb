"""Gymnasium's own checker, and one learner among bots."""

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import digsite
from digsite.bots import Budget
from digsite.core import Action, Actions, BadOption, IllegalAction, View
from digsite.envs import gymnasium_env
from digsite.envs.learner import DigsiteLearner
from digsite.envs.registration import IDS
from digsite.games import GAMES
from tests.envs.play import TABLES


def play_on(env: DigsiteLearner, rng: random.Random) -> tuple[float, dict[str, Any]]:
    """Random legal steps to the end; returns the sum of rewards and the last info."""
    _, info = env.reset(seed=rng.randrange(1000))
    got, ended = 0.0, False
    while not ended:
        assert env.game_state.deciders[0] == env.seat
        assert np.flatnonzero(env.action_masks()).tolist() == info["legal_ids"].tolist()
        _, reward, ended, truncated, info = env.step(rng.choice(info["legal_ids"]))
        assert not truncated
        got += reward
    return got, info


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_passes_the_check_of_gymnasium(name: str, players: int) -> None:
    check_env(gymnasium_env(name, players=players, seat=players - 1), skip_render_check=True)


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_it_by_its_name(name: str) -> None:
    env = gymnasium.make(name, opponents="greedy", ask_forced=True, disable_env_checker=True)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    learner = env.unwrapped
    assert isinstance(learner, DigsiteLearner)
    assert learner.game_state.options["ask_forced"] is True


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_plays_several_side_by_side(name: str) -> None:
    """However many ids are legal in each."""
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", opponents="random")
    observed, infos = envs.reset(seed=1)
    lengths = set()
    for _ in range(12):
        masks = observed["action_mask"]
        assert [np.flatnonzero(mask).tolist() for mask in masks] == infos["legal_ids"].tolist()
        lengths.add(len({len(ids) for ids in infos["legal_ids"]}))
        observed, _, _, _, infos = envs.step(np.array([ids[-1] for ids in infos["legal_ids"]]))
    assert max(lengths) > 1
    envs.close()


def test_gymnasium_films_it_without_a_warning() -> None:
    env = gymnasium.make("digsite/AncientKnowledge-v1", render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.shape[2] == 3
    assert env.metadata["render_fps"] > 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_learner_plays_a_game_to_its_end_among_bots(name: str, players: int) -> None:
    env = gymnasium_env(name, players=players, seat=None, reward="points")
    for seed in range(2):
        got, info = play_on(env, random.Random(seed))
        assert got == env.game_state.scores[env.seat]
        assert info["scores"].tolist() == list(env.game_state.scores)
        assert info["legal_ids"].tolist() == []
        assert digsite.replay(env.game_state.record().dumps()) == env.game_state


def test_the_same_seed_gives_the_same_game() -> None:
    def end(seed: int) -> Any:
        env = gymnasium_env("block-and-key", players=3, seat=None, opponents=["greedy", "random"], space="split")
        play_on(env, random.Random(seed))
        return env.game_state.record().dumps()

    assert end(1) == end(1)
    assert end(1) != end(2)


def test_an_id_that_is_not_legal_ends_the_game() -> None:
    env = gymnasium_env("block-and-key")
    env.reset(seed=1)
    before = env.game_state.clone()
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, truncated, info = env.step(np.int64(illegal))
    assert (reward, ended, truncated, info["illegal"]) == (-1.0, True, False, illegal)
    assert env.game_state == before
    with pytest.raises(BadOption, match="reset first"):
        env.step(illegal)
    env.reset()
    assert env.step(env.play.legal_ids[0])[2] is False


@pytest.mark.parametrize(("reward", "players"), [("win", 3), ("rank", 3), ("points", 2), ("lead", 2), ("points", 1)])
@pytest.mark.parametrize("name", GAMES)
def test_breaking_off_by_an_illegal_id_is_worse_than_losing(name: str, reward: Any, players: int) -> None:
    if players not in digsite.game(name).player_counts:
        players = 2
    env = gymnasium_env(name, players=players, opponents="greedy", reward=reward)
    lost = play_on(env, random.Random(0))[0]
    env.reset(seed=1)
    _, got, *_ = env.step(env.rules.codec.size - 1)
    assert env.rules.illegal == got < lost or lost == -1.0 == got


@pytest.mark.parametrize("number", [0.7, 1.0, "1", None, np.float64(1.0), True])
def test_a_step_takes_whole_numbers_alone(number: Any) -> None:
    env = gymnasium_env("block-and-key")
    env.reset(seed=1)
    with pytest.raises(BadOption, match="action id: expected a whole number"):
        env.step(number)
    assert env.step(np.int32(env.play.legal_ids[0]))[2] is False


def test_seeds_of_numpy_are_seeds() -> None:
    one, other = gymnasium_env("ancient-knowledge"), gymnasium_env("ancient-knowledge")
    one.reset(seed=np.int64(5))
    other.reset(seed=5)
    assert one.game_state == other.game_state


@pytest.mark.parametrize(
    "ask", [lambda env: env.step(0), lambda env: env.render(), lambda env: env.action_masks(), lambda env: env.play]
)
def test_before_the_first_reset_there_is_nothing_to_ask(ask: Any) -> None:
    with pytest.raises(BadOption, match="expected a reset first"):
        ask(gymnasium_env("block-and-key", render_mode="ansi"))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike_and_for_itself(copied: Any) -> None:
    env = gymnasium_env("ancient-knowledge")
    _, info = env.reset(seed=5)
    twin = copied(env)
    seen = twin.step(info["legal_ids"][0])[0]["observation"]
    assert env.play.legal_ids.tolist() == info["legal_ids"]
    assert (env.step(info["legal_ids"][0])[0]["observation"] == seen).all()


@pytest.mark.parametrize("seat", [-1, 2, "1", True, 1.0])
def test_a_seat_that_is_not_there_is_refused_at_once(seat: Any) -> None:
    with pytest.raises(BadOption, match="seat: expected 0 to 1, or None"):
        gymnasium_env("block-and-key", seat=seat)


class First:
    """A bot of one's own that remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        self.asked += 1
        assert view["seat"] == 1
        assert budget.seconds == 0.5
        return legal_actions[0]


FIRST = First()


@pytest.mark.parametrize("listed", [True, False])
def test_a_bot_of_ones_own_may_play_along(listed: bool) -> None:
    own = First()
    env = gymnasium_env("block-and-key", players=2, seat=0, opponents=[own] if listed else own, seconds=0.5)
    play_on(env, random.Random(1))
    assert own.asked > 5


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"seat": 2}, "seat: expected 0 to 1"),
        ({"opponents": ["random", "random"]}, "opponents: expected 1, or one name for all; got 2"),
        ({"opponents": ["nobody"]}, "no bot 'nobody'"),
        ({"players": 4, "opponents": ["random", "random"]}, "opponents: expected 3"),
        ({"players": 4, "opponents": First()}, "opponents: expected 3, or one name for all; got 1"),
        ({"players": 3, "opponents": [FIRST, FIRST]}, "expected another bot for each seat; got the same one twice"),
        ({"opponents": First}, "got the class First, not one of its bots"),
        ({"opponents": 7}, "expected a name or a bot with a method choose; got 7"),
    ],
)
def test_what_an_environment_cannot_be_made_of_is_refused_at_once(arguments: dict[str, Any], what: str) -> None:
    with pytest.raises(BadOption, match=what):
        gymnasium_env("block-and-key", **arguments)


def test_it_renders_what_a_spectator_sees() -> None:
    env = gymnasium_env("block-and-key", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.ndim == 3


@pytest.mark.parametrize("answer", [None, "place", 3])
def test_an_opponent_that_answers_what_is_no_choice_is_named(answer: object) -> None:
    class Absent:
        def choose(self, *_: object) -> Any:
            return answer

    env = gymnasium_env("block-and-key", players=2, seat=1, opponents=Absent())
    with pytest.raises(IllegalAction, match="the opponent at seat 0, Absent: expected an action"):
        env.reset(seed=1)
