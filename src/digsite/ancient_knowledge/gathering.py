"""Several cards of one hand for one purpose: the rules take them one by one, a player picks them together."""

from typing import TypedDict


class Gathering(TypedDict):
    """The cards that may be named for what is asked now, and how many of them at least and at most."""

    cards: list[str]
    """Those that may be named."""
    least: int
    """How many at least,"""
    most: int
    """and at most."""


def exactly(number: int, cards: list[str]) -> Gathering | None:
    """So many of these cards, no more and no less; None where there are not so many."""
    return {"cards": cards, "least": number, "most": number} if number <= len(cards) else None


def up_to(number: int, cards: list[str]) -> Gathering | None:
    """One of these cards, or more of them; None where there are none."""
    return {"cards": cards, "least": 1, "most": min(number, len(cards))} if cards else None
