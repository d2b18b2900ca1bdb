"""Find what weighs how much at a glance in Ancient Knowledge, by an evolution strategy.

    python -m benchmarks.tune_glance 30

takes thirty steps (see `evolution`) from the weights that the bots use. Prints each step's weights, and at the end
how they do against the first ones on deals of their own.
"""

import sys

import msgspec
import numpy as np

from benchmarks.evolution import Numbers, tune
from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.glance_weights import GLANCE_WEIGHTS, GlanceWeights
from digsite.games import game

SIZES = GlanceWeights(
    worth=0.12, monument=0.4, artefact=0.4, late_create=0.4, technology=0.4, late_technology=0.4, up=0.15, down=0.15,
    search=0.25, late_search=0.25, card=0.2, late_card=0.2, crowded=0.025, excavate=0.3, rotated=0.15, archive=0.3,
    token=0.15, token_fading=0.08, cheapest=0.12, promise=0.06,
)  # fmt: skip
"""Of a change."""


def made_of(changes: Numbers) -> GlanceWeights:
    moved = np.array(msgspec.structs.astuple(GLANCE_WEIGHTS)) + changes * msgspec.structs.astuple(SIZES)
    return GlanceWeights(*(round(float(number), 3) for number in moved))


def lead(mine: Numbers, theirs: Numbers, deal: int) -> float:
    """Of the first weights over the second ones on that deal, the mean of both seats."""
    return float(np.mean([_lead(made_of(mine), made_of(theirs), seat, deal) for seat in (0, 1)]))


def _lead(mine: GlanceWeights, theirs: GlanceWeights, seat: int, deal: int) -> int:
    state = game("ancient-knowledge").new(2, deal)
    while not state.is_over:
        decider = state.deciders[0]
        weights = mine if decider == seat else theirs
        glance = Glance(state, decider, weights=weights)
        state.apply(glance.best(state.legal_actions(decider)))
    return state.scores[seat] - state.scores[1 - seat]


if __name__ == "__main__":
    tune(len(msgspec.structs.fields(GlanceWeights)), made_of, lead, steps=int(sys.argv[1]), fresh=1_000)
