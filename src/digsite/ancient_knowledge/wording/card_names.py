"""Names of cards and places. English ones stand in the declarations; `names.toml` has the others by them."""

import tomllib
from functools import cache
from pathlib import Path

from digsite.ancient_knowledge.cards import CARDS, Builder, Card


@cache
def _names() -> dict[str, dict[str, dict[str, str]]]:
    return tomllib.loads((Path(__file__).parent / "names.toml").read_text(encoding="utf-8"))


def card_name(card: Card, language: str) -> str:
    """The card's name."""
    return card.name if language == "en" else _names()["cards"][card.name][language]


def name_of(card: str, language: str) -> str:
    """The name of the card of that id."""
    return card_name(CARDS[card], language)


def place_name(card: Builder, language: str) -> str:
    """Where that monument or artefact is found today."""
    return card.place if language == "en" else _names()["places"][card.place][language]
