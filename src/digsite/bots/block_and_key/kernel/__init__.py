"""What placements are worth, and games imagined to their end, compiled: see `placement_value` and `rollout`."""

from digsite.bots.block_and_key.kernel.key_promise import promises
from digsite.bots.block_and_key.kernel.line_value import appraise_lines
from digsite.bots.block_and_key.kernel.new_keys import altar_means
from digsite.bots.block_and_key.kernel.packed import PLAN, WEIGHTS, Pieces, Scratch, Weights, new_scratch
from digsite.bots.block_and_key.kernel.placement_value import appraise
from digsite.bots.block_and_key.kernel.rollout import roll_out

__all__ = [
    "PLAN",
    "WEIGHTS",
    "Pieces",
    "Scratch",
    "Weights",
    "altar_means",
    "appraise",
    "appraise_lines",
    "new_scratch",
    "promises",
    "roll_out",
]
