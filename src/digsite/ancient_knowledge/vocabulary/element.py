"""What every word of the cards' vocabulary is: plain typed data with a terse notation."""

from collections.abc import Iterable

import msgspec


class Element(msgspec.Struct, frozen=True):
    """One word of the vocabulary. It holds no behaviour: the rules, the texts and the bots each read it as data."""

    @property
    def notation(self) -> str:
        """The element in the terse notation of the card list."""
        raise NotImplementedError


def in_sequence(elements: Iterable[Element]) -> str:
    return "; ".join(element.notation for element in elements)


def in_cards(number: int) -> str:
    return "card" if number == 1 else "cards"
