"""The text of a card, made from its declaration: what it is, when it acts, what it asks for and what it does."""

from functools import cache

import msgspec

from digsite.ancient_knowledge.cards import Builder, Card, Technology
from digsite.ancient_knowledge.wording.card_names import card_name, place_name
from digsite.ancient_knowledge.wording.labels import kind_text, reminder_text, trigger_text
from digsite.ancient_knowledge.wording.phrase import Phrase
from digsite.ancient_knowledge.wording.reminders import reminders_of
from digsite.ancient_knowledge.wording.sentences import spoken_clauses
from digsite.ancient_knowledge.wording.speaker import Speaker
from digsite.texts import texts


class CardText(msgspec.Struct, frozen=True):
    """Everything there is to read on a card, in one language."""

    name: str
    place: str | None
    """None for technologies."""
    kind: Phrase
    figures: tuple[Phrase, ...]
    """What is printed as numbers: start space, knowledge, points, cost; the level of a technology."""
    requirement: Phrase | None
    """What a technology asks for, if anything."""
    trigger: Phrase
    """The label that tells when the card acts."""
    clauses: tuple[Phrase, ...]
    """`clauses[i]` tells `card.clauses[i]`, which is what events name. Technologies of level 2 have none."""
    reminders: tuple[Phrase, ...]
    words: str
    """The whole card as it is read aloud, for a terminal or a screen reader; without the reminders."""

    @property
    def effect(self) -> Phrase:
        """All clauses."""
        return Phrase.parse(" ".join(clause.marked for clause in self.clauses))


@cache
def card_text(card: Card, language: str) -> CardText:
    """What there is to read on that card."""
    if not isinstance(card, Builder | Technology):
        raise TypeError(f"expected a builder card or a technology, got {card!r}")
    speaker = Speaker(texts(language))
    name = card_name(card, language)
    place = place_name(card, language) if isinstance(card, Builder) else None
    kind = kind_text(card.kind, language)
    figures = tuple(map(Phrase.parse, _figures(card, speaker)))
    requirement = _requirement(card, speaker)
    trigger = trigger_text(card.trigger, language)
    clauses = tuple(map(Phrase.parse, spoken_clauses(card.effect, speaker)))
    whole = [
        _sentence(name if place is None else f"{name}, {place}"),
        _sentence(", ".join(phrase.words for phrase in (kind, *figures))),
        requirement.words if requirement else "",
        _spoken_effect(trigger, clauses, speaker),
    ]
    return CardText(
        name=name,
        place=place,
        kind=kind,
        figures=figures,
        requirement=requirement,
        trigger=trigger,
        clauses=clauses,
        reminders=tuple(reminder_text(reminder, language) for reminder in reminders_of(card)),
        words=" ".join(filter(None, whole)),
    )


def _figures(card: Builder | Technology, speaker: Speaker) -> list[str]:
    """The printed numbers; one that is 0 is not worth a word."""
    if isinstance(card, Technology):
        printed = {"level": card.level, "vp": card.vp}
        locked = False
    else:
        printed = {"start": card.start or 0, "knowledge": card.knowledge, "vp": card.vp, "cost": card.cost}
        locked = card.locked
    figures = [speaker.say(f"cards-figure-{name}", number=number) for name, number in printed.items() if number]
    return [*figures, speaker.say("cards-figure-locked")] if locked else figures


def _requirement(card: Card, speaker: Speaker) -> Phrase | None:
    if not isinstance(card, Technology) or card.requires is None:
        return None
    return Phrase.parse(speaker.say("cards-requirement", condition=speaker.condition(card.requires)))


def _spoken_effect(trigger: Phrase, clauses: tuple[Phrase, ...], speaker: Speaker) -> str:
    if not clauses:
        return ""
    effect = " ".join(clause.words for clause in clauses)
    return speaker.say("cards-effect", trigger=trigger.words, effect=effect)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."
