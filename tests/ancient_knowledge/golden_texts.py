"""The golden files of the card texts. `python -m tests.ancient_knowledge.golden_texts` writes them anew: read every
changed line before you commit it, for they guard nothing that nobody has read."""

from pathlib import Path

from digsite.ancient_knowledge.cards import CARDS, Card
from digsite.ancient_knowledge.vocabulary import Kind, TechnologyKind, Trigger
from digsite.ancient_knowledge.wording import (
    REMINDERS,
    CardText,
    Phrase,
    card_text,
    kind_text,
    reminder_text,
    trigger_text,
)
from digsite.texts import LANGUAGES, texts

FOLDER = Path(__file__).parent / "golden"


def golden_file(language: str) -> Path:
    return FOLDER / f"cards.{language}.txt"


def golden_text(language: str) -> str:
    """All that can be read on cards in that language: labels, reminders, then card by card."""
    labels = [kind_text(kind, language).words for kind in (*Kind, *TechnologyKind)]
    labels += [f"{trigger_text(trigger, language).words} = {_meaning(trigger, language)}" for trigger in Trigger]
    labels += [f"{name} = {reminder_text(name, language).words}" for name in sorted(REMINDERS)]
    cards = [_card(card, card_text(card, language)) for card in CARDS.values()]
    return "\n".join([*labels, "", *cards])


def _meaning(trigger: Trigger, language: str) -> str:
    return Phrase.parse(texts(language).say(f"cards-trigger-{trigger.value}.reminder")).words


def _card(card: Card, text: CardText) -> str:
    """A card in lines: its name, its numbers, what it asks for, what it does (a bar between clauses), its icons."""
    clauses = " | ".join(clause.words for clause in text.clauses)
    asked = text.requirement.words if text.requirement else ""
    icons = [icon for phrase in (text.requirement, text.effect) if phrase for icon in phrase.icons]
    lines = [
        f"{card.id} {text.name}{f' ({text.place})' if text.place else ''}",
        ", ".join(phrase.words for phrase in (text.kind, *text.figures)),
        asked,
        f"[{text.trigger.words}] {clauses}".rstrip(),
        f"icons: {' '.join(icons)}" if icons else "",
    ]
    return "\n    ".join(filter(None, lines)) + "\n"


def write() -> None:
    for language in LANGUAGES:
        golden_file(language).write_text(golden_text(language), encoding="utf-8")


if __name__ == "__main__":
    write()
