"""A beginner's eyes: what is near looks large, and much is not seen at all.

It sees a key only where one square is missing, takes the rarer keys for the better ones, forgets the faces of its
Enigma, and looks through a few of the placements.
"""

from typing import ClassVar

from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.adept import AdeptBot
from digsite.bots.block_and_key.weights import WEIGHTS_OF, packed_weights

GLANCES = 0.25
"""The share of the placements it looks at."""


def _as_a_beginner(weights: kernel.Weights) -> kernel.Weights:
    return weights._replace(
        promise=1.0,  # a key that is nearly there counts as if it were claimed,
        fade=0.01,  # to the last turn;
        several=0.0,  # one that lacks two squares, or two blocks, is not seen,
        pair=0.0,
        none=1.0,  # nor whether there is a block for it,
        one=1.0,
        two=1.0,
        three=1.0,
        yard=0.0,
        face=0.0,
        moon=2.0,
    )


class NoviceBot(AdeptBot):
    glances = GLANCES
    weights: ClassVar = {players: packed_weights(_as_a_beginner(weights)) for players, weights in WEIGHTS_OF.items()}
