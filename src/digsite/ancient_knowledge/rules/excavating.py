"""Excavate: rotate monuments of the past and draw for them (rulings 44-46, 102, 103, 105)."""

from collections.abc import Iterable

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import Rotated
from digsite.ancient_knowledge.reckoning.counting import Test, holds_of
from digsite.ancient_knowledge.rules.drawing import draw
from digsite.ancient_knowledge.rules.effects import Cause, Effects, Offer
from digsite.ancient_knowledge.rules.pools import push_pool
from digsite.ancient_knowledge.state import KnowledgeState, Pending, Question
from digsite.ancient_knowledge.vocabulary import DrawPerRotated, Excavating, ReplaceDraw, Whenever
from digsite.core import Action, Seat

DRAWN_PER_ROTATED = 2

_EXCAVATING = {
    card.id: (card.clauses[0].verb, holds_of(sentence.occasion.condition) if sentence.occasion.condition else None)
    for card in BUILDERS.values()
    for sentence in card.effect
    if isinstance(sentence, Whenever) and isinstance(sentence.occasion, Excavating)
}
"""Artefacts that have to do with an excavate: what they begin with, and to which excavate actions they react."""
_DRAWING = {card: verb.number for card, (verb, _) in _EXCAVATING.items() if isinstance(verb, DrawPerRotated)}
"""Those that change how much is drawn for each rotated monument."""
_REPLACING = {card: test for card, (verb, test) in _EXCAVATING.items() if isinstance(verb, ReplaceDraw)}
"""Those that may replace the draw."""
_REACTING = {
    card: test for card, (verb, test) in _EXCAVATING.items() if card not in _DRAWING and card not in _REPLACING
}
"""Those that act after the draw."""


def only_draws(artefacts: Iterable[str]) -> bool:
    """Whether an excavate would do nothing but draw: no artefact acts instead or afterwards."""
    return not any(card in _REPLACING or card in _REACTING for card in artefacts)


class MonumentsToRotate(Question, frozen=True, tag="monuments-to-rotate"):
    """How many upright monuments of the past to rotate, at least one; which ones is of no consequence."""

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.amount(seat, number) for number in range(1, state.seats[seat].upright + 1)]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Amount:
            state.seats[state.turn].rotated += action.amount
            state.emit(Rotated(seat=state.turn, number=action.amount))
            state.stack.append(ExcavateReactions(action.amount))
            state.stack.append(ExcavateDraw(action.amount))
            for card in _applicable(state, _REPLACING, action.amount):
                state.stack.append(Effects(card))


def _applicable(state: KnowledgeState, cards: dict[str, Test | None], rotated: int) -> list[str]:
    player = state.seats[state.turn]
    return [
        card
        for card, test in cards.items()
        if card in player.artefacts and (test is None or test(state, player, card, rotated))
    ]


class ExcavateDraw(Pending, frozen=True, tag="excavate-draw"):
    """The cards are drawn as one lump."""

    rotated: int

    def run(self, state: KnowledgeState) -> None:
        each = DRAWN_PER_ROTATED
        cause: Cause = (None, None)
        for card in state.seats[state.turn].artefacts:
            if card in _DRAWING:
                each, cause = _DRAWING[card], (card, 0)
        draw(state, state.turn, each * self.rotated, cause)


class ExcavateReactions(Pending, frozen=True, tag="excavate-reactions"):
    """What an excavate sets off, after the draw."""

    rotated: int

    def run(self, state: KnowledgeState) -> None:
        push_pool(state, _applicable(state, _REACTING, self.rotated))


def perform_replace_draw(state: KnowledgeState, effect: Effects, verb: ReplaceDraw, optional: bool) -> None:
    if optional:
        state.stack.append(Offer(effect.card))
    else:
        # The draw lies right under this effect.
        del state.stack[-2]
