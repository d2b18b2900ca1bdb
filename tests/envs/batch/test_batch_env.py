"""What `BatchEnv` promises besides the rules: seeds, refusals, records, lanes that go on or wait."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import digsite
from digsite.core import BadOption, IllegalAction, Json
from digsite.envs import BatchEnv, action_codec
from digsite.envs.batch.batch_env import Legal, Stepped

CODEC = action_codec("block-and-key")


def first_of_each(legal: Legal) -> "np.typing.NDArray[np.int64]":
    return legal.ids[legal.offsets[:-1]]


def play_until_done(batch: BatchEnv) -> Stepped:
    """Always the last of the legal ids, which places where it can; so games are short."""
    while True:
        stepped = batch.step(batch.legal.ids[batch.legal.offsets[1:] - 1])
        if stepped.done.any():
            return stepped


def test_what_reset_and_step_give_is_what_is_there() -> None:
    batch = BatchEnv("block-and-key", lanes=3, players=2)
    observations, legal = batch.reset(seeds=[5, 6, 7])
    assert observations.shape == (3, batch.layout.size)
    assert legal is batch.legal
    assert legal.offsets.tolist() == [0, 4, 8, 12]
    observations, legal, rewards, done = batch.step(first_of_each(legal))
    assert observations.shape == (3, batch.layout.size)
    assert rewards.shape == (3, 2)
    assert done.tolist() == [False] * 3
    assert legal is batch.legal
    assert len(batch) == 3


def test_what_was_given_is_not_written_on_again() -> None:
    batch = BatchEnv(lanes=4)
    observations, legal = batch.reset(1)
    seats, scores = batch.seats, batch.scores
    kept = [part.copy() for part in (observations, *legal, seats, scores)]
    for _ in range(30):
        batch.step(first_of_each(batch.legal))
    for part, before in zip((observations, *legal, seats, scores), kept, strict=True):
        assert (part == before).all()


def test_what_is_legal_is_not_said_by_what_was_given() -> None:
    """Its arrays are the caller's: one who writes on them changes nothing that may be chosen."""
    batch = BatchEnv(lanes=2)
    _, (ids, offsets) = batch.reset(3)
    chosen = first_of_each(batch.legal)
    ids[:], offsets[:] = 16, 0
    with pytest.raises(IllegalAction):
        batch.step([16, 16])
    batch.step(chosen)


def test_seeds_are_one_and_those_that_follow_or_one_a_lane_or_any() -> None:
    batch = BatchEnv(lanes=2)
    by_first = batch.reset(40).observations
    assert (batch.reset([40, 41]).observations == by_first).all()
    assert (batch.reset(np.array([40, 41], np.uint8)).observations == by_first).all()
    assert (batch.reset(["40", "0x29"]).observations == by_first).all()
    batch.reset()
    first = batch.record(0).origin.seed
    batch.reset()
    assert batch.record(0).origin.seed != first


@pytest.mark.parametrize("seeds", [[1], [1, 2, 3], [1, "x"], [1, 2**255], 2**255 - 1, 1.5, [True, False]])
def test_other_seeds_are_refused(seeds: Json) -> None:
    with pytest.raises(BadOption):
        BatchEnv(lanes=2).reset(seeds)


def test_the_next_game_of_a_lane_has_a_seed_that_no_other_lane_has() -> None:
    batch = BatchEnv(lanes=3, players=1)
    batch.reset(100)
    lane = int(play_until_done(batch).done.argmax())
    batch.step(first_of_each(batch.legal))
    assert batch.record(lane).origin.seed == 100 + lane + 3


def test_a_seed_goes_on_beyond_64_bits() -> None:
    batch = BatchEnv(lanes=1, players=1)
    for seed, following in ((2**64 - 1, 2**64), (-1, 0), (2**192 - 1, 2**192)):
        batch.reset([seed])
        play_until_done(batch)
        batch.step(first_of_each(batch.legal))
        assert batch.state(0).chance.seed == following


def test_the_record_is_of_the_game_to_which_the_last_step_belongs() -> None:
    batch = BatchEnv(lanes=2, players=1, ask_forced=True)
    batch.reset(8)
    assert batch.record(0).actions == ()
    stepped = play_until_done(batch)
    lane = int(stepped.done.argmax())
    ended = digsite.replay(batch.record(lane).dumps())
    assert ended.is_over
    assert stepped.rewards[lane].tolist() == list(ended.scores)
    assert ended.record().origin.options == {"ask_forced": True}
    batch.step(first_of_each(batch.legal))
    assert len(batch.record(lane).actions) == 1
    assert digsite.replay(batch.record(1 - lane).dumps()).actions()


@pytest.mark.parametrize("reward", ["win", "rank", "points", "lead"])
def test_rewards_are_by_what_was_asked_for(reward: str) -> None:
    for players in (1, 3):
        batch = BatchEnv(lanes=2, players=players, reward=reward)  # type: ignore[arg-type]
        batch.reset(3)
        stepped = play_until_done(batch)
        for lane in stepped.done.nonzero()[0].tolist():
            outcome = batch.state(lane).outcome
            assert outcome is not None
            assert stepped.rewards[lane].tolist() == batch.rules.rewards(outcome)


