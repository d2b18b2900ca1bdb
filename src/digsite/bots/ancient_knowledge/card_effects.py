"""What the cards declare, sorted by the moment at which a bot reckons with it."""

from typing import NamedTuple

from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES
from digsite.ancient_knowledge.vocabulary import (
    Condition,
    DestroyThis,
    If,
    May,
    Occasion,
    Score,
    Sentence,
    Trigger,
    Verb,
    Whenever,
)


class Effect(NamedTuple):
    """Verbs with what they hang on. A price (`may a -> b`) is among the verbs."""

    verbs: tuple[Verb, ...]
    condition: Condition | None = None
    occasion: Occasion | None = None


def _verbs(sentences: tuple[Verb | May, ...]) -> tuple[Verb, ...]:
    found: list[Verb] = []
    for sentence in sentences:
        if isinstance(sentence, May):
            found += [sentence.verb, *([sentence.then] if sentence.then else [])]
        else:
            found.append(sentence)
    return tuple(found)


def _effect(sentence: Sentence) -> Effect:
    if isinstance(sentence, If):
        return Effect(_verbs(sentence.clauses), condition=sentence.condition)
    if isinstance(sentence, Whenever):
        return Effect(_verbs(sentence.clauses), occasion=sentence.occasion)
    return Effect(_verbs((sentence,)))


EFFECTS: dict[str, tuple[Effect, ...]] = {
    card.id: tuple(_effect(sentence) for sentence in card.effect) for card in CARDS.values()
}
"""Every card's effects."""


def _acting(trigger: Trigger) -> dict[str, tuple[Effect, ...]]:
    return {card.id: EFFECTS[card.id] for card in BUILDERS.values() if card.trigger is trigger}


AT_ONCE = _acting(Trigger.IMMEDIATE)
ANYTIME = _acting(Trigger.ANYTIME)
EACH_TURN = _acting(Trigger.TIMELINE)
ON_DECLINE = _acting(Trigger.DECLINE)

SCORES: dict[str, tuple[Score, ...]] = {
    card.id: tuple(clause.verb for clause in card.clauses if isinstance(clause.verb, Score))
    for card in BUILDERS.values()
    if card.trigger is Trigger.ENDGAME
}
"""Points at the end, by card."""

ALL_OR_NOTHING = {
    card for card, effects in ON_DECLINE.items() if any(isinstance(effect.verbs[0], DestroyThis) for effect in effects)
}
"""Monuments that are destroyed if they decline with knowledge on them."""

USED_UP = {
    card for card, effects in EACH_TURN.items() if any(isinstance(effect.verbs[0], DestroyThis) for effect in effects)
}
"""Artefacts whose effect destroys them: it acts once."""

VP: dict[str, int] = {card.id: card.vp for card in BUILDERS.values()} | {
    card.id: card.vp for card in TECHNOLOGIES.values()
}
"""Printed points, of technologies too."""
