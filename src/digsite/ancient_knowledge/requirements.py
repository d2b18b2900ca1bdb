"""Whether a player meets the requirement of a technology (rulings 32, 91)."""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.counting import Test, holds_of
from digsite.ancient_knowledge.vocabulary import All, AtLeast, Condition, LowerRequirement

if TYPE_CHECKING:
    from digsite.ancient_knowledge.player import Player
    from digsite.ancient_knowledge.state import KnowledgeState

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


def _tests(less: int) -> dict[str, tuple[Test, ...]]:
    """For each technology with a requirement: it is met if one of the tests holds."""
    return {
        card.id: tuple(holds_of(way) for way in (_lowered(card.requires, less) if less else [card.requires]))
        for card in TECHNOLOGIES.values()
        if card.requires is not None
    }


_TESTS = {less: _tests(less) for less in (0, *_LOWERING.values())}


def fits(state: "KnowledgeState", player: "Player", technology: str) -> bool:
    """Whether that player may learn that technology now."""
    tests = _TESTS[0].get(technology)
    if tests is None or tests[0](state, player, technology, 0):
        return True
    for card, less in _LOWERING.items():
        if card in player.cells:
            return any(test(state, player, technology, 0) for test in _TESTS[less][technology])
    return False
