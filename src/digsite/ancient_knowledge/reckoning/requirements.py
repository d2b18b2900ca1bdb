"""Whether a player meets the requirement of a technology (rulings 32, 91)."""

from collections.abc import Iterable
from typing import TypeAlias

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.reckoning.counting import Bound, bounds_of
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import All, AtLeast, Condition, LowerRequirement

_LOWERING = {
    card.id: clause.verb.less
    for card in BUILDERS.values()
    for clause in card.clauses
    if isinstance(clause.verb, LowerRequirement)
}
"""Cards that lower a number of a requirement, and by how much."""


def _lowered(condition: Condition, less: int) -> list[Condition]:
    """The requirement with one of its numbers lowered, in every way. An upper limit gains nothing from it."""
    if isinstance(condition, AtLeast):
        return [AtLeast(condition.count, max(0, condition.number - less))]
    if not isinstance(condition, All):
        return [condition]
    ways: list[Condition] = [condition]
    for place, part in enumerate(condition.conditions):
        if isinstance(part, AtLeast):
            (eased,) = _lowered(part, less)
            parts = (*condition.conditions[:place], eased, *condition.conditions[place + 1 :])
            ways.append(All(parts))  # type: ignore[arg-type]
    return ways


Ways: TypeAlias = tuple[tuple[Bound, ...], ...]
"""One of them must be met."""


def _ways(less: int) -> dict[str, Ways]:
    """The ways to meet the requirement of each technology, one number of which is lowered."""
    return {
        card.id: ((),)
        if card.requires is None
        else tuple(bounds_of(way) for way in (_lowered(card.requires, less) if less else [card.requires]))
        for card in TECHNOLOGIES.values()
    }


_PRINTED = _ways(0)
_EASED = {card: _ways(less) for card, less in _LOWERING.items()}


def fitting(state: KnowledgeState, player: Player, technologies: Iterable[str]) -> list[str]:
    """Those of the technologies that this player may learn now."""
    requirements = _PRINTED
    for card, eased in _EASED.items():
        if card in player.cells:
            requirements = eased
    found = []
    for technology in technologies:
        for bounds in requirements[technology]:
            for counter, low, high in bounds:
                if not low <= counter(state, player, technology, 0) <= high:
                    break
            else:
                found.append(technology)
                break
    return found
