"""What things are worth to the bots. Found by playing with CMA-ES, see docs/bots.md."""

import numpy as np

from digsite.bots.block_and_key import kernel

WEIGHTS = np.array(
    [
        kernel.Weights(
            claim=1.06,
            promise=0.27,
            face=0.07,
            none=0.15,
            one=1.0,
            two=1.61,
            three=3.63,
            yard=0.14,
            several=0.25,
            half=0.86,
            fade=0.41,
            block=1.51,
            block_fade=1.08,
            tempo=1.24,
            line=0.05,
            keep=0.04,
        )
    ],
    kernel.WEIGHTS,
)
