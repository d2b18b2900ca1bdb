"""PettingZoo's own checkers, and what they do not ask."""

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import digsite
from digsite.core import BadOption, IllegalAction
from digsite.envs import action_codec, pettingzoo_env
from digsite.envs.aec import DigsiteAEC
from digsite.games import GAMES
from tests.envs.play import TABLES


def play_on(env: DigsiteAEC, rng: random.Random, steps: int = 5_000) -> dict[str, float]:
    """Random steps; returns what each agent got, if the game came to its end."""
    got: dict[str, float] = {}
    for agent in env.agent_iter(steps):
        _, reward, terminated, _, info = env.last()
        if terminated:
            got[agent] = reward
        env.step(None if terminated else rng.choice(info["legal_ids"]))
    return got


# A Dict is not a Box, and agents that are not asked have an empty mask: PettingZoo warns of both.
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("space", ["whole", "split"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_passes_the_checks_of_pettingzoo(name: str, players: int, space: Any) -> None:
    def make() -> DigsiteAEC:
        return pettingzoo_env(name, players=players, space=space)

    api_test(make(), num_cycles=100)
    seed_test(make, num_cycles=30)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_plays_the_game_that_the_ids_say(name: str, players: int) -> None:
    env, codec, rng = pettingzoo_env(name, players=players), action_codec(name), random.Random(1)
    env.reset(seed=7)
    state = digsite.game(name).new(players, 7)
    for agent in env.agent_iter():
        observation, _, terminated, _, info = env.last()
        if terminated:
            env.step(None)
            continue
        assert agent == f"player_{state.deciders[0]}"
        assert info["legal_ids"].tolist() == codec.legal(state, state.deciders[0]).tolist()
        assert np.flatnonzero(observation["action_mask"]).tolist() == info["legal_ids"].tolist()
        assert observation["action_mask"] is info["action_mask"]
        chosen = rng.choice(info["legal_ids"])
        state.apply(codec.decode(int(chosen), state, state.deciders[0]))
        env.step(chosen)
        assert env.game_state.scores == state.scores
    assert digsite.replay(env.game_state.record().dumps()) == state


def test_the_split_space_takes_a_step_more_for_each_placement() -> None:
    env, rng = pettingzoo_env("block-and-key", players=2, space="split"), random.Random(3)
    env.reset(seed=3)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, _, info = env.last()
        if not terminated:
            steps += 1
            parts = env.layout.split(observation["observation"])
            # Where a block is half placed, only anchors are offered, and others are not told.
            assert bool(parts["chosen"].any()) == (info["legal_ids"][0] >= 198 and not parts["step"][8])
            other = "player_1" if env.agent_selection == "player_0" else "player_0"
            assert not env.layout.split(env.observe(other)["observation"])["chosen"].any()
        env.step(None if terminated else rng.choice(info["legal_ids"]))
    actions = env.game_state.actions()
    assert steps == len(actions) + sum(action.kind == "place" for action in actions)


def test_several_who_may_act_are_asked_by_seat() -> None:
    env = pettingzoo_env("ancient-knowledge", players=3)
    env.reset(seed=1)
    asked = []
    while len(env.game_state.deciders) > 1:
        asked.append(env.agent_selection)
        env.step(env.infos[env.agent_selection]["legal_ids"][0])
    assert asked == sorted(asked)
    assert set(asked) >= {"player_0", "player_1"}


def test_who_is_not_asked_may_do_nothing() -> None:
    env = pettingzoo_env("block-and-key", players=2)
    env.reset(seed=1)
    (other,) = {"player_0", "player_1"} - {env.agent_selection}
    assert not env.observe(other)["action_mask"].any()
    assert env.infos[other]["legal_ids"].tolist() == []
    with pytest.raises(ValueError, match="read-only"):
        env.infos[other]["action_mask"][0] = 1


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_id_is_refused_and_changes_nothing(name: str) -> None:
    env = pettingzoo_env(name)
    env.reset(seed=1)
    before, agent = env.game_state.clone(), env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="not legal now") as refusal:
        env.step(illegal)
    assert refusal.value.code == "not-offered"
    assert env.agent_selection == agent
    assert env.game_state == before


@pytest.mark.parametrize("name", GAMES)
def test_an_agent_may_write_on_what_it_was_given(name: str) -> None:
    env, luck = pettingzoo_env(name), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(40):
        observation, _, _, _, info = env.last()
        illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
        luck.shuffle(info["legal_ids"])
        chosen = info["legal_ids"][0]
        info["legal_ids"][:] = illegal
        observation["action_mask"][:] = 1
        with pytest.raises(IllegalAction):
            env.step(illegal)
        env.step(chosen)
    with pytest.raises(ValueError, match="read-only"):
        env.play.legal_ids[0] = 1


@pytest.mark.parametrize(
    ("reward", "players"), [(None, 1), ("points", 1), ("points", 3), ("lead", 3), ("win", 3), ("rank", 3)]
)
def test_rewards_come_at_the_end(reward: Any, players: int) -> None:
    env = pettingzoo_env("block-and-key", players=players, reward=reward)
    env.reset(seed=2)
    got = list(play_on(env, random.Random(2)).values())
    scores, outcome = env.game_state.scores, env.game_state.outcome
    assert outcome is not None
    if reward in (None, "points"):
        assert got == list(scores)
    elif reward == "lead":
        assert got == [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(players)]
    else:
        order = [got[seat] for (seat,) in outcome.ranking]
        assert order == ([1.0, -0.5, -0.5] if reward == "win" else [1.0, 0.0, -1.0])


@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.last(),
        lambda env: env.agent_iter(),
        lambda env: env.observe("player_0"),
        lambda env: env.step(0),
        lambda env: env.render(),
        lambda env: env.game_state,
    ],
)
def test_before_the_first_reset_there_is_nothing_to_ask(ask: Any) -> None:
    with pytest.raises(BadOption, match="expected a reset first"):
        ask(pettingzoo_env("block-and-key", render_mode="ansi"))


