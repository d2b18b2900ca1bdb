"""Find what things are worth before they are points in Ancient Knowledge, by an evolution strategy.

    python -m benchmarks.tune_prices 60

takes sixty steps (see `evolution`) from the prices that `greedy` plays by, bots of one step playing each other. Prints
each step's prices, and at the end how they do against the first ones on deals of their own.
"""

import sys

import msgspec
import numpy as np

from benchmarks.evolution import Numbers, tune
from digsite.arena.match import play
from digsite.bots.ancient_knowledge.greedy import GreedyBot
from digsite.bots.ancient_knowledge.prices import PRICES, Prices
from digsite.games import game

SHARE = 0.25
"""The size of a change, as a share of the price."""
SIZES = {
    "loss": 0.1, "loss_later": 0.1, "loss_fading": 0.08, "card_falling": 0.012, "promise_falling": 0.03,
    "hindsight": 0.2, "learned": 0.1, "learned_technology": 0.15, "past": 0.4, "timeline": 0.4, "artefact": 0.6,
    "rival": 0.12, "open_falling": 0.12,
}  # fmt: skip
"""Of those whose price does not say how much a change may be."""


def made_of(changes: Numbers, begun: Prices = PRICES) -> Prices:
    """`begun`: the prices that are changed."""
    first = msgspec.structs.asdict(begun)
    sizes = (SIZES.get(name, SHARE * price) for name, price in first.items())
    moved = zip(first.items(), sizes, changes, strict=True)
    return Prices(**{name: round(float(price + size * change), 3) for (name, price), size, change in moved})


def lead(mine: Numbers, theirs: Numbers, deal: int) -> float:
    """Of the first prices over the second ones on that deal, the mean of both seats."""
    return float(np.mean([_lead(made_of(mine), made_of(theirs), seat, deal) for seat in (0, 1)]))


def _lead(mine: Prices, theirs: Prices, seat: int, deal: int) -> int:
    state = game("ancient-knowledge").new(2, deal)
    play(state, [GreedyBot(mine if seat == number else theirs) for number in (0, 1)], deal)
    return state.scores[seat] - state.scores[1 - seat]


if __name__ == "__main__":
    tune(len(msgspec.structs.fields(Prices)), made_of, lead, steps=int(sys.argv[1]), fresh=200)
