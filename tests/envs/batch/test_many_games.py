"""A great many games of a batch: nothing is lost or doubled, and some of them are replayed by the rules."""

from typing import TYPE_CHECKING

import numpy as np
import pytest

import digsite
from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.piece_set import designed
from digsite.envs import BatchEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray

PIECES = designed()
STARS, BLOCKS = len(PIECES.keys_of("star")), len(PIECES.blocks)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_lost_in_a_thousand_games(players: int) -> None:
    play(players, games=1_000, lanes=128, replay_every=100)


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_lost_in_a_million_games(players: int) -> None:
    """In four parts, one for each number of players."""
    play(players, games=250_000, lanes=1_024, replay_every=1_000)


def play(players: int, games: int, lanes: int, replay_every: int) -> None:
    batch, luck = BatchEnv("block-and-key", lanes, players, reward="points"), np.random.default_rng(players)
    ids, offsets = batch.reset(0).legal
    ended, steps = 0, 0
    while ended < games:
        _, (ids, offsets), rewards, done = batch.step(ids[offsets[:-1] + luck.integers(np.diff(offsets))])
        for lane in done.nonzero()[0].tolist():
            ended += 1
            if ended % replay_every == 0:
                assert digsite.replay(batch.record(lane).dumps()).scores == tuple(rewards[lane].astype(int))
        steps += 1
        if steps % 20 == 0:
            check_pieces(batch)


def check_pieces(batch: BatchEnv) -> None:
    """Every block and every key is in one place, in all lanes."""
    tables, temples = batch._lanes.tables, batch._lanes.temples
    standing = temples["cells"] >> 3
    stand = np.array([len(np.unique(cells[(cells >= 0) & (cells < BLOCKS)])) for cells in standing])
    loose = tables["bagged"] + (tables["yard"] != EMPTY).sum(1) + tables["stocked"].sum(1)
    assert (stand + loose == BLOCKS).all()
    owned = np.concatenate([tables["hands"], tables["claimed"]], axis=1)
    assert (bits(owned).sum(1) == bits(np.bitwise_or.reduce(owned, axis=1))).all()
    of_altars = bits(owned >> STARS).sum(1) + tables["piled"].sum(1) + tables["marked"]
    assert (of_altars == len(PIECES.keys) - STARS).all()


def bits(numbers: "NDArray[np.int64]") -> "NDArray[np.int64]":
    return np.bitwise_count(numbers).astype(np.int64)
