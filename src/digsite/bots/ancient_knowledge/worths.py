"""What it is worth to create a card or to learn a technology, in points.

Cards have two numbers: at the beginning of the game and at its end. They were learned from games played at a glance
(`benchmarks/learn_worths.py`): how much each card that a player created or learned added to the lead at the end.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.cards.card import Builder, Technology
from digsite.ancient_knowledge.vocabulary import Kind, Trigger

FILE: Final = Path(__file__).with_name("worths.json")

_EFFECT = {
    Trigger.TIMELINE: (2.5, 0.5),
    Trigger.ANYTIME: (2.0, 0.5),
    Trigger.IMMEDIATE: (1.0, 0.5),
    Trigger.DECLINE: (1.0, 0.5),
    Trigger.ENDGAME: (3.0, 4.0),
}


class Worths(msgspec.Struct, frozen=True):
    """What is worth how much, early and late."""

    cards: dict[str, tuple[float, float]]

    def of(self, card: str, late: float) -> float:
        """`late`: how far the game has come, from 0 to 1."""
        early_worth, late_worth = self.cards[card]
        return early_worth + (late_worth - early_worth) * late


def printed() -> Worths:
    """By what is printed on the cards alone: where learning begins."""
    cards = {name: _of_builder(card) for name, card in BUILDERS.items()}
    return Worths(cards | {name: _of_technology(card) for name, card in TECHNOLOGIES.items()})


@cache
def learned() -> Worths:
    """From games; a card that was in none of them is known by what is printed on it."""
    return Worths(printed().cards | msgspec.json.decode(FILE.read_bytes(), type=Worths).cards)


def _of_builder(card: Builder) -> tuple[float, float]:
    early, late = _EFFECT[card.trigger]
    base = card.vp - 0.6 * card.knowledge - 0.7 * card.cost
    tempo = 0.0 if card.kind is Kind.ARTEFACT else 1.0
    return base + early + tempo, base + late + tempo


def _of_technology(card: Technology) -> tuple[float, float]:
    return (2.0, 1.0) if card.level == 1 else (float(card.vp), float(card.vp))
