"""What things are worth to the bots, by the number of players. Found by playing, see docs/strength.md."""

from typing import TYPE_CHECKING

import numpy as np

from digsite.bots.block_and_key import kernel

if TYPE_CHECKING:
    from digsite.block_and_key.geometry.kernel.packed import PackedArray


def packed_weights(weights: kernel.Weights) -> "PackedArray":
    return np.array([weights], kernel.WEIGHTS)


ALONE = kernel.Weights(
    claim=0.58,
    promise=0.3,
    face=0.08,
    none=0.14,
    one=0.84,
    two=2.13,
    three=4.14,
    yard=0.12,
    several=0.31,
    half=1.5,
    pair=0.26,
    pair_half=0.94,
    fade=0.26,
    tempo=0.52,
    early=0.1,
    later=0.45,
    better=1.19,
    line=0.01,
    moon=2.12,
    keep=0.04,
)
TWO = kernel.Weights(
    claim=0.72,
    promise=0.5,
    face=0.06,
    none=0.14,
    one=1.02,
    two=1.4,
    three=3.12,
    yard=0.12,
    several=0.19,
    half=1.85,
    pair=0.24,
    pair_half=2.33,
    fade=0.46,
    tempo=0.72,
    early=0.13,
    later=0.35,
    better=1.2,
    line=0.03,
    moon=0.65,
    keep=0.04,
)
MORE = kernel.Weights(
    claim=0.42,
    promise=0.43,
    face=0.05,
    none=0.16,
    one=1.41,
    two=1.24,
    three=1.53,
    yard=0.07,
    several=0.33,
    half=2.13,
    pair=0.3,
    pair_half=2.03,
    fade=0.29,
    tempo=0.76,
    early=0.33,
    later=0.22,
    better=1.1,
    line=0.02,
    moon=0.62,
    keep=0.03,
)

WEIGHTS_OF = {1: ALONE, 2: TWO, 3: MORE, 4: MORE}
WEIGHTS = {players: packed_weights(weights) for players, weights in WEIGHTS_OF.items()}
