"""How verbs are carried out: one table, filled by the modules that know how.

`performs(Draw)` marks the function that does it, `possible(Draw)` the one that tells, from what everybody can see,
whether it could do anything now; where that hangs on secret cards, `feasible` tells what the owner knows besides.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.rules.counting import Test, holds_of
from digsite.ancient_knowledge.vocabulary import If

if TYPE_CHECKING:
    from digsite.ancient_knowledge.player import Player
    from digsite.ancient_knowledge.rules.effects import Effects
    from digsite.ancient_knowledge.state import KnowledgeState

Perform: TypeAlias = Callable[["KnowledgeState", "Effects", Any, bool], None]
"""(state, the effect on top of the stack, the verb, whether the owner may refuse)"""
Possible: TypeAlias = Callable[["KnowledgeState", "Player", str, Any], bool]
"""(state, the owner, the card, the verb)"""

F = TypeVar("F", bound=Callable[..., Any])

PERFORM: dict[type, Perform] = {}
POSSIBLE: dict[type, Possible] = {}
_FEASIBLE: dict[type, Possible] = {}

# What a card's effect hangs on as a whole: tested when it is about to be resolved (ruling 13).
CONDITIONS: dict[str, Test] = {
    card.id: holds_of(sentence.condition)
    for card in CARDS.values()
    for sentence in card.effect
    if isinstance(sentence, If)
}
OPTIONAL = {card.id for card in CARDS.values() if card.clauses and card.clauses[0].optional}
"""Cards whose whole effect the owner may leave."""


def performs(verb: type) -> Callable[[F], F]:
    return _registers(PERFORM, verb)


def possible(verb: type) -> Callable[[F], F]:
    return _registers(POSSIBLE, verb)


def feasible(verb: type) -> Callable[[F], F]:
    return _registers(_FEASIBLE, verb)


def _registers(table: dict[type, Any], verb: type) -> Callable[[F], F]:
    def register(function: F) -> F:
        table[verb] = function
        return function

    return register


def can_act(state: "KnowledgeState", player: "Player", card: str) -> bool:
    """Whether the card's effect could do anything now, as everybody can see."""
    test = CONDITIONS.get(card)
    if test is not None and not test(state, player, card, 0):
        return False
    return any(
        POSSIBLE[type(clause.verb)](state, player, card, clause.verb)
        for clause in CARDS[card].clauses
        if not clause.linked
    )


def is_open_to(state: "KnowledgeState", player: "Player", card: str) -> bool:
    """Whether the owner, who knows the secret cards too, can use an effect that is possible as far as others see."""
    verb = CARDS[card].clauses[0].verb
    test = _FEASIBLE.get(type(verb))
    return test is None or test(state, player, card, verb)
