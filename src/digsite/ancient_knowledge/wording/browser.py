"""The cards as the browser shows them: one file a language, generated from the declarations.

`python -m digsite.ancient_knowledge.wording.browser web/src/games/ancient-knowledge/cards` writes them anew.
"""

import sys
from pathlib import Path

import msgspec

from digsite.ancient_knowledge.cards import CARDS, Builder, Card, Technology
from digsite.ancient_knowledge.player import SPACES
from digsite.ancient_knowledge.wording.card_text import card_text
from digsite.core import Json
from digsite.texts import LANGUAGES


def generate(language: str) -> str:
    """All cards in that language, one a line."""
    lines = ",\n".join(msgspec.json.encode(_card(card, language)).decode() for card in CARDS.values())
    return f"[\n{lines}\n]\n"


def _card(card: Card, language: str) -> dict[str, Json]:
    text = card_text(card, language)
    return {
        "id": card.id,
        **_figures(card),
        "trigger": card.trigger.value,
        "name": text.name,
        "place": text.place,
        "requirement": text.requirement.marked if text.requirement else "",
        "when": text.trigger.marked,
        "effect": text.effect.marked,
        "reminders": [reminder.words for reminder in text.reminders],
        "words": text.words,
    }


def _figures(card: Card) -> dict[str, Json]:
    figures: dict[str, Json] = {"kind": "", "start": 0, "knowledge": 0, "vp": 0, "cost": 0, "locked": False, "level": 0}
    if isinstance(card, Builder):
        figures |= {"kind": card.kind.value, "start": card.start or 0, "knowledge": card.knowledge, "vp": card.vp}
        figures |= {"cost": card.cost, "locked": card.locked}
        figures["prices"] = [card.price(space) for space in (SPACES if card.start else (None,))]
    elif isinstance(card, Technology):
        figures |= {"kind": card.kind.value, "level": card.level, "vp": card.vp}
    return figures


if __name__ == "__main__":
    for _language in LANGUAGES:
        (Path(sys.argv[1]) / f"{_language}.json").write_text(generate(_language), encoding="utf-8")