def test_without_auto_reset_a_lane_waits() -> None:
    batch = BatchEnv(lanes=3, players=1, auto_reset=False)
    batch.reset(3)
    stepped = play_until_done(batch)
    lane = int(stepped.done.argmax())
    assert len(stepped.legal.of(lane)) == 0
    codec_size = CODEC.size
    for _ in range(200):
        ids = np.full(3, -1)
        for other in range(3):
            legal = batch.legal.of(other)
            ids[other] = legal[0] if len(legal) else codec_size + 5
        stepped = batch.step(ids)
        assert not stepped.done[lane]
        if not len(batch.legal.ids):
            break
    assert all(batch.state(each).is_over for each in range(3))
    assert [batch.record(each).origin.seed for each in range(3)] == [3, 4, 5]
    batch.reset(3)
    assert all(len(batch.legal.of(each)) == 4 for each in range(3))


@pytest.mark.parametrize("number", [-1, 4, 33_233, 33_234, 2**62])
def test_an_id_that_is_not_legal_is_refused_and_changes_nothing(number: int) -> None:
    batch = BatchEnv(lanes=3)
    batch.reset(2)
    before = batch._lanes.tables.tobytes()
    with pytest.raises(IllegalAction, match="lane 1") as refused:
        batch.step([0, number, 0])
    assert refused.value.code == IllegalAction.NOT_OFFERED
    assert refused.value.details["lane"] == 1
    assert batch._lanes.tables.tobytes() == before
    batch.step([0, 0, 0])


@pytest.mark.parametrize("ids", [[0], [0, 0, 0], 0, [[0, 0]], [0.0, 1.0], ["0", "1"], [True, False], None])
def test_what_is_not_an_id_for_each_lane_is_refused(ids: Json) -> None:
    batch = BatchEnv(lanes=2)
    with pytest.raises(BadOption) as refused:
        batch.step(ids)
    assert refused.value.details["option"] == "ids"


def test_ids_may_be_of_any_kind_of_whole_number() -> None:
    batch = BatchEnv(lanes=2)
    for kind in (np.uint8, np.int16, np.int64, np.uint64):
        batch.reset(1)
        batch.step(np.zeros(4, kind)[::2])


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        ({"game": "ancient-knowledge"}, "game"),
        ({"game": "chess"}, "game"),
        ({"lanes": 0}, "lanes"),
        ({"lanes": True}, "lanes"),
        ({"lanes": 2.5}, "lanes"),
        ({"players": 5}, "players"),
        ({"reward": "fame"}, "reward"),
        ({"edition": "third"}, "edition"),
        ({"speed": 3}, "speed"),
        ({"space": "split"}, "space"),
        ({"auto_reset": "no"}, "auto_reset"),
    ],
)
def test_what_a_batch_does_not_play_is_refused(arguments: dict[str, Json], option: str) -> None:
    with pytest.raises(BadOption) as refused:
        BatchEnv(**arguments)
    assert refused.value.details["option"] == option


def test_other_pieces_are_refused_and_the_standard_ones_are_not() -> None:
    from digsite.block_and_key.pieces.piece_set import designed

    other = designed().to_data() | {"name": "other"}
    with pytest.raises(BadOption) as refused:
        BatchEnv(lanes=1, pieces=other)
    assert refused.value.details["option"] == "pieces"
    BatchEnv(lanes=1, pieces=designed().to_data())


def test_an_observation_it_does_not_know_is_refused() -> None:
    from digsite.envs.actions.block_and_key import PlacingCodec
    from digsite.envs.batch.lanes import Lanes
    from digsite.envs.observations import Layout

    assert isinstance(CODEC, PlacingCodec)
    with pytest.raises(BadOption) as refused:
        Lanes(1, digsite.game("block-and-key").new(2, 1), CODEC, Layout([("temple", (3,), "what stands")]))
    assert refused.value.details["option"] == "layout"


@pytest.mark.parametrize("lane", [-1, 2, 1.0, True, None])
def test_a_lane_that_is_not_there_has_nothing(lane: Any) -> None:
    batch = BatchEnv(lanes=2)
    with pytest.raises(BadOption, match="lane: expected 0 to 1"):
        batch.record(lane)
    with pytest.raises(BadOption, match="lane: expected 0 to 1"):
        batch.legal.of(lane)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_goes_on_alike_and_for_itself(copied: Any) -> None:
    batch = BatchEnv(lanes=3)
    batch.reset(5)
    twin = copied(batch)
    before = batch.scores, batch.legal.ids.tolist()
    seen = twin.step(first_of_each(twin.legal)).observations
    assert before[1] == batch.legal.ids.tolist()
    assert (batch.step(first_of_each(batch.legal)).observations == seen).all()


def test_there_is_room_for_more_ids_than_thought_at_first() -> None:
    batch = BatchEnv(lanes=400, players=2)
    batch._lanes._ids = np.empty(batch._lanes._most_ids, np.int64)
    batch.reset(0)
    for _ in range(12):
        batch.step(first_of_each(batch.legal))
    assert len(batch._lanes._ids) > batch._lanes._most_ids
    assert all((np.diff(batch.legal.of(lane)) > 0).all() for lane in range(400))
