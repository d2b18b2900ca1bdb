"""A created card enters play, and what that sets off (rulings 15, 21-26)."""

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import Created
from digsite.ancient_knowledge.player import KIND, Player
from digsite.ancient_knowledge.reckoning.counting import amount_of, holds_of
from digsite.ancient_knowledge.rules.effects import CONDITIONS, cause_of
from digsite.ancient_knowledge.rules.pools import push_pool
from digsite.ancient_knowledge.state import KnowledgeState, Pending
from digsite.ancient_knowledge.vocabulary import Creating, EaseEntry, EnterLess, Trigger, Whenever

_EASING = {
    card.id: (clause.verb, CONDITIONS.get(card.id))
    for card in BUILDERS.values()
    for clause in card.clauses
    if isinstance(clause.verb, EaseEntry)
}
"""Cards that let others enter with less knowledge, and the condition for it."""

_ENTERING = {
    card.id: (clause.verb, holds_of(clause.verb.condition) if clause.verb.condition else None)
    for card in BUILDERS.values()
    for clause in card.clauses
    if isinstance(clause.verb, EnterLess)
}
"""Cards that enter with less knowledge themselves, and the condition for it."""

_ACTS_AT_ONCE = {
    card.id for card in BUILDERS.values() if card.trigger is Trigger.IMMEDIATE and card.id not in _ENTERING
}
"""Cards with something to do when they enter play."""

_ON_CREATE = {
    card.id: (sentence.occasion, holds_of(sentence.occasion.condition) if sentence.occasion.condition else None)
    for card in BUILDERS.values()
    for sentence in card.effect
    if isinstance(sentence, Whenever) and isinstance(sentence.occasion, Creating)
}
"""Cards that react to a create: to which, and the condition for it."""


def entering_knowledge(state: KnowledgeState, player: Player, card: str) -> int:
    """The printed amount less all reductions; a card never reduces itself."""
    built = BUILDERS[card]
    less = 0
    own = _ENTERING.get(card)
    if own is not None and (own[1] is None or own[1](state, player, card, 0)):
        less += amount_of(own[0].less, state, player, card)
    for other in player.places:
        if other in _EASING and other != card:
            easing, test = _EASING[other]
            if easing.kind.includes(built.kind) and (test is None or test(state, player, other, 0)):
                less += easing.less
    return max(0, built.knowledge - less)


class Entering(Pending, frozen=True, tag="entering"):
    """The card is paid for: it enters play."""

    card: str
    space: int | None = None

    @property
    def cards_held(self) -> tuple[str, ...]:
        return (self.card,)

    def run(self, state: KnowledgeState) -> None:
        card, space, player = self.card, self.space, state.seats[state.turn]
        by, clause = cause_of(state)
        knowledge = 0
        if space is None:
            player.artefacts.append(card)
        else:
            knowledge = entering_knowledge(state, player, card)
            player.place(card, space, knowledge)
        state.emit(Created(seat=state.turn, card=card, space=space, knowledge=knowledge, by=by, clause=clause))
        push_pool(state, _set_off(state, player, self, by))


def _set_off(state: KnowledgeState, player: Player, created: Entering, granter: str | None) -> list[str]:
    """The card's own effect and those of the cards that react to its creation."""
    own = [created.card] if created.card in _ACTS_AT_ONCE else []
    return own + [
        card
        for card in player.places
        if card in _ON_CREATE and card != created.card and _reacts(state, player, card, created, granter)
    ]


def _reacts(state: KnowledgeState, player: Player, card: str, created: Entering, granter: str | None) -> bool:
    occasion, test = _ON_CREATE[card]
    if not occasion.kind.includes(KIND[created.card]) or (occasion.spaces and created.space not in occasion.spaces):
        return False
    if occasion.not_by_this and granter == card:
        return False
    return test is None or test(state, player, card, 0)
