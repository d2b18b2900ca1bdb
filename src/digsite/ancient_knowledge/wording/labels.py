"""The names of kinds and triggers, and the rules in short that cards remind of."""

from digsite.ancient_knowledge.vocabulary import Kind, TechnologyKind, Trigger
from digsite.ancient_knowledge.wording.phrase import Icon, Phrase
from digsite.texts import texts


def kind_text(kind: Kind | TechnologyKind, language: str) -> Phrase:
    """The name of a kind of cards."""
    text = "cards-kind" if isinstance(kind, Kind) else "cards-technology-kind"
    return Phrase.parse(texts(language).say(text, kind=kind.value))


def trigger_text(trigger: Trigger, language: str) -> Phrase:
    """The label of a moment at which cards act."""
    return Phrase((Icon(trigger.value, texts(language).say(f"cards-trigger-{trigger.value}")),))


def reminder_text(name: str, language: str) -> Phrase:
    """A rule in short, by its name in `reminders`."""
    return Phrase.parse(texts(language).say(f"cards-reminder-{name}"))
