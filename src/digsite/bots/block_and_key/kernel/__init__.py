"""What placements are worth, and games imagined to their end, compiled: see `looking` and `imagining`."""

from digsite.bots.block_and_key.kernel.drawing import altar_means
from digsite.bots.block_and_key.kernel.imagining import (
    ANCIENTS,
    DRAFT,
    EXCAVATE,
    PLACE,
    REFILL,
    RETURN,
    imagine,
)
from digsite.bots.block_and_key.kernel.looking import appraise, appraise_lines, promises
from digsite.bots.block_and_key.kernel.records import PLAN, TABLE, WEIGHTS, Desk, Pieces, Weights, new_desk

__all__ = [
    "ANCIENTS",
    "DRAFT",
    "EXCAVATE",
    "PLACE",
    "PLAN",
    "REFILL",
    "RETURN",
    "TABLE",
    "WEIGHTS",
    "Desk",
    "Pieces",
    "Weights",
    "altar_means",
    "appraise",
    "appraise_lines",
    "imagine",
    "new_desk",
    "promises",
]
