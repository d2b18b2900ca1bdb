"""Verbs that reach the opponents."""

from digsite.ancient_knowledge.vocabulary.counts import UpTo
from digsite.ancient_knowledge.vocabulary.element import Element, in_cards


class OpponentsDiscard(Element, frozen=True):
    """Every opponent discards cards of their choice."""

    number: int

    @property
    def notation(self) -> str:
        fewer = "; fewer -> all" if self.number > 1 else ""
        return f"opponents: discard {self.number} {in_cards(self.number)} from hand (each chooses{fewer})"


class OpponentsGainKnowledge(Element, frozen=True):
    """On one monument of every opponent, chosen by the owner."""

    number: int

    @property
    def notation(self) -> str:
        return f"opponents: add {self.number} knowledge to one monument each (chosen by you)"


class OpponentsDestroyArtefact(Element, frozen=True):
    """Every opponent destroys one own artefact of their choice."""

    @property
    def notation(self) -> str:
        return "opponents: destroy 1 own artefact (each chooses)"


class TakeFromHand(Element, frozen=True):
    """Look at one opponent's hand and take a card from it."""

    @property
    def notation(self) -> str:
        return "choose one opponent with hand >= 1; look at that hand; take 1 card from it (chosen by you)"


class TransferLost(Element, frozen=True):
    """Own lost knowledge onto one monument of one opponent."""

    quantity: UpTo

    @property
    def notation(self) -> str:
        onto = "from your lost onto it as knowledge"
        return f"choose one monument of one opponent; transfer {self.quantity.notation} {onto}"
