"""Whether a player meets the requirement of a technology (rulings 32, 91)."""

from collections.abc import Iterable

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.reckoning.counting import Test, holds_of
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


def _tests(less: int) -> dict[str, Test]:
    """Whether the requirement of each technology is met, one number of which is lowered."""
    return {
        card.id: holds_of(*(_lowered(card.requires, less) if less else [card.requires])) if card.requires else _nothing
        for card in TECHNOLOGIES.values()
    }


def _nothing(state: KnowledgeState, player: Player, this: str, tally: int) -> bool:
    """Nothing is required."""
    return True


_PRINTED = _tests(0)
_EASED = {card: _tests(less) for card, less in _LOWERING.items()}


def fitting(state: KnowledgeState, player: Player, technologies: Iterable[str]) -> list[str]:
    """Those of the technologies that this player may learn now."""
    met = _PRINTED
    for card, eased in _EASED.items():
        if card in player.cells:
            met = eased
    return [technology for technology in technologies if met[technology](state, player, technology, 0)]
