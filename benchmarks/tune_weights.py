"""Find what things are worth to the bots of Block and Key, by an evolution strategy.

    python -m benchmarks.tune_weights 4 100

takes a hundred steps (see `evolution`) from the weights for four players, imagined games being played among changes of
them. Prints each step's weights, and at the end how they do against the first ones on deals of their own.
"""

import sys
from functools import partial
from typing import TYPE_CHECKING, cast

import numpy as np

from benchmarks.evolution import Numbers, tune
from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.block_and_key.master import TO_THE_END
from digsite.bots.block_and_key.weights import WEIGHTS, packed_weights

if TYPE_CHECKING:
    from digsite.block_and_key.state import BlockAndKeyState

SHARE = 0.25
"""The size of a change, as a share of the weight."""
WIN = 2.0
"""What having the best seat counts, besides the points."""
RATE = 0.3
"""See `tune`: leads are small here, and games many."""


def made_of(players: int, changes: Numbers) -> kernel.Weights:
    first = kernel.Weights(*WEIGHTS[players][0].tolist())
    return kernel.Weights(*(round(w * float(np.exp(SHARE * c)), 3) for w, c in zip(first, changes, strict=True)))


def lead(players: int, mine: Numbers, theirs: Numbers, deal: int) -> float:
    """Of the first weights over the second ones on that deal: every other seat plays by one of them, and then by the
    other."""
    state = _drafting(players, deal)
    if players == 1:
        return _points(state, [mine])[0] - _points(state, [theirs])[0]
    leads = []
    for parity in (0, 1):
        points = _points(state, [mine if seat % 2 == parity else theirs for seat in range(players)])
        ours, others = points[parity::2], points[1 - parity :: 2]
        leads.append(np.mean(ours) - np.mean(others) + WIN * np.sign(max(ours) - max(others)))
    return float(np.mean(leads))


def _drafting(players: int, deal: int) -> "BlockAndKeyState":
    state = cast("BlockAndKeyState", BLOCK_AND_KEY.new(players, deal))
    while state.step != "draft":
        state.apply(choices(Judgement(state, state.legal_actions()))[0].action)
    return state


def _points(state: "BlockAndKeyState", seats: list[Numbers]) -> list[float]:
    """Of each seat, playing by these changes of its weights."""
    judgement = Judgement(state, state.legal_actions())
    first = np.array(choices(judgement)[0].first, np.int64)
    weights = np.concatenate([packed_weights(made_of(state.players, changes)) for changes in seats])
    packed, tables, pieces, scratch = state.temple.packed, judgement.tables, judgement.pieces, judgement.scratch
    points: list[float] = kernel.roll_out(packed, tables, pieces, weights, first, TO_THE_END, scratch)[0].tolist()
    return points


if __name__ == "__main__":
    number, steps = int(sys.argv[1]), int(sys.argv[2])
    size = len(kernel.Weights._fields)
    tune(size, partial(made_of, number), partial(lead, number), steps=steps, fresh=400, rate=RATE)
