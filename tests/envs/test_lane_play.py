"""The compiled rules play what the rules to read play, and hand over to them whenever the position is wanted."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

import digsite
from digsite.core import IllegalAction
from digsite.envs import pettingzoo_env
from digsite.envs.aec import DigsiteAEC
from digsite.envs.lane_play import LanePlay, dealer_for
from digsite.envs.play import Dealer, Play, Rules


def looked_at(env: DigsiteAEC) -> dict[str, Any]:
    """All that an agent can be shown."""
    seen = {agent: env.observe(agent)["observation"].tobytes() for agent in env.possible_agents}
    _, reward, ended, _, info = env.last(observe=False)
    mask, ids = info["action_mask"].tobytes(), info["legal_ids"].tolist()
    return {"seen": seen, "agent": env.agent_selection, "reward": reward, "ended": ended, "mask": mask, "ids": ids}


def on_the_rules(env: DigsiteAEC) -> DigsiteAEC:
    """An environment of the same games that never asks the compiled rules."""
    twin = DigsiteAEC(env.rules)
    twin._dealer = Dealer(env.rules)
    return twin


@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_both_show_the_same_to_the_end(players: int, reward: Any) -> None:
    env = pettingzoo_env("block-and-key", players, reward=reward, ask_forced=players == 3)
    twin, luck = on_the_rules(env), random.Random(players)
    env.reset(seed=players)
    twin.reset(seed=players)
    for _ in env.agent_iter():
        shown = looked_at(env)
        assert shown == looked_at(twin)
        chosen = None if shown["ended"] else luck.choice(shown["ids"])
        env.step(chosen)
        twin.step(chosen)
    assert not twin.agents
    assert isinstance(env.play, LanePlay)
    assert not isinstance(twin.play, LanePlay)
    assert env.game_state.record() == twin.game_state.record()
    assert env.play.rewards() == twin.play.rewards()


def steps(env: DigsiteAEC, number: int) -> None:
    for _ in range(number):
        env.step(env.last(observe=False)[4]["legal_ids"][-1])


def test_who_looks_at_the_position_sees_it_and_the_game_goes_on() -> None:
    env = pettingzoo_env("block-and-key")
    twin = on_the_rules(env)
    for each in (env, twin):
        each.reset(seed=5)
        steps(each, 12)
    before = looked_at(env)
    assert env.game_state == twin.game_state
    assert looked_at(env) == before == looked_at(twin)
    for each in (env, twin):
        steps(each, 5)
    assert looked_at(env) == looked_at(twin)
    assert digsite.replay(env.game_state.record().dumps()) == env.game_state


def test_a_position_that_was_changed_by_hand_is_gone_on_from() -> None:
    env = pettingzoo_env("block-and-key")
    env.reset(seed=5)
    env.game_state.apply(env.game_state.legal_actions()[0])
    assert len(env.game_state.actions()) == 1


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike_and_for_itself(copied: Any) -> None:
    env = pettingzoo_env("block-and-key")
    env.reset(seed=5)
    steps(env, 12)
    twin = copied(env)
    shown = looked_at(env)
    assert looked_at(twin) == shown
    steps(twin, 9)
    assert looked_at(env) == shown
    steps(env, 9)
    assert looked_at(env) == looked_at(twin)
    for each in (env, twin):
        each.reset()
    assert looked_at(env) == looked_at(twin)


def test_an_id_that_is_not_legal_changes_nothing() -> None:
    env = pettingzoo_env("block-and-key")
    env.reset(seed=5)
    shown = looked_at(env)
    for number in (-1, 5_000, np.int32(33_233)):
        with pytest.raises((IllegalAction, digsite.BadOption)):
            env.step(number)
    assert looked_at(env) == shown
    assert isinstance(env.play, LanePlay)


def test_two_games_of_one_environment_do_not_meet() -> None:
    env = pettingzoo_env("block-and-key")
    env.reset(seed=5)
    first = env.play
    observed, ids = first.observe(0), first.legal_ids
    env.reset(seed=6)
    steps(env, 5)
    assert np.array_equal(first.observe(0), observed)
    assert np.array_equal(first.legal_ids, ids)


@pytest.mark.parametrize(("game", "more"), [("ancient-knowledge", {}), ("block-and-key", {"space": "split"})])
def test_games_without_compiled_rules_are_played_by_the_rules(game: str, more: dict[str, Any]) -> None:
    assert type(dealer_for(Rules(game, 2, **more)).deal(1)) is Play
