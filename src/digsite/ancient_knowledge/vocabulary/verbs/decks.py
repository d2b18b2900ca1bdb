"""Verbs that look at cards of a deck; those cards lie aside until the effect ends."""

from digsite.ancient_knowledge.vocabulary.element import Element
from digsite.ancient_knowledge.vocabulary.kinds import Kind


class LookAtDeck(Element, frozen=True):
    """The top cards of the builder deck, seen by the owner alone; they lie aside until the effect ends."""

    number: int

    @property
    def notation(self) -> str:
        return f"look at top {self.number} of deck (secret)"


class LookAtTechnologies(Element, frozen=True):
    """The top cards of a technology deck, seen by the owner alone; they lie aside until the effect ends."""

    number: int
    level: int

    @property
    def notation(self) -> str:
        return f"look at top {self.number} of techdeck.{self.level} (secret)"


class RevealDeck(Element, frozen=True):
    """The top cards of the builder deck, open to all; they lie aside until the effect ends."""

    number: int

    @property
    def notation(self) -> str:
        return f"reveal top {self.number} of deck (public)"


class RevealUntil(Element, frozen=True):
    """Builder cards one by one, open to all: those of the kind go to the hand, until that many did."""

    number: int
    kind: Kind

    @property
    def notation(self) -> str:
        return f"reveal deck until {self.number} {self.kind} revealed; those {self.kind.plural} to hand"


class KeepOne(Element, frozen=True):
    """One of the cards that lie aside, into the hand."""

    @property
    def notation(self) -> str:
        return "keep 1 in hand"


class EachKeepsOne(Element, frozen=True):
    """Every player, the owner first, takes one of the cards that lie aside."""

    @property
    def notation(self) -> str:
        return "each player from you clockwise: keep 1 in hand (each chooses)"


class KeepOneMore(Element, frozen=True):
    """The owner takes another one of the cards that lie aside."""

    @property
    def notation(self) -> str:
        return "you: keep 1 more in hand"


class LearnOneOfThem(Element, frozen=True):
    """One of the technologies that lie aside; must be done if one fits."""

    @property
    def notation(self) -> str:
        return "learn 1 of them (requirements apply; must if one fits)"


class CreateOneOfThem(Element, frozen=True):
    """One of the cards that lie aside; its cost is paid from the hand; must be done if possible."""

    kind: Kind

    @property
    def notation(self) -> str:
        return f"create 1 {self.kind} of them (cost paid from hand; must if possible)"


class DiscardRest(Element, frozen=True):
    """What still lies aside goes to the discard pile."""

    revealed: bool = False
    """The cards were revealed one by one."""

    @property
    def notation(self) -> str:
        return "discard other revealed" if self.revealed else "discard rest"


class RestToBottom(Element, frozen=True):
    """What still lies aside goes under its technology deck, in an order of the owner's choice."""

    level: int

    @property
    def notation(self) -> str:
        return f"rest to bottom of techdeck.{self.level} (order chosen by you)"


class BuryTechnologies(Element, frozen=True):
    """Displayed technologies under their decks; of one level, if one is named."""

    number: int
    level: int | None = None

    @property
    def notation(self) -> str:
        if self.level:
            chosen = f"choose {self.number} displayed technology of level {self.level}"
            return f"{chosen}; put it to bottom of techdeck.{self.level}"
        return f"choose {self.number} displayed technologies; put each to bottom of its techdeck"
