"""What things are worth to the bots. Found by playing with CMA-ES, see docs/bots.md."""

import numpy as np

from digsite.bots.block_and_key import kernel

WEIGHTS = np.array(
    [
        kernel.Weights(
            claim=0.38,
            promise=0.45,
            face=0.2,
            none=0.2,
            one=1.0,
            two=1.4,
            three=1.7,
            yard=0.1,
            several=0.38,
            half=1.7,
            fade=0.8,
            block=1.4,
            block_fade=0.75,
            tempo=2.5,
            line=0.08,
            keep=0.13,
        )
    ],
    kernel.WEIGHTS,
)
