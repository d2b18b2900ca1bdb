"""All cards, checked when they are loaded."""

from digsite.ancient_knowledge.cards.artefacts import ARTEFACTS
from digsite.ancient_knowledge.cards.card import Builder, Card, Clause, Technology
from digsite.ancient_knowledge.cards.checks import check_cards
from digsite.ancient_knowledge.cards.cities import CITIES
from digsite.ancient_knowledge.cards.megaliths import MEGALITHS
from digsite.ancient_knowledge.cards.pyramids import PYRAMIDS
from digsite.ancient_knowledge.cards.technologies import TECHNOLOGIES as _TECHNOLOGIES

_BUILDERS = CITIES + MEGALITHS + PYRAMIDS + ARTEFACTS
check_cards(_BUILDERS, _TECHNOLOGIES)

BUILDERS: dict[str, Builder] = {card.id: card for card in _BUILDERS}
TECHNOLOGIES: dict[str, Technology] = {card.id: card for card in _TECHNOLOGIES}
CARDS: dict[str, Card] = {**BUILDERS, **TECHNOLOGIES}
"""Every card by its id."""
ORDER = {card: place for place, card in enumerate(CARDS)}
"""The place of every card in the card list."""

__all__ = ["BUILDERS", "CARDS", "ORDER", "TECHNOLOGIES", "Builder", "Card", "Clause", "Technology"]