@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_there_is_no_step(name: str) -> None:
    env = pettingzoo_env(name)
    env.reset(seed=1)
    for _ in env.agent_iter():
        _, _, ended, _, info = env.last(observe=False)
        env.step(None if ended else info["legal_ids"][0])
    for action in (None, 3):
        with pytest.raises(BadOption, match="step: expected a reset first, since the game has ended"):
            env.step(action)
    with pytest.raises(BadOption, match="last: expected a reset first, since the game has ended"):
        env.last()


@pytest.mark.parametrize("options", [5, "scenario", {"scenario": 3}, {"scenario": "{}"}])
def test_a_reset_takes_the_data_of_a_position(options: Any) -> None:
    env = pettingzoo_env("ancient-knowledge")
    with pytest.raises(BadOption, match="expected"):
        env.reset(seed=1, options=options)


@pytest.mark.parametrize("number", [0.5, "1", None, True])
def test_a_step_takes_whole_numbers_alone(number: Any) -> None:
    env = pettingzoo_env("block-and-key")
    env.reset(seed=1)
    with pytest.raises(BadOption, match="action id: expected a whole number"):
        env.step(number)
    env.step(env.play.legal_ids[0])


def test_seeds_of_numpy_are_seeds() -> None:
    one, other = pettingzoo_env("block-and-key"), pettingzoo_env("block-and-key")
    one.reset(seed=np.int64(5))
    other.reset(seed=5)
    assert one.game_state == other.game_state
    with pytest.raises(BadOption, match="seed: expected a whole number"):
        one.reset(seed=5.5)  # type: ignore[arg-type]


def test_games_follow_from_the_last_seed_that_was_given() -> None:
    def deals(seed: int) -> list[Any]:
        env = pettingzoo_env("ancient-knowledge")
        found = []
        for number in range(3):
            env.reset(seed=seed if number == 0 else None)
            found.append(env.game_state.as_scenario())
        return found

    assert deals(5) == deals(5)
    assert deals(5)[1] != deals(6)[1]
    assert len({str(each) for each in deals(5)}) == 3


def test_a_game_may_begin_with_a_position() -> None:
    position = {"core": {"at": [4, 4], "north": "green"}, "seats": [{"supply": ["green I3"]}, {}], "turn": 1}
    env = pettingzoo_env("block-and-key", ask_forced=True)
    env.reset(seed=1, options={"scenario": position})
    assert env.agent_selection == "player_1"
    assert env.game_state.options["ask_forced"] is True
    with pytest.raises(BadOption, match="expected 2 seats, got 1"):
        env.reset(options={"scenario": position | {"seats": [{}], "turn": 0}})


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"players": 5}, "players: expected 1 to 4"),
        ({"nonsense": True}, "no such option"),
        ({"reward": "money"}, "reward: expected one of win, rank, points, lead"),
        ({"render_mode": "human"}, "render_mode: expected one of ansi, rgb_array, svg"),
        ({"space": "half"}, "space: expected one of whole, split"),
    ],
)
def test_what_an_environment_cannot_be_made_of_is_refused_at_once(arguments: dict[str, Any], what: str) -> None:
    with pytest.raises(BadOption, match=what):
        pettingzoo_env("block-and-key", **arguments)


@pytest.mark.parametrize("name", GAMES)
def test_it_renders_what_a_spectator_sees(name: str) -> None:
    pictures: list[Any] = []
    for mode in (None, "ansi", "rgb_array", "svg"):
        env = pettingzoo_env(name, render_mode=mode)
        env.reset(seed=4)
        play_on(env, random.Random(4), steps=40)
        pictures.append(env.render())
        env.close()
    nothing, letters, pixels, svg = pictures
    assert nothing is None
    assert len(letters.splitlines()) > 10
    assert pixels.dtype == np.uint8
    assert svg.startswith("<svg")
