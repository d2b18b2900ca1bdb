"""The steps of a turn: asking whether one is due is a question, and changes nothing."""

import random

import pytest

from digsite.block_and_key.rules.steps import STEPS
from digsite.core import BadPosition
from tests.block_and_key.table import scenario, started
from tests.conformance.play import sampled_positions

WALLED_IN = "\n".join(
    [
        "core: N=green E=grey S=brown W=white",
        *[" ".join(["gggggg"] * 10)] * 9,
        " ".join(["s", *["gggggg"] * 9]),
    ]
)
"""One low column in the south-west corner; everything else stands at full height."""


@pytest.mark.parametrize("players", [1, 2])
def test_asking_whether_a_step_is_due_changes_nothing(players: int) -> None:
    state = started(players, 5)
    for position in sampled_positions(state, random.Random(5), every=3):
        before = position.as_scenario()
        for step in STEPS.values():
            step.due(position)  # type: ignore[arg-type]
        assert position.as_scenario() == before


def test_a_position_awaits_no_ancients_whose_block_fits_nowhere() -> None:
    ancients = {"step": "ancients", "drawn": "su2-1", "yard": {5: "brown L4"}, "temple": WALLED_IN}
    with pytest.raises(BadPosition, match="nothing is to be decided in step 'ancients'"):
        scenario(seats=[{"hand": ["su2-1"]}], **ancients)
