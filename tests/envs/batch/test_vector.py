"""The batch by Gymnasium's vector interface."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from digsite.core import BadOption
from digsite.envs import vector_env
from digsite.envs.batch.vector import BatchVectorEnv


@pytest.mark.parametrize("name", ["digsite/BlockAndKeySolo-v1", "digsite/BlockAndKeySelfPlay-v1"])
def test_gymnasium_makes_it_by_name(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3)
    assert isinstance(envs.unwrapped, BatchVectorEnv)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    observations, _ = envs.reset(seed=5)
    assert observations in envs.observation_space
    envs.close()


@pytest.mark.parametrize("players", [1, 2])
def test_games_are_played_by_the_mask(players: int) -> None:
    envs, luck = vector_env(players=players, num_envs=4), np.random.default_rng(1)
    observed, infos = envs.reset(seed=9)
    ended = 0
    for _ in range(130):
        assert observed in envs.observation_space
        for lane in range(4):
            low, high = infos["legal_offsets"][lane : lane + 2]
            assert observed["action_mask"][lane].nonzero()[0].tolist() == infos["legal_ids"][low:high].tolist()
        actions = np.array([luck.choice(mask.nonzero()[0]) for mask in observed["action_mask"]])
        assert actions in envs.action_space
        seats = infos["seats"]
        observed, rewards, terminations, truncations, infos = envs.step(actions)
        assert not truncations.any()
        assert (rewards == infos["rewards"][np.arange(4), seats]).all()
        for lane in terminations.nonzero()[0].tolist():
            ended += 1
            state = envs.batch.state(lane)
            assert state.outcome is not None
            expected = envs.batch.rules.observer.of_state(state, int(seats[lane]))
            assert (infos["final_obs"][lane]["observation"] == expected).all()
            assert infos["final_obs"][lane] in envs.single_observation_space
            assert not infos["final_obs"][lane]["action_mask"].any()
            assert infos["final_info"]["scores"][lane].tolist() == list(state.scores)
            assert infos["rewards"][lane].tolist() == envs.batch.rules.rewards(state.outcome)
    assert ended > 3


@pytest.mark.parametrize("options", [{"scenario": {}}, {"reset_mask": np.array([True, False])}])
def test_it_deals_all_games_or_none(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="a batch deals all its games anew"):
        vector_env(num_envs=2).reset(seed=1, options=options)


def test_the_ids_in_the_infos_may_be_written_on() -> None:
    envs = vector_env(players=2, num_envs=4)
    observed, infos = envs.reset(seed=1)
    for _ in range(20):
        infos["legal_ids"][:] = 0
        observed, _, _, _, infos = envs.step(observed["action_mask"].argmax(axis=1))
        ids, offsets = envs.batch.legal
        assert observed["action_mask"].nonzero()[1].tolist() == ids.tolist()
        assert observed["action_mask"].sum(axis=1).tolist() == np.diff(offsets).tolist()


def test_an_id_that_is_not_legal_ends_the_game() -> None:
    envs = vector_env(players=2, num_envs=2, mask=False)
    observed, infos = envs.reset(seed=1)
    assert list(observed) == ["observation"]
    seats = infos["seats"]
    _, rewards, terminations, _, infos = envs.step(np.array([0, 33_000]))
    assert rewards.tolist() == [0.0, -1.0]
    assert terminations.tolist() == [False, True]
    assert infos["illegal"].tolist() == [0, 33_000]
    assert infos["rewards"][1, seats[1]] == -1.0
    assert infos["final_obs"][0] is None
    assert envs.batch.record(1).actions == ()
    envs.step(np.array([4, 0]))
    assert envs.batch.record(1).origin.seed == 1 + 1 + 2


def test_breaking_off_by_an_illegal_id_is_the_worst_that_can_come() -> None:
    envs = vector_env(players=2, num_envs=2, reward="lead")
    observed, _ = envs.reset(seed=1)
    before = observed["action_mask"][1]
    _, rewards, _, _, infos = envs.step(np.array([0, 33_000]))
    assert rewards.tolist() == [0.0, -300.0]
    assert infos["final_obs"][1] in envs.single_observation_space
    assert (infos["final_obs"][1]["action_mask"] == before).all()


def test_games_follow_from_the_last_seed_that_was_given() -> None:
    def seeds(seed: int | list[int]) -> list[object]:
        envs = vector_env(num_envs=2)
        envs.reset(seed=seed)
        envs.reset()
        envs.step(envs.batch.legal.ids[envs.batch.legal.offsets[:-1]])
        return [envs.batch.record(lane).origin.seed for lane in range(2)]

    assert seeds(1) == seeds(1)
    assert seeds(1) != seeds(2)
    assert seeds([3, 9]) == seeds([3, 9]) != seeds([3, 8])


def test_it_has_no_picture_of_its_own() -> None:
    assert vector_env(num_envs=1).render() is None  # type: ignore[func-returns-value]
