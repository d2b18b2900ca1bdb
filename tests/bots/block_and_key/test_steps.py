"""Every step of the rules that asks somebody has an answer."""

from digsite.block_and_key.rules.steps import STEPS
from digsite.bots.block_and_key import choices, greedy


def test_both_judgements_know_every_step_of_the_rules() -> None:
    assert set(greedy._ANSWERS) == set(choices._STEPS) == set(STEPS)
