"""How a card is written down: `city("C6", "Ollantaytambo", "Peru", On(2, knowledge=2, vp=2), timeline(...))`."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from digsite.ancient_knowledge.cards.card import Builder, Technology
from digsite.ancient_knowledge.vocabulary import Condition, Kind, Sentence, TechnologyKind, Trigger

Ability: TypeAlias = tuple[Trigger, tuple[Sentence, ...]]


def immediate(*effect: Sentence) -> Ability:
    return Trigger.IMMEDIATE, effect


def anytime(*effect: Sentence) -> Ability:
    return Trigger.ANYTIME, effect


def timeline(*effect: Sentence) -> Ability:
    return Trigger.TIMELINE, effect


def decline(*effect: Sentence) -> Ability:
    return Trigger.DECLINE, effect


def endgame(*effect: Sentence) -> Ability:
    return Trigger.ENDGAME, effect


class On(msgspec.Struct, frozen=True):
    """The numbers printed on a monument, first its start space."""

    start: int
    knowledge: int
    vp: int
    cost: int = 0
    locked: bool = False
    starter_set: int = 0


def _monument(kind: Kind) -> Callable[[str, str, str, On, Ability], Builder]:
    def declare(name: str, title: str, place: str, on: On, ability: Ability) -> Builder:
        return Builder(
            name, title, place=place, kind=kind, trigger=ability[0], effect=ability[1], **msgspec.structs.asdict(on)
        )

    return declare


city = _monument(Kind.CITY)
megalith = _monument(Kind.MEGALITH)
pyramid = _monument(Kind.PYRAMID)


def artefact(name: str, title: str, place: str, ability: Ability, *, cost: int = 0, starter_set: int = 0) -> Builder:
    trigger, effect = ability
    return Builder(
        name,
        title,
        place=place,
        kind=Kind.ARTEFACT,
        cost=cost,
        starter_set=starter_set,
        trigger=trigger,
        effect=effect,
    )


def level_1(
    name: str, title: str, kind: TechnologyKind, ability: Ability, *, requires: Condition | None = None
) -> Technology:
    trigger, effect = ability
    return Technology(name, title, level=1, kind=kind, requires=requires, trigger=trigger, effect=effect)


def level_2(name: str, title: str, kind: TechnologyKind, *, vp: int, requires: Condition | None = None) -> Technology:
    return Technology(name, title, level=2, kind=kind, requires=requires, trigger=Trigger.ENDGAME, vp=vp)
