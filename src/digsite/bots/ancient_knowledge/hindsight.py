"""What games have shown about cards, beyond what is read from them."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from digsite.ancient_knowledge.cards import CARDS, TECHNOLOGIES
from digsite.bots.ancient_knowledge.prices import Prices
from digsite.bots.ancient_knowledge.worths import learned

FILE: Final = Path(__file__).with_name("hindsight.json")
"""By how many points `Evaluation` values a side too little that has created or learned a card: learned from games of
one-step bots (`benchmarks/learn_hindsight.py`)."""


@cache
def shown_of(prices: Prices) -> dict[str, float]:
    """For each card, what counts besides if it has been created or learned; empty where hindsight has no price.

    Of a card that games have shown nothing about, what is read from it is taken to be right."""
    if not (prices.hindsight or prices.learned or prices.learned_technology):
        return {}
    missed, worths = _missed(), learned().cards
    shares = {card: prices.learned_technology if card in TECHNOLOGIES else prices.learned for card in CARDS}
    return {card: prices.hindsight * missed.get(card, 0.0) + share * worths[card][0] for card, share in shares.items()}


@cache
def _missed() -> dict[str, float]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, float])
