"""What the cards and places of Ancient Knowledge are called in one language."""

from collections.abc import Iterable
from functools import cache

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.wording import card_name, card_text
from digsite.core import View
from digsite.texts import GameNames, Texts


@cache
def _name(texts: Texts, card: str) -> str:
    return texts.say("ancient-knowledge-card", name=card_name(CARDS[card], texts.language), id=card)


class Names(GameNames):
    game = "ancient-knowledge"

    def name(self, card: str) -> str:
        """A card by its name and its number, which is what one types; read aloud, by its name."""
        return _name(self.texts, card) if self.codes else card_name(CARDS[card], self.language)

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.name(card) for card in cards) or self.say("nothing")

    def text(self, card: str) -> str:
        """What the card does, in words."""
        text = card_text(CARDS[card], self.language)
        told = " ".join(clause.words for clause in text.clauses)
        return self.texts.say("cards-effect", trigger=text.trigger.words, effect=told) if told else text.words

    def whole(self, card: str) -> str:
        """The whole card, as it is read aloud."""
        return card_text(CARDS[card], self.language).words

    def knowledge_on(self, view: View, card: str) -> int:
        """The knowledge on a monument of anybody's timeline."""
        return next(
            (
                knowledge
                for seat in view["seats"]
                for space in seat["timeline"]
                for name, knowledge in space
                if name == card
            ),
            0,
        )
